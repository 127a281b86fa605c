// SPDX-License-Identifier: Apache-2.0

// Runs one job from start to end. The library keeps its state in globals, so one lock guards everything.

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

// The length is an `unsigned int *` before release 13 and a `size_t *` since.
typedef int (*render_size_t)(GVC_t *, graph_t *, const char *, char **, size_t *);
#define LENGTH_TYPE __typeof__(_Generic(&gvRenderData, render_size_t: (size_t)0, default: 0u))

/// Older versions recurse along the graph: a chain of 8,000 nodes overflows 512 KB.
static const size_t bigStack = (size_t)256 << 20;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;  // guards Graphviz and `context`
static GVC_t *context;

typedef struct {
  const hpgv_job *job;
  hpgv_result result;
} task;

/// Creates `graph` from the job. Returns what went wrong, if anything; `graph` may exist even then.
static hpgv_status build(const hpgv_job *job, Agraph_t **graph) {
  if (job->text) {
    *graph = hpgv_parse(job->text);
    return *graph && agerrors() == 0 ? HPGV_OK : HPGV_PARSE;
  }
  *graph = agopen((char *)job->name, job->isDirected ? Agdirected : Agundirected, hpgv_beginNames());
  if (!*graph) return HPGV_MEMORY;
  return job->fill && job->fill((hpgv_graph *)*graph, job->context) ? HPGV_OK : HPGV_BUILD;
}

static hpgv_status render(const hpgv_job *job, Agraph_t *graph, hpgv_result *result) {
  char *data = NULL;
  LENGTH_TYPE length = 0;
  if (gvRenderData(context, graph, job->format, &data, &length) != 0 || !data) return HPGV_RENDER;
  result->data = data;
  result->length = length;
  return HPGV_OK;
}

/// Adds attributes with position and drawing operations to every object. Writes nothing, since no file is given.
static hpgv_status attach(const hpgv_job *job, Agraph_t *graph) {
  if (gvRender(context, graph, "xdot", NULL) != 0) return HPGV_RENDER;
  job->read(job->context);
  return HPGV_OK;
}

/// Lays the graph out, then writes it or passes it to the reader.
static hpgv_status finish(const hpgv_job *job, Agraph_t *graph, hpgv_result *result) {
  result->nodeCount = (size_t)agnnodes(graph);
  result->edgeCount = (size_t)agnedges(graph);
  if (result->nodeCount > job->nodeLimit || result->edgeCount > job->edgeLimit) return HPGV_TOO_LARGE;

  hpgv_status status = HPGV_OK;
  if (strcmp(job->engine, "dot") == 0) hpgv_guardLabels(graph);
  if (gvLayout(context, graph, job->engine) != 0) {
    status = HPGV_LAYOUT;
  } else {
    hpgv_repairRanks(graph);
    status = job->read ? attach(job, graph) : render(job, graph, result);
  }
  gvFreeLayout(context, graph);
  return status;
}

static void *run(void *argument) {
  task *work = argument;
  const hpgv_job *job = work->job;
  hpgv_result *result = &work->result;

  // A message quotes its input at most twice.
  hpgv_beginMessages((size_t)16384 + (job->text ? 2 * strlen(job->text) : 0));
  // Some engines draw random numbers and continue where the last picture ended.
  srand(1);
  srand48(1);
  // Create the context before the graph, since a new context declares the default label of nodes.
  if (!context) context = hpgv_newContext();
  if (!context) {
    result->status = HPGV_MEMORY;
  } else {
    Agraph_t *graph = NULL;
    result->status = build(job, &graph);
    if (result->status == HPGV_OK) result->status = finish(job, graph, result);
    if (graph) agclose(graph);
    hpgv_endNames();
    if (result->status >= HPGV_LAYOUT) {
      gvFreeContext(context);
      context = NULL;
    }
  }
  result->log = hpgv_endMessages(&result->hasLoggedError);
  return NULL;
}

static bool runOnBigStack(task *work) {
  pthread_attr_t attributes;
  pthread_t thread;
  if (pthread_attr_init(&attributes) != 0) return false;
  bool started = pthread_attr_setstacksize(&attributes, bigStack) == 0 &&
                 pthread_create(&thread, &attributes, run, work) == 0;
  pthread_attr_destroy(&attributes);
  if (started) pthread_join(thread, NULL);
  return started;
}

hpgv_result hpgv_draw(const hpgv_job *job) {
  task work = {.job = job};
  pthread_mutex_lock(&lock);
  if (!job->needsBigStack)
    run(&work);
  else if (!runOnBigStack(&work))
    work.result.status = HPGV_THREAD;
  pthread_mutex_unlock(&lock);
  return work.result;
}

const char *hpgv_version(void) {
  static char version[64];
  pthread_mutex_lock(&lock);
  if (!context) context = hpgv_newContext();
  if (context) snprintf(version, sizeof version, "%s", gvcVersion(context));
  pthread_mutex_unlock(&lock);
  return version;
}

void hpgv_release(hpgv_result *result) {
  if (result->data) gvFreeRenderData(result->data);
  free(result->log);
  result->data = NULL;
  result->log = NULL;
}
