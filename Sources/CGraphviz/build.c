// SPDX-License-Identifier: Apache-2.0

// Fills a graph and reads its attributes. Only this file casts from `const char *`; the library does not write to them.

#include "internal.h"

static Agraph_t *graphOf(hpgv_graph *graph) { return (Agraph_t *)graph; }

hpgv_graph *hpgv_subgraph(hpgv_graph *parent, const char *name) {
  return (hpgv_graph *)agsubg(graphOf(parent), (char *)name, 1);
}

hpgv_object *hpgv_node(hpgv_graph *graph, const char *name) {
  return (hpgv_object *)agnode(graphOf(graph), (char *)name, 1);
}

hpgv_object *hpgv_edge(hpgv_graph *root, const char *tail, const char *head) {
  Agnode_t *from = agnode(graphOf(root), (char *)tail, 0);
  Agnode_t *to = agnode(graphOf(root), (char *)head, 0);
  if (!from || !to) return NULL;
  return (hpgv_object *)agedge(graphOf(root), from, to, NULL, 1);
}

hpgv_object *hpgv_graphObject(hpgv_graph *graph) { return (hpgv_object *)graph; }

bool hpgv_setDefault(hpgv_graph *root, hpgv_kind kind, const char *name, const char *value) {
  int kinds[] = {[HPGV_GRAPH] = AGRAPH, [HPGV_NODE] = AGNODE, [HPGV_EDGE] = AGEDGE};
  return agattr(graphOf(root), kinds[kind], (char *)name, (char *)value) != NULL;
}

bool hpgv_set(hpgv_graph *root, hpgv_object *object, const char *name, const char *value, bool isHTML) {
  if (!object) return false;
  char *kept = (char *)value;
  if (isHTML) kept = agstrdup_html(graphOf(root), kept);
  return kept && agsafeset(object, (char *)name, kept, "") == 0;
}

const char *hpgv_value(hpgv_object *object, const char *name) { return agget(object, (char *)name); }
