// SPDX-License-Identifier: Apache-2.0

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

#include "CYAML.h"

struct hpyaml_writer {
  yaml_emitter_t emitter;
  char *text;
  size_t length, capacity;
  bool hasFailed;
};

/// Takes what libyaml has written.
static int append(void *data, unsigned char *bytes, size_t count) {
  hpyaml_writer *self = data;
  if (count > self->capacity - self->length) {
    size_t capacity = 2 * self->capacity + count;
    char *text = realloc(self->text, capacity);
    if (text == NULL) return 0;
    self->text = text;
    self->capacity = capacity;
  }
  memcpy(self->text + self->length, bytes, count);
  self->length += count;
  return 1;
}

/// Writes an event, if it could be made. The emitter frees it.
static bool emit(hpyaml_writer *self, yaml_event_t *event, int isMade) {
  if (!isMade) {
    self->hasFailed = true;
  } else if (self->hasFailed) {
    yaml_event_delete(event);
  } else if (!yaml_emitter_emit(&self->emitter, event)) {
    self->hasFailed = true;
  }
  return !self->hasFailed;
}

hpyaml_writer *hpyaml_open(void) {
  hpyaml_writer *self = calloc(1, sizeof *self);
  if (self == NULL) return NULL;
  if (!yaml_emitter_initialize(&self->emitter)) {
    free(self);
    return NULL;
  }
  yaml_emitter_set_output(&self->emitter, append, self);
  yaml_emitter_set_unicode(&self->emitter, 1);
  yaml_emitter_set_width(&self->emitter, -1);
  yaml_event_t event;
  emit(self, &event, yaml_stream_start_event_initialize(&event, YAML_UTF8_ENCODING));
  emit(self, &event, yaml_document_start_event_initialize(&event, NULL, NULL, NULL, 1));
  return self;
}

bool hpyaml_scalar(hpyaml_writer *self, const char *bytes, size_t length, hpyaml_style style) {
  static const yaml_scalar_style_t styles[] = {
      [HPYAML_ANY] = YAML_ANY_SCALAR_STYLE,
      [HPYAML_PLAIN] = YAML_PLAIN_SCALAR_STYLE,
      [HPYAML_SINGLE_QUOTES] = YAML_SINGLE_QUOTED_SCALAR_STYLE,
      [HPYAML_DOUBLE_QUOTES] = YAML_DOUBLE_QUOTED_SCALAR_STYLE,
  };
  const yaml_char_t *text = (const yaml_char_t *)(length == 0 ? "" : bytes);
  yaml_event_t event;
  return emit(self, &event,
              length <= INT_MAX && yaml_scalar_event_initialize(&event, NULL, NULL, text, (int)length, 1, 1, styles[style]));
}

bool hpyaml_begin(hpyaml_writer *self, hpyaml_kind kind, bool isFlow) {
  yaml_event_t event;
  int isMade =
      kind == HPYAML_LIST
          ? yaml_sequence_start_event_initialize(&event, NULL, NULL, 1,
                                                 isFlow ? YAML_FLOW_SEQUENCE_STYLE : YAML_BLOCK_SEQUENCE_STYLE)
          : yaml_mapping_start_event_initialize(&event, NULL, NULL, 1,
                                                isFlow ? YAML_FLOW_MAPPING_STYLE : YAML_BLOCK_MAPPING_STYLE);
  return emit(self, &event, isMade);
}

bool hpyaml_end(hpyaml_writer *self, hpyaml_kind kind) {
  yaml_event_t event;
  return emit(self, &event,
              kind == HPYAML_LIST ? yaml_sequence_end_event_initialize(&event)
                                  : yaml_mapping_end_event_initialize(&event));
}

const char *hpyaml_close(hpyaml_writer *self, size_t *length) {
  yaml_event_t event;
  emit(self, &event, yaml_document_end_event_initialize(&event, 1));
  emit(self, &event, yaml_stream_end_event_initialize(&event));
  *length = self->length;
  return self->hasFailed ? NULL : self->text;
}

void hpyaml_free(hpyaml_writer *self) {
  if (self == NULL) return;
  yaml_emitter_delete(&self->emitter);
  free(self->text);
  free(self);
}
