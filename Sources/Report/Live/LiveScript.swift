// SPDX-License-Identifier: Apache-2.0

package import Narration

/// What makes a served page follow its source.
package enum LiveScript {
  /// The file that the page loads.
  package static let file = "hitpath-live.js"

  /// The page with the script at its end.
  ///
  /// - Parameters:
  ///   - html: A page that was made by a template.
  ///   - page: The page's file.
  ///   - revision: What tells whether the page that is served later is another one.
  ///   - language: The language in which the script speaks.
  /// - Returns: The page that is served.
  package static func added(to html: String, page: String, revision: String, language: Language) -> String {
    let escape = HTMLText().escapeText
    let element =
      "<script src=\"\(file)\" data-page=\"\(escape(page))\" data-revision=\"\(escape(revision))\" "
      + "data-gone=\"\(escape(language.say(PageSetText.serverGone)))\"></script>\n"
    guard let end = html.suffix(100).firstRange(of: "</body>") else { return html + element }
    return html[..<end.lowerBound] + element + html[end.lowerBound...]
  }
}
