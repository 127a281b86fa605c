// SPDX-License-Identifier: Apache-2.0

// Everything that Swift needs of libyaml, in prototypes of our own: one call reads a text from start to end, and a
// writer takes a document part by part. Texts are UTF-8.

#ifndef CYAML_H
#define CYAML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What was come across.
typedef enum hpyaml_kind {
  HPYAML_DOCUMENT,  ///< the beginning of a document
  HPYAML_SCALAR,    ///< a text
  HPYAML_ALIAS,     ///< a value that stands elsewhere
  HPYAML_LIST,      ///< the beginning of a list
  HPYAML_MAPPING,   ///< the beginning of a mapping, whose keys and values come by turns
  HPYAML_END        ///< the end of a list or a mapping
} hpyaml_kind;

/// One thing in a text. Everything that is pointed to is there only during the call.
typedef struct hpyaml_event {
  hpyaml_kind kind;
  const char *text;    ///< of a scalar; may hold zeros
  size_t length;       ///< of the text, in bytes
  bool isPlain;        ///< whether a scalar stands without quotes
  bool isPair;         ///< whether a mapping is one entry of a list on one line, without braces of its own
  const char *anchor;  ///< the name that a value is given, or that an alias has; or NULL
  const char *tag;     ///< NULL if none is written, or "!"
  size_t line;         ///< where it begins, from 1
  size_t column;       ///< from 1, in Unicode scalars
} hpyaml_event;

/// Takes an event, and says whether to go on.
typedef bool (*hpyaml_handler)(const hpyaml_event *event, void *context);

/// Why reading ended.
typedef enum hpyaml_status {
  HPYAML_OK = 0,
  HPYAML_STOPPED,    ///< the handler said so
  HPYAML_MEMORY,     ///< no memory for the parser
  HPYAML_CHARACTER,  ///< the text has a character that YAML forbids
  HPYAML_MALFORMED   ///< the text is not YAML
} hpyaml_status;

/// Texts are libyaml's own, in English, and stay.
typedef struct hpyaml_result {
  hpyaml_status status;
  uint32_t character;   ///< the one that is forbidden
  const char *problem;  ///< what is malformed; or NULL
  size_t line;          ///< where, from 1
  size_t column;        ///< from 1, in Unicode scalars
  const char *outer;    ///< within what; or NULL
  size_t outerLine;     ///< where that begins, from 1
} hpyaml_result;

/// Reads a text.
hpyaml_result hpyaml_read(const char *bytes, size_t length, hpyaml_handler handler, void *context);

/// How a scalar is written. Where it would be read as something else, libyaml takes quotes.
typedef enum hpyaml_style { HPYAML_ANY, HPYAML_PLAIN, HPYAML_SINGLE_QUOTES, HPYAML_DOUBLE_QUOTES } hpyaml_style;

/// A document that is being written. A call that returns false had no memory, or came out of turn; later calls fail too.
typedef struct hpyaml_writer hpyaml_writer;

/// Begins a document, in lines of any length; NULL without memory.
hpyaml_writer *hpyaml_open(void);

bool hpyaml_scalar(hpyaml_writer *writer, const char *bytes, size_t length, hpyaml_style style);

/// Begins a list or a mapping, on one line or with a line for each part.
bool hpyaml_begin(hpyaml_writer *writer, hpyaml_kind kind, bool isFlow);

bool hpyaml_end(hpyaml_writer *writer, hpyaml_kind kind);

/// Ends the document. The text stays until the writer is freed; NULL if something failed.
const char *hpyaml_close(hpyaml_writer *writer, size_t *length);

void hpyaml_free(hpyaml_writer *writer);

#endif
