// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// Hit testing for all points of the screen at once: it does with areas what `hitTest(_:with:)` does with a point.
///
/// Each step takes an area, assigns the part that hits a view to that view, and leaves the rest to the next step. So
/// the resulting regions do not overlap, and the steps come in the order of hit testing (HT-2, HT-5, HT-31).
@MainActor
final class TapMapWalk {
  private let application: UIApplication
  private var regions: [(view: UIView, areas: [TapArea])] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var sources = TapSources()
  private var questions = TapQuestions()

  /// Whether to treat views as if code overrode nothing, which gives shapes that the overrides may follow.
  private var ignoresCode = false

  init(_ application: UIApplication) {
    self.application = application
  }

  /// Makes the map of the current screen. It records nothing, but overrides in code run.
  func map(_ names: (UIView) -> String) -> TraceTapMap {
    let size = application.screenSize
    var area = TapArea()
    if size.width > 0, size.height > 0 {
      let box = TapBox(low: .zero, high: SIMD2(Double(size.width), Double(size.height)))
      area.add(TapPiece(box.corners))
    }
    if application.configuration.animationsBlockAllTouches, application.blockedViews > 0 {
      return TraceTapMap(regions: [region([area], nil, names)], questions: questions.recorded(names))
    }
    // What the system's bar takes comes to no window (OW-31).
    let bar = TapArea.taking(
      StatusBar(application).claimed.map { TapShape(box: $0) }, from: &area)
    for window in application.windowsFrontToBack {
      if window.isHidden {
        questions.note(window, .passedOver, TraceReason(.hidden), about: &area)
      } else {
        enter(window, .screen, &area)
      }
    }
    var result = regions.map { region($0.areas, names($0.view), names) }
    result.append(region([area, bar].filter { !$0.isEmpty }, nil, names))
    return TraceTapMap(
      regions: result.filter { !$0.pieces.isEmpty }, questions: questions.recorded(names))
  }

  private func region(_ areas: [TapArea], _ view: String?, _ names: (UIView) -> String) -> TraceTapRegion {
    var outlines: [(PieceMerger.Outline, TraceTapWalk)] = []
    for area in areas {
      for pieces in TapPiece.groups(area.pieces, by: \.detours) {
        let walk = questions.walk(area.last, pieces[0])
        outlines += PieceMerger.joined(pieces.map(\.corners)).map { ($0, walk) }
      }
    }
    let recorded = PieceMerger.recorded(outlines)
    return TraceTapRegion(
      view: view, pieces: recorded.map(\.piece), walks: recorded.map(\.note),
      sampledFor: sources.views(of: areas.flatMap(\.pieces)).map(names))
  }

  /// Assigns an area to the view that a touch there hits.
  private func give(_ area: TapArea, to view: UIView) {
    guard !area.isEmpty else { return }
    let index = indices[ObjectIdentifier(view)] ?? regions.count
    if index == regions.count {
      indices[ObjectIdentifier(view)] = index
      regions.append((view, []))
    }
    let last = regions[index].areas.count - 1
    if last >= 0, regions[index].areas[last].last == area.last {
      regions[index].areas[last].add(area)
    } else {
      regions[index].areas.append(area)
    }
  }

  // MARK: - The steps of hit testing

  /// Does what a superview, or the application, does for a view: converts the area and calls `hitTest(_:with:)`, or
  /// skips the view if its transform has no inverse (HT-21).
  private func enter(_ view: UIView, _ outer: ScreenMap, _ area: inout TapArea) {
    guard application.budget.spend(1 + area.pieces.count) else { return }
    guard let map = outer.entering(view.layer) else {
      return questions.note(view, .passedOver, TraceReason(.nonInvertibleTransform), about: &area)
    }
    hitTest(view, map, &area)
  }

  /// Does what `hitTest(_:with:)` does, and removes the parts that hit a view from the area.
  private func hitTest(_ view: UIView, _ map: ScreenMap, _ area: inout TapArea) {
    guard !area.isEmpty else { return }
    if !ignoresCode, OverriddenMethods.of(view).hitTest {
      sampledHitTest(view, map, &area)
    } else {
      hitTestAsDeclared(view, map, &area)
    }
  }

  /// The declared override, or else the default (HT-17).
  private func hitTestAsDeclared(_ view: UIView, _ map: ScreenMap, _ area: inout TapArea) {
    hitTest(as: view.declaredHitTest, view, map, &area)
  }

  private func hitTest(
    as declared: DeclaredHitTest?, _ view: UIView, _ map: ScreenMap, _ area: inout TapArea
  ) {
    switch declared {
    case nil:
      defaultHitTest(view, map, &area)
    case .passThrough:
      defaultHitTest(view, map, &area) { $0 !== view }
    case .only(let isWanted):
      defaultHitTest(view, map, &area, isWanted)
    case .subviews(let thenItself):
      hitTestSubviewsFirst(view, map, &area, thenItself: thenItself)
    case .redirect(let target):
      if let target = target.view {
        var taken = accepted(by: target, ScreenMap.into(target), &area)
        questions.note(view, .path, Self.override, about: &taken)
        give(taken, to: target)
      }
      defaultHitTest(view, map, &area)
    case .ignoresGates:
      hitTestIgnoringGates(view, map, &area, because: Self.override)
    case .returnsNil:
      questions.note(view, .refused, Self.override, about: &area)
    case .returnsSelf:
      questions.note(view, .path, Self.override, about: &area)
      give(area.takeAll(), to: view)
    case .returns(let target):
      questions.note(view, target.view == nil ? .refused : .path, Self.override, about: &area)
      if let target = target.view { give(area.takeAll(), to: target) }
    case .returnsInside(let target):
      var inside = accepted(by: view, map, &area)
      questions.note(view, target.view == nil ? .refused : .path, Self.override, about: &inside)
      if let target = target.view { give(inside, to: target) }
      noteOutside(view, map, &area)
    case .insteadOfItself(let target):
      for (hit, areas) in found(in: { defaultHitTest(view, map, &area) }) {
        for var part in areas {
          guard hit === view, let target = target.view else {
            give(part, to: hit)
            continue
          }
          questions.note(view, .path, Self.override, dropping: hit, about: &part)
          give(part, to: target)
        }
      }
    case .asking(let others):
      questions.note(view, .path, Self.override, about: &area)
      for other in others() where other.window != nil { hitTest(other, ScreenMap.into(other), &area) }
      guard view.passesGates(nil) else {
        return questions.note(view, .refused, view.checkGates().refusal, about: &area)
      }
      var inside = accepted(by: view, map, &area)
      for subview in view.subviews.reversed() where !inside.isEmpty { enter(subview, map, &inside) }
      give(inside, to: view)
      noteOutside(view, map, &area)
    case .itself(let isContent):
      for (hit, areas) in found(in: { defaultHitTest(view, map, &area) }) {
        for var part in areas {
          if isContent(hit) { questions.note(view, .path, Self.override, dropping: hit, about: &part) }
          give(part, to: isContent(hit) ? view : hit)
        }
      }
    case .reactNative(let component):
      hitTest(as: component, view, map, &area)
    case .doing(_, let answer):
      hitTest(as: answer, view, map, &area)
    }
  }

  private static let override = TraceReason(.customHitTest)

  /// The default, followed by an override that returns nil for unwanted results.
  private func defaultHitTest(
    _ view: UIView, _ map: ScreenMap, _ area: inout TapArea, _ isWanted: (UIView) -> Bool
  ) {
    var passed: [TapArea] = []
    for (hit, areas) in found(in: { defaultHitTest(view, map, &area) }) {
      for var part in areas {
        if isWanted(hit) {
          give(part, to: hit)
        } else {
          questions.note(view, .refused, Self.override, dropping: hit, about: &part)
          passed.append(part)
        }
      }
    }
    area = questions.join([area] + passed)
  }

  /// After the gates: the subviews, even outside the view, and then the view itself or nothing.
  private func hitTestSubviewsFirst(
    _ view: UIView, _ map: ScreenMap, _ area: inout TapArea, thenItself: Bool
  ) {
    guard view.passesGates(nil) else {
      return questions.note(view, .refused, view.checkGates().refusal, about: &area)
    }
    hitTestAnywhere(view, map, &area, thenItself: thenItself)
  }

  private func hitTestAnywhere(
    _ view: UIView, _ map: ScreenMap, _ area: inout TapArea, thenItself: Bool
  ) {
    questions.note(view, .path, Self.override, about: &area)
    for subview in view.subviews.reversed() where !area.isEmpty { enter(subview, map, &area) }
    guard thenItself else { return questions.note(view, .refused, Self.override, about: &area) }
    give(accepted(by: view, map, &area), to: view)
    noteOutside(view, map, &area)
  }

  /// Behaves like a component of React Native (OW-78, OW-79).
  private func hitTest(
    as component: ReactNativeHitTest, _ view: UIView, _ map: ScreenMap, _ area: inout TapArea
  ) {
    let walk = component.walk(of: view)
    if case .nothing = walk { return questions.note(view, .refused, Self.override, about: &area) }
    if component.isButton {
      for (hit, areas) in found(in: { defaultHitTest(view, map, &area) }) {
        let taker = component.button(view, for: hit)
        for var part in areas {
          if taker !== hit { questions.note(view, .path, Self.override, dropping: hit, about: &part) }
          if let taker { give(part, to: taker) }
        }
      }
      return
    }
    if let refusal = component.gates(of: view)?.refusal {
      return questions.note(view, .refused, refusal, about: &area)
    }
    switch walk {
    case .nothing: break
    case .anywhere(let isItself): hitTestAnywhere(view, map, &area, thenItself: isItself)
    case .itself: give(pointInside(view, map, &area, because: Self.override), to: view)
    case .inside(let isItself):
      var inside = pointInside(view, map, &area, because: nil)
      for subview in view.subviews.reversed() where !inside.isEmpty { enter(subview, map, &inside) }
      guard !isItself else { return give(inside, to: view) }
      questions.note(view, .refused, Self.override, about: &inside)
      area = questions.join([area, inside])
    }
  }

  /// Runs steps and returns only what they find.
  private func found(in steps: () -> Void) -> [(view: UIView, areas: [TapArea])] {
    let outer = (regions, indices)
    (regions, indices) = ([], [:])
    steps()
    defer { (regions, indices) = outer }
    return regions
  }

  /// The gates, then the default algorithm (HT-3, HT-4, HT-8, HT-27).
  private func defaultHitTest(_ view: UIView, _ map: ScreenMap, _ area: inout TapArea) {
    if view.passesGates(nil) {
      hitTestIgnoringGates(view, map, &area, because: nil)
    } else {
      questions.note(view, .refused, view.checkGates().refusal, about: &area)
    }
  }

  /// `point(inside:)`, then the subviews from front to back, then the view itself (HT-1, HT-2, HT-5, HT-21).
  private func hitTestIgnoringGates(
    _ view: UIView, _ map: ScreenMap, _ area: inout TapArea, because reason: TraceReason?
  ) {
    var inside = pointInside(view, map, &area, because: reason)
    for subview in view.subviews.reversed() where !inside.isEmpty { enter(subview, map, &inside) }
    give(inside, to: view)
  }

  /// Moves what `point(inside:)` accepts out of the area, and notes the answers with their reasons.
  private func pointInside(
    _ view: UIView, _ map: ScreenMap, _ area: inout TapArea, because reason: TraceReason?
  ) -> TapArea {
    var inside = accepted(by: view, map, &area)
    guard hasOwnShape(view) else {
      questions.note(view, .path, reason, about: &inside)
      noteOutside(view, map, &area)
      return inside
    }
    noteOutside(view, map, &area)
    guard reason == nil else {
      questions.note(view, .path, reason, about: &inside)
      return inside
    }
    // The override is the reason only where the bounds would give another answer (HT-15, HT-16).
    let bounds = TouchShape(.bounds, of: view, map).parts
    var ordinary = TapArea.taking(bounds, from: &inside)
    questions.note(view, .path, about: &ordinary)
    questions.note(view, .path, Self.shape, about: &inside)
    return questions.join([ordinary, inside])
  }

  private static let shape = TraceReason(.customPointInside)

  private func hasOwnShape(_ view: UIView) -> Bool {
    view.pointInsideRule != nil || OverriddenMethods.of(view).pointInside
  }

  /// Notes why `point(inside:)` refuses the area: because of the override where the bounds would accept it.
  private func noteOutside(_ view: UIView, _ map: ScreenMap, _ area: inout TapArea) {
    guard hasOwnShape(view) else {
      return questions.note(view, .refused, Self.outside(view), about: &area)
    }
    var refused = TapArea.taking(TouchShape(.bounds, of: view, map).parts, from: &area)
    questions.note(view, .refused, Self.shape, about: &refused)
    questions.note(view, .refused, Self.outside(view), about: &area)
    area = questions.join([area, refused])
  }

  /// Why a point is outside the bounds, without the distances (HT-11, HT-14).
  private static func outside(_ view: UIView) -> TraceReason {
    let bounds = view.bounds
    let refusal = view.boundsRefusal(of: CGPoint(x: bounds.maxX, y: bounds.maxY))
    return refusal.flatMap { $0.code == .zeroSize ? $0 : nil } ?? TraceReason(.pointOutsideBounds)
  }

  /// Moves what `point(inside:)` accepts out of the area.
  private func accepted(by view: UIView, _ map: ScreenMap, _ area: inout TapArea) -> TapArea {
    guard !area.isEmpty else { return TapArea() }
    let shape = TouchShape(of: view, map)
    if !shape.isExact || !ignoresCode && OverriddenMethods.of(view).pointInside {
      return sampledPointInside(view, shape, map, &area)
    }
    return TapArea.taking(shape.parts, from: &area)
  }

  // MARK: - Overrides in code

  /// Calls an override of `hitTest(_:with:)` for sample points, starting from the pieces that the default would give.
  private func sampledHitTest(_ view: UIView, _ map: ScreenMap, _ area: inout TapArea) {
    let source = sources.number(adding: view)
    var (hit, missed) = (TapArea(last: area.last), TapArea(last: area.last))
    let candidates = candidates(view, map, area.takeAll())
    var hits: [UIView] = []
    let grid = TapGrid(candidates, workPerPoint: count(in: view))
    for candidate in candidates {
      grid.divide(candidate) {
        view.hitTest(map($0), with: nil)
      } receive: { piece, answer in
        let piece = sources.adding(source, to: piece)
        if let answer {
          hit.add(piece)
          hits.append(answer)
        } else {
          missed.add(piece)
        }
      }
    }
    questions.note(view, .path, isSampled: true, about: &hit)
    questions.note(view, .refused, isSampled: true, about: &missed)
    for (piece, answer) in zip(hit.pieces, hits) {
      var part = TapArea(last: hit.last)
      part.add(piece)
      give(part, to: answer)
    }
    area = missed
  }

  /// Divides an area into pieces in which the declared override, or the default, gives the same answer.
  private func candidates(_ view: UIView, _ map: ScreenMap, _ area: TapArea) -> [TapPiece] {
    let outer = (regions, indices, questions.mark)
    var area = area
    (regions, indices) = ([], [:])
    ignoresCode = true
    hitTestAsDeclared(view, map, &area)
    ignoresCode = false
    let candidates = (regions.map { $0.areas.flatMap(\.pieces) } + [area.pieces]).flatMap { pieces in
      TapPiece.joined(pieces.map { questions.piece($0, at: outer.2) })
    }
    (regions, indices) = (outer.0, outer.1)
    questions.goBack(to: outer.2)
    return candidates
  }

  /// The number of views at or below a view, which a call may reach.
  private func count(in view: UIView) -> Int {
    var count = 0
    ApplicationWalk(application).forEachView(in: view) { _ in count += 1 }
    return count
  }

  /// Calls an override of `point(inside:with:)` for sample points, starting from the shape without the override.
  private func sampledPointInside(
    _ view: UIView, _ shape: TouchShape, _ map: ScreenMap, _ area: inout TapArea
  ) -> TapArea {
    let source = sources.number(adding: view)
    let expected = TapArea.taking(shape.parts, from: &area)
    let candidates = expected.pieces + area.takeAll().pieces
    var inside = TapArea(last: area.last)
    let grid = TapGrid(candidates, workPerPoint: 1)
    for candidate in candidates {
      grid.divide(candidate) {
        view.point(inside: map($0), with: nil)
      } receive: { piece, isInside in
        let piece = sources.adding(source, to: piece)
        if isInside { inside.add(piece) } else { area.add(piece) }
      }
    }
    return inside
  }
}

/// The questions that hit testing asks about areas, and the questions that led to each piece.
///
/// Every view is asked about one area, so there are few more questions than views. Parts of an area that got different
/// answers and go to the same next step are joined again. The joined area has the questions of the first part; the
/// pieces of the other parts have a detour: the question that was asked about them instead.
struct TapQuestions {
  /// The number of the empty list of detours.
  static let noDetours = 0

  private struct Question {
    var view: UIView
    var outcome: TraceTapQuestion.Outcome
    var reason: TraceReason?
    var isSampled: Bool

    /// The view that was found but not returned, if it is not the asked view.
    var dropped: UIView?
    var after: Int?
    var instead: Int?
  }

  /// A list of detours: the last question, and the number of the list before it.
  private struct Detour: Hashable {
    var question: Int
    var before: Int
  }

  /// A state to return to.
  struct Mark {
    fileprivate var questions: Int
    fileprivate var detours: Int
  }

  private var questions: [Question] = []

  /// The number of a list of detours is its position plus 1.
  private var detours: [Detour] = []
  private var numbers: [Detour: Int] = [:]

  /// Notes a view's answer about an area; does nothing if the area is empty.
  mutating func note(
    _ view: UIView, _ outcome: TraceTapQuestion.Outcome, _ reason: TraceReason? = nil,
    isSampled: Bool = false, dropping dropped: UIView? = nil, about area: inout TapArea
  ) {
    guard !area.isEmpty else { return }
    questions.append(
      Question(
        view: view, outcome: outcome, reason: reason, isSampled: isSampled, dropped: dropped,
        after: area.last))
    area.last = questions.count - 1
  }

  /// Joins areas with different last questions into one.
  mutating func join(_ areas: [TapArea]) -> TapArea {
    guard var joined = areas.first(where: { !$0.isEmpty }), let first = joined.last else {
      return areas.first ?? TapArea()
    }
    for area in areas where !area.isEmpty {
      guard let last = area.last, last != first else { continue }
      questions[last].instead = first
      for piece in area.pieces {
        var piece = piece
        piece.detours = number(of: Detour(question: last, before: piece.detours))
        joined.add(piece)
      }
    }
    return joined
  }

  private mutating func number(of detour: Detour) -> Int {
    if let number = numbers[detour] { return number }
    detours.append(detour)
    numbers[detour] = detours.count
    return detours.count
  }

  // MARK: - Going back

  var mark: Mark { Mark(questions: questions.count, detours: detours.count) }

  /// Removes what was added after a mark.
  mutating func goBack(to mark: Mark) {
    questions.removeSubrange(mark.questions...)
    for detour in detours[mark.detours...] { numbers[detour] = nil }
    detours.removeSubrange(mark.detours...)
  }

  /// Returns the piece without the detours that were added after a mark.
  func piece(_ piece: TapPiece, at mark: Mark) -> TapPiece {
    var piece = piece
    while piece.detours > mark.detours { piece.detours = detours[piece.detours - 1].before }
    return piece
  }

  // MARK: - Recording

  /// Returns the questions that led to a piece, given the last question about its area.
  func walk(_ last: Int?, _ piece: TapPiece) -> TraceTapWalk {
    var walk = TraceTapWalk(last: last)
    var number = piece.detours
    while number != Self.noDetours {
      walk.detours.append(detours[number - 1].question)
      number = detours[number - 1].before
    }
    return walk
  }

  /// Returns the questions as a trace stores them.
  func recorded(_ names: (UIView) -> String) -> [TraceTapQuestion] {
    questions.map { question in
      var reason = question.reason
      if let dropped = question.dropped, dropped !== question.view { reason?.subject = names(dropped) }
      return TraceTapQuestion(
        names(question.view), question.outcome, reason: reason, isSampled: question.isSampled,
        after: question.after, instead: question.instead)
    }
  }
}

/// The overrides in code that contributed to pieces. A piece refers to a set of views by its number.
struct TapSources {
  /// The number of the empty set.
  static let none = 0

  private var views: [UIView] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var sets: [[Int]] = [[]]
  private var setNumbers: [[Int]: Int] = [[]: none]

  /// Returns the number of a view, and adds the view if it is new.
  mutating func number(adding view: UIView) -> Int {
    if let number = numbers[ObjectIdentifier(view)] { return number }
    numbers[ObjectIdentifier(view)] = views.count
    views.append(view)
    return views.count - 1
  }

  /// Returns the piece with a view added to its set.
  mutating func adding(_ number: Int, to piece: TapPiece) -> TapPiece {
    var set = sets[piece.source]
    guard !set.contains(number) else { return piece }
    set.append(number)
    set.sort()
    var piece = piece
    if let known = setNumbers[set] {
      piece.source = known
    } else {
      piece.source = sets.count
      setNumbers[set] = sets.count
      sets.append(set)
    }
    return piece
  }

  /// Returns the views that contributed to any of the pieces, in the order in which they were added.
  func views(of pieces: [TapPiece]) -> [UIView] {
    let found = Set(pieces.map(\.source)).reduce(into: Set<Int>()) { $0.formUnion(sets[$1]) }
    return found.sorted().map { views[$0] }
  }
}

/// Which of the two hit-testing methods an app's class overrides. Their results can be found only by calling them. If
/// that is unknown, they count as overridden.
@MainActor
struct OverriddenMethods {
  var hitTest: Bool
  var pointInside: Bool

  private static var known: [ObjectIdentifier: OverriddenMethods] = [:]

  /// Returns which methods the view's class, or one between it and the model's class, overrides.
  static func of(_ view: UIView) -> OverriddenMethods {
    let type: UIView.Type = type(of: view)
    if let known = known[ObjectIdentifier(type)] { return known }
    let methods = OverriddenMethods(
      hitTest: QuestionMethods.hitTest.isOverridden(in: type) ?? true,
      pointInside: QuestionMethods.pointInside.isOverridden(in: type) ?? true)
    known[ObjectIdentifier(type)] = methods
    return methods
  }
}
