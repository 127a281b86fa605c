// SPDX-License-Identifier: Apache-2.0

#include "internal.h"

#include <stdlib.h>
#include <string.h>

static size_t rootOf(size_t *parents, size_t index) {
  while (parents[index] != index) index = parents[index] = parents[parents[index]];
  return index;
}

/// Whether the graph has unconnected parts. Returns true if memory runs out.
static bool isDisconnected(Agraph_t *graph) {
  size_t count = (size_t)agnnodes(graph), parts = count, highest = 0;
  for (Agnode_t *node = agfstnode(graph); node; node = agnxtnode(graph, node))
    if (AGSEQ(node) > highest) highest = AGSEQ(node);
  size_t *parents = calloc(highest + 1, sizeof(size_t));
  if (!parents) return count > 1;
  for (size_t i = 0; i <= highest; i++) parents[i] = i;
  for (Agnode_t *node = agfstnode(graph); node; node = agnxtnode(graph, node)) {
    for (Agedge_t *edge = agfstout(graph, node); edge; edge = agnxtout(graph, edge)) {
      size_t tail = rootOf(parents, AGSEQ(agtail(edge))), head = rootOf(parents, AGSEQ(aghead(edge)));
      if (tail == head) continue;
      parents[tail] = head;
      parts--;
    }
  }
  free(parents);
  return parts > 1;
}

static bool hasCluster(Agraph_t *graph) {
  for (Agraph_t *inner = agfstsubg(graph); inner; inner = agnxtsubg(inner))
    if (strncmp(agnameof(inner), "cluster", 7) == 0 && agfstnode(inner)) return true;
  return false;
}

static bool isSet(void *object, Agsym_t *attribute) {
  return attribute && agxget(object, attribute)[0] != '\0';
}

static bool hasEdgeLabel(Agraph_t *graph, Agsym_t *label) {
  for (Agnode_t *node = agfstnode(graph); node; node = agnxtnode(graph, node))
    for (Agedge_t *edge = agfstout(graph, node); edge; edge = agnxtout(graph, edge))
      if (isSet(edge, label)) return true;
  return false;
}

/// Whether another edge between the same nodes has no label.
static bool hasSilentTwin(Agraph_t *graph, Agedge_t *edge, Agsym_t *label) {
  Agnode_t *tail = agtail(edge), *head = aghead(edge);
  for (Agedge_t *other = agfstout(graph, tail); other; other = agnxtout(graph, other))
    if (aghead(other) == head && !isSet(other, label)) return true;
  for (Agedge_t *other = agfstout(graph, head); other; other = agnxtout(graph, other))
    if (aghead(other) == tail && !isSet(other, label)) return true;
  return false;
}

/// Turns a label into one that Graphviz places after the layout.
static void moveLabel(Agedge_t *edge, Agsym_t *label) {
  static const char *const places[] = {"xlabel", "headlabel", "taillabel"};
  for (size_t i = 0; i < sizeof(places) / sizeof(places[0]); i++) {
    char *place = (char *)places[i];
    if (isSet(edge, agattr(agraphof(edge), AGEDGE, place, NULL))) continue;
    agsafeset(edge, place, agxget(edge, label), (char *)"");
    break;
  }
  agxset(edge, label, (char *)"");
}

/// Adds an invisible cluster around one node.
static void addCluster(Agraph_t *graph) {
  Agraph_t *cluster = agsubg(graph, (char *)"cluster__guard", 1);
  if (!cluster) return;
  static const char *const settings[][2] = {{"style", "invis"}, {"peripheries", "0"}, {"margin", "0"}};
  static const char *const cleared[] = {"label", "bgcolor", "id", "class", "URL", "tooltip"};
  for (size_t i = 0; i < sizeof(settings) / sizeof(settings[0]); i++)
    agsafeset(cluster, (char *)settings[i][0], (char *)settings[i][1], (char *)"");
  for (size_t i = 0; i < sizeof(cleared) / sizeof(cleared[0]); i++)
    if (agattr(graph, AGRAPH, (char *)cleared[i], NULL)) agset(cluster, (char *)cleared[i], (char *)"");
  agsubnode(cluster, agfstnode(graph), 1);
}

/// A label on an edge within the first rank needs a rank above it. Graphviz overlooks this
///
/// - if the label is not on the first of several edges between the same nodes: so such a label is moved;
/// - if the label is not in the last of several unconnected parts and the graph has no cluster: so it gets a cluster.
void hpgv_guardLabels(Agraph_t *graph) {
  Agsym_t *label = agattr(graph, AGEDGE, (char *)"label", NULL);
  if (!label || !hasEdgeLabel(graph, label)) return;
  bool isClustered = hasCluster(graph);
  bool mayShareRank = isClustered || agattr(graph, AGEDGE, (char *)"constraint", NULL) ||
                      agattr(graph, AGEDGE, (char *)"minlen", NULL) ||
                      agattr(graph, AGRAPH, (char *)"rank", NULL);
  if (!mayShareRank) return;
  for (Agnode_t *node = agfstnode(graph); node; node = agnxtnode(graph, node))
    for (Agedge_t *edge = agfstout(graph, node); edge; edge = agnxtout(graph, edge))
      if (isSet(edge, label) && agtail(edge) != aghead(edge) && hasSilentTwin(graph, edge, label))
        moveLabel(edge, label);
  if (!isClustered && isDisconnected(graph) && hasEdgeLabel(graph, label)) addCluster(graph);
}

/// When Graphviz makes room for a label on an edge within one rank, it reallocates `v`, the array of the rank's nodes,
/// but leaves the old address in `av`, which is freed with the layout. In every other case both are equal.
void hpgv_repairRanks(Agraph_t *graph) {
  Agraphinfo_t *info = (Agraphinfo_t *)aggetrec(graph, (char *)"Agraphinfo_t", 0);
  if (!info || !info->rank) return;
  for (int rank = info->minrank; rank <= info->maxrank; rank++) info->rank[rank].av = info->rank[rank].v;
}
