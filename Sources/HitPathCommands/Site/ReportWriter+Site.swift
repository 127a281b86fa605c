// SPDX-License-Identifier: Apache-2.0

import Foundation
import Narration
import Report

extension ReportWriter {
  /// Adds to pages that were just written what they need on a web site: social cards, a map, and a page for what is not
  /// there.
  ///
  /// - Parameters:
  ///   - site: The address of the folder.
  ///   - folder: The folder.
  ///   - pages: What the index says of each page, by language.
  /// - Throws: ``PictureConverter/Failure`` if cards cannot be drawn; what is wrong with a template or the folder.
  func writeSite(_ site: SiteAddress, to folder: String, pages: [[IndexEntry]]) throws {
    let index = languages.files(Self.index)
    let indexes = Array(zip(languages.all, index))
    let cards =
      zip(languages.all, index).map {
        (file: $1, svg: SiteCard.svg(title: $0.say(PageSetText.courseTitle), lead: $0.say(PageSetText.courseSummary)))
      }
      + pages.joined().compactMap { entry in entry.card.map { (file: entry.file, svg: $0) } }
    try SiteCards.write(cards.map { (SiteAddress.card(of: $0.file), $0.svg) }, to: folder, terminal)

    let rows = [indexes] + pages.map { Array(zip(languages.all, $0.map(\.file))) }
    let files = [
      ("sitemap.xml", SiteFiles.siteMap(rows.map { $0.map { (language: $0, file: $1) } }, at: site)),
      ("robots.txt", SiteFiles.robots(at: site)),
      // Hosts run a program over sites unless this is there, which leaves out files that begin with a point.
      (".nojekyll", ""),
      (
        "404.html",
        try SiteFiles.missing(indexes.map { (language: $0, file: $1) }, at: site, options: options)
      ),
    ]
    try OutputFile.write(files.map { ("\(folder)/\($0.0)", $0.1) }, in: folder)
  }
}
