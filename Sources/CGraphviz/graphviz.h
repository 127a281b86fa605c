// SPDX-License-Identifier: Apache-2.0

// The library's own headers, wherever this version puts them.

#ifndef HPGV_GRAPHVIZ_H
#define HPGV_GRAPHVIZ_H

#if __has_include(<gvc.h>)
#include <gvc.h>
#include <gvplugin_textlayout.h>
#else
#include <graphviz/gvc.h>
#include <graphviz/gvplugin_textlayout.h>
#endif

#endif
