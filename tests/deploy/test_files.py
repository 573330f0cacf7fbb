"""The files for operators are what their programs read, and name options and figures that there are."""

from __future__ import annotations

import importlib
import importlib.resources
import json
import re
import shutil
import subprocess
import types
import typing
from collections.abc import Hashable, Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
import yaml
from tests.deploy.nginx_running import DEPLOY

from quartier.cli.main import app
from quartier.server.metrics import Metrics

UNITS = sorted((DEPLOY / "systemd").iterdir())
MANIFESTS = sorted((DEPLOY / "kubernetes").glob("*.yaml"))
YAMLS = sorted(DEPLOY.rglob("*.yaml"))
EXPOSURE = 20
"""What systemd says a unit may do to the machine, in tenths: 100 is everything, and 20 what it calls OK."""


class Strict(yaml.SafeLoader):  # type: ignore[misc]
    """YAML in which a key stands once."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        keys = [self.construct_object(key, deep=True) for key, _ in node.value if key.value != "<<"]
        assert len(keys) == len(set(keys)), f"a key stands twice: {node.start_mark}"
        return super().construct_mapping(node, deep)


def documents(path: Path) -> list[Any]:
    """What stands in a YAML file."""
    return list(yaml.load_all(path.read_text(), Strict))


# What programs read them


def test_compose_is_what_its_specification_says() -> None:
    text = (
        importlib.resources.files("check_jsonschema.builtin_schemas.vendor").joinpath("compose-spec.json").read_text()
    )
    validator = jsonschema_rs.validator_for(json.loads(text))
    (composed,) = documents(DEPLOY / "compose.yaml")
    assert [str(error) for error in validator.iter_errors(composed)] == []
    broken = {**composed, "services": {"server-1": {"imag": "quartier"}}}
    assert not validator.is_valid(broken)


def model_of(api: str, kind: str) -> type:
    """The class of a kind of object, made from Kubernetes' own description of its interface."""
    group, _, version = api.rpartition("/")
    module = importlib.import_module(f"lightkube.models.{group.partition('.')[0] or 'core'}_{version}")
    found: type = getattr(module, kind)
    return found


def unknown(value: Any, wanted: Any, at: str) -> Iterator[str]:
    """The fields of a value that its type does not have."""
    origin, arguments = typing.get_origin(wanted), typing.get_args(wanted)
    if origin in (typing.Union, types.UnionType):
        yield from min((list(unknown(value, one, at)) for one in arguments if one is not type(None)), key=len)
    elif origin is list:
        for number, one in enumerate(value):
            yield from unknown(one, arguments[0], f"{at}[{number}]")
    elif isinstance(wanted, type) and issubclass(wanted, msgspec.Struct):
        fields = {field.encode_name: field.type for field in msgspec.structs.fields(wanted)}
        for key, inner in value.items():
            if key in fields:
                yield from unknown(inner, fields[key], f"{at}.{key}")
            else:
                yield f"{at}.{key}"


def misfits(manifest: dict[str, Any], model: type) -> list[str]:
    """What Kubernetes would not take, or would pass over: values of another type, fields that are missing or unknown.

    What a text may be (a name, an amount, one of some words) is not described there, and not checked.
    """
    try:
        msgspec.convert(manifest, model)
    except msgspec.ValidationError as error:
        return [str(error)]
    return list(unknown(manifest, model, "$"))


@pytest.mark.parametrize("path", MANIFESTS, ids=lambda path: path.name)
def test_manifests_have_the_fields_that_kubernetes_knows(path: Path) -> None:
    for manifest in documents(path):
        assert misfits(manifest, model_of(manifest["apiVersion"], manifest["kind"])) == []


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("replicas: 3", "replica: 3", "$.spec.replica"),
        ("replicas: 3", "replicas: '3'", "Expected `int | null`, got `str` - at `$.spec.replicas`"),
        ("selector:", "selectors:", "Object missing required field `selector` - at `$.spec`"),
        ("failureThreshold: 60", "failures: 60", "$.spec.template.spec.containers[0].startupProbe.failures"),
        ("drop: [ALL]", "drop: ALL", "got `str`"),
    ],
)
def test_what_kubernetes_would_not_take_is_noticed(old: str, new: str, wrong: str) -> None:
    text = (DEPLOY / "kubernetes" / "quartier.yaml").read_text()
    assert old in text
    broken = next(yaml.load_all(text.replace(old, new, 1), Strict))
    assert wrong in "".join(misfits(broken, model_of("apps/v1", "Deployment")))


def test_what_is_selected_in_kubernetes_is_there() -> None:
    found = [manifest for path in MANIFESTS for manifest in documents(path)]
    pods = {one["metadata"]["name"]: one["spec"]["template"] for one in found if "template" in one.get("spec", {})}
    labels = {pod["metadata"]["labels"]["app"] for pod in pods.values()}
    services = {one["metadata"]["name"] for one in found if one["kind"] == "Service"}
    text = "".join(path.read_text() for path in MANIFESTS)
    assert set(re.findall(r"\{app: ([\w-]+)\}", text)) == labels == services
    assert all(one["metadata"]["namespace"] == "quartier" for one in found)
    # No password is in a file: it comes from a Secret that the operator has made.
    assert not any(one["kind"] == "Secret" for one in found)


def test_units_are_what_systemd_reads_and_may_do_little(tmp_path: Path) -> None:
    for unit in UNITS:
        # systemd looks whether the programs are there.
        text = re.sub(r"/opt/quartier/bin/quartier|/usr/bin/curl", "/bin/true", unit.read_text())
        (tmp_path / unit.name.replace("@", "@8017")).write_text(text)
    paths = sorted(tmp_path.iterdir())
    analyze = shutil.which("systemd-analyze")
    assert analyze, "the tests of the units need systemd-analyze: apt-get install systemd"
    verified = subprocess.run([analyze, "verify", *map(str, paths)], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr) == (0, "")
    for path in paths:
        if path.suffix == ".service":
            command = [analyze, "security", "--offline=true", f"--threshold={EXPOSURE}", str(path)]
            judged = subprocess.run(command, capture_output=True, text=True, check=False)
            assert judged.returncode == 0, judged.stdout[-200:]


def test_the_configuration_of_caddy_is_what_caddy_reads(tmp_path: Path) -> None:
    caddy = shutil.which("caddy")
    assert caddy, "the tests of the proxies need Caddy: apt-get install caddy"
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "caddy" / "Caddyfile")]
    homes = {"HOME": str(tmp_path), "QUARTIER_SERVERS": "10.0.0.1:8017 10.0.0.2:8017"}
    checked = subprocess.run(command, capture_output=True, text=True, check=False, env=homes)
    assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize("path", YAMLS, ids=lambda path: path.name)
def test_files_have_every_key_once(path: Path) -> None:
    assert documents(path)


# What they name


def options_of(command: str) -> set[str]:
    """The options of one of our commands."""
    parameters = app.commands[command].params
    return {option for parameter in parameters for option in (*parameter.opts, *parameter.secondary_opts)}


def test_the_options_that_they_give_to_commands_are_there() -> None:
    given: dict[str, set[str]] = {command: set() for command in ("serve", "backup", "think")}
    for path in (*UNITS, *YAMLS):
        for command, words in re.findall(r"(?m)quartier (serve|backup|think) (.*)$", path.read_text()):
            given[command] |= set(re.findall(r"--[a-z-]+", words))
    for path in (DEPLOY / "compose.yaml", MANIFESTS[1]):
        given["serve"] |= set(re.findall(r"(?m)^ +- (--[a-z-]+)", path.read_text()))
    assert len(given["serve"]) > 5
    for command in given.keys() & app.commands.keys():
        assert given[command] <= options_of(command)


FIGURE = re.compile(r"\b(?:quartier|process)_[a-z_]+\b")


def figures() -> set[str]:
    """All figures of a server, by the names that Prometheus gives them."""
    lines = Metrics().text().decode().splitlines()
    kinds = dict(line.split()[2:4] for line in lines if line.startswith("# TYPE"))
    parts = {"histogram": ("_bucket", "_count", "_sum")}
    return {name + part for name, kind in kinds.items() for part in parts.get(kind, ("",))}


def labels() -> dict[str, set[str]]:
    """The labels of every figure that has some."""
    metrics = Metrics()
    known = metrics._registry._names_to_collectors
    return {name: {*getattr(collector, "_labelnames", ()), "le"} for name, collector in known.items()}


def expressions() -> list[str]:
    """All that is asked of Prometheus."""
    (alerts,) = documents(DEPLOY / "prometheus" / "quartier-alerts.yaml")
    asked = [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    board = json.loads((DEPLOY / "grafana" / "quartier.json").read_text())
    return asked + [target["expr"] for panel in board["panels"] for target in panel["targets"]]


def test_alerts_and_dashboard_ask_for_figures_and_labels_that_there_are() -> None:
    known, labelled = figures(), labels()
    for expression in expressions():
        asked = set(FIGURE.findall(expression))
        assert asked <= known, expression
        assert asked or "up{" in expression
        own = {"job", "instance"}.union(*(labelled.get(name, ()) for name in asked))
        used = set(re.findall(r"(\w+)(?:=~|!~|!=|=)\"", expression))
        for group in re.findall(r"by \(([^)]*)\)", expression):
            used |= {name.strip() for name in group.split(",")}
        assert used <= own, expression


def test_every_figure_of_the_server_is_on_the_dashboard() -> None:
    board = (DEPLOY / "grafana" / "quartier.json").read_text()
    shown = {re.sub(r"_(bucket|count|sum)$", "", name) for name in FIGURE.findall(board)}
    ours = {re.sub(r"_(bucket|count|sum)$", "", name) for name in figures()}
    assert ours - shown == {"process_virtual_memory_bytes"}


def test_every_alert_is_explained() -> None:
    page = (DEPLOY.parent / "docs" / "operate.md").read_text()
    (alerts,) = documents(DEPLOY / "prometheus" / "quartier-alerts.yaml")
    for group in alerts["groups"]:
        for rule in group["rules"]:
            assert f"`{rule['alert']}`" in page, rule["alert"]
            assert rule["annotations"]["summary"]
