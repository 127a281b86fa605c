// SPDX-License-Identifier: Apache-2.0

/// A plain selector: elements with classes, inside or right inside of each other, the last one perhaps right behind
/// siblings.
struct StyleSelector {
  /// What is asked of one element.
  struct Step {
    var name: Substring = ""
    var classes: [Substring] = []
    var absentClasses: [Substring] = []
    var fill: Substring?
    /// How it stands to the step before it.
    var combinator: Character = " "

    func matches(_ element: PictureElements.Element) -> Bool {
      (name.isEmpty || name == element.name) && classes.allSatisfy(element.classes.contains)
        && !absentClasses.contains(where: element.classes.contains) && (fill == nil || fill == element.fill)
    }
  }

  private(set) var steps: [Step] = []

  /// Reads a selector; what it says of attributes other than `fill` is left out, so that it matches more than it says.
  init(_ text: String) {
    var rest = text[...]
    var combinator: Character = " "
    while let first = rest.first {
      if " >+~".contains(first) {
        if first != " " || rest.dropFirst().first.map({ !">+~".contains($0) }) == true {
          combinator = combinator == " " ? first : combinator
        }
        rest = rest.dropFirst()
      } else {
        steps.append(Self.step(&rest, combinator))
        combinator = " "
      }
    }
  }

  private static func step(_ rest: inout Substring, _ combinator: Character) -> Step {
    var step = Step(combinator: combinator)
    while let first = rest.first, !" >+~".contains(first) {
      switch first {
      case ".": step.classes.append(word(&rest))
      case "[":
        if rest.hasPrefix("[fill=\"") {
          step.fill = rest.dropFirst("[fill=\"".count).prefix { $0 != "\"" }
        }
        skip(&rest, past: "]")
      case ":":
        if rest.hasPrefix(":not(.") {
          rest = rest.dropFirst(":not(".count)
          step.absentClasses.append(word(&rest))
        }
        skip(&rest, past: ")")
      default:
        let name = rest.prefix(while: PictureElements.isName)
        step.name = name
        rest = rest.dropFirst(max(name.count, 1))
      }
    }
    return step
  }

  /// The name behind a mark of one character.
  private static func word(_ rest: inout Substring) -> Substring {
    let name = rest.dropFirst().prefix(while: PictureElements.isName)
    rest = rest[name.endIndex...]
    return name
  }

  private static func skip(_ rest: inout Substring, past end: Character) {
    rest = rest.firstIndex(of: end).map { rest[rest.index(after: $0)...] } ?? ""
  }

  /// Whether the selector means the element at a place.
  func matches(_ place: PictureElements.Place) -> Bool {
    guard let last = steps.last, let element = place.way.last, last.matches(element) else { return false }
    var before = steps[...].dropLast()
    var combinator = last.combinator
    var siblings = place.siblings
    while combinator == "+", let step = before.popLast() {
      guard let sibling = siblings.popLast(), step.matches(sibling) else { return false }
      combinator = step.combinator
    }
    return matches(place.way[...].dropLast(), before, combinator)
  }

  /// Whether steps lead down to what is right inside of the last element of a way.
  private func matches(
    _ way: ArraySlice<PictureElements.Element>, _ steps: ArraySlice<Step>, _ combinator: Character
  ) -> Bool {
    guard let step = steps.last else { return true }
    guard combinator == " " else { return ends(way, step, steps) }
    return way.indices.contains { ends(way[...$0], step, steps) }
  }

  private func ends(
    _ way: ArraySlice<PictureElements.Element>, _ step: Step, _ steps: ArraySlice<Step>
  ) -> Bool {
    guard let element = way.last, step.matches(element) else { return false }
    return matches(way.dropLast(), steps.dropLast(), step.combinator)
  }
}
