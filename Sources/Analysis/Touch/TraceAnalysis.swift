// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
package import Trace

/// The answers about a trace, derived from the recorded events without simulating anything.
package struct TraceAnalysis: Sendable {
  package let trace: TouchTrace

  /// The initial screen.
  package let index: ScreenIndex

  /// The screen after each event.
  package let history: ScreenHistory

  package let touches: [TouchAnswer]

  /// By touch, the first event of its hit test, and the screen at that event.
  private let touchDowns: [String: (sequence: Int, index: ScreenIndex)]

  // Each is computed from all events on first use.
  let cachedAttribution = Cached<InteractionReader>()
  let cachedInteractions = Cached<[String: Interaction]>()
  let cachedStories = Cached<[TouchStory]>()
  let cachedSearches = Cached<[TargetSearch]>()
  let cachedRepetitions = Cached<[Movement: [Int]]>()
  let cachedFinding = Cached<Finding?>()
  let cachedTaps = Cached<[TraceAnalysis]>()

  package init(_ trace: TouchTrace) {
    self.trace = trace
    history = ScreenHistory(trace)
    index = history.start
    var downs: [(touch: String, sequence: Int)] = []
    let common = DoubtContext(
      system: trace.header[.system],
      longestTap: trace.header[.tapMaximumDuration] ?? 0,
      hasStatusBar: trace.header[.statusBarHeight] != 0,
      isWritten: trace.header.source == ScreenSource.scenario.name)
    var down: Set<String> = []
    var reader = TouchEventReader()
    var outcomes = OutcomeReader(index, source: trace.header.source)
    var menuOpened = false
    var presentations = ShownPresentations(index)
    var dismissal: Double?
    var push: Double?
    var viewDragged: String?
    var isStuck = false
    var dismissed: [String] = []
    var contexts: [String: DoubtContext] = [:]
    for event in trace.events {
      if event.kind.opensMenu { menuOpened = true }
      if presentations.ends(with: event.kind) { dismissal = event.time }
      if !dismissed.isEmpty { dismissed.removeAll { !presentations.show($0) } }
      if event.kind.changesStack { push = event.time }
      if let view = index.viewOfDrag(begun: event.kind) { viewDragged = view }
      if event.kind.isEndlessTransition { isStuck = true }
      if let controller = event.kind.dismissedController { dismissed.append(controller) }
      if case .hitTestPassBegan(let record) = event.kind, down.insert(record.touch).inserted {
        downs.append((record.touch, event.sequence))
        var context = common
        context.followsMenu = menuOpened
        context.followsDismissal =
          dismissal.map { event.time - $0 < ShownPresentations.endingDuration } ?? false
        context.followsPush = push.map { event.time - $0 < ShownPresentations.endingDuration } ?? false
        context.viewDragged = viewDragged
        context.followsEndlessTransition = isStuck
        context.dismissed = dismissed
        contexts[record.touch] = context
        menuOpened = false
        viewDragged = nil
      }
      reader.read(event)
      outcomes.read(event)
    }
    let (screens, positions) = history.screens(after: downs.map(\.sequence))
    let touchDowns = Dictionary(
      uniqueKeysWithValues: zip(downs, positions).map { ($0.touch, ($0.sequence, screens[$1])) })
    self.touchDowns = touchDowns
    let answers = reader.facts.map { [index, reader, outcomes] facts in
      let found = touchDowns[facts.touch]?.1 ?? index
      var outcome = outcomes.outcomes[facts.touch] ?? TouchOutcome()
      for position in outcome.recognizers.indices
      where index.recognizer(outcome.recognizers[position].id) == nil {
        outcome.recognizers[position].describe(in: found, source: trace.header.source)
      }
      var context = contexts[facts.touch] ?? common
      context.mostFingers = reader.mostFingers
      return TouchAnswerBuilder(
        facts: facts, index: found, outcome: outcome, edgeWidth: trace.header[.screenEdgeWidth],
        context: context
      ).answer()
    }
    touches = answers.toldBesideControls(reader.facts.map(\.times)) { [index] in
      touchDowns[$0.touch]?.1 ?? index
    }
  }

  /// The first and the last event during which each touch is down, in the order of ``touches``.
  package var spans: [ClosedRange<Int>] {
    var spans: [String: ClosedRange<Int>] = [:]
    for event in trace.events {
      guard let touch = event.kind.sample?.touch else { continue }
      let first = spans[touch]?.lowerBound ?? event.sequence
      spans[touch] = first...max(event.sequence, first)
    }
    return touches.map { spans[$0.touch] ?? 0...0 }
  }

  /// The analysis of the trace up to the hit test of the touch after the first `count`; of the whole trace if there are
  /// no more touches.
  package func limited(toTouches count: Int) -> TraceAnalysis {
    guard touches.count > count, let next = touchDowns[touches[count].touch]?.sequence else { return self }
    var trace = trace
    trace.events = Array(trace.events.prefix { $0.sequence < next })
    trace.tapMaps = trace.tapMaps.filter { $0.since < next }
    return TraceAnalysis(trace)
  }

  /// The screen at the time of a touch; for nil, the initial screen.
  package func index(of touch: TouchAnswer?) -> ScreenIndex {
    touch.map { index(ofTouch: $0.touch) } ?? index
  }

  /// The screen at the time of a touch, by the touch's identifier.
  package func index(ofTouch touch: String) -> ScreenIndex { touchDowns[touch]?.index ?? index }

  /// The first responders of all windows when a touch goes down (RC-17).
  package func firstResponders(beforeTouch touch: String) -> Set<String> {
    Set(index(ofTouch: touch).screen.views.compactMap { $0.window?.firstResponder })
  }

  /// The sequence number of the first event of a touch's hit test; 0 for a touch without one.
  func touchDown(of touch: String) -> Int { touchDowns[touch]?.sequence ?? 0 }

  /// The index of the first touch for each tap map; empty without touches.
  package var tapMapTouches: [Int] {
    let maps = touches.map { recordedTapMap(of: $0)?.since }
    return maps.indices.filter { maps[$0] != nil && !maps[..<$0].contains(maps[$0]) }
  }

  /// The tap map of the screen at the time of a touch; nil if the trace has none.
  package func recordedTapMap(of touch: TouchAnswer?) -> TraceTapMap? {
    let sequence = touch.flatMap { touchDowns[$0.touch] }?.sequence ?? 0
    return trace.tapMaps.last { $0.since <= sequence } ?? trace.tapMap
  }
}

/// The views that hold what controllers present.
private struct ShownPresentations {
  /// How long the end of a presentation is animated, in seconds.
  static let endingDuration = 0.5

  private var containers: Set<String>

  /// Those that something presents.
  private var controllers: Set<String>

  init(_ index: ScreenIndex) {
    controllers = Set(index.screen.controllers.filter { $0.presentingViewController != nil }.map(\.id))
    containers = Set(index.screen.views.filter { Self.isContainer($0) && $0.superview != nil }.map(\.id))
  }

  private static func isContainer(_ view: TraceView) -> Bool { view.className == UIKitClass.transitionView }

  /// Whether one of them leaves the screen.
  mutating func ends(with event: TraceEvent.Kind) -> Bool {
    if case .controllerChanged(let record) = event { return ends(with: record) }
    guard case .viewChanged(let record) = event else { return false }
    var before = TraceView.blank(record.view)
    let wasShown = containers.contains(record.view)
    before.superview = wasShown ? record.view : nil
    let view = record.changes.applied(to: before, id: record.view)
    if wasShown, view.superview == nil {
      containers.remove(record.view)
      return true
    }
    if Self.isContainer(view), view.superview != nil { containers.insert(record.view) }
    return false
  }

  /// Whether something presents a controller.
  func show(_ controller: String) -> Bool { controllers.contains(controller) }

  /// Whether nothing presents a controller any more, which may have filled the screen without a container.
  private mutating func ends(with record: ControllerChanged) -> Bool {
    let wasShown = controllers.contains(record.controller)
    var before = TraceController.blank(record.controller)
    before.presentingViewController = wasShown ? record.controller : nil
    let isShown =
      record.changes.applied(to: before, id: record.controller).presentingViewController != nil
    if isShown { controllers.insert(record.controller) } else { controllers.remove(record.controller) }
    return wasShown && !isShown
  }
}

extension TraceEvent.Kind {
  /// Whether code pushes or pops a controller.
  fileprivate var changesStack: Bool {
    guard case .inputReceived(let record) = self else { return false }
    return CodeMethod(rawValue: record.input.rawValue)?.changesStack ?? false
  }

  /// The controller on which code calls `dismiss`.
  fileprivate var dismissedController: String? {
    guard case .inputReceived(let record) = self, record.input.rawValue == CodeMethod.dismiss.rawValue else {
      return nil
    }
    return record.object
  }

  /// Whether it opens the menu of a view or a control (OW-46, OW-47).
  fileprivate var opensMenu: Bool {
    guard case .callbackSent(let record) = self else { return false }
    return record.method == .willDisplayMenu
  }
}

/// A value that is computed on first use, on any thread, and then kept. `lock` guards it.
final class Cached<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: Value?

  func value(_ make: () -> Value) -> Value {
    lock.withLock {
      if let kept { return kept }
      let made = make()
      kept = made
      return made
    }
  }
}
