// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Narration
import Trace

/// What an index says of one page.
package struct IndexEntry: Hashable, Sendable {
  /// The page's file, relative to the index.
  package var file: String
  package var title: String
  package var summary: String?

  /// The verdict of each touch.
  package var verdicts: [String]

  /// A picture of the screen, an SVG element, or empty. It is shown small; the text tells all that it does.
  package var overlay: String

  package init(file: String, title: String, summary: String? = nil, verdicts: [String], overlay: String = "")
  {
    self.file = file
    self.title = title
    self.summary = summary
    self.verdicts = verdicts
    self.overlay = overlay
  }

  /// Creates the entry of a trace's page.
  package init(for analysis: TraceAnalysis, file: String, overlay: String = "", options: ReportOptions) {
    let narrator = Narrator(options.language, analysis.index)
    self.init(
      file: file,
      title: ReportTitle.of(analysis.trace.header, options.language),
      summary: options.language.pick(from: analysis.trace.header.summary),
      verdicts: analysis.touches.map(narrator.verdict),
      overlay: overlay)
  }
}

/// The page that leads to several others.
package enum ReportIndex {
  /// How many verdicts an entry shows at most.
  static let verdictLimit = 3

  /// Makes the page.
  ///
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func html(_ entries: [IndexEntry], options: ReportOptions = ReportOptions()) throws -> String
  {
    let page = IndexModel(
      language: options.language.rawValue,
      style: options.templates.style,
      text: PageTexts(language: options.language),
      entries: entries.map { entry in
        let rest = entry.verdicts.count - verdictLimit
        return IndexCard(
          link: link(to: entry.file), title: entry.title, entrySummary: entry.summary,
          verdicts: Array(entry.verdicts.prefix(verdictLimit)),
          moreVerdicts: rest > 0 ? options.language.moreTouches(rest) : nil,
          overlay: entry.overlay.isEmpty ? nil : entry.overlay)
      })
    return try PageTemplate(options.templates.text("index.mustache"), file: "index.mustache").render(page)
  }

  /// A relative link to a file, whatever its name.
  static func link(to file: String) -> String {
    var link = "./"
    let digits = Array("0123456789ABCDEF")
    for byte in file.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "/"):
        link.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        link += "%"
        link.append(digits[Int(byte >> 4)])
        link.append(digits[Int(byte & 15)])
      }
    }
    return link
  }
}

/// What the template of the index is filled with.
struct IndexModel {
  var language: String
  var style: String
  var text: PageTexts
  var entries: [IndexCard]
}

struct IndexCard {
  var link: String
  var title: String
  var entrySummary: String?
  var verdicts: [String]
  var moreVerdicts: String?
  var overlay: String?
}
