// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The views of a screen where they are, as a touch met them: what the pictures of the screen are drawn from.
struct ScreenScene: SceneWords {
  let subject: DiagramSubject
  let moment: WalkMoment
  let scale: ScreenScale

  /// The shapes of all views in the order of drawing, back to front; siblings as `zPosition` says (HT-24).
  let shapes: [ScreenShape]

  /// How many views cannot be drawn: they are in no window, or their places are no numbers.
  let placelessCount: Int

  /// How many views lie deeper than the picture goes.
  let deeperCount: Int

  /// - Parameters:
  ///   - subject: What the picture is of.
  ///   - outcome: The outcome that views are drawn as; nil for what the hit test makes of them.
  init(_ subject: DiagramSubject, outcome: ScreenOutcome? = nil) throws(DiagramError) {
    let subject = try subject.atStep()
    self.subject = subject
    let found = subject.analysis.index(of: subject.touch)
    moment = try WalkMoment(subject.answer, step: subject.options.step, in: found)
    var finder = ShapeFinder(
      subject: subject, moment: moment, outcome: outcome, scale: ScreenScale(subject.index.screen))
    finder.findAll()
    if let focus = subject.options.focus,
      let box = finder.shapes.first(where: { $0.view.id == focus })?.outline.box
    {
      finder = ShapeFinder(
        subject: subject, moment: moment, outcome: outcome,
        scale: ScreenScale(finder.scale, enlarging: box))
      finder.findAll()
    }
    scale = finder.scale
    shapes = finder.shapes
    placelessCount = subject.index.screen.views.count - shapes.count - finder.deeperCount
    deeperCount = finder.deeperCount
  }

  var scene: ScreenScene { self }

  /// The positions of the shapes by their views.
  var places: [String: Int] {
    Dictionary(shapes.indices.map { (shapes[$0].view.id, $0) }) { first, _ in first }
  }

  /// The shape of the view that the picture is narrowed to.
  var focus: ScreenShape? {
    subject.options.focus.flatMap { id in shapes.first { $0.view.id == id } }
  }

  /// The points of a touch on the picture, without the ones where nothing moved.
  func points(of answer: TouchAnswer) -> [PicturePoint] {
    var points: [PicturePoint] = []
    for sample in answer.samples {
      let point = scale(sample.location)
      guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { continue }
      if point != points.last { points.append(point) }
    }
    return points
  }

  /// Where the finger is on the picture; nil without one.
  var finger: PicturePoint? {
    guard subject.touch != nil else { return nil }
    let points = points(of: answer)
    return subject.laterStep == nil ? points.first : points.last
  }

  /// The touch, drawn with some marks.
  func touch(_ marks: [SVGNode]) -> SVGNode {
    .group(
      [subject.id(ElementID.touch(answer.touch)), .classes(["touch"])],
      title: subject.touchText, marks)
  }

  /// The corners of an outline, in points of the screen.
  func points(of outline: Outline) -> [TracePoint] { outline.points.map(scale.screenPoint) }

  /// The number of the step that the picture stops at; nil for the end.
  var step: Int? { subject.laterStep?.number ?? moment.current?.order }

  /// What happens at the step that the picture stops at; nil for the end.
  var stepSentence: String? {
    let sentence: String
    if let told = subject.laterStep {
      sentence = narrator.sentence(told.step).plain
    } else if let step = moment.current {
      sentence =
        moment.state(of: step.view) == .asked
        ? say(.beingAsked(name: narrator.name(step.view))) : narrator.step(step).plain
    } else {
      return nil
    }
    let place = say(.atStep(number: step ?? 0, total: subject.screenSteps))
    return narrator.joined([place, sentence])
  }

  /// What a picture leaves out.
  func notes(nameless: Int, cutOff: Int, beyond: Int) -> [String] {
    var notes: [SpaceText] = []
    if nameless > 0 { notes.append(.withoutNames(count: nameless)) }
    if cutOff > 0 { notes.append(.cutOff(count: cutOff)) }
    if deeperCount > 0 { notes.append(.deeper(count: deeperCount)) }
    return notes.map(say) + (beyond > 0 ? [subject.text(.beyondThePicture(count: beyond))] : [])
  }

  /// The words for a view that was not asked, or not yet; nil without a touch.
  func unasked(_ shape: ScreenShape) -> String? {
    guard subject.touch != nil, !subject.options.isQuestion else { return nil }
    return shape.isStillToCome
      ? say(.notAskedYet) : narrator[.legendUnasked]
  }

  /// The state of a view, in words; none for a view on the path.
  func result(of shape: ScreenShape) -> [String] {
    switch shape.state {
    case .hit: [narrator[.legendHit]]
    case .refused: [narrator[.legendRefused]]
    case .asked: [say(.askedNow)]
    case .unasked: unasked(shape).map { [$0] } ?? []
    default: []
    }
  }

  /// A sentence on a view: its answer, or that it was not asked.
  func title(of shape: ScreenShape) -> String {
    let name = ObjectName(id: shape.view.id, className: shape.view.className)
    guard let step = moment.step(of: shape.view.id) else {
      guard let answer = shape.state == .hit ? narrator[.legendHit] : unasked(shape) else {
        return TextFitter.line(name.full)
      }
      return subject.text(.told(of: name.full, what: answer))
    }
    guard shape.state != .asked else {
      let sentence = say(.beingAsked(name: narrator.name(step.view)))
      return TextFitter.line("\(step.order). " + sentence)
    }
    let sentence = "\(step.order). " + narrator.step(step).plain + (name.className.map { " (\($0))" } ?? "")
    return TextFitter.line(sentence)
  }
}

/// Walks through the views in the order of drawing.
private struct ShapeFinder {
  let subject: DiagramSubject
  let moment: WalkMoment
  let outcome: ScreenOutcome?
  let scale: ScreenScale

  private(set) var shapes: [ScreenShape] = []
  private(set) var deeperCount = 0

  /// A view that is to be added, with what its superviews mean for it.
  private struct Turn {
    var id: String
    var depth: Int
    var parent: Int?
    /// Levels below the view that the picture is narrowed to, or below the window; nil beside it.
    var level: Int?
    /// The parts where superviews let it be drawn, and be touched.
    var clip: Room = .everything
    var reach: Room = .everything
    var isInvisible = false
    /// Whether a superview has answered, so that nothing in it is asked any more.
    var isOver = false
  }

  mutating func findAll() {
    let index = subject.index
    let asked = Set(index.screen.windowOrder)
    let others = index.screen.views.filter { $0.window != nil && !asked.contains($0.id) }
    var seen: Set<String> = []
    for window in others + index.windows.reversed() {
      let toScreen = TraceTransform(boundsOf: window)
      var open = [
        Turn(
          id: window.id, depth: 0, parent: nil, level: subject.options.focus == nil ? 0 : nil)
      ]
      while let turn = open.popLast() {
        guard let view = index.view(turn.id), seen.insert(turn.id).inserted else { continue }
        let subviews = index.subviews(of: turn.id)
        let next = add(view, turn, toScreen)
        let depths = subviews.map { index.view($0)?.zPosition ?? 0 }
        let inOrder = subviews.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
        open += inOrder.reversed().map { position in
          var turn = next
          turn.id = subviews[position]
          return turn
        }
      }
    }
  }

  /// Adds the shape of a view, and gives what it means for its subviews.
  private mutating func add(_ view: TraceView, _ turn: Turn, _ toScreen: TraceTransform) -> Turn {
    var turn = turn
    if view.id == subject.options.focus { turn.level = 0 }
    turn.isInvisible = turn.isInvisible || view.isUnseen
    if let outline = outline(of: view.bounds, in: view, toScreen), isShown(turn.level) {
      let drawn = turn.clip.part(of: outline)
      let live = turn.reach.part(of: outline)
      let isQuestion = subject.options.isQuestion
      let touchArea =
        isQuestion ? nil : view.acceptedArea.flatMap { self.outline(of: $0, in: view, toScreen) }
      let state = moment.state(of: view.id)
      let isOnPath = moment.path.contains(view.id)
      shapes.append(
        ScreenShape(
          view: view, depth: turn.depth, parent: turn.parent, outline: outline, drawn: drawn,
          live: isQuestion ? drawn : live, touchArea: touchArea,
          isInvisible: turn.isInvisible, isInScope: turn.level != nil, state: state,
          mark: outcome?.mark(of: view.id) ?? (state == .unasked && isOnPath ? .path : state),
          isStillToCome: state == .unasked && !moment.isEnd && !turn.isOver,
          isOnPath: isOnPath,
          isCurrent: [moment.current?.view, subject.toldView].contains(view.id),
          orders: moment.orders(of: view.id)))
      turn.isOver = turn.isOver || (state != .asked && state != .unasked)
      turn.parent = shapes.count - 1
      if view.clipsToBounds { turn.clip = Room(drawn) }
      if !view.decidesItself { turn.reach = Room(live) }
    } else if !isShown(turn.level) {
      deeperCount += 1
    }
    turn.depth += 1
    turn.level = turn.level.map { $0 + 1 }
    return turn
  }

  private func isShown(_ level: Int?) -> Bool {
    guard let level, let depth = subject.options.depth else { return true }
    return level <= depth
  }

  private func outline(of area: TraceRect, in view: TraceView, _ toScreen: TraceTransform) -> Outline? {
    guard let toWindow = view.window != nil ? .identity : view.windowTransform else { return nil }
    let points = area.corners.map { scale(toScreen(toWindow($0))) }
    guard points.allSatisfy({ abs($0.x) < 1e7 && abs($0.y) < 1e7 }) else { return nil }
    return Outline(points: points)
  }
}

/// The part of the screen that superviews leave to a view.
private enum Room {
  case everything
  case part(Outline)
  case nothing

  /// A view without area leaves nothing (HT-14).
  init(_ outline: Outline?) {
    self = if let outline, outline.area > 1e-6 { .part(outline) } else { .nothing }
  }

  /// The part of an outline that lies in it.
  func part(of outline: Outline) -> Outline? {
    switch self {
    case .everything: return outline
    case .nothing: return nil
    case .part(let room): return outline.part(in: room)
    }
  }
}
