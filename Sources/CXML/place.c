// SPDX-License-Identifier: Apache-2.0

#include "internal.h"

void hpxml_findPlace(const char *bytes, size_t position, int *line, int *column) {
  *line = 1;
  *column = 1;
  for (size_t index = 0; index < position; index++) {
    unsigned char byte = (unsigned char)bytes[index];
    if (byte == '\n') {
      (*line)++;
      *column = 1;
    } else if ((byte & 0xC0) != 0x80) {
      (*column)++;
    }
  }
}
