"""How pictures become files: SVG as it is, PNG and animated WebP drawn from it by resvg and Pillow.

>>> kind_of("city.PNG"), kind_of("city")
('png', '')
"""

from __future__ import annotations

import importlib.util
import io
from pathlib import Path

from quartier.core.errors import BadOption
from quartier.pictures.animation import Film, Told
from quartier.pictures.lettering import FONTS
from quartier.pictures.placing import Size

KINDS = ("svg", "png", "webp")
"""The files that there are, by the endings of their names."""
MEDIA = {"svg": "image/svg+xml", "png": "image/png", "webp": "image/webp"}
SMALLER = 2 / 3
"""How large an animation is beside a still picture: messengers show it small, and it has many frames."""
QUALITY = 82


def kind_of(name: str) -> str:
    """The ending of a file's name."""
    return Path(name).suffix[1:].lower()


def check_installed() -> None:
    """Whether there is what draws pixels."""
    if any(importlib.util.find_spec(module) is None for module in ("resvg_py", "PIL")):
        raise BadOption("wrong-picture-extra")


def as_png(document: str, size: Size) -> bytes:
    """A document as it looks, in pixels."""
    import resvg_py

    return resvg_py.svg_to_bytes(
        svg_string=document,
        width=size.width,
        height=size.height,
        font_files=[str(path) for path in FONTS.values()],
        sans_serif_family="Nunito",
    )


def as_webp(shown: Film, told: Told = lambda done, frames: None) -> bytes:
    """A film as an animated picture that goes on for ever."""
    from PIL import Image

    measure = shown.scene.look.measure
    size = Size(round(measure.width * SMALLER), round(measure.height * SMALLER))
    pictures = []
    for done, slots in enumerate(shown.frames):
        told(done, len(shown.frames))
        drawn = as_png(shown.scene.document(slots), size)
        pictures.append(Image.open(io.BytesIO(drawn)).convert("RGB"))
    file = io.BytesIO()
    pictures[0].save(
        file,
        "WEBP",
        save_all=True,
        append_images=pictures[1:],
        duration=shown.milliseconds,
        loop=0,
        quality=QUALITY,
        method=2,
        minimize_size=False,
    )
    told(len(shown.frames), len(shown.frames))
    return file.getvalue()
