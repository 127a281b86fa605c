// SPDX-License-Identifier: Apache-2.0

#ifndef HPGV_NAMES_H
#define HPGV_NAMES_H

#include "graphviz.h"

// Both need the lock. One graph at a time.

/// Disciplines for a new graph, whose subgraphs will keep the order in which they are made.
Agdisc_t *hpgv_beginNames(void);

/// Forgets the names of a graph that is closed.
void hpgv_endNames(void);

/// Parses a text with those disciplines. NULL if there is no graph in it.
Agraph_t *hpgv_parse(const char *text);

#endif
