// SPDX-License-Identifier: Apache-2.0

#ifndef CYARDSTICK_H
#define CYARDSTICK_H

#include <stdbool.h>
#include <stddef.h>

/// A view as a C programmer would write it for hit testing and nothing else. Points, y downwards.
typedef struct yardstick_view {
  /// Where its bounds lie in its superview: the inverse of a transform that turns and moves.
  double a, b, c, d, tx, ty;
  double width, height, alpha;
  bool is_hidden, is_enabled;
  /// Whether it returns nothing where no subview is hit, as an override of hitTest would.
  bool lets_through;
  int id;
  /// The frontmost subview, and the next one behind this.
  struct yardstick_view *_Nullable front, *_Nullable behind;
} yardstick_view;

/// What was asked and answered, in the order of the calls.
typedef struct yardstick_record {
  int kind, parent, view;
  double x, y, answer;
} yardstick_record;

typedef struct yardstick_log {
  yardstick_record *_Nullable records;
  size_t count, room;
} yardstick_log;

/// The view that a point in the superview's coordinates hits.
const yardstick_view *_Nullable yardstick_hit(const yardstick_view *_Nonnull view, double x, double y);

/// The same, with five records of each view: entered, flags, asked for the point, answered, returned.
const yardstick_view *_Nullable yardstick_hit_recorded(
    const yardstick_view *_Nonnull view, double x, double y, int parent, yardstick_log *_Nonnull log);

/// Writes records as lines of JSON into a buffer that grows. The caller frees it.
char *_Nonnull yardstick_write(const yardstick_log *_Nonnull log, size_t *_Nonnull length);

/// Reads a text of JSON once: what its numbers add up to, with the lengths of its strings.
double yardstick_read(const char *_Nonnull text, size_t length);

#endif
