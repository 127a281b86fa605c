// SPDX-License-Identifier: Apache-2.0

#include <limits.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <pthread.h>
#include <string.h>

#include "internal.h"

/// A document that is being read.
typedef struct reading {
  xmlParserCtxtPtr parser;
  hpxml_handler handler;
  void *context;
  hpxml_result result;
} reading;

/// Hands an event over, and stops the parser if nothing more is wanted.
static void tell(reading *self, hpxml_event event) {
  if (self->result.status != HPXML_OK) return;
  event.line = xmlSAX2GetLineNumber(self->parser);
  event.column = xmlSAX2GetColumnNumber(self->parser);
  if (self->handler(&event, self->context)) return;
  self->result.status = HPXML_STOPPED;
  xmlStopParser(self->parser);
}

static void startElement(void *context, const xmlChar *name, const xmlChar **attributes) {
  tell(context, (hpxml_event){.kind = HPXML_START,
                              .text = (const char *)name,
                              .length = strlen((const char *)name),
                              .attributes = (const char *const *)attributes});
}

static void endElement(void *context, const xmlChar *name) {
  tell(context, (hpxml_event){.kind = HPXML_END,
                              .text = (const char *)name,
                              .length = strlen((const char *)name)});
}

static void characters(void *context, const xmlChar *text, int length) {
  tell(context, (hpxml_event){.kind = HPXML_TEXT, .text = (const char *)text, .length = (size_t)length});
}

static void comment(void *context, const xmlChar *text) {
  tell(context, (hpxml_event){.kind = HPXML_COMMENT,
                              .text = (const char *)text,
                              .length = strlen((const char *)text)});
}

static void documentType(void *context, const xmlChar *name, const xmlChar *public, const xmlChar *system) {
  (void)public;
  (void)system;
  tell(context, (hpxml_event){.kind = HPXML_DOCUMENT_TYPE,
                              .text = (const char *)name,
                              .length = name == NULL ? 0 : strlen((const char *)name)});
}

// Before 2.12 the error was not constant.
#if LIBXML_VERSION < 21200
typedef xmlError *errorPointer;
#else
typedef const xmlError *errorPointer;
#endif

/// Keeps the first thing that makes the document unreadable.
static void error(void *context, errorPointer error) {
  reading *self = context;
  if (self->result.status != HPXML_OK || error == NULL || error->level != XML_ERR_FATAL) return;
  self->result = (hpxml_result){.status = error->code == XML_ERR_NO_MEMORY ? HPXML_MEMORY : HPXML_MALFORMED,
                                .code = error->code,
                                .line = error->line,
                                .column = error->int2};
  xmlStopParser(self->parser);
}

static void initialize(void) { xmlInitParser(); }

/// Reads a document with errors going to `self`.
static void parse(reading *self, const char *bytes, int length, int options) {
#if LIBXML_VERSION < 21300
  // The handler is the thread's own.
  xmlStructuredErrorFunc handler = xmlStructuredError;
  void *context = xmlStructuredErrorContext;
  xmlSetStructuredErrorFunc(self, error);
#else
  xmlCtxtSetErrorHandler(self->parser, error, self);
#endif
  xmlDocPtr document = xmlCtxtReadMemory(self->parser, bytes, length, NULL, "UTF-8", options);
  if (document != NULL) xmlFreeDoc(document);
#if LIBXML_VERSION < 21300
  xmlSetStructuredErrorFunc(context, handler);
#endif
}

hpxml_result hpxml_read(const char *bytes, size_t length, size_t attributeLimit, hpxml_handler handler,
                        void *context) {
  // The library is to be initialised by one thread.
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, initialize);

  reading self = {.handler = handler, .context = context};
  int line = 0, column = 0;
  if (hpxml_hasTooManyAttributes(bytes, length, attributeLimit, &line, &column)) {
    return (hpxml_result){.status = HPXML_ATTRIBUTES, .line = line, .column = column};
  }
  // The library takes it for the end.
  const char *zero = length == 0 ? NULL : memchr(bytes, 0, length);
  if (zero != NULL) {
    hpxml_findPlace(bytes, (size_t)(zero - bytes), &line, &column);
    return (hpxml_result){
        .status = HPXML_MALFORMED, .code = XML_ERR_INVALID_CHAR, .line = line, .column = column};
  }
  self.parser = length > INT_MAX ? NULL : xmlNewParserCtxt();
  if (self.parser == NULL) {
    self.result.status = HPXML_MEMORY;
    return self.result;
  }

  // SAX 1, whose elements have their names as written: with SAX 2 the namespaces that are in force are looked through
  // for each element. No handler for entities, so none is declared.
  xmlSAXHandler handlers = {.initialized = 1,
                            .startElement = startElement,
                            .endElement = endElement,
                            .characters = characters,
                            .ignorableWhitespace = characters,
                            .cdataBlock = characters,
                            .comment = comment,
                            .internalSubset = documentType};
  *self.parser->sax = handlers;
  self.parser->userData = &self;
  // NOENT has '&amp;' in attributes replaced. HUGE allows more than 256 levels; the handler counts them.
  int options = XML_PARSE_NONET | XML_PARSE_NOENT | XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC;
  parse(&self, bytes, (int)length, options);
  if (self.result.status == HPXML_OK && !self.parser->wellFormed) {
    self.result.status = HPXML_MALFORMED;
    self.result.line = xmlSAX2GetLineNumber(self.parser);
    self.result.column = xmlSAX2GetColumnNumber(self.parser);
  }
  xmlFreeParserCtxt(self.parser);
  return self.result;
}
