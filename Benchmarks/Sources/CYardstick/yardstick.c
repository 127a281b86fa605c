// SPDX-License-Identifier: Apache-2.0

#include "CYardstick.h"

#include <stdio.h>
#include <stdlib.h>

static bool contains(const yardstick_view *view, double x, double y) {
  return x >= 0 && y >= 0 && x < view->width && y < view->height;
}

static bool is_open(const yardstick_view *view) {
  return !view->is_hidden && view->is_enabled && view->alpha >= 0.01;
}

const yardstick_view *yardstick_hit(const yardstick_view *view, double x, double y) {
  if (!is_open(view)) return NULL;
  double own_x = view->a * x + view->c * y + view->tx;
  double own_y = view->b * x + view->d * y + view->ty;
  if (!contains(view, own_x, own_y)) return NULL;
  for (const yardstick_view *each = view->front; each; each = each->behind) {
    const yardstick_view *hit = yardstick_hit(each, own_x, own_y);
    if (hit) return hit;
  }
  return view->lets_through ? NULL : view;
}

static int record(yardstick_log *log, yardstick_record record) {
  if (log->count == log->room) {
    log->room = log->room ? log->room * 2 : 64;
    log->records = realloc(log->records, log->room * sizeof record);
    if (!log->records) abort();
  }
  log->records[log->count] = record;
  return (int)log->count++;
}

const yardstick_view *yardstick_hit_recorded(
    const yardstick_view *view, double x, double y, int parent, yardstick_log *log) {
  double own_x = view->a * x + view->c * y + view->tx;
  double own_y = view->b * x + view->d * y + view->ty;
  int entry = record(log, (yardstick_record){0, parent, view->id, own_x, own_y, 0});
  bool open = is_open(view);
  record(log, (yardstick_record){1, entry, view->id, own_x, own_y, open});
  const yardstick_view *hit = NULL;
  if (open) {
    record(log, (yardstick_record){2, entry, view->id, own_x, own_y, 0});
    bool inside = contains(view, own_x, own_y);
    record(log, (yardstick_record){3, entry, view->id, own_x, own_y, inside});
    if (inside) {
      for (const yardstick_view *each = view->front; each && !hit; each = each->behind) {
        hit = yardstick_hit_recorded(each, own_x, own_y, entry, log);
      }
      if (!hit && !view->lets_through) hit = view;
    }
  }
  record(log, (yardstick_record){4, entry, view->id, own_x, own_y, hit ? hit->id : -1});
  return hit;
}

char *yardstick_write(const yardstick_log *log, size_t *length) {
  static const char *const kinds[] = {
      "hitTestEntered", "gatesChecked", "pointInsideAsked", "pointInsideAnswered", "hitTestReturned"};
  // No line is longer.
  size_t longest = 256, room = 4096, used = 0;
  char *text = malloc(room);
  for (size_t number = 0; number < log->count; number++) {
    if (room - used < longest) text = realloc(text, room *= 2);
    if (!text) abort();
    const yardstick_record *each = &log->records[number];
    used += (size_t)snprintf(
        text + used, longest,
        "{\"kind\":\"%s\",\"seq\":%zu,\"time\":0,\"parent\":%d,\"view\":\"UIView#%d\",\"point\":[%g,%g],\"answer\":%g}\n",
        kinds[each->kind], number, each->parent, each->view, each->x, each->y, each->answer);
  }
  *length = used;
  return text;
}

double yardstick_read(const char *text, size_t length) {
  double sum = 0;
  const char *end = text + length;
  while (text < end) {
    if (*text == '"') {
      const char *start = ++text;
      while (text < end && *text != '"') text += *text == '\\' ? 2 : 1;
      sum += (double)(text++ - start);
    } else if (*text == '-' || (*text >= '0' && *text <= '9')) {
      char *next;
      sum += strtod(text, &next);
      text = next;
    } else {
      text++;
    }
  }
  return sum;
}
