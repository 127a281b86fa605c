"""The published JSON Schemas hold for what HitPath writes and for the scenarios it comes with, and refuse mistakes."""

import copy
import functools
import json

import jsonschema_rs
import pytest
import yaml

import gallery
import unchanged
from conftest import none

KINDS = ("scenario", "trace", "capture")


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """As YAML 1.2 has it: only true and false are booleans, so that `on` is a key."""

    yaml_implicit_resolvers = {
        first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool" or first in "tTfF"]
        for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }


@functools.cache
def validator(kind):
    return jsonschema_rs.validator_for(schema(kind))


@functools.cache
def schema(kind):
    found = json.loads(gallery.hitpath("schema", kind))
    jsonschema_rs.meta.validate(found)
    return found


def problems(kind, document):
    """The schema's errors for a document, one per line."""
    found = validator(kind).iter_errors(document)
    return [f"{'.'.join(map(str, error.instance_path))}: {error.message[:200]}" for error in found]


def load(file):
    return as_json(yaml.load(file.read_text(encoding="utf-8"), Loader))


def as_json(part):
    """With texts as keys, where YAML has numbers too."""
    if isinstance(part, dict):
        return {str(key): as_json(value) for key, value in part.items()}
    return [as_json(each) for each in part] if isinstance(part, list) else part


def first_view(scenario):
    """Some view of a scenario that has a frame."""
    waiting = [scenario]
    while waiting:
        part = waiting.pop(0)
        if isinstance(part, dict):
            if isinstance(part.get("frame"), list):
                return part
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
    return None


scenarios = pytest.mark.parametrize("file", gallery.SCENARIOS, ids=lambda file: file.stem)


def test_there_are_scenarios():
    assert gallery.SCENARIOS


@pytest.mark.parametrize("kind", KINDS)
def test_the_schema_says_what_it_is(kind):
    assert schema(kind).get("$schema", "").startswith("https://json-schema.org/")
    assert schema(kind).get("title")


def references(part):
    """All that a part of a schema refers to."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from references(each)


def leads_somewhere(reference, schema):
    if not reference.startswith("#/"):
        return False
    for name in reference[2:].split("/"):
        try:
            schema = schema[int(name)] if isinstance(schema, list) else schema[name]
        except (KeyError, IndexError, ValueError, TypeError):
            return False
    return isinstance(schema, dict)


@pytest.mark.parametrize("kind", KINDS)
def test_every_reference_leads_somewhere(kind):
    found = set(references(schema(kind)))
    assert found
    none(sorted(each for each in found if not leads_somewhere(each, schema(kind))))


def test_every_scenario_of_the_project_is_valid():
    """The lessons', the reasons', the kinds' and the tests', with all that they give a variant or a delegate."""
    documents = {file.relative_to(gallery.ROOT): load(file) for file in unchanged.documents()}
    scenarios = {name: each for name, each in documents.items() if "window" in each or "windows" in each}
    assert len(scenarios) > 900
    none([f"{name}: {problem}" for name, each in scenarios.items() for problem in problems("scenario", each)])


@scenarios
def test_every_record_of_a_trace_is_valid(file):
    lines = gallery.hitpath("trace", file, "--format", "json").splitlines()
    assert len(lines) >= 2, "a trace has a header and a screen at least"
    found = [f"line {number}: {problem}" for number, line in enumerate(lines, 1)
             for problem in problems("trace", json.loads(line))]
    none(found)


@pytest.mark.parametrize("record", [[], "header", {}, {"kind": 7}], ids=str)
def test_a_broken_record_is_refused(record):
    assert problems("trace", record) != []


def unknown_key(scenario):
    scenario["tuoches"] = []


def touches_in_words(scenario):
    scenario["touches"] = "in the middle"


def title_as_list(scenario):
    scenario["title"] = [7]


def unknown_view_property(scenario):
    first_view(scenario)["isHiden"] = True


def flag_in_words(scenario):
    first_view(scenario)["isHidden"] = "perhaps"


def frame_of_three_numbers(scenario):
    first_view(scenario)["frame"] = [0, 0, 10]


def frame_in_words(scenario):
    first_view(scenario)["frame"] = "everywhere"


@pytest.mark.parametrize(
    "damage",
    [unknown_key, touches_in_words, title_as_list, unknown_view_property, flag_in_words, frame_of_three_numbers,
     frame_in_words],
    ids=lambda damage: damage.__name__,
)
def test_a_broken_scenario_is_refused(damage):
    whole = next((scenario for scenario in map(load, gallery.SCENARIOS) if first_view(scenario)), None)
    assert whole, "no built-in scenario has a view with a frame"
    broken = copy.deepcopy(whole)
    damage(broken)
    assert problems("scenario", broken) != []
