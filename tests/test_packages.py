"""What is published holds everything: wheel, sdist and container."""

from __future__ import annotations

import inspect
import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from email.message import Message
from email.parser import HeaderParser
from pathlib import Path

import pytest
from tests.server.server_running import Server

from quartier.cli.serve import serve

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "quartier"
README = (ROOT / "README.md").read_text("utf-8")


def build(tree: Path, to: Path, target: str) -> subprocess.CompletedProcess[str]:
    """Build with no program to be found: neither Node nor git is needed."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(to), "-t", target]
    # Here the libraries of this machine are enough.
    given = {"PATH": "", "QUARTIER_MACHINES": "some"}
    return subprocess.run(command, cwd=tree, env=given, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an sdist, unpacked too, and the wheels of the tree and of the sdist."""
    folder = tmp_path_factory.mktemp("dist")
    for target in ("sdist", "wheel"):
        done = build(ROOT, folder, target)
        assert done.returncode == 0, done.stderr
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    done = build(next((folder / "unpacked").iterdir()), folder / "again", "wheel")
    assert done.returncode == 0, done.stderr
    return folder


def names(folder: Path) -> set[str]:
    """The files in a folder's wheel."""
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        return set(wheel.namelist())


def test_the_wheel_has_every_file_of_the_package(built: Path) -> None:
    files = {path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*") if path.is_file()}
    # The page has its modules itself.
    modules = {file for file in files if file.startswith("quartier/libraries/") and file.endswith(".wasm")}
    wanted = {file for file in files - modules if "__pycache__" not in file}
    assert modules
    assert {file for file in names(built) if ".dist-info/" not in file} == wanted


@pytest.mark.parametrize(
    "needed",
    [
        "quartier/libraries/manifest.json",
        "quartier/server/static/index.html",
        "quartier/server/static/index.html.br",
        "quartier/server/static/index.html.gz",
        "quartier/server/static/licences.txt",
        "quartier/games/cities/data/house.txt",
        "quartier/games/skylines/texts/nl.ftl",
        "quartier/texts/de.ftl",
        "quartier/examples/play_a_bot.py",
        "quartier/examples/hamlet/texts/nl.ftl",
        "quartier/py.typed",
    ],
)
def test_the_wheel_has_page_data_texts_and_example(built: Path, needed: str) -> None:
    assert needed in names(built)


def test_the_sdist_builds_the_same_wheel_without_node(built: Path) -> None:
    assert names(built / "again") == names(built)


def unbuilt(to: Path) -> Path:
    """A tree without the page."""
    shutil.copytree(PACKAGE, to / "src" / "quartier", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, to)
    return to


def test_a_wheel_without_the_page_is_not_built(tmp_path: Path) -> None:
    done = build(unbuilt(tmp_path), tmp_path / "dist", "wheel")
    assert done.returncode != 0
    assert "make page" in done.stderr
    assert not list(tmp_path.glob("dist/*.whl"))


def test_a_wheel_that_lacks_the_libraries_of_a_machine_is_not_built(tmp_path: Path) -> None:
    tree = unbuilt(tmp_path / "tree")
    shutil.copytree(PACKAGE / "server" / "static", tree / "src/quartier/server/static")
    for library in (tree / "src/quartier/libraries").glob("*-linux-aarch64.so"):
        library.unlink()
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(tmp_path / "dist"), "-t", "wheel"]
    done = subprocess.run(command, cwd=tree, env={"PATH": ""}, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "linux-aarch64.so" in done.stderr
    assert "make libraries" in done.stderr
    assert not list(tmp_path.glob("dist/*.whl"))
    done = build(tree, tmp_path / "dist", "wheel")
    assert done.returncode == 0, done.stderr
    shutil.rmtree(tree / "src/quartier/libraries")
    assert "make libraries" in build(tree, tmp_path / "other", "wheel").stderr, "none at all is not enough for anybody"


def test_a_wheel_whose_page_runs_other_kernels_is_not_built(tmp_path: Path) -> None:
    tree = unbuilt(tmp_path / "tree")
    shutil.copytree(PACKAGE / "server" / "static", tree / "src/quartier/server/static")
    assets = tree / "src/quartier/server/static/assets"
    for module in assets.glob("*.wasm"):
        module.unlink()
    for module in (tree / "src/quartier/libraries").glob("*.wasm"):
        shutil.copy(module, assets / f"{module.stem}-D2xGYbBe.wasm")
    assert build(tree, tmp_path / "dist", "wheel").returncode == 0
    module = next(assets.glob("tangram-*.wasm"))
    module.rename(assets / "tangram-0123456789abcdef-wasm32-D2xGYbBe.wasm")
    done = build(tree, tmp_path / "other", "wheel")
    assert done.returncode != 0
    assert "build it with `make page`" in done.stderr
    assert not list(tmp_path.glob("other/*.whl"))


def test_a_clone_is_installed_before_its_page_is_built(tmp_path: Path) -> None:
    done = build(unbuilt(tmp_path), tmp_path / "dist", "wheel:editable")
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def metadata(built: Path) -> Message:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        return HeaderParser().parsestr(wheel.read(name).decode())


def test_the_metadata_is_complete(metadata: Message, built: Path) -> None:
    assert metadata["Author"] == "The Quartier developers"
    assert metadata["License-Expression"] == "Apache-2.0"
    assert metadata.get_all("License-File") == ["LICENSE"]
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names(built))
    assert metadata["Requires-Python"] == ">=3.11"
    classifiers = metadata.get_all("Classifier", [])
    for version in ("3.11", "3.12", "3.13", "3.14"):
        assert f"Programming Language :: Python :: {version}" in classifiers
    assert metadata["Keywords"]


def test_the_readme_of_the_packages_has_no_link_that_needs_the_tree(metadata: Message) -> None:
    text = str(metadata.get_payload())
    assert text.startswith("# Quartier\n")
    assert "pip install quartier" in text
    assert "Cities (`docs/games/cities.md`)" in text
    targets = re.findall(r"\]\(([^)]*)\)", text)
    assert [target for target in targets if not target.startswith(("https://", "#"))] == []


def test_every_link_of_the_readme_leads_somewhere_in_the_tree() -> None:
    targets = [target for target in re.findall(r"\]\(([^)]*)\)", README) if not target.startswith("https://")]
    assert len(targets) > 10
    assert [target for target in targets if not (ROOT / target).exists()] == []


def instructions() -> Iterator[tuple[str, str]]:
    """The lines of the Containerfile, continued ones put together."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Containerfile").read_text("utf-8"), flags=re.MULTILINE)
    for line in text.replace("\\\n", "").splitlines():
        if line.strip():
            word, _, rest = line.partition(" ")
            yield word, rest.strip()


CONTAINER = dict(instructions())


def test_the_container_runs_as_nobody_special_and_keeps_its_data_in_a_volume() -> None:
    assert CONTAINER["USER"] not in ("root", "0")
    assert f"useradd --system --uid 10001 --no-create-home {CONTAINER['USER']}" in CONTAINER["RUN"]
    command = json.loads(CONTAINER["CMD"])
    assert command[command.index("--data") + 1] == CONTAINER["VOLUME"]


def test_the_container_can_draw_print_keep_in_postgresql_and_tell_people_by_push() -> None:
    assert "[pictures,postgres,print,push]" in CONTAINER["RUN"]


def test_the_container_serves_with_options_that_exist_on_the_port_that_it_names() -> None:
    assert json.loads(CONTAINER["ENTRYPOINT"]) == ["quartier"]
    verb, *options = json.loads(CONTAINER["CMD"])
    assert verb == "serve"
    parameters = inspect.signature(serve).parameters
    assert {name[2:].replace("-", "_") for name in options if name.startswith("--")} <= set(parameters)
    assert str(parameters["port"].default) == CONTAINER["EXPOSE"]


def check_health(port: int) -> int:
    """Run the container's own check against a port of this machine."""
    program, *arguments = json.loads(CONTAINER["HEALTHCHECK"].partition("CMD ")[2])
    assert program == "python"
    arguments = [argument.replace(f":{CONTAINER['EXPOSE']}/", f":{port}/") for argument in arguments]
    return subprocess.run([sys.executable, *arguments], capture_output=True, check=False).returncode


def test_the_container_is_healthy_while_its_server_answers(tmp_path: Path) -> None:
    server = Server(tmp_path)
    assert check_health(server.port) == 0
    server.stop()
    assert check_health(server.port) != 0
