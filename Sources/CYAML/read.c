// SPDX-License-Identifier: Apache-2.0

#include <yaml.h>

#include "CYAML.h"

static const char *chars(const yaml_char_t *text) { return (const char *)text; }

/// What one of libyaml's events says; false for one that says nothing.
static bool translate(const yaml_event_t *event, hpyaml_event *result) {
  *result = (hpyaml_event){.line = event->start_mark.line + 1, .column = event->start_mark.column + 1};
  switch (event->type) {
    case YAML_DOCUMENT_START_EVENT:
      result->kind = HPYAML_DOCUMENT;
      return true;
    case YAML_ALIAS_EVENT:
      result->kind = HPYAML_ALIAS;
      result->anchor = chars(event->data.alias.anchor);
      return true;
    case YAML_SCALAR_EVENT:
      result->kind = HPYAML_SCALAR;
      result->text = chars(event->data.scalar.value);
      result->length = event->data.scalar.length;
      result->isPlain = event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
      result->anchor = chars(event->data.scalar.anchor);
      result->tag = chars(event->data.scalar.tag);
      return true;
    case YAML_SEQUENCE_START_EVENT:
      result->kind = HPYAML_LIST;
      result->anchor = chars(event->data.sequence_start.anchor);
      result->tag = event->data.sequence_start.implicit ? NULL : chars(event->data.sequence_start.tag);
      return true;
    case YAML_MAPPING_START_EVENT:
      result->kind = HPYAML_MAPPING;
      result->isPair = event->data.mapping_start.style == YAML_FLOW_MAPPING_STYLE &&
                       event->start_mark.index == event->end_mark.index;
      result->anchor = chars(event->data.mapping_start.anchor);
      result->tag = event->data.mapping_start.implicit ? NULL : chars(event->data.mapping_start.tag);
      return true;
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT:
      result->kind = HPYAML_END;
      return true;
    default:
      return false;
  }
}

static hpyaml_result failure(const yaml_parser_t *parser) {
  hpyaml_result result = {.line = parser->problem_mark.line + 1, .column = parser->problem_mark.column + 1};
  switch (parser->error) {
    case YAML_MEMORY_ERROR:
      result.status = HPYAML_MEMORY;
      return result;
    case YAML_READER_ERROR:
      result.status = HPYAML_CHARACTER;
      result.character = (uint32_t)parser->problem_value;
      return result;
    default:
      result.status = HPYAML_MALFORMED;
      result.problem = parser->problem;
      result.outer = parser->context;
      result.outerLine = parser->context_mark.line + 1;
      return result;
  }
}

hpyaml_result hpyaml_read(const char *bytes, size_t length, hpyaml_handler handler, void *context) {
  hpyaml_result result = {.status = HPYAML_OK};
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) {
    result.status = HPYAML_MEMORY;
    return result;
  }
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&parser, (const unsigned char *)(length == 0 ? "" : bytes), length);
  bool isOver = false;
  while (!isOver) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) {
      result = failure(&parser);
      break;
    }
    isOver = event.type == YAML_STREAM_END_EVENT;
    hpyaml_event told;
    if (translate(&event, &told) && !handler(&told, context)) {
      result.status = HPYAML_STOPPED;
      isOver = true;
    }
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return result;
}
