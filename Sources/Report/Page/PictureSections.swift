// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration

/// Makes the sections of pictures. A picture that the page shows already, for an earlier touch, is a link to it.
struct PictureSections {
  let analysis: TraceAnalysis
  let options: ReportOptions
  let limits: PageLimits

  private var language: Language { options.language }

  /// The pictures that the page shows already, as links that say for which touch.
  private var shown: [Key: TemplateValues] = [:]

  /// How much the pictures of touches take.
  private var usedBytes = 0

  private struct Key: Hashable {
    var kind: DiagramKind
    var svg: String
  }

  init(_ analysis: TraceAnalysis, _ options: ReportOptions, _ limits: PageLimits) {
    self.analysis = analysis
    self.options = options
    self.limits = limits
  }

  /// What a section is called in the page, and where it stands.
  struct Place {
    var id: String
    var level = 3

    /// The heading of the touch, and its number; nil for a picture of the whole screen.
    var touch: Touch?

    /// The number of the first touch that finds the screen as it is drawn; nil if all touches do.
    var finder: Int?
  }

  struct Touch {
    /// Its identifier in the trace.
    var id: String
    var number: Int
    var heading: String
    var verdict: String
  }

  /// A section.
  ///
  /// - Throws: ``DiagramError``; what Graphviz said of a graph that it could not lay out.
  mutating func section(
    _ kind: DiagramKind, _ options: DiagramOptions, at place: Place
  ) throws -> String {
    let diagram = try Diagrams.make(kind, for: analysis, options: options)
    // The sentence above it says what it shows.
    let svg = try diagram.inlineSVG(isDescribed: false)
    let title =
      place.finder.map { language.say(PageText.foundByTouch(title: diagram.title, number: $0)) } ?? diagram.title
    let tab = place.touch == nil ? nil : language.tab(of: kind.name)
    var values: TemplateValues = [
      "id": place.id, "className": place.touch == nil ? kind.id : "picture", "kind": kind.id,
      "level": place.level, "title": title, "tab": tab,
    ]
    if let touch = place.touch {
      let plain = Self.without(ElementID.touch(touch.id), Self.without(options.idPrefix, svg))
      let key = Key(kind: kind, svg: plain)
      if let earlier = shown[key] {
        values["same"] = earlier
        return try self.options.html(.picture, values)
      }
      let label = language.say(PageText.sameAs(heading: touch.heading))
      shown[key] = TemplateValues(toElement: place.id, label: label)
    }
    values["lead"] = Self.without(verdict: place.touch?.verdict ?? "", diagram.summary)
    let bytes = usedBytes + svg.utf8.count
    if let touch = place.touch, touch.number > 1, bytes > limits.allPicturesBytes {
      let command = "hitpath render … --diagram \(kind.id) --touch \(touch.number)"
      values["tooLarge"] = language.say(PageText.drawnByCommand(command: command))
    } else if svg.utf8.count <= limits.pictureBytes {
      values["svg"] = svg
      if place.touch != nil { usedBytes = bytes }
    } else {
      values["tooLarge"] = language.say(PageText.tooLarge)
    }
    let number = place.touch.map { " \($0.number)" } ?? ""
    values["region"] = "\(tab ?? diagram.title)\(number) – \(language.say(FixedText.scrollablePicture))"
    // The calls stand in the page's log.
    values["equivalent"] =
      kind == .sequence ? "" : HTMLText.escaped(cut(diagram.textEquivalent), keepsLines: true)
    return try self.options.html(.picture, values)
  }

  /// The picture without a part of its identifiers: those of two touches may differ in nothing else.
  private static func without(_ part: String, _ svg: String) -> String {
    let wanted = Array(part.utf8)
    let bytes = Array(svg.utf8)
    guard let first = wanted.first else { return svg }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      if bytes[position] == first, bytes[position...].starts(with: wanted) {
        position += wanted.count
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What a picture says of itself, without the verdict, which stands above all of them.
  private static func without(verdict: String, _ summary: String) -> String {
    guard summary.count > verdict.count, summary.hasSuffix(verdict) else { return summary }
    var rest = summary.dropLast(verdict.count)
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }

  /// The text up to the limit; of a longer one whole lines, and how many are left out.
  private func cut(_ text: String) -> String {
    guard text.utf8.count > limits.equivalentLength else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var result = ""
    for (position, line) in lines.enumerated() {
      guard result.utf8.count + line.utf8.count < limits.equivalentLength else {
        return result + language.say(PageText.linesLeftOut(count: lines.count - position)) + "\n"
      }
      result += line + "\n"
    }
    return result
  }
}
