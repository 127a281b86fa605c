// SPDX-License-Identifier: Apache-2.0

package import Narration

/// The files that a site has besides its pages.
package enum SiteFiles {
  /// What search engines read of the pages there are, each with its other languages.
  ///
  /// - Parameters:
  ///   - pages: The files of each page by language, the first language's first.
  ///   - site: Where they stand.
  /// - Returns: The XML.
  package static func siteMap(_ pages: [[(language: Language, file: String)]], at site: SiteAddress) -> String
  {
    var markup = Markup()
    markup.tag("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    markup.tag("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" ")
    markup.tag("xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n")
    for page in pages {
      for (_, file) in page {
        markup.tag("<url>")
        markup.element("loc", site.address(of: file))
        if page.count > 1 {
          for (language, file) in page {
            markup.open("xhtml:link")
            markup.attribute("rel", "alternate")
            markup.attribute("hreflang", language.code)
            markup.attribute("href", site.address(of: file))
            markup.tag("/>")
          }
        }
        markup.tag("</url>\n")
      }
    }
    markup.tag("</urlset>\n")
    return markup.html
  }

  /// What crawlers read first.
  package static func robots(at site: SiteAddress) -> String {
    "User-agent: *\nAllow: /\nSitemap: \(site.address(of: "sitemap.xml"))\n"
  }

  /// The page for an address where nothing is. Hosts show it at any depth, so its addresses are whole.
  ///
  /// - Parameters:
  ///   - indexes: The index in each language.
  ///   - site: Where it stands.
  ///   - options: The templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func missing(
    _ indexes: [(language: Language, file: String)], at site: SiteAddress, options: ReportOptions
  ) throws -> String {
    var body = Markup()
    for (language, file) in indexes {
      body.open("section")
      body.attribute("lang", language.code)
      body.tag("><p class=\"lead\">")
      body.text(language.text(.noSuchPage))
      body.tag("</p>\n<p>")
      body.open("a")
      body.attribute("href", site.address(of: file))
      body.tag(">")
      body.text(language.text(.courseTitle))
      body.tag("</a></p></section>\n")
    }
    let page = PlainModel(
      language: indexes.first?.language.code ?? Language.english.code, head: SiteHead.policyHTML,
      plainTitle: "404", root: site.folder, body: body.html, text: PageTexts(language: indexes[0].language))
    return try PlainPage.html(page, options)
  }
}
