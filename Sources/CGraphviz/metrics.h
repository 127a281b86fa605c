// SPDX-License-Identifier: Apache-2.0

#ifndef HPGV_METRICS_H
#define HPGV_METRICS_H

#include <stdbool.h>

/// The width of one line of UTF-8 text in points.
double hpgv_measure(const char *text, const char *fontName, double fontSize, bool isBold);

#endif
