// SPDX-License-Identifier: Apache-2.0

// Our text widths as a built-in plugin. Its quality is higher than that of plugins that read fonts, so Graphviz picks
// it.

#include "internal.h"

// The result is a `boolean` before release 3 and a `bool` since.
typedef __typeof__(((gvtextlayout_engine_t *)0)->textlayout((textspan_t *)0, (char **)0)) span_result;

static span_result layOutSpan(textspan_t *span, char **fontPath) {
  double size = span->font->size;
  span->size.x = hpgv_textWidth(span->str, span->font->name, size, span->font->flags & HTML_BF);
  span->size.y = size * 1.2;
  span->yoffset_layout = 0;
  span->yoffset_centerline = 0.1 * size;
  span->layout = NULL;
  span->free_layout = NULL;
  if (fontPath) *fontPath = NULL;
  return 1;
}

static gvtextlayout_engine_t engine = {layOutSpan};

static gvplugin_installed_t types[] = {{0, "textlayout", 1000, &engine, NULL}, {0, NULL, 0, NULL, NULL}};

static gvplugin_api_t apis[] = {{API_textlayout, types}, {(api_t)0, NULL}};

static char packageName[] = "hitpath";

static gvplugin_library_t library = {packageName, apis};

// The name has to begin with `g` and to contain `_LTX_library`.
static lt_symlist_t builtins[] = {{"gvplugin_hitpath_LTX_library", &library}, {NULL, NULL}};

GVC_t *hpgv_newContext(void) { return gvContextPlugins(builtins, 1); }
