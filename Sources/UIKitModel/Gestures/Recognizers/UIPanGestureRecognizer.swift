// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// Recognizes the dragging of fingers (GR-33).
///
/// It begins when the fingers' centre has moved by ``SimulationConfiguration/panHysteresis`` or ``minimumDistance`` along one
/// of the axes of the screen, and changes with every move. It ends when fewer fingers are down than it needs, or, if the setting
/// ``SimulationConfiguration/panEndsBelowMinimum`` is off, when all are lifted. Too many fingers make it fail before it
/// has begun; later it ignores them, and their views get them.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers.
  open var minimumNumberOfTouches = 1

  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// The scrolls of trackpads and wheels that the pan follows in addition to fingers; none by default (OW-62).
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far the fingers go until it begins, in points, if it stands for a `DragGesture` of SwiftUI with a `minimumDistance`
  /// (OW-77); 0 for ``SimulationConfiguration/panHysteresis``.
  package final var minimumDistance: CGFloat = 0

  private lazy var travel = FingerTravel(resting: restingFingers)

  /// The value set by ``setTranslation(_:in:)``, on the screen, in points.
  private var base = CGPoint.zero

  /// The part of the movement that made the pan begin, on the screen, in points; it does not count for the translation.
  private var hysteresis = CGPoint.zero

  /// The largest number of fingers that were down at the same time.
  private var mostFingers = 0

  // MARK: Movement

  /// Returns how far the fingers' centre has moved since the required number of fingers is down, or since the
  /// translation was set, in a view's bounds coordinates, in points; nil stands for the window (GR-33).
  ///
  /// It counts from the touch-down of the last required finger. Once the pan has begun, the
  /// ``SimulationConfiguration/panHysteresis`` is subtracted along the movement that began it. Before that, for example
  /// in `gestureRecognizerShouldBegin`, the whole movement counts.
  open func translation(in view: UIView?) -> CGPoint {
    var way = CGPoint(x: base.x + travel.way.x, y: base.y + travel.way.y)
    if committedState != .possible { way = CGPoint(x: way.x - hysteresis.x, y: way.y - hysteresis.y) }
    return vector(way, in: view)
  }

  /// Sets the translation, in a view's bounds coordinates, and resets the velocity to zero (GR-33). Further movement
  /// adds to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    base = screenVector(translation, in: view)
    hysteresis = .zero
    travel.restart(at: now)
  }

  /// Returns the velocity of the fingers' centre, in a view's bounds coordinates, in points per second; nil stands
  /// for the window.
  ///
  /// It is the last movement divided by the time from the sample before it to the latest sample, so it fades while the
  /// fingers rest before the lift.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: travel.speedX.value, y: travel.speedY.value), in: view)
  }

  /// How a subclass of the model judges a movement that is far enough to begin.
  enum Start {
    /// The pan begins.
    case begins
    /// It does not begin yet.
    case waits
    /// It was another gesture.
    case fails(TraceReason)
  }

  /// Returns whether the pan begins. Called for each move beyond the hysteresis until the pan begins or fails, with the
  /// movement of the fingers' centre on the screen, in points.
  func start(after movement: CGPoint) -> Start { .begins }

  /// How resting fingers affect the movement (SV-12).
  var restingFingers: FingerTravel.Resting { .count }

  /// Returns why a new finger makes the pan fail; nil if it may take part. Called before the pan begins.
  func refusal(of touch: UITouch) -> TraceReason? { nil }

  // MARK: Touches

  override class func make() -> UIGestureRecognizer { UIPanGestureRecognizer() }

  nonisolated override class var properties: [UIKitProperty] {
    [
      UIKitProperty(
        "minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches, "the fewest fingers",
        rule: "GR-33", type: .fingers, defaultValue: 1, record: .always),
      UIKitProperty(
        "maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches, "the most fingers",
        rule: "GR-33", type: .limit(1...1_000), defaultValue: .max, record: .always),
      UIKitProperty(
        "allowedScrollTypesMask", \UIPanGestureRecognizer.allowedScrollTypesMask,
        "the scrolls of trackpads and wheels that it follows", rule: "OW-62", defaultValue: [],
        attribute: .none),
      UIKitProperty(
        "minimumDistance", \UIPanGestureRecognizer.minimumDistance,
        "how far the finger goes until it begins, in points, where it stands for a `DragGesture` of SwiftUI; 0 for UIKit's own distance",
        rule: "OW-77", type: .number(PropertyType.lengths), defaultValue: 0, attribute: .none),
      UIKitProperty(
        expecting: "translation", of: UIPanGestureRecognizer.self,
        "how far the centre of the fingers moved, in its view's bounds coordinates", rule: "GR-33",
        get: { $0.translation(in: $0.view) }),
      UIKitProperty(
        expecting: "velocity", of: UIPanGestureRecognizer.self,
        "how fast the centre of the fingers moves, in its view's bounds coordinates, in points per second",
        rule: "GR-33",
        get: { $0.velocity(in: $0.view) }),
    ]
  }

  /// Continues the pan as long as enough fingers are down (GR-12).
  override func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch (method, progress) {
    case (.began, .possible): begin(inOrder(touches), event)
    case (.began, .began), (.began, .changed):
      let new = inOrder(touches)
      let room = max(0, maximumNumberOfTouches - travel.count)
      join(Array(new.prefix(room)), event)
      for touch in new.dropFirst(room) { ignore(touch, for: event) }
    case (.moved, .possible):
      travel.move(at: event.timestamp)
      beginIfFarEnough()
    case (.moved, .began), (.moved, .changed):
      travel.move(at: event.timestamp)
      if travel.count >= minimumNumberOfTouches { wish(.changed, .touchesMoved) }
    case (.ended, .possible):
      travel.remove(touches, at: event.timestamp)
      if travel.count == 0 { failAfterLift() }
    case (.ended, .began), (.ended, .changed):
      travel.remove(touches, at: event.timestamp)
      let needed = configuration.panEndsBelowMinimum ? max(1, minimumNumberOfTouches) : 1
      if travel.count < needed { wish(.ended, .touchesLifted) }
    case (.cancelled, _): breakOffTouches()
    default: break
    }
  }

  private func begin(_ touches: [UITouch], _ event: UIEvent) {
    if let refusal = touches.lazy.compactMap({ self.refusal(of: $0) }).first {
      return wish(.failed, because: refusal)
    }
    join(touches, event)
    if travel.count > maximumNumberOfTouches { fail(with: travel.count, allowed: maximumNumberOfTouches) }
  }

  private func join(_ touches: [UITouch], _ event: UIEvent) {
    let wasEnough = travel.count >= minimumNumberOfTouches
    travel.add(touches, at: event.timestamp)
    mostFingers = max(mostFingers, travel.count)
    if !wasEnough { travel.restart(at: event.timestamp) }
  }

  private func beginIfFarEnough() {
    let needed = minimumDistance > 0 ? minimumDistance : configuration.panHysteresis
    guard travel.count >= minimumNumberOfTouches, max(abs(travel.way.x), abs(travel.way.y)).reaches(needed)
    else { return }
    switch start(after: travel.way) {
    case .begins:
      let length = travel.way.distance(to: .zero)
      if length > 0 {
        hysteresis = CGPoint(x: travel.way.x * needed / length, y: travel.way.y * needed / length)
      }
      wish(.began, .movedFarEnough, [.distance: decidingDistance(of: travel.way), .needed: needed])
    case .waits:
      break
    case .fails(let reason):
      wish(.failed, because: reason)
    }
  }

  /// Follows a scroll of a trackpad or a wheel, which begins the pan with its first movement (OW-62).
  final func scroll(_ input: ScrollInput, _ event: UIEvent) {
    switch (input.phase, progress) {
    case (.began, .possible): travel.restart(at: event.timestamp)
    case (.moved, .possible):
      travel.scroll(by: input.movement, at: event.timestamp)
      guard travel.way != .zero else { return }
      switch start(after: travel.way) {
      case .begins: wish(.began, .scrolled)
      case .waits: break
      case .fails(let reason): wish(.failed, because: reason)
      }
    case (.moved, .began), (.moved, .changed):
      travel.scroll(by: input.movement, at: event.timestamp)
      wish(.changed, .scrolled)
    case (.ended, .possible): wish(.failed, .scrollEnded)
    case (.ended, .began), (.ended, .changed): wish(.ended, .scrollEnded)
    case (.cancelled, _): breakOffTouches()
    default: break
    }
  }

  private func failAfterLift() {
    if mostFingers < minimumNumberOfTouches {
      fail(with: mostFingers, needed: minimumNumberOfTouches)
    } else {
      wish(.failed, because: failureAtLift)
    }
  }

  /// The part of the movement that makes the pan begin, in points: along the axis on which it is longer (GR-33).
  func decidingDistance(of movement: CGPoint) -> CGFloat { max(abs(movement.x), abs(movement.y)) }

  /// Why the pan did not begin before its fingers were lifted.
  var failureAtLift: TraceReason { TraceReason(.liftedTooSoon) }

  /// Forgets the movement (GR-10).
  open override func reset() {
    super.reset()
    travel = FingerTravel(resting: restingFingers)
    base = .zero
    hysteresis = .zero
    mostFingers = 0
  }
}

/// Recognizes a finger that is dragged inward from an edge of the screen (GR-45).
///
/// The finger must go down within ``SimulationConfiguration/screenEdgeWidth`` of one of the ``edges``, and until the
/// pan begins it must move more away from the edge than along it. Without edges the recognizer never recognizes. It
/// takes one finger; it ignores further fingers, and their views get them. With several edges, but not all, it never recognizes.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges to start from; none by default.
  open var edges: UIRectEdge = []

  /// The edges that the first finger started from.
  private var started: UIRectEdge = []

  /// Creates a recognizer without a target. Whether it delays touches is unsure (OW-5).
  public override init() {
    super.init()
    delaysTouchesBegan = configuration.edgePansDelayTouches
  }

  /// Follows the first finger and ignores others, whose views get them (GR-36).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let further = activeTouches.dropFirst().filter { touches.contains($0) }
    for touch in further { ignore(touch, for: event) }
    let first = touches.subtracting(further)
    if !first.isEmpty { super.touchesBegan(first, with: event) }
  }

  override func refusal(of touch: UITouch) -> TraceReason? {
    guard started.isEmpty else { return nil }
    guard edges.rawValue.nonzeroBitCount <= 1 || edges == .all else { return TraceReason(.severalEdges) }
    let edges = edgesNear(touch)
    guard !edges.isEmpty else { return TraceReason(.startedOffEdge) }
    started = edges
    return nil
  }

  /// Whether a touch is within reach of one of the edges.
  final func startsAtEdge(_ touch: UITouch) -> Bool { !edgesNear(touch).isEmpty }

  private func edgesNear(_ touch: UITouch) -> UIRectEdge { near(touch.screenLocation).intersection(edges) }

  private func near(_ point: CGPoint) -> UIRectEdge {
    guard let size = application?.screenSize else { return [] }
    let width = configuration.screenEdgeWidth
    var edges: UIRectEdge = []
    if !point.x.exceeds(width) { edges.insert(.left) }
    if !(size.width - point.x).exceeds(width) { edges.insert(.right) }
    if !point.y.exceeds(width) { edges.insert(.top) }
    if !(size.height - point.y).exceeds(width) { edges.insert(.bottom) }
    return edges
  }

  override func start(after movement: CGPoint) -> Start {
    var inward: [CGFloat] = []
    if started.contains(.left) { inward.append(movement.x - abs(movement.y)) }
    if started.contains(.right) { inward.append(-movement.x - abs(movement.y)) }
    if started.contains(.top) { inward.append(movement.y - abs(movement.x)) }
    if started.contains(.bottom) { inward.append(-movement.y - abs(movement.x)) }
    return inward.contains { $0 > 0 } ? .begins : .fails(TraceReason(.wrongDirection))
  }

  override class func make() -> UIGestureRecognizer { UIScreenEdgePanGestureRecognizer() }

  nonisolated override class var properties: [UIKitProperty] {
    [
      UIKitProperty(
        "edges", \UIScreenEdgePanGestureRecognizer.edges,
        "the edge of the screen; with several, but not all, it recognizes at none",
        defaultValue: [],
        record: .always)
    ]
  }

  /// Forgets the edge (GR-10).
  open override func reset() {
    super.reset()
    started = []
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// A bit for each edge.
  public var rawValue: UInt

  /// Creates a set of edges.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge at the smallest y.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge at the smallest x.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge at the largest y.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge at the largest x.
  public static let right = UIRectEdge(rawValue: 8)
  /// Every edge.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
