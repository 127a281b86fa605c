// SPDX-License-Identifier: Apache-2.0

// The library's own headers, wherever this version puts them, and what the files here share. All of it needs the
// lock.

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

/// Disciplines for a new graph, whose subgraphs will keep the order in which they are made.
Agdisc_t *hpgv_beginNames(void);

/// Forgets the names of a graph that is closed.
void hpgv_endNames(void);

/// Parses a text with those disciplines. NULL if there is no graph in it.
Agraph_t *hpgv_parse(const char *text);

// Faults of `dot` that a graph without any mistake can meet.

/// Changes a graph whose edge labels would be read out of bounds, before `dot` lays it out.
void hpgv_guardLabels(Agraph_t *graph);

/// Repairs a layout whose release would corrupt the heap.
void hpgv_repairRanks(Agraph_t *graph);

/// Collects the library's messages from now on. No message may be longer than `room` bytes.
void hpgv_beginMessages(size_t room);

/// Ends collecting.
/// @param hasError set if an error, not only a warning, was logged
/// @return the messages, one a line, for the caller to free; NULL if there were none
char *hpgv_endMessages(bool *hasError);

#endif
