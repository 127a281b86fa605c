// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Narration
package import Trace

/// The screen on which a page plays the steps of a touch: the views at the time of the touch, with the marks of the
/// outcome, and what each step changes.
package struct ScreenStage: Sendable {
  /// What one step changes.
  package struct Change: Hashable, Sendable {
    /// The new visible areas of views.
    package var places: [VisibleArea] = []

    /// The new looks of views.
    package var looks: [Looks] = []

    /// The views in the new drawing order, back to front; empty if it does not change.
    package var order: [String] = []

    /// What the finger did; nil for nothing.
    package var finger: Finger?
  }

  package struct VisibleArea: Hashable, Sendable {
    package var view: String

    /// The corners of the visible part, in points in screen coordinates; empty if nothing is visible.
    package var corners: [TracePoint]

    /// How far the whole view moved since the picture was drawn, in points, if superviews clip another part of it now; else nil.
    package var shift: TracePoint?
  }

  package struct Looks: Hashable, Sendable {
    package var view: String
    package var looks: [String]
  }

  /// What a finger did at a step.
  package struct Finger: Hashable, Sendable {
    /// The phase of the touch after the step.
    package var phase: String

    /// The locations of the finger since the previous step, the current one last, in points in screen coordinates.
    package var way: [TracePoint]
  }

  /// The style rules that it needs.
  package static let parts: [PicturePart] = [.touch, .device, .stage, .paint]

  package let picture: Diagram

  /// Whether the screen is also drawn as people see it.
  package let isSeen: Bool

  /// The number of the picture's units per point.
  package let factor: Double

  /// The change made by each step.
  package let changes: [Change]

  /// Creates the stage.
  ///
  /// - Parameters:
  ///   - analysis: The analysis of the trace.
  ///   - options: The touch, the language, and the maximum number of views.
  ///   - steps: The steps of the touch that the page shows, in order.
  ///   - outcome: The outcome to show.
  /// - Throws: ``DiagramError`` if the trace has no such touch.
  package init(
    for analysis: TraceAnalysis, options: DiagramOptions, steps: [TouchStep], outcome: ScreenOutcome? = nil
  ) throws(DiagramError) {
    var subject = try Diagrams.subject(of: .screen, analysis, options)
    subject.options.extent = .drawing
    var diagram = try ScreenDiagram(subject, outcome: outcome)
    let moments = analysis.moments(of: steps, touch: options.touch)
    var states: [StageState] = []
    var later: Set<String> = []
    let positions = diagram.scene.places
    let drawn = Set(diagram.drawn.map { diagram.scene.shapes[$0].view.id })
    for index in moments.screens {
      var moved = subject
      moved.index = index
      let isSame = index.screen == subject.index.screen
      let scene = isSame ? diagram.scene : try ScreenScene(moved, outcome: outcome)
      for shape in scene.shapes where !drawn.contains(shape.view.id) && !later.contains(shape.view.id) {
        guard drawn.count + later.count < max(options.maximumDrawnViews, 1), shape.isInScope,
          let part = shape.drawn, part.box.touches(diagram.visible)
        else { continue }
        later.insert(shape.view.id)
        diagram.later.append((shape, positions[shape.view.id] ?? .max))
      }
      states.append(StageState(scene))
    }
    let appearing = states.flatMap(\.seen).filter { drawn.contains($0) }
    diagram.appearing = Set(appearing).subtracting(StageState(diagram.scene).seen)
    let stage = diagram.layered.map(\.shape.view.id)
    let home = StageState(diagram.scene, only: drawn)
    var before = home
    var order = stage
    var reached = 0
    changes = moments.moments.map { moment in
      let state = states[moment.screen]
      var change = state.change(from: before, of: stage, drawn: home)
      let present = state.order.filter(Set(stage).contains)
      let kept = Set(present)
      if order.filter(kept.contains) != present {
        change.order = present
        order = order.filter { !kept.contains($0) } + present
      }
      if moment.samples > reached {
        let samples = subject.answer.samples[reached..<moment.samples]
        change.finger = Finger(
          phase: samples.last?.phase.rawValue ?? "", way: samples.map(\.location))
        reached = moment.samples
      }
      before = state
      return change
    }
    diagram.isPlayed = true
    let paint = diagram.paint
    isSeen = paint != nil
    picture = diagram.stage(paint)
    factor = diagram.scene.scale.factor
  }
}

/// The visible areas and looks of the views of a screen.
private struct StageState {
  private var corners: [String: [TracePoint]] = [:]
  private var wholes: [String: [TracePoint]] = [:]
  private var looks: [String: [String]] = [:]

  /// The visible views.
  var seen: [String] { order.filter { corners[$0] != nil } }

  /// The views in drawing order.
  private(set) var order: [String] = []

  /// Creates the state of a scene, perhaps limited to the views that are shown.
  init(_ scene: ScreenScene, only views: Set<String>? = nil) {
    for shape in scene.shapes where views?.contains(shape.view.id) ?? true {
      order.append(shape.view.id)
      corners[shape.view.id] = shape.drawn.map(scene.points)
      wholes[shape.view.id] = scene.points(of: shape.outline)
      looks[shape.view.id] = shape.looks
    }
  }

  func change(from before: StageState, of views: [String], drawn home: StageState) -> ScreenStage.Change {
    var change = ScreenStage.Change()
    for view in views {
      let (old, new) = (before.corners[view] ?? [], corners[view] ?? [])
      if old != new {
        change.places.append(
          ScreenStage.VisibleArea(view: view, corners: new, shift: shift(of: view, since: home)))
      }
      let (oldLooks, newLooks) = (before.looks[view] ?? [], looks[view] ?? [])
      if oldLooks != newLooks {
        change.looks.append(ScreenStage.Looks(view: view, looks: newLooks))
      }
    }
    return change
  }

  /// How far a view moved, if another part of it is visible than before.
  private func shift(of view: String, since home: StageState) -> TracePoint? {
    guard let part = corners[view], let first = home.corners[view], let whole = wholes[view],
      let by = Self.shift(from: home.wholes[view] ?? [], to: whole)
    else { return nil }
    let seen = Self.shift(from: first, to: part)
    return seen.map { abs($0.x - by.x) < 0.05 && abs($0.y - by.y) < 0.05 } ?? false ? nil : by
  }

  /// By how much all points are moved; nil if it is not the same for all.
  private static func shift(from old: [TracePoint], to new: [TracePoint]) -> TracePoint? {
    guard old.count == new.count, let (first, last) = zip(old, new).first(where: { _ in true }) else {
      return nil
    }
    let by = TracePoint(x: last.x - first.x, y: last.y - first.y)
    let isSame = zip(old, new).allSatisfy { abs($1.x - $0.x - by.x) < 0.05 && abs($1.y - $0.y - by.y) < 0.05 }
    return isSame ? by : nil
  }
}

/// The screen at the outcome of a touch: the loser is crossed out, an arrow leads from the finger to the winner, and
/// the winner's view is outlined.
package struct ScreenOutcome: Sendable {
  /// A view that is narrower or lower, in points, is not crossed out, because it would become unrecognizable.
  private static let leastCrossed = (width: 96.0, height: 56.0)

  /// A recognizer that decides.
  package struct Actor: Sendable {
    let recognizer: String
    let name: String
    let view: String

    /// Whether it acts, instead of only failing or waiting.
    let acts: Bool

    /// Creates an actor.
    ///
    /// - Parameters:
    ///   - recognizer: Its identifier.
    ///   - name: Its name.
    ///   - view: The view that it is attached to.
    ///   - acts: Whether it acts.
    package init(recognizer: String, name: String, view: String, acts: Bool) {
      self.recognizer = recognizer
      self.name = name
      self.view = view
      self.acts = acts
    }
  }

  /// The marks of views at the outcome.
  private let marks: [String: StoryMark]

  private let owner: String?
  private let actors: [Actor]

  /// The outcome of a view in words; nil for none.
  let words: @Sendable (_ view: String) -> String?

  /// Creates the outcome.
  ///
  /// - Parameters:
  ///   - marks: The marks of the touch's story.
  ///   - owner: The view whose own recognizer won: a list that scrolls loses the touch to itself.
  ///   - actors: The recognizers that decided, the winner first.
  ///   - words: The outcome of a view in words.
  package init(
    _ marks: StoryMarks, owner: String?, actors: [Actor],
    words: @escaping @Sendable (_ view: String) -> String? = { _ in nil }
  ) {
    self.words = words
    self.marks = marks.atOutcome.mapValues(\.mark)
    self.owner = owner
    self.actors = actors
  }

  /// The mark of a view at the outcome.
  func mark(of view: String) -> StoryMark { marks[view] ?? .unasked }

  /// The recognizers that decided, on their views, as far as there is room.
  func pills(
    on scene: ScreenScene, in room: PictureRect, avoiding contents: [PictureRect], growth: Double
  ) -> [ActorPill] {
    let meant = scene.shapes.filter { marks[$0.view.id] == .lost }.compactMap(\.drawn?.box)
    return actors.reduce(into: []) { pills, actor in
      let shape = scene.shapes.first { $0.view.id == actor.view }
      guard let area = shape?.drawn?.box.intersection(room),
        let pill = ActorPill(
          actor, mark: mark(of: actor.recognizer), on: area, in: room,
          ActorPill.Surroundings(contents: contents, meant: meant, taken: pills.map(\.box)),
          finger: scene.points(of: scene.answer).last, growth: growth)
      else { return }
      pills.append(pill)
    }
  }

  private func winner(on scene: ScreenScene) -> ScreenShape? {
    guard let actor = actors.first, actor.acts else { return nil }
    return scene.shapes.first { $0.view.id == actor.view }
  }

  /// Crosses over the views that lost the touch, the outline of the winning recognizer's view, and the arrow to it.
  func lines(on scene: ScreenScene, to pills: [ActorPill]) -> SVGNode {
    let losers = scene.shapes.filter { marks[$0.view.id] == .lost && $0.view.id != owner }
    // The hit-test view has its own frame.
    let frame = winner(on: scene).flatMap { shape in
      shape.state == .hit && marks[shape.view.id] == .hit
        ? nil
        : shape.rim.map {
          SVGNode.group([.movesWith(shape.view.id)], [.polygon($0.points, classes: ["winner"])])
        }
    }
    let arrow = pills.first { $0.acts }.map { SVGNode.group([.classes(["taken"])], $0.arrow) }
    return .group(
      [.classes(["outcome-lines"])],
      losers.compactMap { crossed($0, scene.scale.factor) } + [frame, arrow].compactMap { $0 })
  }

  private func crossed(_ shape: ScreenShape, _ factor: Double) -> SVGNode? {
    guard let outline = shape.drawn, let rim = shape.rim else { return nil }
    let isSmall =
      outline.box.width < Self.leastCrossed.width * factor
      || outline.box.height < Self.leastCrossed.height * factor
    let corners = rim.points.count == 4 ? rim.points : rim.crossing
    return .group(
      [.movesWith(shape.view.id)],
      isSmall
        ? [.polygon(rim.points, classes: ["tinted"])]
        : [
          .path(rim.hatching(distance: 9), classes: ["stripes"]),
          .lines([(corners[0], corners[2]), (corners[1], corners[3])], classes: ["crossed"]),
        ])
  }
}

/// The state of each view at a step of the last hit test, or at its end.
struct WalkMoment {
  /// The steps so far, in order.
  let steps: ArraySlice<WalkStep>

  /// The step at which the picture stops; nil for the end.
  let current: WalkStep?

  /// Whether no step follows.
  let isEnd: Bool

  /// The views from the window to the hit-test view, or to the one being asked.
  let path: Set<String>

  private let states: [String: StoryMark]
  private let ordersByView: [String: [Int]]
  private let lastSteps: [String: WalkStep]

  init(_ answer: TouchAnswer, step: Int?, in index: ScreenIndex) throws(DiagramError) {
    let walk = answer.walk
    if let step, step < 1 || step > walk.count { throw .noSuchStep(step, count: walk.count) }
    steps = walk.prefix(step ?? walk.count)
    current = step.map { walk[$0 - 1] }
    isEnd = steps.count == walk.count

    let open = PartialWalk(after: steps.count, of: walk).pending
    path = isEnd ? Set(answer.hitPath(in: index)) : Set(open.map(\.view))
    states = answer.hitTestMarks(after: steps.count)
    ordersByView = Dictionary(grouping: steps, by: \.view).mapValues { $0.map(\.order) }
    lastSteps = Dictionary(steps.map { ($0.view, $0) }) { _, last in last }
  }

  func state(of view: String) -> StoryMark { states[view] ?? .unasked }

  /// The positions at which a view was asked.
  func orders(of view: String) -> [Int] { ordersByView[view] ?? [] }

  /// The last step in which a view was asked.
  func step(of view: String) -> WalkStep? { lastSteps[view] }
}

/// A step of a touch after its hit test, with the number that pictures of the screen use: it continues the number of
/// asked views.
struct NumberedStep: Hashable, Sendable {
  let step: TouchStep
  let number: Int

  /// The total number of steps of the touch.
  let total: Int
}

extension DiagramSubject {
  /// The number of steps at which a picture of the screen can stop: the views that were asked, and what came after the
  /// hit test.
  var screenSteps: Int {
    touch == nil ? 0 : answer.walk.count + laterSteps.count
  }

  private var laterSteps: [TouchStep] {
    analysis.steps(of: options.touch, limit: .max).steps.filter { $0.phase != .hitTest }
  }

  /// The subject for a picture of the screen, limited to the requested step and the path of the finger until then.
  ///
  /// - Throws: ``DiagramError`` if there is no such step.
  func atStep() throws(DiagramError) -> DiagramSubject {
    guard let number = options.step, touch != nil, !options.isQuestion else { return self }
    let asked = answer.walk.count
    guard number >= 1, number <= screenSteps else { throw .noSuchStep(number, count: screenSteps) }
    var subject = self
    subject.touch?.samples = Array(answer.samples.prefix(1))
    guard number > asked else { return subject }
    let steps = laterSteps
    let position = number - asked - 1
    let moments = analysis.moments(of: steps, touch: options.touch)
    subject.laterStep = NumberedStep(step: steps[position], number: number, total: asked + steps.count)
    subject.options.step = nil
    subject.index = moments.screen(at: position)
    subject.narrator = Narrator(options.language, subject.index)
    let samples = answer.samples.prefix(moments.moments[position].samples)
    if !samples.isEmpty { subject.touch?.samples = Array(samples) }
    if let focus = options.focus, subject.index.view(focus) == nil { throw .noSuchObject(focus) }
    return subject
  }

  /// The location of the finger; before it moves, where it goes down.
  var finger: TracePoint { (laterStep == nil ? nil : answer.samples.last?.location) ?? answer.location }

  /// The view that the step is about, or that its recognizer is attached to.
  var describedView: String? {
    laterStep.map { index.recognizer($0.step.subject)?.view ?? $0.step.subject }
  }
}
