// SPDX-License-Identifier: Apache-2.0

import Analysis
import FoundationTypes
import Graphviz
import Narration
import Trace

/// The views of a screen with their positions, at the time of a touch: the source of all pictures of the screen.
struct ScreenScene: SceneWords {
  let subject: DiagramSubject
  let moment: WalkMoment
  let scale: ScreenScale

  /// The shapes of all views in drawing order, back to front; siblings are sorted by `zPosition` (HT-24).
  let shapes: [ScreenShape]

  /// The number of views that cannot be drawn, because they are in no window or their coordinates are not numbers.
  let placelessCount: Int

  /// The number of views below the depth limit.
  let deeperCount: Int

  /// Creates the scene.
  ///
  /// - Parameters:
  ///   - subject: The subject of the picture.
  ///   - outcome: The outcome that determines the marks of views; nil to use the hit test.
  /// - Throws: ``DiagramError`` if the touch does not have the requested step.
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

  /// The indices of the shapes, by view.
  var places: [String: Int] {
    Dictionary(shapes.indices.map { (shapes[$0].view.id, $0) }) { first, _ in first }
  }

  /// The shape of the view that the picture is limited to.
  var focus: ScreenShape? {
    subject.options.focus.flatMap { id in shapes.first { $0.view.id == id } }
  }

  /// The points of a touch on the picture, without repetitions.
  func points(of answer: TouchAnswer) -> [PicturePoint] {
    var points: [PicturePoint] = []
    for sample in answer.samples {
      let point = scale(sample.location)
      guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { continue }
      if point != points.last { points.append(point) }
    }
    return points
  }

  /// The location of the finger on the picture; nil without a touch.
  var finger: PicturePoint? {
    guard subject.touch != nil else { return nil }
    let points = points(of: answer)
    return subject.laterStep == nil ? points.first : points.last
  }

  /// Groups the marks of a touch.
  func touch(_ marks: [SVGNode]) -> SVGNode {
    .group(
      [subject.id(ElementID.touch(answer.touch)), .classes(["touch"])],
      title: subject.touchText, marks)
  }

  /// The corners of an outline, in points in screen coordinates.
  func points(of outline: Outline) -> [TracePoint] { outline.points.map(scale.screenPoint) }

  /// The number of the step at which the picture stops; nil for the end.
  var step: Int? { subject.laterStep?.number ?? moment.current?.order }

  /// What happens at that step; nil for the end.
  var stepSentence: String? {
    let sentence: String
    if let later = subject.laterStep {
      sentence = narrator.sentence(later.step).plain
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

  /// Whether a descendant has the same text: an accessibility element repeats the text of what is inside it.
  func isTextRepeated(in view: TraceView) -> Bool {
    guard let text = view.text.map(TextFitter.line) else { return false }
    var open = subject.index.subviews(of: view.id)
    while let id = open.popLast() {
      if subject.index.view(id)?.text.map(TextFitter.line) == text { return true }
      open += subject.index.subviews(of: id)
    }
    return false
  }

  /// Whether a view refused only because the finger is beside it, which is obvious on the screen.
  func refusedBeside(_ shape: ScreenShape) -> Bool {
    guard shape.state == .refused else { return false }
    let reason = moment.step(of: shape.view.id)?.cause?.code
    return reason == .pointOutsideBounds || reason == .zeroSize
  }

  /// The parts of the hit-test view whose touches go to it: without what is in front of it and refused only because the
  /// finger is beside it.
  func ownParts(of shape: ScreenShape) -> [Outline] {
    guard let rim = shape.rim, let live = shape.live, let part = rim.clipped(to: live) else { return [] }
    let inFront = shapes.filter { refusedBeside($0) && !$0.isInvisible && !$0.view.decidesItself }
    return part.without(inFront.compactMap(\.live))
  }

  /// Notes about what a picture omits.
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
    return shape.mayStillBeAsked
      ? say(.notAskedYet) : narrator[.legendUnasked]
  }

  /// The state of a view in words; empty for a view on the path.
  func result(of shape: ScreenShape) -> [String] {
    switch shape.state {
    case .hit: [narrator[.legendHit]]
    case .refused: [narrator[.legendRefused]]
    case .asked: [say(.askedNow)]
    case .unasked: unasked(shape).map { [$0] } ?? []
    default: []
    }
  }

  /// A sentence about a view: its answer, or that it was not asked.
  func title(of shape: ScreenShape) -> String {
    let name = ObjectName(id: shape.view.id, className: shape.view.className)
    guard let step = moment.step(of: shape.view.id) else {
      guard let answer = shape.state == .hit ? narrator[.legendHit] : unasked(shape) else {
        return TextFitter.line(name.full)
      }
      return subject.text(.statement(about: name.full, what: answer))
    }
    guard shape.state != .asked else {
      let sentence = say(.beingAsked(name: narrator.name(step.view)))
      return TextFitter.line("\(step.order). " + sentence)
    }
    let sentence = "\(step.order). " + narrator.step(step).plain + (name.className.map { " (\($0))" } ?? "")
    return TextFitter.line(sentence)
  }
}

/// Visits the views in drawing order.
private struct ShapeFinder {
  let subject: DiagramSubject
  let moment: WalkMoment
  let outcome: ScreenOutcome?
  let scale: ScreenScale

  private(set) var shapes: [ScreenShape] = []
  private(set) var deeperCount = 0

  /// A view to visit, with what its superviews imply for it.
  private struct Turn {
    var id: String
    var depth: Int
    var parent: Int?
    /// The level below the view that the picture is limited to, or below the window; nil for a view outside of it.
    var level: Int?
    /// The areas in which superviews let it be drawn and touched.
    var clip: Room = .everything
    var reach: Room = .everything
    var isInvisible = false
    /// Whether a superview has answered, so that its descendants are not asked any more.
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

  /// Adds the shape of a view, and returns what it implies for its subviews.
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
          mayStillBeAsked: state == .unasked && !moment.isEnd && !turn.isOver,
          isOnPath: isOnPath,
          isCurrent: [moment.current?.view, subject.describedView].contains(view.id),
          orders: moment.orders(of: view.id), cornerRadius: view.cornerRadius * scale.factor))
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

/// The part of the screen that superviews leave for a view.
private enum Room {
  case everything
  case part(Outline)
  case nothing

  /// A view without area leaves nothing (HT-14).
  init(_ outline: Outline?) {
    self = if let outline, outline.area > 1e-6 { .part(outline) } else { .nothing }
  }

  /// The part of an outline inside this one.
  func part(of outline: Outline) -> Outline? {
    switch self {
    case .everything: return outline
    case .nothing: return nil
    case .part(let room): return outline.part(in: room)
    }
  }
}

/// A view on the picture of the screen.
struct ScreenShape {
  let view: TraceView

  /// The number of its superviews.
  let depth: Int

  /// The index of the superview's shape.
  let parent: Int?

  /// The whole view, in pixels of the picture.
  let outline: Outline

  /// The part that superviews do not clip (HT-23); nil if there is none.
  let drawn: Outline?

  /// The area in which touches can reach it: inside all superviews that decide by their bounds (HT-1); nil for none.
  let live: Outline?

  /// The area that a declared override of `point(inside:)` accepts instead of the bounds, as far as the trace says
  /// (HT-15).
  let touchArea: Outline?

  /// Whether the view or a superview is hidden or transparent.
  let isInvisible: Bool

  /// Whether it belongs to the view that the picture is limited to.
  let isInScope: Bool

  /// Its state in the hit test.
  let state: StoryMark

  /// The mark it is drawn with: its ``state``, or its mark at the outcome of the touch.
  let mark: StoryMark

  /// Whether it has not been asked, but a later step may ask it.
  let mayStillBeAsked: Bool
  let isOnPath: Bool
  let isCurrent: Bool
  let orders: [Int]

  /// Whether superviews clip a part of it.
  var isClipped: Bool { drawn.map { $0.area < outline.area * 0.998 } ?? true }

  /// The radius of its corners, in pixels of the picture.
  let cornerRadius: Double

  /// The visible part with rounded corners, for marks around it.
  var rim: Outline? { isClipped ? drawn : drawn?.rounded(cornerRadius) }

  /// Whether its outline is drawn even where superviews clip it.
  var showsWhole: Bool { isInScope && isClipped && importance.rawValue <= Importance.asked.rawValue }

  /// The visible parts outside superviews, where no touch reaches them, as convex polygons.
  var deadParts: [Outline] {
    guard !isInvisible, view.isUserInteractionEnabled, let drawn else { return [] }
    guard let live else { return [drawn] }
    return live.area < drawn.area * 0.998 ? drawn.without(live) : []
  }

  /// The priority with which views are drawn and named if there is no room for all.
  enum Importance: Int {
    case hit, path, asked, other, surroundings
  }

  var importance: Importance {
    guard isInScope else { return .surroundings }
    if state == .hit || isCurrent { return .hit }
    if isOnPath { return .path }
    return orders.isEmpty ? .other : .asked
  }

  /// The view's background colour on an area; empty if it has none. A style sheet paints it in `currentColor`.
  func tint(_ points: [PicturePoint]) -> [SVGNode] {
    guard !isInvisible, let color = view.backgroundColor.flatMap(Color.init(css:)) else { return [] }
    return [.element(.polygon, [.classes(["tint"]), .unfilled, .color(color), .points(points)], [])]
  }

  /// The classes for the view's look, independent of the hit test.
  var looks: [String] {
    (isInvisible ? [ScreenLook.hidden] : []).map(\.rawValue) + view.looks.map(\.rawValue)
  }

  /// The classes for the view's outcome.
  var classes: [String] {
    var classes = [mark.rawValue] + view.kindClasses + looks
    if isCurrent { classes.append("current") }
    if !isInScope { classes.append("faint") }
    return classes
  }
}

extension [ScreenShape] {
  /// The most important of the positions, in their order: the path first, then asked views, then the largest.
  func foremost(_ positions: [Int], limit: Int) -> [Int] {
    guard positions.count > limit else { return positions }
    let keyed = positions.map {
      (rank: self[$0].importance.rawValue, area: -self[$0].outline.area, position: $0)
    }
    return keyed.sorted { ($0.rank, $0.area, $0.position) < ($1.rank, $1.area, $1.position) }
      .prefix(limit).map(\.position).sorted()
  }
}

/// The mapping from screen coordinates to the picture: phones keep their size, a larger screen is fitted to a page, and
/// a view that the picture is limited to is enlarged.
struct ScreenScale {
  let factor: Double
  let size: TraceSize

  init(_ screen: TraceScreen) {
    func usable(_ length: Double, otherwise: Double) -> Double {
      length.isFinite && length >= 1 && length < 100_000 ? length : otherwise
    }
    let width = usable(screen.size.width, otherwise: 320)
    let height = usable(screen.size.height, otherwise: 568)
    size = TraceSize(width: width, height: height)
    factor = min(max(1, min(2, 320 / max(width, height))), 960 / height, 800 / width)
  }

  /// The mapping, enlarged so that a part of the picture is about as large as a phone.
  init(_ scale: ScreenScale, enlarging part: PictureRect) {
    size = scale.size
    let room = min(360 / max(part.width, 1), 480 / max(part.height, 1))
    factor = scale.factor * min(max(room, 1), 6)
  }

  func callAsFunction(_ point: TracePoint) -> PicturePoint {
    PicturePoint(x: point.x * factor, y: point.y * factor)
  }

  /// The screen coordinates of a point in the picture.
  func screenPoint(_ point: PicturePoint) -> TracePoint {
    TracePoint(x: point.x / factor, y: point.y / factor)
  }

  var frame: PictureRect {
    PictureRect(x: 0, y: 0, width: size.width * factor, height: size.height * factor)
  }
}

/// Draws individual views of the screen.
struct ScreenViews: SceneWords {
  /// The mark of a view that is smaller, in points, is not filled.
  private static let leastFilled = 72.0

  let scene: ScreenScene

  /// Draws a view. If it appears only later, its shape has no area until then. If nothing else is drawn of it, it keeps
  /// its frame on the painted screen. Over the painted app, a painted view is only an invisible area.
  func node(
    for shape: ScreenShape, appears: Bool = false, isBare: Bool = false, isOver: Bool = false
  ) -> SVGNode {
    var outlines: [SVGNode] = appears ? [.polygon([])] : []
    if let rim = shape.rim {
      if shape.isInScope, !isOver { outlines += shape.tint(rim.points) }
      outlines.append(.polygon(rim.points))
    }
    if shape.isInScope {
      if let area = shape.touchArea { outlines.append(.polygon(area.points, classes: ["accepts"])) }
      if shape.showsWhole {
        outlines.append(.polygon(shape.outline.points, classes: ["outside"]))
      }
      for part in shape.deadParts {
        outlines.append(.path(part.hatching(distance: 7), classes: ["hatch"]))
      }
    }
    let isWhole = shape.drawn.map { $0.box.contains(scene.scale.frame) } ?? false
    let forms = [
      ("bare", isBare), ("whole", isWhole), ("apart", scene.refusedBeside(shape)),
      ("over", isOver),
    ]
    return group(shape, shape.classes + forms.filter(\.1).map(\.0), outlines)
  }

  /// A view that is not visible yet.
  func unseen(_ shape: ScreenShape) -> SVGNode {
    let points = (shape.rim ?? shape.outline).points
    return group(shape, shape.classes + ["later"], shape.tint(points) + [.polygon(points)])
  }

  private func group(_ shape: ScreenShape, _ classes: [String], _ outlines: [SVGNode]) -> SVGNode {
    .group(
      [subject.id(ElementID.view(shape.view.id)), .classes(["view"] + classes)],
      title: scene.title(of: shape), outlines)
  }

  /// The frames of the hit-test view and of the one being asked, above everything else.
  func frame(of shape: ScreenShape) -> [SVGNode] {
    guard shape.isInScope, shape.state == .hit || shape.isCurrent, let rim = shape.rim else { return [] }
    let classes = ["frame", shape.mark.rawValue] + (shape.isInvisible ? ["hiddenView"] : [])
    let own = shape.state == .hit && !isSlight(shape) ? scene.ownParts(of: shape) : []
    return [
      .group(
        [.about(shape.view.id), .classes(classes)],
        (own.isEmpty ? [] : [.path(own.flatMap(\.steps), classes: ["own"])]) + [.polygon(rim.points)])
    ]
  }

  private func isSlight(_ shape: ScreenShape) -> Bool {
    let box = (shape.drawn ?? shape.outline).box
    return min(box.width, box.height) < Self.leastFilled * scene.scale.factor
  }

  /// The device: a frame around the screen.
  var device: [SVGNode] {
    let frame = scene.scale.frame
    let body: [SVGNode] =
      scene.focus == nil ? [.group([.classes(["device"])], [.rect(frame.insetBy(-8), radius: 18)])] : []
    let title = narrator.size(subject.index.screen.size)
    return body + [.group([.classes(["screen"])], title: title, [.rect(frame)])]
  }
}

extension ScreenScene {
  /// What changes the position of a view's content: its own transform (HT-18), and its scroll offset (HT-22).
  func geometry(of view: TraceView) -> [String] {
    var facts = transform(view.transform)
    let origin = view.bounds.origin
    if origin != TracePoint(x: 0, y: 0) {
      let point = narrator.point(origin)
      facts.append(
        view.isScrollView ? .scrolled(offset: point) : .boundsOrigin(point: point))
    }
    return facts.map(say)
  }

  /// The parts of a transform: mirror, then scale, then rotate.
  private func transform(_ transform: TraceTransform) -> [SpaceText] {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    guard transform != .identity, [a, b, c, d].allSatisfy(\.isFinite) else { return [] }
    let determinant = a * d - b * c
    let isMirrored = determinant < 0
    let side = isMirrored ? -1.0 : 1
    let width = (a * a + b * b).squareRoot()
    guard abs(determinant) > 1e-9, width > 0 else { return [.scaledToNothing] }
    let height = abs(determinant) / width
    var facts: [SpaceText] = isMirrored ? [.mirrored] : []
    let degrees = atan2(side * b, side * a) * 180 / .pi
    if abs(degrees) > 0.005 { facts.append(.rotated(degrees: narrator.number(degrees))) }
    if abs(width - height) < 0.005 {
      if abs(width - 1) > 0.005 { facts.append(.scaled(factor: narrator.number(width))) }
    } else {
      facts.append(.stretched(width: narrator.number(width), height: narrator.number(height)))
    }
    if abs(a * c + b * d) > 0.001 * width * height { facts.append(.skewed) }
    return facts
  }
}

extension TraceView {
  /// The radius of its corners, in points, as far as the source says.
  var cornerRadius: Double { max(number(.cornerRadius) ?? 0, 0) }

  /// The area that a declared override of `point(inside:)` accepts: the bounds, made larger or smaller.
  var acceptedArea: TraceRect? {
    guard let shape = overrides[.pointInside]?.onlyShape,
      let outsets = shape.outsets, outsets.count == 4
    else { return nil }
    let (top, left) = (outsets[0], outsets[1])
    let width = bounds.size.width + left + outsets[3]
    let height = bounds.size.height + top + outsets[2]
    guard width > 0, height > 0 else { return nil }
    return TraceRect(x: bounds.minX - left, y: bounds.minY - top, width: width, height: height)
  }
}

/// The views of a screen as lines: their answers, frames, and what changes the position of their content.
struct ScreenOutline: SceneWords {
  let scene: ScreenScene

  /// The views that were asked in that order, then the others from back to front.
  var lines: [String] {
    // Uses indices, because shapes are large and there may be many.
    let shapes = scene.shapes
    let inScope = shapes.indices.filter { shapes[$0].isInScope }
    let asked = inScope.filter { !shapes[$0].orders.isEmpty || shapes[$0].state == .hit }
      .sorted { (shapes[$0].orders.last ?? .max) < (shapes[$1].orders.last ?? .max) }
    let others = inScope.filter { shapes[$0].orders.isEmpty && shapes[$0].state != .hit }
    return (asked + others).map { line(shapes[$0]) }
  }

  /// The origin and size of the bounding box of an outline.
  private func place(_ outline: Outline) -> [String] {
    let box = outline.box
    let size = TraceSize(width: box.width / scene.scale.factor, height: box.height / scene.scale.factor)
    let origin = scene.scale.screenPoint(PicturePoint(x: box.minX, y: box.minY))
    return [narrator.point(origin), narrator.size(size)]
  }

  private func line(_ shape: ScreenShape) -> String {
    var facts = place(shape.outline) + scene.geometry(of: shape.view)
    if shape.isInvisible { facts.append(say(.hiddenOrTransparent)) }
    if !shape.isInvisible, shape.isClipped { facts.append(say(.partlyCutOff)) }
    if !shape.deadParts.isEmpty { facts.append(say(.drawnButDead)) }
    if let area = shape.touchArea { facts.append(line(on: say(.touchArea), place(area))) }
    let number = shape.orders.isEmpty ? "- " : ""
    return number + scene.title(of: shape) + " [" + facts.joined(separator: say(.factSeparator)) + "]"
  }
}
