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
      options: options, look: .course.still, title: "404", bodyClass: "report course",
      head: SiteHead.policyHTML, root: site.folder)
    return try frame.html(.plain, ["body": body])
  }
}
