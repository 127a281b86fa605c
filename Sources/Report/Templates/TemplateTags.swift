// SPDX-License-Identifier: Apache-2.0

/// The tags of a template that the parser of the library says nothing of: which other templates it includes, and how
/// deep its sections lie in each other.
struct TemplateTags {
  /// `{{> name}}` or `{{< name}}`. Line and column are those of the tag, from 1.
  struct Include {
    var name: String
    var line: Int
    var column: Int
  }

  private(set) var includes: [Include] = []

  /// How deep sections may lie in each other; the parser goes down a level for each.
  private static let deepest = 64

  /// Reads a template's tags.
  ///
  /// - Parameters:
  ///   - text: The template.
  ///   - file: Its file, for messages.
  /// - Throws: ``TemplateError`` for sections that lie too deep, and for a template that is to be found by a value, which
  ///   a screen could choose.
  init(_ text: String, file: String) throws(TemplateError) {
    var (open, close) = ("{{", "}}")
    var depth = 0
    var place = Place(text)
    while place.skip(to: open) {
      let start = place
      place.advance(open.count)
      let tag = place.take(upTo: close)
      func error(_ problem: String) -> TemplateError {
        TemplateError(file: file, line: start.line, column: start.column, problem: problem)
      }
      let name = tag.dropFirst().filter { !$0.isWhitespace }
      switch tag.first {
      case "#", "^", "$", "<":
        depth += 1
        if depth > Self.deepest { throw error("sections lie more than \(Self.deepest) deep in each other") }
      case "/": depth -= 1
      case "=":
        let marks = tag.dropFirst().dropLast().split(whereSeparator: \.isWhitespace)
        if marks.count == 2 { (open, close) = (String(marks[0]), String(marks[1])) }
      default: break
      }
      guard tag.first == ">" || tag.first == "<" else { continue }
      if name.hasPrefix("*") { throw error("templates are included by their names, not by a value") }
      includes.append(Include(name: name, line: start.line, column: start.column))
    }
  }

  /// A place in a text.
  private struct Place {
    private var rest: Substring
    private(set) var line = 1
    private(set) var column = 1

    init(_ text: String) { rest = text[...] }

    mutating func advance(_ count: Int) {
      for _ in 0..<count {
        guard let character = rest.popFirst() else { return }
        if character.isNewline { (line, column) = (line + 1, 1) } else { column += 1 }
      }
    }

    /// Goes to the next of these marks; false if there is none.
    mutating func skip(to mark: String) -> Bool {
      while !rest.isEmpty {
        if rest.first == mark.first, rest.hasPrefix(mark) { return true }
        advance(1)
      }
      return false
    }

    /// What stands before a mark, which is passed.
    mutating func take(upTo mark: String) -> String {
      var taken = ""
      while let next = rest.first, !(next == mark.first && rest.hasPrefix(mark)) {
        taken.append(next)
        advance(1)
      }
      advance(mark.count)
      return taken
    }
  }
}

/// Templates that include each other.
struct TemplateIncludes {
  private let tags: [String: TemplateTags]

  /// How many templates one includes, with all that those include: by name, of those that were counted.
  private var counts: [String: Int] = [:]

  /// The templates that are being counted, each included by the one before it.
  private var open: [String] = []

  /// The most that a page may be made of.
  private static let most = 1_000

  /// Checks that no template includes itself, and that none is made of too many.
  ///
  /// - Parameters:
  ///   - tags: The tags of each template, by its name.
  ///   - ending: How the names of their files end.
  /// - Throws: ``TemplateError`` with the place of the tag that includes too much.
  static func check(_ tags: [String: TemplateTags], ending: String) throws(TemplateError) {
    var includes = TemplateIncludes(tags: tags)
    for name in tags.keys.sorted() { _ = try includes.count(name, ending) }
  }

  private init(tags: [String: TemplateTags]) { self.tags = tags }

  private mutating func count(_ name: String, _ ending: String) throws(TemplateError) -> Int {
    if let known = counts[name] { return known }
    guard let tags = tags[name] else { return 0 }
    open.append(name)
    var sum = 1
    for include in tags.includes {
      func error(_ problem: String) -> TemplateError {
        TemplateError(file: name + ending, line: include.line, column: include.column, problem: problem)
      }
      if let first = open.firstIndex(of: include.name) {
        let way = (open[(first + 1)...].dropLast() + [name]).map { "'\($0)'" }.joined(
          separator: ", which includes ")
        throw error(
          include.name == name
            ? "this template includes itself"
            : "this includes '\(include.name)', which includes \(way)")
      }
      sum += try count(include.name, ending)
      if sum > Self.most { throw error("with this, a page is made of more than \(Self.most) templates") }
    }
    open.removeLast()
    counts[name] = sum
    return sum
  }
}
