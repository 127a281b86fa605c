// SPDX-License-Identifier: Apache-2.0

/// A page of words alone, without stage and script.
enum PlainPage {
  static func html(_ page: PlainModel, _ options: ReportOptions) throws -> String {
    try PageTemplate(options.templates.text("plain.mustache"), file: "plain.mustache").render(page)
  }
}

/// What the template of a page of words is filled with. Head and body are markup.
struct PlainModel {
  var language: String
  var head: String?
  var plainTitle: String

  /// What stands before the names of files: nothing, or an address.
  var root = ""

  /// The style sheet; nil if it is a file of its own.
  var style: String?
  var index: PageLink?
  var languages: [LanguageLink] = []
  var plainLead: String?
  var body: String
  var text: PageTexts
}
