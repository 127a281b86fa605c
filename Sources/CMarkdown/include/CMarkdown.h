// SPDX-License-Identifier: Apache-2.0

// Everything that Swift needs of cmark-gfm, in prototypes of our own: one call reads one text from start to end.

#ifndef CMARKDOWN_H
#define CMARKDOWN_H

#include <stdbool.h>
#include <stddef.h>

/// A part of a text. Everything that is pointed to is UTF-8, and there only during the call.
typedef struct hpmd_event {
  bool isStart;         ///< whether the part begins or ends; one without parts inside only begins
  const char *kind;     ///< the name of the part in cmark: paragraph, table_cell, code
  const char *text;     ///< the characters of a text or code, the address of a link; or NULL
  const char *details;  ///< what stands behind the fence of a code block, the title of a link; or NULL
  int level;            ///< of a heading, from 1
  bool isOrdered;       ///< of a list
  int line;             ///< from 1
  int column;           ///< from 1, in bytes
} hpmd_event;

/// Takes an event, and says whether to go on.
typedef bool (*hpmd_handler)(const hpmd_event *event, void *context);

/// Reads a text with tables; false if there is no memory for a parser.
bool hpmd_read(const char *bytes, size_t length, hpmd_handler handler, void *context);

#endif
