// SPDX-License-Identifier: Apache-2.0

package import Trace

/// Compares the properties of two screens that event delivery reads.
struct ScreenDifferences {
  let sides: Sides<TraceAnalysis>
  let names: ObjectMatch

  /// Settings first, then the screen, views, recognizers, controllers and other responders. Each group is in the order
  /// of A, with objects that only B has at the end.
  var all: [ScreenDifference] {
    let screens = Sides(sides.a.trace.screen, sides.b.trace.screen)
    let views = objects(.view, Sides(screens.a.views, screens.b.views), \.id, \.className, view)
    let recognizers = objects(
      .recognizer, Sides(screens.a.gestureRecognizers, screens.b.gestureRecognizers), \.id, \.className,
      recognizer)
    return [configuration, screen(screens)].compactMap { $0 } + outermost(views)
      + recognizers.filter { !isOnViewOfOneSide($0) }
      + objects(
        .controller, Sides(screens.a.controllers, screens.b.controllers), \.id, \.className, controller)
      + objects(
        .responder, Sides(responders(screens.a), responders(screens.b)), \.id, \.className, responder)
  }

  private var configuration: ScreenDifference? {
    let settings = Sides(sides.a.trace.header.configuration, sides.b.trace.header.configuration)
    var changes = Changes(names)
    for name in Set(settings.a.keys).union(settings.b.keys).sorted() {
      changes.add(
        name, settings.a[name].map { NumberText.decimal($0) }, settings.b[name].map { NumberText.decimal($0) }
      )
    }
    return difference(.configuration, changes)
  }

  private func screen(_ screens: Sides<TraceScreen>) -> ScreenDifference? {
    var changes = Changes(names)
    changes.add("size", Self.words(screens.a.size), Self.words(screens.b.size))
    changes.addOrder("windows", screens.a.windowOrder, screens.b.windowOrder)
    return difference(.screen, changes)
  }

  private func difference(_ kind: ScreenDifference.Kind, _ changes: Changes) -> ScreenDifference? {
    changes.all.isEmpty ? nil : ScreenDifference(kind: kind, names: Sides("", ""), changes: changes.all)
  }

  private static func words(_ size: TraceSize) -> String {
    "[\(NumberText.decimal(size.width)), \(NumberText.decimal(size.height))]"
  }

  private func responders(_ screen: TraceScreen) -> [TraceResponder] {
    [screen.application] + [screen.delegate].compactMap { $0 } + screen.scenes
  }

  private func objects<Object>(
    _ kind: ScreenDifference.Kind, _ objects: Sides<[Object]>, _ id: (Object) -> String,
    _ className: (Object) -> String, _ compare: (Object, Object, inout Changes) -> Void
  ) -> [ScreenDifference] {
    // If several objects have one name, the first is meant, as everywhere.
    var seen = Sides<Set<String>>([], [])
    let objects = Sides(
      objects.a.filter { seen.a.insert(id($0)).inserted }, objects.b.filter { seen.b.insert(id($0)).inserted }
    )
    let others = Dictionary(objects.b.map { (id($0), $0) }) { first, _ in first }
    var found: [ScreenDifference] = []
    for object in objects.a {
      guard let name = names.counterpart(of: id(object), on: .a), let other = others[name] else {
        found.append(
          ScreenDifference(
            kind: kind, names: Sides(id(object), nil), classNames: Sides(className(object), nil)))
        continue
      }
      var changes = Changes(names)
      changes.add("class", className(object), className(other))
      compare(object, other, &changes)
      guard !changes.all.isEmpty else { continue }
      found.append(
        ScreenDifference(
          kind: kind, names: Sides(id(object), name), classNames: Sides(className(object), className(other)),
          changes: changes.all))
    }
    for other in objects.b where names.counterpart(of: id(other), on: .b) == nil {
      found.append(
        ScreenDifference(kind: kind, names: Sides(nil, id(other)), classNames: Sides(nil, className(other))))
    }
    return found
  }
}

extension ScreenDifferences {
  /// Keeps of the views that only one trace has the outermost ones, and counts the views inside each.
  private func outermost(_ views: [ScreenDifference]) -> [ScreenDifference] {
    var found = views
    var inner: Set<Int> = []
    for side in Side.allCases {
      var outermost: [String: Int] = [:]
      for (position, difference) in views.enumerated() where difference.onlySide == side {
        guard let name = difference.names[side] else { continue }
        // Superviews come before their subviews.
        let superview = sides[side].index.view(name)?.superview
        let outer = superview.flatMap { outermost[$0] }
        outermost[name] = outer ?? position
        if let outer {
          found[outer].held += 1
          inner.insert(position)
        }
      }
    }
    return found.enumerated().filter { !inner.contains($0.offset) }.map(\.element)
  }

  private func isOnViewOfOneSide(_ difference: ScreenDifference) -> Bool {
    guard let side = difference.onlySide, let name = difference.names[side],
      let view = sides[side].index.recognizer(name)?.view
    else { return false }
    return names.counterpart(of: view, on: side) == nil
  }

  private func view(_ a: TraceView, _ b: TraceView, _ changes: inout Changes) {
    changes.addName("superview", a.superview, b.superview)
    changes.add(\.isHidden, a, b)
    changes.add(\.alpha, a, b, words: Changes.words)
    changes.add(\.isUserInteractionEnabled, a, b)
    changes.add(\.frame, a, b) { $0.words }
    if a.bounds.origin != b.bounds.origin || (a.bounds != b.bounds && a.frame == b.frame) {
      changes.add(\.bounds, a, b) { $0.words }
    }
    changes.add(\.transform, a, b) { $0.words }
    changes.add(\.anchorPoint, a, b) { $0.words }
    changes.add(\.isAnimating, a, b)
    changes.add(\.isMultipleTouchEnabled, a, b)
    changes.add(\.isExclusiveTouch, a, b)
    changes.addOverrides(a.overrides, b.overrides)
    changes.addList("implements", a.implements.map(Changes.words), b.implements.map(Changes.words))
    changes.addList("performs", a.performs, b.performs)
    changes.add("baseClass", a.baseClass, b.baseClass)
    changes.addName("viewController", a.viewController, b.viewController)
    window(a.window, b.window, &changes)
    changes.add(KnownProperty.isEnabled.rawValue, a.control?.isEnabled, b.control?.isEnabled)
    changes.addActions(a.control?.actions ?? [], b.control?.actions ?? [])
    changes.addSettings(a.settings ?? [:], b.settings ?? [:])
    changes.addOrder("subviews", sides.a.index.subviews(of: a.id), sides.b.index.subviews(of: b.id))
    changes.addOrder("gestureRecognizers", a.gestureRecognizers, b.gestureRecognizers)
  }

  private func window(_ a: TraceWindow?, _ b: TraceWindow?, _ changes: inout Changes) {
    changes.add("windowLevel", a?.windowLevel, b?.windowLevel)
    changes.add("isKeyWindow", a?.isKeyWindow, b?.isKeyWindow)
    changes.addName("scene", a?.scene, b?.scene)
    changes.addName("firstResponder", a?.firstResponder, b?.firstResponder)
  }

  private func recognizer(
    _ a: TraceGestureRecognizer, _ b: TraceGestureRecognizer, _ changes: inout Changes
  ) {
    changes.addName("view", a.view, b.view)
    changes.add(\.isEnabled, a, b)
    changes.add(\.cancelsTouchesInView, a, b)
    changes.add(\.delaysTouchesBegan, a, b)
    changes.add(\.delaysTouchesEnded, a, b)
    changes.addActions(a.actions, b.actions)
    changes.add("baseClass", a.nearestClass, b.nearestClass)
    changes.addNames("requiresFailureOf", a.requiresFailureOf ?? [], b.requiresFailureOf ?? [])
    changes.addName("delegate", a.delegate, b.delegate)
    changes.addOverrides(a.overrides ?? [], b.overrides ?? [])
    changes.addSettings(a.settings ?? [:], b.settings ?? [:])
  }

  private func controller(_ a: TraceController, _ b: TraceController, _ changes: inout Changes) {
    changes.addName("view", a.view, b.view)
    changes.addName("parent", a.parent, b.parent)
    changes.addName("presentingViewController", a.presentingViewController, b.presentingViewController)
    changes.addName("rootOf", a.rootOf, b.rootOf)
    changes.add("baseClass", a.baseClass, b.baseClass)
    changes.addOverrides(a.overrides, b.overrides)
    changes.addList("implements", a.implements.map(Changes.words), b.implements.map(Changes.words))
    changes.addList("performs", a.performs, b.performs)
  }

  private func responder(_ a: TraceResponder, _ b: TraceResponder, _ changes: inout Changes) {
    changes.add("isResponder", a.isResponder, b.isResponder)
    changes.addOverrides(a.overrides, b.overrides)
    changes.addList("implements", a.implements.map(Changes.words), b.implements.map(Changes.words))
    changes.addList("performs", a.performs, b.performs)
  }
}

/// An object that only one of two screens has, or that differs in a property that event delivery reads.
package struct ScreenDifference: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The settings of the simulation.
    case configuration
    /// The screen's size and window order.
    case screen
    case view
    case recognizer
    case controller
    /// The application, its delegate or a scene.
    case responder
  }

  package var kind: Kind

  /// The object's name in each trace; nil where it does not exist, empty for settings and the screen.
  package var names: Sides<String?>

  /// The object's class in each trace; nil where it does not exist, and for settings and the screen.
  package var classNames: Sides<String?> = Sides(nil, nil)

  /// The number of views inside a view that only one trace has; they are not listed separately.
  package var held = 0

  /// The properties that differ; empty for an object that only one trace has.
  package var changes: [Change] = []

  /// A property by UIKit's name, with its value in each trace; nil for none.
  package struct Change: Hashable, Sendable {
    package var property: String
    package var values: Sides<Value?>
  }

  package enum Value: Hashable, Sendable {
    /// Names, numbers and other words of code, which are the same in every language.
    case words(String)

    /// Declared overrides, which each language describes in its own words.
    case overrides([TraceOverride])

    /// The value in the words of the trace.
    package var plainWords: String {
      switch self {
      case .words(let words): words
      case .overrides(let overrides):
        overrides.map {
          [$0.method.rawValue, $0.kind.rawValue, $0.detail].filter { !$0.isEmpty }.joined(separator: " ")
        }
        .joined(separator: ", ")
      }
    }
  }

  /// The only trace that has the object; nil if both have it.
  package var onlySide: Side? {
    switch (names.a, names.b) {
    case (_?, nil): .a
    case (nil, _?): .b
    default: nil
    }
  }
}

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

    /// Compares a property that is a member of both records.
    mutating func add<Object: ChangingRecord, Value>(
      _ property: KeyPath<Object, Value>, _ a: Object, _ b: Object, words: (Value) -> String
    ) {
      let (a, b) = (words(a[keyPath: property]), words(b[keyPath: property]))
      if a != b { append(Object.name(of: property), a, b) }
    }

    mutating func add<Object: ChangingRecord>(_ property: KeyPath<Object, Bool>, _ a: Object, _ b: Object) {
      add(property, a, b) { "\($0)" }
    }

    mutating func add(_ property: String, _ a: Bool?, _ b: Bool?) {
      add(property, a.map { "\($0)" }, b.map { "\($0)" })
    }

    mutating func add(_ property: String, _ a: Double?, _ b: Double?) {
      if a != b { add(property, a.map(Self.words), b.map(Self.words)) }
    }

    /// Compares a property that holds an object's name.
    mutating func addName(_ property: String, _ a: String?, _ b: String?) {
      if a != b.map(names.common) { append(property, a, b) }
    }

    /// Compares a property that lists objects; an empty list is shown as nil.
    mutating func addNames(_ property: String, _ a: [String], _ b: [String]) {
      guard a != b.map(names.common) else { return }
      append(property, Self.list(a), Self.list(b))
    }

    /// Compares the order of the objects that both lists have, from the first difference to the last.
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
      for name in Set(a.keys).union(b.keys).sorted() where DrawingSetting(rawValue: name) == nil {
        add(name, a[name]?.words, b[name]?.words)
      }
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

    /// The override with its objects renamed, and without the description that repeats its data.
    private static func facts(
      of declared: TraceOverride, _ name: (String) -> String = { $0 }
    ) -> TraceOverride {
      var facts = declared
      guard facts.target != nil || facts.shapes != nil || facts.condition != nil else { return facts }
      facts.detail = ""
      facts.target = facts.target.map(name)
      facts.condition?.recognizers = declared.condition?.recognizers?.map(name)
      facts.condition?.gestureRecognizers = declared.condition?.gestureRecognizers?.map(name)
      facts.condition?.recognizerViews = declared.condition?.recognizerViews?.map(name)
      facts.condition?.views = declared.condition?.views?.map(name)
      facts.condition?.within = declared.condition?.within?.map(name)
      return facts
    }

    private static func list(_ words: some Collection<String>) -> String? {
      words.isEmpty ? nil : words.joined(separator: ", ")
    }

    static func words(_ number: Double) -> String { NumberText.decimal(number, digits: 6) }

    static func words(_ method: TraceTouchesMethod) -> String {
      method.callsSuper ? "\(method.method) + super" : method.method.rawValue
    }

    private static func words(_ action: TraceAction) -> String {
      [action.event?.rawValue, action.action, "->", action.target ?? "nil"].compactMap { $0 }.joined(
        separator: " ")
    }
  }
}
