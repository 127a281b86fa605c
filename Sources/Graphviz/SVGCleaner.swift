// SPDX-License-Identifier: Apache-2.0

/// Turns Graphviz's SVG into one for a page.
///
/// It reads what Graphviz writes, not any SVG: tags whose attribute values are quoted and well-formed.
struct SVGCleaner {
  private var input: Substring.UTF8View
  private let marks: [String: MarkedGraph.Mark]
  private let options: SVGOptions
  private var output: String = ""

  init(_ svg: String, marks: [String: MarkedGraph.Mark], options: SVGOptions) {
    input = svg[...].utf8
    self.marks = marks
    self.options = options
    output.reserveCapacity(svg.utf8.count)
  }

  /// Makes the fragment; `nil` if the text is not what Graphviz writes.
  mutating func clean(graphName: String, textLimit: Int, warnings: [String]) -> SVGFragment? {
    var size: (width: Double, height: Double)?
    var pendingTitle: PendingTitle = .none
    var isAtGraphStart = false

    while let (text, token) = next() {
      if !text.isEmpty, size != nil { appendText(text) }
      switch token {
      case .ignored: continue
      case .end(let name):
        output += "</\(name)>"
      case .start(var tag):
        switch tag.name {
        case "svg" where size == nil:
          guard let found = openRoot(&tag, graphName: graphName, textLimit: textLimit) else { return nil }
          size = found
        case "title":
          guard let title = readTitle() else { return nil }
          let text = pendingTitle.resolve(original: title, limit: textLimit)
          if let text { output += "<title>\(text)</title>" } else { dropLineEnd() }
          pendingTitle = .none
        case "g":
          pendingTitle = rename(&tag)
          isAtGraphStart =
            tag.value(of: "class") == "graph" || tag.value(of: "class")?.hasPrefix("graph ") == true
          output += tag.markup
        case "polygon" where isAtGraphStart && tag.isInvisible:
          isAtGraphStart = false
          dropLineEnd()
        default:
          isAtGraphStart = false
          tag.replaceTransparent()
          output += tag.markup
        }
      }
    }
    guard let size, output.hasSuffix("</svg>") else { return nil }
    return SVGFragment(markup: output + "\n", width: size.width, height: size.height, warnings: warnings)
  }

  /// Writes the root element, its title, description and style.
  private mutating func openRoot(
    _ tag: inout SVGTag, graphName: String, textLimit: Int
  ) -> (width: Double, height: Double)? {
    let box = tag.value(of: "viewBox")?.split(separator: " ").compactMap { Double($0) } ?? []
    guard box.count == 4 else { return nil }
    let prefix = Escaping.escapeMarkup(options.idPrefix)
    var attributes: [(name: String, value: String)] = []
    if !options.classNames.isEmpty {
      attributes.append(("class", Escaping.escapeMarkup(options.classNames.joined(separator: " "))))
    }
    attributes.append(("role", "img"))
    attributes.append(
      ("aria-labelledby", options.description == nil ? "\(prefix)title" : "\(prefix)title \(prefix)desc"))
    if options.includesSize {
      attributes.append(("width", tag.value(of: "width") ?? "\(box[2])pt"))
      attributes.append(("height", tag.value(of: "height") ?? "\(box[3])pt"))
    }
    attributes += tag.attributes.filter { $0.name != "width" && $0.name != "height" }
    tag.attributes = attributes
    output += tag.markup
    let title = Escaping.shorten(options.title ?? graphName, to: textLimit)
    output += "\n<title id=\"\(prefix)title\">\(Escaping.escapeMarkup(title))</title>"
    if let description = options.description {
      output += "\n<desc id=\"\(prefix)desc\">\(Escaping.escapeMarkup(description))</desc>"
    }
    if let style = options.style {
      output += "\n<style>\(Self.escapeStyle(style))</style>"
    }
    return (box[2], box[3])
  }

  /// What to do with the title that follows a `<g>`.
  private enum PendingTitle {
    case none
    case drop
    case replace(String)

    /// The title's markup, or `nil` if there shall be none.
    func resolve(original: String, limit: Int) -> String? {
      switch self {
      case .none: return original
      case .drop: return nil
      case .replace(let text):
        return Escaping.escapeMarkup(Escaping.shorten(Escaping.oneLine(Escaping.printable(text)), to: limit))
      }
    }
  }

  /// Gives a group its final id.
  private func rename(_ tag: inout SVGTag) -> PendingTitle {
    guard let id = tag.value(of: "id") else { return .none }
    let isAnchor = id.hasPrefix("a_")
    let key = isAnchor ? String(id.dropFirst(2)) : id
    guard let mark = marks[key] else {
      tag.set("id", Escaping.escapeMarkup(options.idPrefix) + id)
      return .none
    }
    tag.set("id", Escaping.escapeMarkup(options.idPrefix + (isAnchor ? "a_" : "") + mark.id))
    guard !isAnchor else { return .none }
    return mark.title.map { .replace($0) } ?? .drop
  }

  private mutating func appendText(_ text: Substring) {
    // Comments and dropped elements leave empty lines.
    if output.hasSuffix("\n"), text.first == "\n" {
      output += text.dropFirst()
    } else {
      output += text
    }
  }

  private mutating func dropLineEnd() {
    if output.hasSuffix("\n") { output.removeLast() }
  }

  /// A style sheet for both parsers that may meet it, of XML and of HTML.
  private static func escapeStyle(_ style: String) -> String {
    var result = ""
    for character in Escaping.printable(style).unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">" where result.hasSuffix("]]"): result += "&gt;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

extension SVGCleaner {
  fileprivate enum Token {
    case start(SVGTag)
    case end(String)
    case ignored
  }

  /// The text up to the next tag, and the tag; `nil` at the end.
  fileprivate mutating func next() -> (Substring, Token)? {
    guard let start = input.firstIndex(of: UInt8(ascii: "<")) else { return nil }
    let text = Substring(input[..<start])
    input = input[start...]
    if starts(with: "<!--") { return skip(past: "-->") ? (text, .ignored) : nil }
    if starts(with: "<?") { return skip(past: "?>") ? (text, .ignored) : nil }
    if starts(with: "<!") { return skip(past: ">") ? (text, .ignored) : nil }
    var quote: UInt8?
    var end = input.index(after: input.startIndex)
    while end < input.endIndex {
      let byte = input[end]
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if quote == nil, byte == UInt8(ascii: ">") {
        break
      }
      end = input.index(after: end)
    }
    guard end < input.endIndex else { return nil }
    let inside = Substring(input[input.index(after: input.startIndex)..<end])
    input = input[input.index(after: end)...]
    if inside.utf8.first == UInt8(ascii: "/") { return (text, .end(String(inside.dropFirst()))) }
    return SVGTag(inside).map { (text, .start($0)) }
  }

  /// The content of a title, up to and with its end tag.
  fileprivate mutating func readTitle() -> String? {
    guard let start = input.firstIndex(of: UInt8(ascii: "<")) else { return nil }
    let text = String(Substring(input[..<start]))
    input = input[start...]
    return starts(with: "</title>") && skip(past: ">") ? text : nil
  }

  private func starts(with prefix: StaticString) -> Bool {
    input.starts(with: prefix.withUTF8Buffer { Array($0) })
  }

  private mutating func skip(past end: String) -> Bool {
    let wanted = Array(end.utf8)
    while !input.isEmpty {
      if input.starts(with: wanted) {
        input = input.dropFirst(wanted.count)
        return true
      }
      input = input.dropFirst()
    }
    return false
  }
}
