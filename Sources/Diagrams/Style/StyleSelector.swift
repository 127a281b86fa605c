// SPDX-License-Identifier: Apache-2.0

/// A plain selector: elements with classes, inside or right inside of each other.
struct StyleSelector {
  /// What is asked of one element.
  struct Step {
    var name: Substring = ""
    var classes: [Substring] = []
    var absentClasses: [Substring] = []
    /// How it stands to the step before it.
    var combinator: Character = " "

    func matches(_ element: PictureElements.Element) -> Bool {
      (name.isEmpty || name == element.name) && classes.allSatisfy(element.classes.contains)
        && !absentClasses.contains(where: element.classes.contains)
    }
  }

  private(set) var steps: [Step] = []

  /// Reads a selector; attributes in it are left out, so that it matches more than it says.
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
      case "[": skip(&rest, past: "]")
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

  /// Whether the selector means the last element of a way from the root.
  func matches(_ way: [PictureElements.Element]) -> Bool {
    matches(way[...], steps[...])
  }

  private func matches(_ way: ArraySlice<PictureElements.Element>, _ steps: ArraySlice<Step>) -> Bool {
    guard let step = steps.last else { return true }
    guard let element = way.last, step.matches(element) else { return false }
    let (above, before) = (way.dropLast(), steps.dropLast())
    guard !before.isEmpty else { return true }
    switch step.combinator {
    case " ": return above.indices.contains { matches(above[...$0], before) }
    case ">": return matches(above, before)
    // Which siblings there are is not known.
    default: return before.count == 1 || matches(above, before.dropLast())
    }
  }
}
