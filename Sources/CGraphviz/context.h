// SPDX-License-Identifier: Apache-2.0

#ifndef HPGV_CONTEXT_H
#define HPGV_CONTEXT_H

#include "graphviz.h"

/// A new context that measures text with our own widths; fonts are never opened.
GVC_t *hpgv_newContext(void);

#endif
