// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Diagrams
import FoundationTypes
package import Narration
import Trace

/// The files of a site other than its pages.
package enum SiteFiles {
  /// The site map for search engines: every page, with its other languages.
  ///
  /// - Parameters:
  ///   - pages: The files of each page by language, the first language's first.
  ///   - site: The address of the site.
  /// - Returns: The XML.
  package static func siteMap(_ pages: [[(language: Language, file: String)]], at site: SiteAddress) -> String
  {
    var markup = Markup()
    markup.tag("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    markup.tag("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" ")
    markup.tag("xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n")
    for page in pages {
      for (_, file) in page {
        markup.line("url") { url in
          url.element("loc", site.address(of: file))
          for (language, file) in page where page.count > 1 {
            let attributes: Markup.Attributes = [
              "rel": "alternate", "hreflang": language.code, "href": site.address(of: file),
            ]
            url.open("xhtml:link", attributes)
            url.tag("/>")
          }
        }
      }
    }
    markup.tag("</urlset>\n")
    return markup.html
  }

  /// The `robots.txt`.
  package static func robots(at site: SiteAddress) -> String {
    "User-agent: *\nAllow: /\nSitemap: \(site.address(of: "sitemap.xml"))\n"
  }

  /// Makes the page for an address that does not exist. Hosts show it at any depth, so its links are absolute.
  ///
  /// - Parameters:
  ///   - indexes: The index in each language.
  ///   - site: The address of the site.
  ///   - options: The templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func missing(
    _ indexes: [(language: Language, file: String)], at site: SiteAddress, options: ReportOptions
  ) throws -> String {
    let body = Markup.html { body in
      for (language, file) in indexes {
        body.line("section", ["lang": language.code]) { body in
          body.line("p", ["class": "lead"], language.say(PageSetText.noSuchPage))
          body.element("p") {
            $0.element("a", ["href": site.address(of: file)], language.say(PageSetText.courseTitle))
          }
        }
      }
    }
    var options = options
    options.language = indexes.first?.language ?? .english
    let frame = PageFrame(
      options: options, look: .course().still, title: "404", bodyClass: "report course",
      head: SiteHead.policyHTML, root: site.folder)
    return try frame.html(.plain, [.body: body])
  }
}

/// The web address of a set of pages, for absolute links.
package struct SiteAddress: Hashable, Sendable, Encodable {
  /// The address of the folder, with a trailing slash.
  package let folder: String

  /// Reads an address.
  ///
  /// - Parameter text: An address such as `https://example.org/touches`. The result is nil for a text that is not the
  ///   address of a folder on a web site.
  package init?(_ text: String) {
    guard text.utf8.allSatisfy({ (0x21..<0x7f).contains($0) }),
      !text.contains(where: { "<>\"'?#\\".contains($0) }),
      let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host(), !host.isEmpty, url.user() == nil
    else { return nil }
    folder = text.hasSuffix("/") ? text : text + "/"
  }

  /// The address of a file; that of an index is its folder.
  package func address(of file: String) -> String {
    file == "index.html" ? folder : folder + PercentEncoding.link(to: file).dropFirst(2)
  }

  /// The social card of a page, as a file.
  package static func card(of file: String) -> String {
    let name = file.hasSuffix(".html") ? String(file.dropLast(5)) : file
    return "cards/\(name).png"
  }
}

/// The social cards of pages, made from the entries of the index.
package enum SiteCard {
  /// Draws the card of a page. It shows the screen without the answer.
  ///
  /// - Parameters:
  ///   - entry: The page's entry in the index.
  ///   - lesson: The course page; nil for a scenario outside courses.
  ///   - analysis: The page's run.
  ///   - language: The page's language.
  /// - Returns: An SVG file with its styles, in which all colours are resolved.
  /// - Throws: ``DiagramError`` for a picture that cannot be made.
  package static func svg(
    of entry: IndexEntry, _ lesson: CourseSubject?, _ analysis: TraceAnalysis, in language: Language
  ) throws -> String {
    let label =
      lesson?.standing.map { language.say(PageText.lesson(number: $0.number, count: $0.count)) }
      ?? entry.door.map { language.say(PageSetText.door($0)) } ?? ""
    var screen: Diagram?
    if !analysis.trace.screen.views.isEmpty, !analysis.touches.isEmpty {
      var options = DiagramOptions(language: language, hasWords: false, maximumDrawnViews: 48)
      options.isQuestion = true
      screen = try Diagrams.make(.screen, for: analysis, options: options)
    }
    return SocialCard(label: label, title: entry.title, lead: entry.summary ?? "", screen: screen)
      .svg(style: .embedded)
  }

  /// The card of a page of words.
  package static func svg(title: String, lead: String) -> String {
    SocialCard(label: "", title: title, lead: lead).svg(style: .embedded)
  }
}

/// The part of a page's head that needs its address: what browsers may load, the canonical address for search engines,
/// and the preview for other sites.
enum SiteHead {
  /// Allows no other sites, and no inline styles or scripts. The style sheet contains pictures as `data:`.
  static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
    "connect-src 'self'", "frame-src 'self'",
    "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  /// The head of a page; nil for a set without an address.
  static func html(
    _ options: ReportOptions, _ place: PagePlace, title: String, summary: String?
  ) -> String? {
    guard let site = options.site, !place.file.isEmpty else { return nil }
    var markup = Markup()
    func add(_ name: StaticString, _ attributes: Markup.Attributes) {
      markup.tag("\n")
      markup.open(name, attributes)
      markup.tag(">")
    }
    func meta(_ key: StaticString, _ name: String, _ content: String?) {
      if let content, !content.isEmpty { add("meta", [key: name, "content": content]) }
    }
    func link(_ relation: String, _ file: String, language: String? = nil) {
      add("link", ["rel": relation, "hreflang": language, "href": site.address(of: file)])
    }
    meta("name", "description", summary)
    link("canonical", place.file)
    for (code, file) in alternates(of: place, options.language) { link("alternate", file, language: code) }
    meta("property", "og:type", "article")
    meta("property", "og:site_name", "HitPath")
    meta("property", "og:title", title)
    meta("property", "og:description", summary)
    meta("property", "og:url", site.address(of: place.file))
    meta("property", "og:image", site.address(of: SiteAddress.card(of: place.file)))
    meta("property", "og:image:width", String(Int(SocialCard.width)))
    meta("property", "og:image:height", String(Int(SocialCard.height)))
    meta("name", "twitter:card", "summary_large_image")
    return policyHTML + markup.html
  }

  /// The policy for every page, including those that search engines must not list.
  static var policyHTML: String {
    Markup.html { markup in
      markup.open("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
      markup.tag(">\n<meta name=\"referrer\" content=\"no-referrer\">")
      // Without this link, browsers request an icon.
      markup.tag("\n<link rel=\"icon\" href=\"data:,\">")
    }
  }

  /// The page in all its languages, and the default for readers of other languages.
  private static func alternates(
    of place: PagePlace, _ language: Language
  ) -> [(code: String, file: String)] {
    guard !place.translations.isEmpty else { return [] }
    let all = ([(language.code, place.file)] + place.translations.map { ($0.language.code, $0.file) })
      .sorted { ($0.1.count, $0.0) < ($1.1.count, $1.0) }
    // The first language's files have the plain names.
    return all + [("x-default", all[0].1)]
  }
}

/// The page of small scenarios that readers copy as a starting point.
package enum KindsPage {
  /// The name of its file, without language and ending.
  package static let name = "kinds"

  /// A scenario, and a line about what it shows.
  package struct Item: Sendable {
    package var name: String
    package var group: ScenarioGroup
    package var line: String
    package var text: String

    package init(name: String, group: ScenarioGroup, line: String, text: String) {
      self.name = name
      self.group = group
      self.line = line
      self.text = text
    }
  }

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - items: The scenarios, grouped.
  ///   - place: The place of the page among others.
  ///   - options: The language and the templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func html(_ items: [Item], place: PagePlace, options: ReportOptions) throws -> String {
    let language = options.language
    let body = Markup.html { body in
      for group in ScenarioGroup.allCases {
        body.line("section") { body in
          body.line("h2", language.say(PageSetText.kindsOf(group)))
          for item in items where item.group == group { write(item, to: &body) }
        }
      }
    }
    let frame = PageFrame(
      options: options, place: place, look: .course().still, title: language.say(PageSetText.kindsTitle),
      summary: language.say(PageSetText.kindsSummary), bodyClass: "report course", tellsLanguages: false)
    return try frame.html(.plain, [.set: place.set(in: language), .body: body])
  }

  private static func write(_ item: Item, to body: inout Markup) {
    body.line("details", ["class": "kind", "id": item.name]) { body in
      body.line("summary") { summary in
        summary.element("code", item.name)
        summary.tag(" ")
        summary.code(RichText(catalogue: item.line))
      }
      body.element("pre", ["tabindex": "0"]) { $0.element("code") { $0.lines(item.text) } }
    }
  }
}
