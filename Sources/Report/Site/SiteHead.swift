// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Narration

/// What the head of a page says where its address is known: to browsers what they may load, to search engines where the
/// page stands, to other sites what to show beside a link.
struct SiteHead {
  /// Nothing from elsewhere, and no styles or scripts in the page. `data:` is for the pictures that the style sheet holds.
  static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
    "connect-src 'self'", "frame-src 'self'",
    "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  var site: SiteAddress
  var language: Language
  var file: String
  var translations: [PagePlace.Translation]
  var title: String
  var summary: String

  /// The head of a page of this set; nil for a set without an address.
  static func html(
    _ options: ReportOptions, _ place: PagePlace, title: String, summary: String?
  ) -> String? {
    guard let site = options.site, !place.file.isEmpty else { return nil }
    return SiteHead(
      site: site, language: options.language, file: place.file, translations: place.translations,
      title: title,
      summary: summary ?? ""
    ).html
  }

  /// What every page has, also one that no search engine should know.
  static var policyHTML: String {
    var markup = Markup()
    markup.open("meta")
    markup.attribute("http-equiv", "Content-Security-Policy")
    markup.attribute("content", policy)
    markup.tag(">\n<meta name=\"referrer\" content=\"no-referrer\">")
    // Browsers ask for an icon that no page names.
    markup.tag("\n<link rel=\"icon\" href=\"data:,\">")
    return markup.html
  }

  var html: String {
    var markup = Markup()
    func meta(_ key: StaticString, _ name: String, _ content: String) {
      guard !content.isEmpty else { return }
      markup.tag("\n")
      markup.open("meta")
      markup.attribute(key, name)
      markup.attribute("content", content)
      markup.tag(">")
    }
    func link(_ relation: String, _ file: String, language: String? = nil) {
      markup.tag("\n")
      markup.open("link")
      markup.attribute("rel", relation)
      markup.attribute("hreflang", language)
      markup.attribute("href", site.address(of: file))
      markup.tag(">")
    }
    meta("name", "description", summary)
    link("canonical", file)
    for (code, file) in alternates { link("alternate", file, language: code) }
    meta("property", "og:type", "article")
    meta("property", "og:site_name", "HitPath")
    meta("property", "og:title", title)
    meta("property", "og:description", summary)
    meta("property", "og:url", site.address(of: file))
    meta("property", "og:image", site.address(of: SiteAddress.card(of: file)))
    meta("property", "og:image:width", String(Int(SocialCard.width)))
    meta("property", "og:image:height", String(Int(SocialCard.height)))
    meta("name", "twitter:card", "summary_large_image")
    return Self.policyHTML + markup.html
  }

  /// The page in all its languages, and which of them somebody gets who reads none of these.
  private var alternates: [(code: String, file: String)] {
    guard !translations.isEmpty else { return [] }
    let all = ([(language.code, file)] + translations.map { ($0.language.code, $0.file) })
      .sorted { ($0.1.count, $0.0) < ($1.1.count, $1.0) }
    // The first language's files have the plain names.
    return all + [("x-default", all[0].1)]
  }
}
