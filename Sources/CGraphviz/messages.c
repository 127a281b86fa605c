// SPDX-License-Identifier: Apache-2.0

// The library passes its messages to a function without user data, in pieces: "Error", ": ", text.

#include "internal.h"

#include <stdlib.h>
#include <string.h>

static char *text;
static size_t used, capacity;
static size_t provided;
static agusererrf previous;

static void append(const char *piece, size_t length) {
  if (used + length + 1 > capacity) {
    size_t larger = (used + length + 1) * 2;
    char *moved = realloc(text, larger);
    if (!moved) return;
    text = moved;
    capacity = larger;
  }
  memcpy(text + used, piece, length);
  used += length;
  text[used] = '\0';
}

static int collect(char *piece) {
  bool begins = strcmp(piece, "Error") == 0 || strcmp(piece, "Warning") == 0;
  if (begins && used > 0 && text[used - 1] != '\n') append("\n", 1);
  append(piece, strlen(piece));
  return 0;
}

static int discard(char *piece) {
  (void)piece;
  return 0;
}

/// Makes the library's message buffer large enough.
///
/// Before 2.46.1 a message that does not fit is formatted a second time from the same argument list, which
/// crashes. A message without arguments survives that, and the buffer never shrinks.
static void provideRoom(size_t room) {
  if (room <= provided) return;
  char *padding = malloc(room + 1);
  if (!padding) return;
  memset(padding, ' ', room);
  padding[room] = '\0';
  int (*report)(agerrlevel_t, const char *, ...) = agerr;
  agseterrf((agusererrf)discard);
  report(AGPREV, padding);
  free(padding);
  provided = room;
}

void hpgv_beginMessages(size_t room) {
  text = NULL;
  used = capacity = 0;
  previous = agseterrf((agusererrf)discard);
  provideRoom(room);
  agseterrf((agusererrf)collect);
  agreseterrors();
}

char *hpgv_endMessages(bool *hasError) {
  *hasError = agerrors() > 0;
  agreseterrors();
  agseterrf(previous);
  char *messages = text;
  text = NULL;
  return messages;
}
