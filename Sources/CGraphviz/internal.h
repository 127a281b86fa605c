// SPDX-License-Identifier: Apache-2.0

// The library's headers, wherever this version puts them, and what the files here share. All functions need the lock.

#ifndef HPGV_INTERNAL_H
#define HPGV_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>

#if __has_include(<gvc.h>)
#include <gvc.h>
#include <gvplugin_textlayout.h>
#else
#include <graphviz/gvc.h>
#include <graphviz/gvplugin_textlayout.h>
#endif

#include "CGraphviz.h"

/// A new context that measures text with our own widths; fonts are never opened.
GVC_t *hpgv_newContext(void);

// One graph at a time.

/// Returns disciplines for a new graph that keep its subgraphs in the order of creation.
Agdisc_t *hpgv_beginNames(void);

/// Forgets the names of a graph that is closed.
void hpgv_endNames(void);

/// Parses a text with those disciplines. Returns NULL if it contains no graph.
Agraph_t *hpgv_parse(const char *text);

// Bugs in `dot` that a correct graph can run into.

/// Changes a graph before `dot` lays it out, if `dot` would read out of bounds because of its edge labels.
void hpgv_guardLabels(Agraph_t *graph);

/// Repairs a layout that would corrupt the heap when it is freed.
void hpgv_repairRanks(Agraph_t *graph);

/// Collects the library's messages from now on. No message may be longer than `room` bytes.
void hpgv_beginMessages(size_t room);

/// Ends collecting.
/// @param hasError set if an error, not only a warning, was logged
/// @return the messages, one per line, for the caller to free; NULL if there were none
char *hpgv_endMessages(bool *hasError);

#endif
