// SPDX-License-Identifier: Apache-2.0

// Text widths without fonts.
//
// The picture is laid out here, but a browser draws it with fonts that are not known here. Each width is the larger one
// of two common cases (Helvetica and its copies, DejaVu Sans and Verdana), so that a text fits its box with either, and
// a layout is the same on every machine.

#include "CGraphviz.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <strings.h>

/// Thousandths of an em for U+0020 to U+007E.
static const uint16_t ascii[95] = {
    318,  402, 460, 838, 637, 951, 781, 276, 391, 391, 501, 838, 319, 361, 319, 337,  //
    637,  637, 637, 637, 637, 637, 637, 637, 637, 637, 337, 337, 838, 838, 838, 556,  //
    1015, 685, 687, 722, 771, 667, 611, 778, 753, 295, 500, 667, 558, 863, 748, 787,  //
    667,  787, 722, 667, 611, 733, 685, 989, 685, 667, 685, 391, 337, 391, 838, 556,  //
    501,  613, 635, 550, 635, 616, 352, 635, 634, 278, 278, 580, 278, 975, 634, 613,  //
    635,  635, 412, 522, 393, 634, 592, 818, 592, 592, 526, 637, 337, 637, 838,
};

typedef struct {
  uint32_t first, last;
} range;

/// Characters that take no room: combining marks, joiners, direction marks, variation selectors.
static const range zero[] = {
    {0x0000, 0x001F}, {0x007F, 0x009F}, {0x00AD, 0x00AD}, {0x0300, 0x036F},   {0x0483, 0x0489},
    {0x0591, 0x05BD}, {0x0610, 0x061A}, {0x064B, 0x065F}, {0x06D6, 0x06DC},   {0x0E31, 0x0E31},
    {0x0E34, 0x0E3A}, {0x0E47, 0x0E4E}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},   {0x200B, 0x200F},
    {0x202A, 0x202E}, {0x2060, 0x2064}, {0x2066, 0x2069}, {0x20D0, 0x20FF},   {0x302A, 0x302F},
    {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0xFEFF, 0xFEFF}, {0x1F3FB, 0x1F3FF}, {0xE0000, 0xE01EF},
};

/// East Asian wide and full-width characters: one em in every font that has them.
static const range wide[] = {
    {0x1100, 0x115F}, {0x2E80, 0x303E}, {0x3041, 0x33FF}, {0x3400, 0x4DBF}, {0x4E00, 0x9FFF},
    {0xA000, 0xA4CF}, {0xA960, 0xA97F}, {0xAC00, 0xD7A3}, {0xF900, 0xFAFF}, {0xFE30, 0xFE6F},
    {0xFF00, 0xFF60}, {0xFFE0, 0xFFE6}, {0x16FE0, 0x18DFF}, {0x1AFF0, 0x1B2FF}, {0x20000, 0x3FFFD},
};

/// Pictographs, which colour fonts draw wider than one em.
static const range pictographs[] = {
    {0x231A, 0x231B}, {0x23E9, 0x23F3}, {0x25FD, 0x25FE}, {0x2600, 0x27BF},   {0x2B00, 0x2BFF},
    {0x1F000, 0x1F3FA}, {0x1F400, 0x1FAFF},
};

#define CONTAINS(ranges, scalar) contains(ranges, sizeof(ranges) / sizeof(ranges[0]), scalar)

static bool contains(const range *ranges, size_t count, uint32_t scalar) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (scalar > ranges[middle].last)
      low = middle + 1;
    else if (scalar < ranges[middle].first)
      high = middle;
    else
      return true;
  }
  return false;
}

static bool isMonospaced(const char *fontName) {
  static const char *const names[] = {"mono", "courier", "menlo", "consolas", "typewriter", "fixed"};
  for (const char *start = fontName ? fontName : ""; *start; start++)
    for (size_t name = 0; name < sizeof(names) / sizeof(names[0]); name++)
      if ((*start | 0x20) == names[name][0] &&
          strncasecmp(start, names[name], strlen(names[name])) == 0)
        return true;
  return false;
}

/// Reads one scalar and advances; a malformed byte counts as one character.
static uint32_t next(const unsigned char **text) {
  const unsigned char *p = *text;
  int more = p[0] >= 0xF0 ? 3 : p[0] >= 0xE0 ? 2 : p[0] >= 0xC0 ? 1 : 0;
  uint32_t scalar = more == 3 ? p[0] & 0x07u : more == 2 ? p[0] & 0x0Fu : more == 1 ? p[0] & 0x1Fu : p[0];
  for (int i = 1; i <= more; i++) {
    if ((p[i] & 0xC0) != 0x80) {
      *text = p + 1;
      return 0xFFFD;
    }
    scalar = scalar << 6 | (p[i] & 0x3Fu);
  }
  *text = p + 1 + more;
  return scalar;
}

/// Thousandths of an em for one character of a proportional font.
static unsigned proportional(uint32_t scalar) {
  if (scalar >= 0x20 && scalar < 0x7F) return ascii[scalar - 0x20];
  if (scalar == 0xA0) return ascii[0];
  if (scalar == 0xC6 || scalar == 0x152 || scalar == 0xE6 || scalar == 0x153) return 1030;
  if (scalar >= 0xC0 && scalar <= 0xDE) return 790;
  if (scalar >= 0x370 && scalar <= 0x52F) return 800;
  if (scalar == 0x2014 || scalar == 0x2026 || scalar == 0x2030) return 1000;
  if (scalar >= 0x2190 && scalar <= 0x25FF) return 1000;
  if (scalar >= 0x0900 && scalar <= 0x0DFF) return 800;
  if (scalar >= 0x0E00 && scalar <= 0x0FFF) return 850;
  return 660;
}

double hpgv_textWidth(const char *text, const char *fontName, double fontSize, bool isBold) {
  const unsigned char *p = (const unsigned char *)(text ? text : "");
  bool fixed = isMonospaced(fontName);
  double thousandths = 0;
  while (*p) {
    uint32_t scalar = next(&p);
    if (CONTAINS(zero, scalar)) continue;
    if (CONTAINS(pictographs, scalar))
      thousandths += scalar < 0x1F000 ? 1000 : 1250;
    else if (CONTAINS(wide, scalar))
      thousandths += 1000;
    else if (fixed)
      thousandths += 603;
    else
      thousandths += proportional(scalar) + (isBold ? 75 : 0);
  }
  double width = thousandths / 1000 * fontSize * 1.02;
  // Graphviz 2.42 aborts the process while placing external labels if something has a height but no width, and tables
  // round widths down.
  return width < 2 ? 2 : width;
}
