// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The differences of two traces, as plain values.
package struct TraceComparison: Sendable {
  package let sides: Sides<TraceAnalysis>

  /// The mapping between the objects of the two traces.
  package let names: ObjectMatch

  /// The differences of the screens and settings that event delivery reads.
  package let screen: [ScreenDifference]

  /// The touches, in order.
  package let touches: [TouchComparison]

  package let events: EventAlignment

  /// Where the traces first diverge; nil if the same happens in both.
  package let divergence: Divergence?

  package init(_ a: TraceAnalysis, _ b: TraceAnalysis) {
    sides = Sides(a, b)
    names = ObjectMatch(a.index, b.index)
    screen = ScreenDifferences(sides: sides, names: names).all
    touches = TouchComparison.all(sides, names)
    events = EventAlignment(sides, names)
    divergence = DivergenceFinder(sides: sides, names: names, screen: screen, events: events).divergence
  }

  /// Whether the screens and all events are the same, apart from names, texts and colours.
  package var isAlike: Bool { screen.isEmpty && divergence == nil }
}

/// A pair of values for two traces, A and B.
package struct Sides<Value> {
  package var a: Value
  package var b: Value

  package init(_ a: Value, _ b: Value) {
    self.a = a
    self.b = b
  }

  package subscript(side: Side) -> Value { side == .a ? a : b }
}

extension Sides: Equatable where Value: Equatable {}
extension Sides: Hashable where Value: Hashable {}
extension Sides: Sendable where Value: Sendable {}

/// One of two traces.
package enum Side: String, Hashable, Sendable, CaseIterable {
  case a, b
}

/// The answers of two traces for their first touches, their second touches, and so on.
package struct TouchComparison: Hashable, Sendable {
  /// The touch's index, the same in both traces.
  package var position: Int

  /// The answers; nil if the trace has no such touch.
  package var answers: Sides<TouchAnswer?>

  /// The aspects in which they differ, in the order of ``Aspect``.
  package var differences: [Aspect]

  /// A part of an answer.
  package enum Aspect: String, Hashable, Sendable, CaseIterable {
    /// Where the finger was, and when its touch ended.
    case movement
    case hitView
    /// The views that were asked, with their answers and reasons.
    case walk
    /// Who acts and what happens, as in the verdict.
    case verdict
    /// The verdict's cause.
    case because
    /// The responders from the hit-test view on, and what each did.
    case chain
    case recognizers
    /// The actions that were called or dropped.
    case actions
    /// What controls sent, and their values.
    case controlEvents
    /// The touches that views did not get, or got late.
    case withholdings
    case firstResponders
  }

  static func all(_ sides: Sides<TraceAnalysis>, _ names: ObjectMatch) -> [TouchComparison] {
    (0..<max(sides.a.touches.count, sides.b.touches.count)).map { position in
      func answer(_ analysis: TraceAnalysis) -> TouchAnswer? {
        analysis.touches.indices.contains(position) ? analysis.touches[position] : nil
      }
      let answers = Sides(answer(sides.a), answer(sides.b))
      guard let a = answers.a, let b = answers.b else {
        return TouchComparison(position: position, answers: answers, differences: [])
      }
      let first = TouchTraits(a) { $0 }
      let second = TouchTraits(b, names.common)
      return TouchComparison(
        position: position, answers: answers,
        differences: Aspect.allCases.filter { first.traits[$0] != second.traits[$0] })
    }
  }

  /// Where the finger went down in each trace; nil if at the same point.
  package var otherPlaces: Sides<TracePoint>? {
    guard let a = answers.a?.location, let b = answers.b?.location, a != b else { return nil }
    return Sides(a, b)
  }

  /// Whether both traces have the touch and give the same answer.
  package var isAlike: Bool { answers.a != nil && answers.b != nil && differences.isEmpty }
}

/// An answer as words that can be compared between traces, without points and times.
private struct TouchTraits {
  private(set) var traits: [TouchComparison.Aspect: [[String]]] = [:]

  init(_ answer: TouchAnswer, _ common: (String) -> String) {
    func name(_ name: String?) -> String { name.map(common) ?? "" }
    func code(_ reason: TraceReason?) -> [String] {
      [reason?.name ?? "", name(reason?.subject)]
    }
    func words<Code: RawRepresentable<String>>(_ fact: VerdictFact<Code>) -> [[String]] {
      [[fact.code.rawValue, fact.property ?? ""], fact.objects.map(common), code(fact.reason), fact.words]
    }
    let outcome = answer.outcome
    traits[.movement] = answer.samples.map { [$0.phase.rawValue, "\($0.location.x) \($0.location.y)"] }
    traits[.hitView] = [[name(answer.hitView)]]
    traits[.walk] = answer.walk.map {
      [name($0.view), name($0.result)] + code($0.reason) + code($0.insideReason)
    }
    traits[.verdict] = words(answer.verdict.act.fact)
    traits[.because] = answer.verdict.because.map { words($0.fact) }
    traits[.chain] = answer.chain.map { step in
      [name(step.responder.id), step.rule.rawValue, step.outcome.rawValue] + step.methods.map(\.rawValue)
    }
    traits[.recognizers] = outcome.recognizers.map { recognizer in
      [name(recognizer.id), "\(recognizer.isWaiting)", "\(recognizer.ignoresTouch)"]
        + recognizer.changes.flatMap { [$0.state.rawValue] + code($0.cause) } + code(recognizer.passedOver)
        + recognizer.waitedFor.map(common)
    }
    traits[.actions] = outcome.actions.map { call in
      [call.kind.rawValue, call.name, call.event?.rawValue ?? "", "\(call.count)"]
        + [call.sender, call.target, call.subject].map(name) + call.states.map(\.rawValue) + code(call.reason)
    }
    traits[.controlEvents] = outcome.controls.map { control in
      [name(control.control)] + control.events.map(\.rawValue)
        + control.values.flatMap { [$0.property, $0.value.words] }
    }
    traits[.withholdings] = outcome.deliveryChanges.map {
      [$0.kind.rawValue, name($0.view), $0.method?.rawValue ?? ""] + code($0.reason)
    }
    traits[.firstResponders] = [outcome.firstResponders.map(common)]
  }
}

/// The mapping between views, recognizers, controllers and other responders of traces A and B.
///
/// Names given by a person are trusted. Names made from classes, such as `UIButton#2`, count for little, because one
/// more button shifts them all; for these, the place in the hierarchy, class, text and frame decide.
package struct ObjectMatch: Hashable, Sendable {
  /// From a name in B to the name in A.
  private let inA: [String: String]

  /// From a name in A to the name in B.
  private let inB: [String: String]

  private let known: Set<String>

  /// Objects with another name in B: views first, then recognizers, controllers and others.
  package let renamings: [Sides<String>]

  init(_ a: ScreenIndex, _ b: ScreenIndex) {
    var pairs = Pairs()
    pairs.take(ViewMatcher(a.screen.views, b.screen.views).pairs)
    pairs.takeRecognizers(Sides(a.screen, b.screen))
    pairs.takeControllers(Sides(a.screen, b.screen))
    pairs.take(Self.others(a.screen, b.screen))
    pairs.take(Self.delegates(a, b, pairs.inB))
    renamings = pairs.all.filter { $0.a != $0.b }
    inA = pairs.inA
    inB = pairs.inB
    known = Self.names(of: a.screen)
  }

  /// The name in A of an object of B. An object that A lacks keeps its name; the name is marked if A uses it for
  /// another object.
  package func common(_ name: String) -> String {
    if let name = inA[name] { return name }
    return known.contains(name) ? "\u{0}\(name)" : name
  }

  /// The name in A of an object of either trace.
  package func common(_ name: String, on side: Side) -> String { side == .a ? name : common(name) }

  /// The corresponding object of the other trace; nil if there is none.
  package func counterpart(of name: String, on side: Side) -> String? { side == .a ? inB[name] : inA[name] }

  /// Whether a name was made from a class name.
  static func isMade(_ name: String, from className: String) -> Bool {
    let plain = base(className)
    guard name.hasPrefix(plain) else { return false }
    let rest = name.dropFirst(plain.count)
    return rest.isEmpty || rest.first == "#" && rest.dropFirst().allSatisfy(\.isNumber)
  }

  /// A class name without its module and generic arguments.
  static func base(_ className: String) -> Substring {
    let plain = className.prefix { $0 != "<" }
    return plain.split(separator: ".").last ?? plain
  }

  private static func names(of screen: TraceScreen) -> Set<String> {
    Set(screen.views.map(\.id)).union(screen.gestureRecognizers.map(\.id)).union(screen.controllers.map(\.id))
  }
}

/// Pairs of corresponding objects. Only the first pair for a name counts.
private struct Pairs {
  private(set) var inA: [String: String] = [:]
  private(set) var inB: [String: String] = [:]
  private(set) var all: [Sides<String>] = []

  mutating func take(_ pairs: [(String, String)]) {
    for (a, b) in pairs where inB[a] == nil && inA[b] == nil {
      inB[a] = b
      inA[b] = a
      all.append(Sides(a, b))
    }
  }

  /// Pairs recognizers by given names, then by class in the order of addition to the same view.
  mutating func takeRecognizers(_ screens: Sides<TraceScreen>) {
    let objects = Sides(
      screens.a.gestureRecognizers.map { Item(name: $0.id, className: $0.className, place: [$0.view]) },
      screens.b.gestureRecognizers.map { Item(name: $0.id, className: $0.className, place: [$0.view]) })
    takeGiven(objects)
    takeInOrder(objects)
  }

  /// Pairs controllers by given names, then by root view, then by class and order in the same place.
  mutating func takeControllers(_ screens: Sides<TraceScreen>) {
    func items(_ controllers: [TraceController]) -> [Item] {
      controllers.map {
        Item(
          name: $0.id, className: $0.className,
          place: [$0.parent, $0.presentingViewController, $0.rootOf].map { $0 ?? "" })
      }
    }
    let objects = Sides(items(screens.a.controllers), items(screens.b.controllers))
    takeGiven(objects)
    let byView = Dictionary(screens.b.controllers.compactMap { one in one.view.map { ($0, one.id) } }) {
      first, _ in first
    }
    take(
      screens.a.controllers.compactMap { controller in
        controller.view.flatMap { inB[$0] }.flatMap { byView[$0] }.map { (controller.id, $0) }
      })
    // Each round pairs the children of controllers that the previous round paired.
    var count = -1
    while count != all.count {
      count = all.count
      takeInOrder(objects)
    }
    takeInOrder(objects, alsoElsewhere: true)
  }

  private struct Item {
    var name: String
    var className: String
    /// The objects that define where it is; empty for none.
    var place: [String]
  }

  private mutating func takeGiven(_ objects: Sides<[Item]>) {
    let names = Set(objects.b.filter { !ObjectMatch.isMade($0.name, from: $0.className) }.map(\.name))
    take(
      objects.a.filter { !ObjectMatch.isMade($0.name, from: $0.className) && names.contains($0.name) }
        .map { ($0.name, $0.name) })
  }

  /// Pairs objects of one class in the same place, in order; optionally also those in places that only one trace has.
  private mutating func takeInOrder(_ objects: Sides<[Item]>, alsoElsewhere: Bool = false) {
    func waiting(_ items: [Item], on side: Side) -> [(item: Item, key: [String])] {
      let names = side == .a ? inB : inA
      return items.compactMap { item in
        guard names[item.name] == nil,
          alsoElsewhere || item.place.allSatisfy({ $0.isEmpty || names[$0] != nil })
        else { return nil }
        let place = item.place.map { side == .b ? inA[$0] ?? "" : inB[$0] == nil ? "" : $0 }
        return (item, place + [item.className])
      }
    }
    var others: [[String]: [String]] = [:]
    for (item, key) in waiting(objects.b, on: .b).reversed() { others[key, default: []].append(item.name) }
    take(
      waiting(objects.a, on: .a).compactMap { item, key in
        others[key]?.popLast().map { (item.name, $0) }
      })
  }
}

extension ObjectMatch {
  /// Pairs the application, its delegate, and the scenes in order.
  private static func others(_ a: TraceScreen, _ b: TraceScreen) -> [(String, String)] {
    var pairs = [(a.application.id, b.application.id)]
    if let first = a.delegate, let second = b.delegate { pairs.append((first.id, second.id)) }
    return pairs + zip(a.scenes.map(\.id), b.scenes.map(\.id))
  }

  /// Pairs the delegates of corresponding recognizers.
  private static func delegates(
    _ a: ScreenIndex, _ b: ScreenIndex, _ inB: [String: String]
  ) -> [(String, String)] {
    a.screen.gestureRecognizers.compactMap { recognizer in
      guard let delegate = recognizer.delegate, let other = inB[recognizer.id].flatMap(b.recognizer)?.delegate
      else { return nil }
      return (delegate, other)
    }
  }
}

/// Finds the views of one screen in another.
///
/// First, views with a name given by a person, wherever they are. Then, from the windows inwards, the subviews of
/// matched views: those with the same content, then the same text, frame or number, then the same class.
struct ViewMatcher {
  private let a: Tree
  private let b: Tree

  /// From a position in A to the position in B.
  private var matches: [Int?]
  private var isTaken: [Bool]

  init(_ a: [TraceView], _ b: [TraceView]) {
    var contents = Contents()
    self.a = Tree(a, &contents)
    self.b = Tree(b, &contents)
    matches = Array(repeating: nil, count: a.count)
    isTaken = Array(repeating: false, count: b.count)
    matchGivenNames()
    match(self.a.roots, self.b.roots)
    for position in a.indices {
      if let other = matches[position] { match(self.a.subviews[position], self.b.subviews[other]) }
    }
  }

  /// The names of matched views, in A and B.
  var pairs: [(String, String)] {
    matches.enumerated().compactMap { position, other in
      other.map { (a.views[position].id, b.views[$0].id) }
    }
  }

  private mutating func matchGivenNames() {
    var given: [String: Int] = [:]
    for (position, view) in b.views.enumerated() where !b.isMade[position] { given[view.id] = position }
    for (position, view) in a.views.enumerated() where !a.isMade[position] {
      if let other = given[view.id], !isTaken[other] { take(position, other) }
    }
  }

  private mutating func take(_ position: Int, _ other: Int) {
    matches[position] = other
    isTaken[other] = true
  }

  /// Matches siblings, by the most certain criteria first.
  private mutating func match(_ subviews: [Int], _ others: [Int]) {
    for way in Way.allCases {
      let left = subviews.filter { matches[$0] == nil }
      guard !left.isEmpty else { return }
      var waiting: [Key: [Int]] = [:]
      for other in others.reversed() where !isTaken[other] {
        if let key = b.key(of: other, way) { waiting[key, default: []].append(other) }
      }
      guard !waiting.isEmpty else { continue }
      for position in left {
        guard let key = a.key(of: position, way), let other = waiting[key]?.last,
          !way.needsMadeName || a.isMade[position] || b.isMade[other]
        else { continue }
        waiting[key]?.removeLast()
        take(position, other)
      }
    }
  }

  /// The criteria by which siblings are matched.
  private enum Way: CaseIterable {
    case content, textAndFrame, text, frame, name, order

    /// Whether the criterion never matches two views that both have a given name.
    var needsMadeName: Bool { self == .name || self == .order }
  }

  private struct Key: Hashable {
    var className: Substring
    var content: Int?
    var text: String?
    var frame: TraceRect?
    var name: String?
  }

  /// Assigns numbers to views with their contents, equal for equal ones.
  private struct Contents {
    private struct Content: Hashable {
      var className: Substring
      var text: String?
      var frame: TraceRect
      var subviews: [Int]
    }

    private var numbers: [Content: Int] = [:]

    mutating func number(of view: TraceView, holding subviews: [Int]) -> Int {
      let content = Content(
        className: ObjectMatch.base(view.className), text: view.text, frame: view.frame, subviews: subviews)
      if let number = numbers[content] { return number }
      numbers[content] = numbers.count
      return numbers.count - 1
    }
  }

  private struct Tree {
    let views: [TraceView]
    let roots: [Int]
    let subviews: [[Int]]
    let isMade: [Bool]
    private let contents: [Int]

    init(_ views: [TraceView], _ numbers: inout Contents) {
      self.views = views
      let positions = Dictionary(views.enumerated().map { ($1.id, $0) }) { first, _ in first }
      var roots: [Int] = []
      var subviews = [[Int]](repeating: [], count: views.count)
      for (position, view) in views.enumerated() {
        if let superview = view.superview.flatMap({ positions[$0] }), superview < position {
          subviews[superview].append(position)
        } else {
          roots.append(position)
        }
      }
      var contents = [Int](repeating: 0, count: views.count)
      for position in views.indices.reversed() {
        contents[position] = numbers.number(
          of: views[position], holding: subviews[position].map { contents[$0] })
      }
      self.roots = roots
      self.subviews = subviews
      self.contents = contents
      isMade = views.map { ObjectMatch.isMade($0.id, from: $0.className) }
    }

    func key(of position: Int, _ way: Way) -> Key? {
      let view = views[position]
      var key = Key(className: ObjectMatch.base(view.className))
      switch way {
      case .content: key.content = contents[position]
      case .textAndFrame:
        guard let text = view.text else { return nil }
        key.text = text
        key.frame = view.frame
      case .text:
        guard let text = view.text else { return nil }
        key.text = text
      case .frame: key.frame = view.frame
      case .name: key.name = view.id
      case .order: break
      }
      return key
    }
  }
}

extension TouchComparison {
  /// Whether both traces have the touch, but its verdict differs.
  package var hasDifferentVerdict: Bool { differences.contains(.verdict) }
}

extension TraceComparison {
  /// The index of the touch to present: the first whose verdict differs, else the one in which the traces diverge, else
  /// the first. Nil if neither trace has touches.
  package var decisiveTouch: Int? {
    touches.first { $0.hasDifferentVerdict }?.position ?? divergence?.touch ?? touches.first?.position
  }

  /// The number of the step in a touch's story at which the traces diverge; nil if they do not diverge in this touch,
  /// or if this trace has no further step.
  package func partingStep(ofTouch touch: Int, on side: Side) -> Int? {
    guard let divergence, divergence.touch == touch, sides[side].touches.indices.contains(touch) else {
      return nil
    }
    let steps = sides[side].story(of: touch).steps
    if let view = divergence.steps[side]?.view,
      let number = steps.lazy.compactMap({ $0.number(asking: view) }).first
    {
      return number
    }
    guard let position = divergence.events[side] else { return nil }
    let sequence = sides[side].trace.events[position].sequence
    return steps.first { numbered in numbered.step.events.contains { $0 >= sequence } }?.numbers.lowerBound
  }
}

extension TouchStory.Step {
  /// The number of the moment that asks a view; nil if this step does not ask it.
  fileprivate func number(asking view: String) -> Int? {
    switch step.kind {
    case .asked(let call), .entered(let call): call.view == view ? numbers.lowerBound : nil
    case .refusals(let calls): calls.firstIndex { $0.view == view }.map { numbers.lowerBound + $0 }
    default: nil
    }
  }
}
