// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Narration

/// What stands around a page: its head, its look, its script with the data for it.
struct PageFrame {
  var options: ReportOptions
  var place = PagePlace()
  var look: PageLook

  /// The title of the window, and what the page is about in a sentence or two.
  var title: String
  var summary: String?
  var bodyClass: String

  /// What the head says of where the page stands; nil for what ``SiteHead`` says.
  var head: String?

  /// What stands before the names of files: nothing, or an address.
  var root = ""

  /// Whether the head tells of the other languages where no ``SiteHead`` does.
  var tellsLanguages = true

  /// Whether a stage plays on it.
  var isPlayed = false

  /// The name and the JSON of the data for the script; nil for a page that has no script.
  var data: (name: String, json: String)?

  /// The page.
  ///
  /// - Parameters:
  ///   - content: What stands in the frame.
  ///   - values: What that is filled with, besides what the frame says of the page.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for templates and scripts that cannot be used.
  func html(_ content: PageTemplate, _ values: TemplateValues) throws -> String {
    let head = head ?? SiteHead.html(options, place, title: title, summary: summary)
    let languages = place.translations.map(TemplateValues.init)
    var frame: TemplateValues = [
      "language": options.language.code, "documentTitle": title, "summary": summary, "bodyClass": bodyClass,
      "languages": languages, "head": head, "alternates": head == nil && tellsLanguages ? languages : [],
      "previousFile": place.previous.map { PercentEncoding.link(to: $0.file) },
      "nextFile": place.next.map { PercentEncoding.link(to: $0.file) },
      "isPlayed": isPlayed, "isPaper": content == .booklet || content == .cards,
    ]
    let page = try options.html(content, frame.adding(values))
    frame["page"] = String(page.dropLast(page.hasSuffix("\n") ? 1 : 0))
    if let files = look.files, options.assets == .separate {
      frame["styleFile"] = root + files.style
      frame["scriptFile"] = root + files.script
    } else {
      let script = try look.script.map(options.templates.script)
      frame["style"] = look.style(options.templates)
      frame["script"] = script
    }
    frame["dataName"] = data?.name
    frame["data"] = data?.json
    return try options.html(.report, frame)
  }
}

extension TemplateValues {
  /// The way to the page in another language.
  init(_ translation: PagePlace.Translation) {
    self = [
      "hreflang": translation.language.code, "ownName": translation.language.ownName,
      "languageFile": PercentEncoding.link(to: translation.file),
    ]
  }

  /// A link to another page.
  init(_ page: PagePlace.Link) {
    self = ["target": PercentEncoding.link(to: page.file), "label": page.title]
  }

  /// A link to a place in the page.
  init(toElement id: String, label: String) {
    self = ["target": "#\(id)", "label": label]
  }

  /// What something is, in a list of terms.
  init(term: String, _ detail: String) {
    self = ["term": term, "detail": detail]
  }
}

extension PagePlace {
  /// The way to the other pages of a set; nil for a page that stands alone.
  func set(in language: Language) -> TemplateValues? {
    guard [index, previous, next].contains(where: { $0 != nil }) else { return nil }
    return [
      "previousPage": previous.map(TemplateValues.init), "indexPage": index.map(TemplateValues.init),
      "nextPage": next.map(TemplateValues.init),
      "pagePosition": position.map {
        language.say(PageText.position(number: $0.number, count: $0.count))
      },
    ]
  }
}
