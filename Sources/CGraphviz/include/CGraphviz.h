// SPDX-License-Identifier: Apache-2.0

// Everything that Swift needs from Graphviz, in our own prototypes.
//
// Swift cannot call the library directly: the graph descriptors are mutable globals, object kinds are macros in one
// version and an enumeration in another, lengths change type between versions, and the library is not thread-safe. Here
// one call draws one picture from start to end under one lock.

#ifndef CGRAPHVIZ_H
#define CGRAPHVIZ_H

#include <stdbool.h>
#include <stddef.h>

/// A graph or subgraph while it is being filled.
typedef struct hpgv_graph hpgv_graph;

/// A graph, subgraph, node or edge while its attributes are being set.
typedef struct hpgv_object hpgv_object;

/// What went wrong, if anything.
typedef enum hpgv_status {
  HPGV_OK = 0,
  HPGV_MEMORY,     ///< no memory for the graph or for the result
  HPGV_THREAD,     ///< no thread with a large stack could be started
  HPGV_PARSE,      ///< the text is not DOT
  HPGV_BUILD,      ///< the graph could not be built
  HPGV_TOO_LARGE,  ///< more nodes or edges than the job allows
  HPGV_LAYOUT,     ///< the layout failed
  HPGV_RENDER,     ///< the layout succeeded, but writing it failed
} hpgv_status;

/// The kind of object a default applies to.
typedef enum hpgv_kind {
  HPGV_GRAPH,
  HPGV_NODE,
  HPGV_EDGE,
} hpgv_kind;

/// Fills an open graph and returns whether that worked. It is called with the lock held and must not draw.
typedef bool (*hpgv_fill)(hpgv_graph *root, void *context);

/// Reads a laid-out graph through `hpgv_value`. It is called with the lock held and must not draw.
typedef void (*hpgv_read)(void *context);

/// One picture to draw. Strings are UTF-8 and are only read during the call.
typedef struct hpgv_job {
  const char *text;    ///< DOT text, or NULL for a graph that `fill` builds
  hpgv_fill fill;      ///< builds the graph if `text` is NULL
  hpgv_read read;      ///< reads the laid-out graph instead of writing it; NULL to write
  void *context;       ///< passed to `fill` and `read`
  const char *name;    ///< name of the graph that `fill` gets
  bool isDirected;     ///< whether that graph is directed
  const char *engine;  ///< layout engine, such as "dot"
  const char *format;  ///< output format, such as "svg"; unused with `read`
  size_t nodeLimit;    ///< refuse more nodes than this
  size_t edgeLimit;    ///< refuse more edges than this
  bool needsBigStack;  ///< work on a thread with a large stack
} hpgv_job;

/// The outcome of one job. Free it with `hpgv_release`.
typedef struct hpgv_result {
  hpgv_status status;
  bool hasLoggedError;  ///< an error was logged, perhaps although `status` is `HPGV_OK`
  char *data;           ///< the picture, or NULL
  size_t length;        ///< bytes in `data`
  char *log;            ///< messages of the library, one per line, or NULL
  size_t nodeCount;     ///< nodes in the graph
  size_t edgeCount;     ///< edges in the graph
} hpgv_result;

/// Builds or parses a graph, lays it out and writes it, one job at a time in the whole process.
hpgv_result hpgv_draw(const hpgv_job *job);

/// Frees what a result holds.
void hpgv_release(hpgv_result *result);

/// The version of the library that is used, such as "2.43.0"; empty if it does not start.
const char *hpgv_version(void);

/// The width of a text in points, as the layout measures it.
double hpgv_textWidth(const char *text, const char *fontName, double fontSize, bool isBold);

// The following may only be called by a `fill` function. Each returns NULL or false if memory runs out.

/// Adds a subgraph, or finds it by its name. A NULL name adds a nameless one.
hpgv_graph *hpgv_subgraph(hpgv_graph *parent, const char *name);

/// Adds a node to a subgraph, or finds it by its name.
hpgv_object *hpgv_node(hpgv_graph *graph, const char *name);

/// Adds an edge between two nodes that exist; NULL if one of them does not.
hpgv_object *hpgv_edge(hpgv_graph *root, const char *tail, const char *head);

/// The graph as something that has attributes.
hpgv_object *hpgv_graphObject(hpgv_graph *graph);

/// Declares an attribute of all objects of a kind, with its default.
bool hpgv_setDefault(hpgv_graph *root, hpgv_kind kind, const char *name, const char *value);

/// Sets an attribute, and declares it with an empty default if it is new.
bool hpgv_set(hpgv_graph *root, hpgv_object *object, const char *name, const char *value, bool isHTML);

/// An attribute of an object, such as its position in the layout; NULL if the graph has no attribute of that name.
/// Only for a `read` function; the text is valid until that returns.
const char *hpgv_value(hpgv_object *object, const char *name);

#endif
