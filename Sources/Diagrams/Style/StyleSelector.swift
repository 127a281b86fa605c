// SPDX-License-Identifier: Apache-2.0

/// A plain selector: elements with classes, descendants or children of each other; the last one may come right after
/// siblings.
struct StyleSelector {
  /// The conditions on one element.
  struct Step {
    var name = ""
    var classes: [String] = []
    var absentClasses: [String] = []
    var fill: String?
    /// Whether corners are round; nil if that does not matter.
    var isRounded: Bool?
    /// How it relates to the step before it.
    var combinator = Self.inside

    /// A descendant.
    static let inside = UInt8(ascii: " ")
    static let child = UInt8(ascii: ">")
    /// The next sibling.
    static let sibling = UInt8(ascii: "+")

    func matches(_ element: PictureElements.Element) -> Bool {
      (name.isEmpty || name == element.name) && classes.allSatisfy(element.classes.contains)
        && !absentClasses.contains(where: element.classes.contains) && (fill == nil || fill == element.fill)
        && (isRounded == nil || isRounded == element.isRounded)
    }
  }

  private(set) var steps: [Step] = []

  /// Reads a selector. Conditions on attributes other than `fill` and `rx` are ignored, so that it may match too much.
  init(_ text: String) {
    var rest = text[...].utf8
    var combinator = Step.inside
    while let first = rest.first {
      if Self.isCombinator(first) {
        if first != Step.inside { combinator = first }
        rest = rest.dropFirst()
      } else {
        steps.append(Self.step(&rest, combinator))
        combinator = Step.inside
      }
    }
  }

  private static func isCombinator(_ byte: UInt8) -> Bool {
    byte == Step.inside || byte == Step.child || byte == Step.sibling
  }

  private static func step(_ rest: inout Substring.UTF8View, _ combinator: UInt8) -> Step {
    var step = Step(combinator: combinator)
    while let first = rest.first, !isCombinator(first) {
      switch first {
      case UInt8(ascii: "."):
        rest = rest.dropFirst()
        step.classes.append(word(&rest))
      case UInt8(ascii: "["):
        if let mark = rest.firstRange(ofASCII: "[fill=\""), mark.lowerBound == rest.startIndex {
          step.fill = String(Substring(rest[mark.upperBound...].prefix { $0 != UInt8(ascii: "\"") }))
        } else if rest.starts(with: "[rx]".utf8) {
          step.isRounded = true
        }
        skip(&rest, past: UInt8(ascii: "]"))
      case UInt8(ascii: ":"):
        if let mark = rest.firstRange(ofASCII: ":not(."), mark.lowerBound == rest.startIndex {
          rest = rest[mark.upperBound...]
          step.absentClasses.append(word(&rest))
        } else if rest.starts(with: ":not([rx]".utf8) {
          step.isRounded = false
        }
        skip(&rest, past: UInt8(ascii: ")"))
      default:
        step.name = word(&rest)
        if step.name.isEmpty { rest = rest.dropFirst() }
      }
    }
    return step
  }

  private static func word(_ rest: inout Substring.UTF8View) -> String {
    let name = rest.prefix(while: \.isNameByte)
    rest = rest[name.endIndex...]
    return String(Substring(name))
  }

  private static func skip(_ rest: inout Substring.UTF8View, past end: UInt8) {
    rest = rest.firstIndex(of: end).map { rest[rest.index(after: $0)...] } ?? rest[rest.endIndex...]
  }

  /// Whether the selector means the element at a place.
  func matches(_ place: PictureElements.Place) -> Bool {
    guard let last = steps.last, let element = place.way.last, last.matches(element) else { return false }
    var before = steps[...].dropLast()
    var combinator = last.combinator
    var siblings = place.siblings
    while combinator == Step.sibling, let step = before.popLast() {
      guard let sibling = siblings.popLast(), step.matches(sibling) else { return false }
      combinator = step.combinator
    }
    return matches(place.way[...].dropLast(), before, combinator)
  }

  /// Whether the steps match the ancestors of an element, from the outermost to its parent.
  private func matches(
    _ way: ArraySlice<PictureElements.Element>, _ steps: ArraySlice<Step>, _ combinator: UInt8
  ) -> Bool {
    guard let step = steps.last else { return true }
    guard combinator == Step.inside else { return ends(way, step, steps) }
    return way.indices.contains { ends(way[...$0], step, steps) }
  }

  private func ends(
    _ way: ArraySlice<PictureElements.Element>, _ step: Step, _ steps: ArraySlice<Step>
  ) -> Bool {
    guard let element = way.last, step.matches(element) else { return false }
    return matches(way.dropLast(), steps.dropLast(), step.combinator)
  }
}
