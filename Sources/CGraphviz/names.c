// SPDX-License-Identifier: Apache-2.0

// Older versions order subgraphs, and edges between the same nodes, by the addresses of their names, so that the same
// graph may be drawn differently each time. So this file numbers nodes and subgraphs.

#include "internal.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef __typeof__(*(IDTYPE *)0) identity;

typedef struct {
  char *text;  // owned by the graph; NULL for a nameless subgraph
  int kind;
} entry;

/// Names by number. An identity is twice the number, counted from 1; plus 1 if there is no name.
static entry *names;
static size_t count, capacity;

/// A hash table of numbers by name; 0 is a free place. Its size is a power of two, and it is at most half full.
static size_t *places;
static size_t placeCount;

static size_t placeOf(int kind, const char *text) {
  uint64_t hash = 14695981039346656037u + (uint64_t)kind;
  for (const char *p = text; *p; p++) hash = (hash ^ (unsigned char)*p) * 1099511628211u;
  size_t place = (size_t)hash & (placeCount - 1);
  while (places[place]) {
    entry *found = &names[places[place] - 1];
    if (found->kind == kind && strcmp(found->text, text) == 0) break;
    place = (place + 1) & (placeCount - 1);
  }
  return place;
}

static bool grow(void) {
  size_t larger = capacity ? 2 * capacity : 128;
  entry *moved = realloc(names, larger * sizeof(entry));
  if (!moved) return false;
  names = moved;
  size_t *fresh = calloc(2 * larger, sizeof(size_t));
  if (!fresh) return false;
  free(places);
  places = fresh;
  placeCount = 2 * larger;
  capacity = larger;
  for (size_t i = 0; i < count; i++)
    if (names[i].text) places[placeOf(names[i].kind, names[i].text)] = i + 1;
  return true;
}

static long mapName(void *state, int kind, char *text, identity *id, int create) {
  if (kind != AGRAPH && kind != AGNODE) return AgIdDisc.map(state, kind, text, id, create);
  size_t number = text && placeCount ? places[placeOf(kind, text)] : 0;
  if (number) {
    *id = 2 * (identity)number;
    return 1;
  }
  if (!create || (count == capacity && !grow())) return 0;
  // Use the library's own copy, since the library reads data that it stores in front of a string.
  char *copy = text ? agstrdup(state, text) : NULL;
  if (text && !copy) return 0;
  names[count++] = (entry){copy, kind};
  if (copy) places[placeOf(kind, copy)] = count;
  *id = 2 * (identity)count + (copy ? 0 : 1);
  return 1;
}

static char *printName(void *state, int kind, identity id) {
  if (kind != AGRAPH && kind != AGNODE) return AgIdDisc.print(state, kind, id);
  identity number = id / 2;
  return id % 2 == 0 && number >= 1 && number <= count ? names[number - 1].text : NULL;
}

static void freeName(void *state, int kind, identity id) {
  if (kind != AGRAPH && kind != AGNODE) AgIdDisc.free(state, kind, id);
}

static Agiddisc_t ids;
static Agiodisc_t input;
static Agdisc_t disciplines;

Agdisc_t *hpgv_beginNames(void) {
  ids = AgIdDisc;
  ids.map = (__typeof__(ids.map))mapName;
  ids.print = (__typeof__(ids.print))printName;
  ids.free = (__typeof__(ids.free))freeName;
  memset(&disciplines, 0, sizeof disciplines);
  disciplines.id = &ids;
  return &disciplines;
}

void hpgv_endNames(void) {
  free(names);
  free(places);
  names = NULL;
  places = NULL;
  count = capacity = placeCount = 0;
}

typedef struct {
  const char *text;
  size_t length;
} reader;

static int readText(void *channel, char *buffer, int room) {
  reader *from = channel;
  size_t length = room > 0 ? (size_t)room : 0;
  if (length > from->length) length = from->length;
  memcpy(buffer, from->text, length);
  from->text += length;
  from->length -= length;
  return (int)length;
}

Agraph_t *hpgv_parse(const char *text) {
  Agdisc_t *with = hpgv_beginNames();
  input = AgIoDisc;
  input.afread = readText;
  with->io = &input;
  reader from = {text, strlen(text)};
  Agraph_t *graph = agread(&from, with);
  // Before release 11 the rest of the text would become the start of the next text. Read it here.
  Agraph_t *more;
  for (int i = 0; i < 1000 && (more = agmemread("")); i++) agclose(more);
  return graph;
}
