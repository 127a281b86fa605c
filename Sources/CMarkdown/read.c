// SPDX-License-Identifier: Apache-2.0

#include "CMarkdown.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>
#include <pthread.h>

static pthread_once_t registered = PTHREAD_ONCE_INIT;

static hpmd_event eventOf(cmark_node *node, bool isStart) {
  hpmd_event event = {.isStart = isStart,
                      .kind = cmark_node_get_type_string(node),
                      .line = cmark_node_get_start_line(node),
                      .column = cmark_node_get_start_column(node)};
  switch (cmark_node_get_type(node)) {
    case CMARK_NODE_HEADING:
      event.level = cmark_node_get_heading_level(node);
      break;
    case CMARK_NODE_LIST:
      event.isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST;
      break;
    case CMARK_NODE_CODE_BLOCK:
      event.text = cmark_node_get_literal(node);
      event.details = cmark_node_get_fence_info(node);
      break;
    case CMARK_NODE_LINK:
      event.text = cmark_node_get_url(node);
      event.details = cmark_node_get_title(node);
      break;
    case CMARK_NODE_TEXT:
    case CMARK_NODE_CODE:
      event.text = cmark_node_get_literal(node);
      break;
    default:
      break;
  }
  return event;
}

static void walk(cmark_node *document, hpmd_handler handler, void *context) {
  cmark_iter *iterator = cmark_iter_new(document);
  for (;;) {
    cmark_event_type type = cmark_iter_next(iterator);
    if (type == CMARK_EVENT_DONE) break;
    hpmd_event event = eventOf(cmark_iter_get_node(iterator), type == CMARK_EVENT_ENTER);
    if (!handler(&event, context)) break;
  }
  cmark_iter_free(iterator);
}

bool hpmd_read(const char *bytes, size_t length, hpmd_handler handler, void *context) {
  pthread_once(&registered, cmark_gfm_core_extensions_ensure_registered);
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
  if (!parser) return false;
  cmark_syntax_extension *tables = cmark_find_syntax_extension("table");
  if (tables) cmark_parser_attach_syntax_extension(parser, tables);
  cmark_parser_feed(parser, bytes, length);
  cmark_node *document = cmark_parser_finish(parser);
  if (document) {
    walk(document, handler, context);
    cmark_node_free(document);
  }
  cmark_parser_free(parser);
  return document != NULL;
}
