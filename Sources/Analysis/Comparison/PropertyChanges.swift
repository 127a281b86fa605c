// SPDX-License-Identifier: Apache-2.0

import Trace

extension ScreenDifferences {
  /// Collects the properties in which two objects differ.
  struct Changes {
    private(set) var all: [ScreenDifference.Change] = []
    private let names: ObjectMatch

    init(_ names: ObjectMatch) {
      self.names = names
    }

    mutating func add(_ property: String, _ a: String?, _ b: String?) {
      if a != b { append(property, a, b) }
    }

    mutating func add(_ property: String, _ a: Bool?, _ b: Bool?) {
      add(property, a.map { "\($0)" }, b.map { "\($0)" })
    }

    mutating func add(_ property: String, _ a: Double?, _ b: Double?) {
      if a != b { add(property, a.map(Self.words), b.map(Self.words)) }
    }

    /// A property that names an object.
    mutating func addName(_ property: String, _ a: String?, _ b: String?) {
      if a != b.map(names.common) { append(property, a, b) }
    }

    /// A property that lists objects; nil stands for none.
    mutating func addNames(_ property: String, _ a: [String], _ b: [String]) {
      guard a != b.map(names.common) else { return }
      append(property, Self.list(a), Self.list(b))
    }

    /// The order of the objects that both have, from the first difference to the last.
    mutating func addOrder(_ property: String, _ a: [String], _ b: [String]) {
      let both = Sides(Set(a), Set(b.map(names.common)))
      let left = a.filter(both.b.contains)
      let right = b.filter { both.a.contains(names.common($0)) }
      let common = right.map(names.common)
      guard left != common, let first = left.indices.first(where: { left[$0] != common[$0] }),
        let last = left.indices.last(where: { left[$0] != common[$0] })
      else { return }
      append(property, Self.list(left[first...last]), Self.list(right[first...last]))
    }

    mutating func addList(_ property: String, _ a: [String]?, _ b: [String]?) {
      add(property, a.flatMap { Self.list($0) }, b.flatMap { Self.list($0) })
    }

    mutating func addActions(_ a: [TraceAction], _ b: [TraceAction]) {
      let common = b.map { action in
        TraceAction(action: action.action, event: action.event, target: action.target.map(names.common))
      }
      guard a != common else { return }
      append("actions", Self.list(a.map(Self.words)), Self.list(b.map(Self.words)))
    }

    mutating func addSettings(_ a: [String: PropertyValue], _ b: [String: PropertyValue]) {
      for name in Set(a.keys).union(b.keys).sorted() { add(name, a[name]?.words, b[name]?.words) }
    }

    mutating func addOverrides(_ a: [TraceOverride], _ b: [TraceOverride]) {
      guard a.map({ Self.facts(of: $0) }) != b.map({ Self.facts(of: $0, names.common) }) else { return }
      all.append(
        .init(
          property: "overrides",
          values: Sides(a.isEmpty ? nil : .overrides(a), b.isEmpty ? nil : .overrides(b))))
    }

    private mutating func append(_ property: String, _ a: String?, _ b: String?) {
      all.append(.init(property: property, values: Sides(a.map { .words($0) }, b.map { .words($0) })))
    }

    /// An override with other names for the objects in it, and without the words that say the same as its data.
    private static func facts(
      of declared: TraceOverride, _ name: (String) -> String = { $0 }
    ) -> TraceOverride {
      var facts = declared
      guard facts.target != nil || facts.shapes != nil || facts.condition != nil else { return facts }
      facts.detail = ""
      facts.target = facts.target.map(name)
      facts.condition?.recognizers = declared.condition?.recognizers?.map(name)
      facts.condition?.gestureRecognizers = declared.condition?.gestureRecognizers?.map(name)
      facts.condition?.views = declared.condition?.views?.map(name)
      facts.condition?.within = declared.condition?.within?.map(name)
      return facts
    }

    private static func list(_ words: some Collection<String>) -> String? {
      words.isEmpty ? nil : words.joined(separator: ", ")
    }

    private static func words(_ number: Double) -> String { NumberText.decimal(number, digits: 6) }

    static func words(_ method: TraceTouchesMethod) -> String {
      method.callsSuper ? "\(method.method) + super" : method.method.rawValue
    }

    private static func words(_ action: TraceAction) -> String {
      [action.event?.rawValue, action.action, "->", action.target ?? "nil"].compactMap { $0 }.joined(
        separator: " ")
    }
  }
}
