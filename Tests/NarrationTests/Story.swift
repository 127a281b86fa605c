// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

/// A trace of touches on a small screen, told event by event.
///
/// A page in a window holds a card with recognizers, controls, and a table with a row.
struct Story {
  private(set) var events: [TraceEvent] = []
  private var open: [Int] = []
  private var source: String
  private var unknown: [String]

  init(source: String = "scenario", unknown: [String] = []) {
    self.source = source
    self.unknown = unknown
  }

  /// The time of what is added, in seconds.
  var time = 0.0

  mutating func add(_ kind: TraceEvent.Kind) {
    events.append(TraceEvent(sequence: events.count + 1, time: time, parent: open.last, kind: kind))
  }

  /// Adds an event and what happens within it.
  mutating func add(_ kind: TraceEvent.Kind, _ inside: (inout Story) -> Void) {
    add(kind)
    open.append(events.count)
    inside(&self)
    open.removeLast()
  }

  /// A finger goes down on a view, and these recognizers see it.
  mutating func down(_ touch: String = "touch1", on view: String?, _ recognizers: [String] = []) {
    move(.began, touch, on: view)
    add(.recognizersCollected(.init(touch: touch, recognizers: recognizers)))
    for recognizer in recognizers {
      add(.recognizerReceived(.init(recognizer: recognizer, method: .began, touches: [touch])))
    }
  }

  mutating func lift(_ touch: String = "touch1", on view: String?) { move(.ended, touch, on: view) }

  mutating func move(_ phase: TouchPhase, _ touch: String = "touch1", on view: String?, x: Double = 10) {
    add(
      .touchUpdated(
        TouchSample(
          touch: touch, finger: "finger1", phase: phase, location: TracePoint(x: x, y: 10),
          window: view == nil ? nil : "UIWindow", view: view)))
  }

  /// A touches method of a responder that keeps the touch.
  mutating func deliver(
    _ method: TouchMethod, to responder: String, _ code: TraceReason.Code = .handledByResponder,
    _ inside: (inout Story) -> Void = { _ in }
  ) {
    add(.touchesDelivered(.init(responder: responder, method: method, touches: ["touch1"]))) {
      $0.add(.touchesKept(.init(responder: responder, method: method, reason: TraceReason(code))))
      inside(&$0)
    }
  }

  mutating func state(
    _ recognizer: String, _ state: GestureState, _ cause: TraceReason, from: GestureState = .possible
  ) {
    add(.recognizerStateChanged(.init(recognizer: recognizer, from: from, to: state, reason: cause)))
  }

  mutating func action(
    _ action: String, _ sender: String?, to target: String = "Editor", event: ControlEvent? = nil,
    state: GestureState? = nil
  ) {
    add(
      .actionSent(ActionRecord(action: action, sender: sender, target: target, event: event, state: state)))
  }

  /// A control tracks the touch and sends events.
  mutating func track(_ control: String, _ events: [ControlEvent], _ inside: (inout Story) -> Void = { _ in })
  {
    add(.controlTracking(.init(control: control, hook: .beginTracking, touch: "touch1", answer: true)))
    add(.controlEventsSent(.init(control: control, events: events)), inside)
  }

  /// The answers to the story, and narrators of its screen.
  var analysis: TraceAnalysis {
    var header = TraceHeader(name: "story")
    header.source = source
    var screen = Self.screen
    screen.unknown = unknown
    return TraceAnalysis(TouchTrace(header: header, screen: screen, events: events))
  }

  private static let screen: TraceScreen = {
    func view(_ id: String, in superview: String?, _ change: (inout TraceView) -> Void = { _ in })
      -> TraceView
    {
      var view = TraceView(id: id, className: id, frame: TraceRect(x: 0, y: 0, width: 100, height: 100))
      view.superview = superview
      view.windowTransform = .identity
      change(&view)
      return view
    }
    func recognizer(
      _ id: String, _ className: String, on view: String, base: String? = nil,
      _ change: (inout TraceGestureRecognizer) -> Void = { _ in }
    ) -> TraceGestureRecognizer {
      var recognizer = TraceGestureRecognizer(id: id, className: className, view: view)
      recognizer.baseClass = base
      change(&recognizer)
      return recognizer
    }
    let save = TraceAction(action: "save", event: .touchUpInside, target: "Editor")
    return TraceScreen(
      size: TraceSize(width: 320, height: 568),
      application: TraceResponder(id: "UIApplication", className: "UIApplication"),
      views: [
        view("UIWindow", in: nil) { $0.window = TraceWindow(windowLevel: 0, isKeyWindow: true) },
        view("Page", in: "UIWindow"), view("Card", in: "Page"),
        view("Save", in: "Page") { $0.control = TraceControl(isEnabled: true, actions: [save]) },
        view("Icon", in: "Save"),
        view("Bare", in: "Page") { $0.control = TraceControl(isEnabled: true) },
        view("Off", in: "Page") { $0.control = TraceControl(isEnabled: false) },
        view("Table", in: "Page") { $0.baseClass = "UITableView" }, view("Row", in: "Table"),
        view("Field", in: "Page"),
        view("Far", in: nil) { $0.performs = ["save"] },
        view("Overlay", in: "UIWindow") {
          $0.isUserInteractionEnabled = false
          $0.overrides = [TraceOverride(method: .hitTest, kind: .passThrough, detail: "")]
        },
      ],
      windowOrder: ["UIWindow"],
      gestureRecognizers: [
        recognizer("tap", "UITapGestureRecognizer", on: "Card"),
        recognizer("sparing", "UITapGestureRecognizer", on: "Page") { $0.cancelsTouchesInView = false },
        recognizer("doubleTap", "UITapGestureRecognizer", on: "Card"),
        recognizer("press", "UILongPressGestureRecognizer", on: "Card"),
        recognizer("pageTap", "UITapGestureRecognizer", on: "Page"),
        recognizer("pan", "DragRecognizer", on: "Page", base: "UIPanGestureRecognizer"),
        recognizer("circle", "CircleRecognizer", on: "Card", base: "UIGestureRecognizer"),
        recognizer("quick", "UILongPressGestureRecognizer", on: "Card") {
          $0.settings = ["minimumPressDuration": .number(0.2), "allowableMovement": .number(10)]
        },
        recognizer("alike", "UILongPressGestureRecognizer", on: "Page") {
          $0.settings = ["minimumPressDuration": .number(0.2), "allowableMovement": .number(4)]
        },
        recognizer("slow", "UILongPressGestureRecognizer", on: "Page") {
          $0.settings = ["minimumPressDuration": .number(0.3)]
        },
        recognizer("scroll", "UIScrollViewPanGestureRecognizer", on: "Table"),
      ])
  }()
}

/// Checks what is told of a story, in both languages.
func expect(
  _ told: Told, sourceLocation: SourceLocation = #_sourceLocation, of story: (inout Story) -> Void,
  _ tell: (Narrator, TraceAnalysis) -> String = { $0.verdict($1.touches[0]) }
) {
  var events = Story()
  story(&events)
  expect(told, sourceLocation: sourceLocation, events, tell)
}

/// Checks what is told of a finished story, in both languages.
func expect(
  _ told: Told, sourceLocation: SourceLocation = #_sourceLocation, _ story: Story,
  _ tell: (Narrator, TraceAnalysis) -> String = { $0.verdict($1.touches[0]) }
) {
  let analysis = story.analysis
  #expect(
    tell(Narrator(.english, analysis.index), analysis) == told.english, sourceLocation: sourceLocation)
  #expect(
    tell(Narrator(.simplifiedChinese, analysis.index), analysis) == told.chinese,
    sourceLocation: sourceLocation)
}

/// Checks a sentence that is told of a story, in both languages.
func expect(
  _ told: Told, sourceLocation: SourceLocation = #_sourceLocation, of story: (inout Story) -> Void,
  _ tell: (Narrator, TraceAnalysis) -> RichText
) {
  expect(told, sourceLocation: sourceLocation, of: story) { tell($0, $1).plain }
}
