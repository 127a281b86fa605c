// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Narration

/// What the head of a page says where its address is known: to browsers what they may load, to search engines where the
/// page stands, to other sites what to show beside a link.
enum SiteHead {
  /// Nothing from elsewhere, and no styles or scripts in the page. `data:` is for the pictures that the style sheet holds.
  static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
    "connect-src 'self'", "frame-src 'self'",
    "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  /// The head of a page of this set; nil for a set without an address.
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

  /// What every page has, also one that no search engine should know.
  static var policyHTML: String {
    Markup.html { markup in
      markup.open("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
      markup.tag(">\n<meta name=\"referrer\" content=\"no-referrer\">")
      // Browsers ask for an icon that no page names.
      markup.tag("\n<link rel=\"icon\" href=\"data:,\">")
    }
  }

  /// The page in all its languages, and which of them somebody gets who reads none of these.
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
