// SPDX-License-Identifier: Apache-2.0

// Everything that Swift needs of libxml2, in prototypes of our own.
//
// Swift cannot call the library itself: whether errors are constant and which fields may be looked at differs from
// version to version. Here one call reads one document from start to end. Nothing is fetched from anywhere, and
// no entity is expanded but those that XML itself knows.

#ifndef CXML_H
#define CXML_H

#include <stdbool.h>
#include <stddef.h>

/// What was come across.
typedef enum hpxml_kind {
  HPXML_START,         ///< a start tag, with its name and attributes
  HPXML_END,           ///< an end tag
  HPXML_TEXT,          ///< characters, perhaps a part of those that stand together
  HPXML_COMMENT,       ///< a comment
  HPXML_DOCUMENT_TYPE  ///< a document type declaration
} hpxml_kind;

/// One thing in a document. Everything that is pointed to is UTF-8, and there only during the call.
typedef struct hpxml_event {
  hpxml_kind kind;
  const char *text;               ///< the name, the characters or the comment
  size_t length;                  ///< of the text, in bytes
  const char *const *attributes;  ///< names and values of a start tag by turns, ended by NULL; or NULL
  int line;                       ///< from 1
  int column;                     ///< from 1, behind what was come across
} hpxml_event;

/// Takes an event, and says whether to go on.
typedef bool (*hpxml_handler)(const hpxml_event *event, void *context);

/// Why reading ended.
typedef enum hpxml_status {
  HPXML_OK = 0,
  HPXML_STOPPED,     ///< the handler said so
  HPXML_MEMORY,      ///< no memory for the parser
  HPXML_ATTRIBUTES,  ///< an element has more attributes than allowed
  HPXML_MALFORMED    ///< the text is not well-formed
} hpxml_status;

typedef struct hpxml_result {
  hpxml_status status;
  int code;    ///< libxml2's number of what is malformed
  int line;    ///< where, from 1; 0 for nowhere
  int column;  ///< from 1; 0 for nowhere
} hpxml_result;

/// Reads a document.
///
/// - bytes: UTF-8, whatever the document declares.
/// - attributeLimit: how many attributes an element may have. The library compares each with all before it.
hpxml_result hpxml_read(const char *bytes, size_t length, size_t attributeLimit, hpxml_handler handler,
                        void *context);

#endif
