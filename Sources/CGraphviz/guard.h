// SPDX-License-Identifier: Apache-2.0

#ifndef HPGV_GUARD_H
#define HPGV_GUARD_H

#include "graphviz.h"

// Faults of `dot` that a graph without any mistake can meet.

/// Changes a graph whose edge labels would be read out of bounds, before `dot` lays it out.
void hpgv_guardLabels(Agraph_t *graph);

/// Repairs a layout whose release would corrupt the heap.
void hpgv_repairRanks(Agraph_t *graph);

#endif
