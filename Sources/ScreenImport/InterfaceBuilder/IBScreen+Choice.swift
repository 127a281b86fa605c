// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile

extension IBDocument {
  /// The names of the screens that can be shown.
  var choices: [String] {
    zip(screens, screenNames).filter { !$0.0.isReference }.map(\.1)
  }

  /// A name for each screen that chooses it and no other.
  private var screenNames: [String] {
    var owners: [String: Int] = [:]
    for screen in screens {
      for name in Set(screen.names.map { $0.lowercased() }) { owners[name, default: 0] += 1 }
    }
    return screens.map { screen in
      screen.names.first { owners[$0.lowercased()] == 1 } ?? screen.names.first ?? "?"
    }
  }

  /// The screen that the user names, or the one that the document begins with.
  func screen(_ name: String?, _ warnings: inout ImportWarnings) throws(InputError) -> IBScreen {
    if let name { return try screen(named: name) }
    if let initial = root["initialViewController"] {
      if let screen = screens.first(where: { $0.object.id == initial }) { return screen }
      warnings.add("the initial view controller '\(SafeText.line(initial))' is not in the document")
    }
    let candidates = screens.indices.filter { !screens[$0].isReference }
    guard let first = candidates.first else {
      throw InputError(file: file, message: "the storyboard has only references to other storyboards")
    }
    if candidates.count > 1 {
      let names = screenNames
      let others = candidates.dropFirst().map { names[$0] }
      let reason = isStoryboard ? "no initial view controller is marked" : "the xib has several views"
      warnings.add(
        "\(reason); the first one, \(names[first]), is shown",
        hint: "choose another with --scene: \(Self.list(others))")
    }
    return screens[first]
  }

  private func screen(named name: String) throws(InputError) -> IBScreen {
    let exact = screens.filter { $0.names.contains(name) }
    let wanted = name.lowercased()
    let found = exact.isEmpty ? screens.filter { $0.names.contains { $0.lowercased() == wanted } } : exact
    if found.count == 1, let screen = found.first { return screen }
    let problem =
      found.isEmpty
      ? "there is no scene '\(SafeText.line(name))'" : "'\(SafeText.line(name))' names \(found.count) scenes"
    throw InputError(file: file, message: problem, hint: "the scenes are \(Self.list(choices))")
  }

  /// Names with commas, cut after twenty.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(20).joined(separator: ", ")
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
  }
}
