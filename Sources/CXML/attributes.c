// SPDX-License-Identifier: Apache-2.0

#include <string.h>

#include "internal.h"

// Before libxml2 2.12 the attributes of an element cost the square of their number, before anybody is told of the
// element. So they are counted first. The count is right up to where the text stops being well-formed, and there
// the library stops reading.

typedef struct cursor {
  const char *bytes;
  size_t length;
  size_t position;
} cursor;

static bool begins(const cursor *at, const char *text) {
  size_t count = strlen(text);
  return at->length - at->position >= count && memcmp(at->bytes + at->position, text, count) == 0;
}

/// Goes behind the next occurrence of a text, or to the end.
static void skip(cursor *at, const char *text) {
  size_t count = strlen(text);
  while (at->position < at->length && !begins(at, text)) at->position++;
  at->position = at->length - at->position < count ? at->length : at->position + count;
}

/// Goes behind a tag, and says whether it has no more equals signs outside of quotes than allowed.
static bool skipTag(cursor *at, size_t limit) {
  size_t count = 0;
  char quote = 0;
  for (; at->position < at->length; at->position++) {
    char byte = at->bytes[at->position];
    if (quote != 0) {
      if (byte == quote) quote = 0;
    } else if (byte == '"' || byte == '\'') {
      quote = byte;
    } else if (byte == '>') {
      return true;
    } else if (byte == '=' && ++count > limit) {
      return false;
    }
  }
  return true;
}

bool hpxml_hasTooManyAttributes(const char *bytes, size_t length, size_t limit, int *line, int *column) {
  cursor at = {bytes, length, 0};
  while (at.position < at.length) {
    const char *next = memchr(at.bytes + at.position, '<', at.length - at.position);
    if (next == NULL) return false;
    at.position = (size_t)(next - at.bytes);
    if (begins(&at, "<!--")) {
      skip(&at, "-->");
    } else if (begins(&at, "<![CDATA[")) {
      skip(&at, "]]>");
    } else if (begins(&at, "<?")) {
      skip(&at, "?>");
    } else if (!skipTag(&at, limit)) {
      hpxml_findPlace(bytes, at.position, line, column);
      return true;
    }
  }
  return false;
}
