// SPDX-License-Identifier: Apache-2.0

package import InputFile

extension ScenarioReading {
  /// Checks that every object that the file mentions exists, and that the chain of responders ends.
  ///
  /// The change of a variant can make mentions elsewhere in the file wrong, so a variant is checked with all mentions of
  /// the file. Such an error is reported at the place of the change.
  package func checkReferences(
    in scenario: Scenario, and file: ScenarioReading? = nil, at place: SourcePlace? = nil
  ) {
    // Expectations of the file are about the scenario without the variant.
    let mentioned = file?.references.filter { !$0.isExpected } ?? []
    let uses = propertyUses + (file?.propertyUses.filter { !$0.isExpected } ?? [])
    guard !references.isEmpty || !mentioned.isEmpty || !uses.isEmpty || !callUses.isEmpty else { return }
    var named = scenario
    named.nameEverything()
    let index = ObjectIndex(named)
    for reference in references { check(reference, in: index) }
    for var reference in mentioned {
      reference.place = place ?? reference.place
      check(reference, in: index)
    }
    for var use in uses {
      use.place = place ?? use.place
      check(use, in: index)
    }
    for use in callUses {
      guard let fault = CallCheck(index: index).fault(of: use) else { continue }
      report(use.place, fault.message, hint: fault.hint)
    }
    for id in index.selfRedirects {
      report(
        self.place("redirect", of: id, to: id) ?? place, "'\(id.shown())' redirects to itself",
        hint: "hitTest: {returns: self} hits the view wherever the point is")
    }
    for cycle in index.cycles() {
      let shown =
        cycle.prefix(8).map { $0.shown() } + (cycle.count > 8 ? ["…"] : [])
        + cycle.prefix(1).map { $0.shown() }
      report(
        self.place("next", of: cycle[0], to: index.next[cycle[0]] ?? cycle[0]) ?? place,
        "the responder chain never ends: \(shown.joined(separator: " -> "))",
        hint: "'next: nil' ends the chain")
    }
  }

  private func check(_ reference: ScenarioReference, in index: ObjectIndex) {
    let key = reference.key
    guard let kind = index.kinds[reference.id] else {
      if reference.isExpected, index.mayHaveMore(reference.wanted, named: reference.id) { return }
      report(
        reference.place, "'\(key)' names '\(reference.id.shown())', which does not exist",
        hint: Spelling.nearest(to: reference.id, in: index.identifiers).map {
          "did you mean '\($0.shown())'?"
        })
      return
    }
    if !index.fits(reference.id, kind, reference.wanted) {
      report(
        reference.place,
        "'\(key)' names '\(reference.id.shown())', \(kind.rawValue), expected \(reference.wanted.rawValue)")
    }
  }

  /// Checks that the object has the property. An object that does not exist is told with its reference.
  private func check(_ use: PropertyUse, in index: ObjectIndex) {
    guard let names = index.classes[use.object] else { return }
    belongs(
      use.property.name, to: use.property.classes, at: use.place, "'\(use.object.shown())'", names.given,
      names.simulated)
    checkType(of: use, for: names.simulated)
  }

  /// Where the file says so, as exactly as its references tell.
  private func place(_ key: String, of owner: String, to id: String) -> SourcePlace? {
    let candidates = references.filter { $0.key == key && $0.id == id }
    return
      (candidates.first { $0.owner == owner } ?? candidates.first { $0.owner == nil } ?? candidates.first)?
      .place
  }
}
