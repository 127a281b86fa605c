// SPDX-License-Identifier: Apache-2.0

#ifndef HPXML_INTERNAL_H
#define HPXML_INTERNAL_H

#include "CXML.h"

/// Looks for an element with more attributes than allowed, in a text that is well-formed as far as it matters.
///
/// Returns whether there is one, and where its tag has too many.
bool hpxml_hasTooManyAttributes(const char *bytes, size_t length, size_t limit, int *line, int *column);

/// The line and column of a byte, both from 1.
void hpxml_findPlace(const char *bytes, size_t position, int *line, int *column);

#endif
