"""The published JSON Schemas hold for what HitPath writes and for the scenarios it comes with, and refuse mistakes."""

import copy
import functools
import json

import pytest
import yaml
from jsonschema.validators import validator_for

import gallery
from conftest import none



@functools.cache
def validator(kind):
    schema = json.loads(gallery.hitpath("schema", kind))
    checker = validator_for(schema)
    checker.check_schema(schema)
    return checker(schema)


def problems(kind, document):
    """What the schema has against a document, one line for each."""
    found = validator(kind).iter_errors(document)
    return [f"{error.json_path}: {error.message[:200]}" for error in found]


def load(file):
    return yaml.safe_load(file.read_text(encoding="utf-8"))


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


@pytest.mark.parametrize("kind", ["scenario", "trace", "capture"])
def test_the_schema_says_what_it_is(kind):
    schema = validator(kind).schema
    assert schema.get("$schema", "").startswith("https://json-schema.org/")
    assert schema.get("title")


@scenarios
def test_every_record_of_a_trace_is_valid(file):
    lines = gallery.hitpath("trace", file, "--format", "json").splitlines()
    assert len(lines) >= 2, "a trace has a header and a screen at least"
    found = [f"line {number}: {problem}" for number, line in enumerate(lines, 1)
             for problem in problems("trace", json.loads(line))]
    none(found)


@scenarios
def test_every_built_in_scenario_is_valid(file):
    none(problems("scenario", load(file)))


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
