// SPDX-License-Identifier: Apache-2.0

extension ReadingContext {
  /// Checks that every object that the file mentions exists, and that the chain of responders ends.
  func checkReferences(in scenario: Scenario) {
    guard !references.isEmpty else { return }
    var named = scenario
    named.nameEverything()
    let index = ObjectIndex(named)
    for reference in references { check(reference, in: index) }
    for id in index.selfRedirects {
      report(
        place(.redirect, of: id, to: id), "'\(id.shown())' redirects to itself",
        hint: "hitTest: {returns: self} hits the view wherever the point is")
    }
    for cycle in index.cycles() {
      let shown =
        cycle.prefix(8).map { $0.shown() } + (cycle.count > 8 ? ["…"] : [])
        + cycle.prefix(1).map { $0.shown() }
      report(
        place(.next, of: cycle[0], to: index.next[cycle[0]] ?? cycle[0]),
        "the responder chain never ends: \(shown.joined(separator: " -> "))",
        hint: "'next: nil' ends the chain")
    }
  }

  private func check(_ reference: ScenarioReference, in index: ObjectIndex) {
    let key = reference.role.rawValue
    guard let kind = index.kinds[reference.id] else {
      if reference.role.isExpected, index.mayHaveMoreViews { return }
      report(
        reference.place, "'\(key)' names '\(reference.id.shown())', which does not exist",
        hint: Spelling.nearest(to: reference.id, in: index.identifiers).map {
          "did you mean '\($0.shown())'?"
        })
      return
    }
    let fits =
      switch reference.role {
      case .redirect, .returns, .hitView, .hitOrder: kind == .view
      case .next, .chain: kind != .recognizer && kind != .plainDelegate
      }
    if !fits {
      let wanted = reference.role == .next || reference.role == .chain ? "a responder" : "a view"
      report(
        reference.place, "'\(key)' names '\(reference.id.shown())', \(kind.rawValue), expected \(wanted)")
    }
  }

  /// Where the file says so, as exactly as its references tell.
  private func place(_ role: ScenarioReference.Role, of owner: String, to id: String) -> SourcePlace? {
    let candidates = references.filter { $0.role == role && $0.id == id }
    return
      (candidates.first { $0.owner == owner } ?? candidates.first { $0.owner == nil } ?? candidates.first)?
      .place
  }
}

extension ScenarioReference.Role {
  /// Whether it is part of an expectation, which may name views that only the simulation makes.
  var isExpected: Bool {
    switch self {
    case .hitView, .hitOrder, .chain: true
    case .redirect, .returns, .next: false
    }
  }
}
