// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
package import Trace

/// A setting of the simulation, with everything that scenario files, trace headers and the documentation need to know
/// about it.
package struct SimulationSetting: Sendable {
  /// The name of the property of ``SimulationConfiguration``.
  package let name: String

  package let type: PropertyType

  /// What the setting is, as a phrase without a period: `the longest touch that is a tap, in seconds`.
  package let sentence: String

  /// The rules in docs/rules.md that depend on it.
  package let rules: [String]

  /// The default.
  package let defaultValue: String

  /// The default for older systems; nil if it is the same.
  package let before: Older?

  /// A default before a version of iOS.
  package struct Older: Sendable {
    package let version: Double
    package let value: String
    fileprivate let number: Double
  }

  private let get: @Sendable (SimulationConfiguration) -> Double
  private let put: @Sendable (inout SimulationConfiguration, Double) -> Void

  private init<Value: SettingValue>(
    _ name: String, _ path: any WritableKeyPath<SimulationConfiguration, Value> & Sendable,
    _ sentence: String,
    rules: String..., type: PropertyType? = nil, before: (version: Double, value: Value)? = nil
  ) {
    self.name = name
    self.type = type ?? (Value.self == Bool.self ? .bool : .number(PropertyType.lengths))
    self.sentence = sentence
    self.rules = rules
    defaultValue = SimulationConfiguration()[keyPath: path].words
    self.before = before.map { Older(version: $0.version, value: $0.value.words, number: $0.value.number) }
    get = { $0[keyPath: path].number }
    put = { $0[keyPath: path] = Value(number: $1) }
  }

  /// The settings in the order in which files write them.
  package static let all = [
    SimulationSetting(
      "hitTestPasses", \.hitTestPasses, "how often each touch-down hit-tests the windows", rules: "HT-28",
      type: .integer(1...10)),
    SimulationSetting(
      "insertsPrivateContainerViews", \.insertsPrivateContainerViews,
      "whether there are UIKit's private container views between a window and the view of its root controller",
      rules: "HT-34"),
    SimulationSetting(
      "padsInsertPrivateContainerViews", \.padsInsertPrivateContainerViews,
      "whether an iPad has these views, whatever `insertsPrivateContainerViews` says", rules: "OW-55"),
    SimulationSetting(
      "hostingViewsAnswerForContent", \.hostingViewsAnswerForContent,
      "whether a hosting view of SwiftUI answers itself where its content is, too", rules: "OW-57",
      before: (18, false)),
    SimulationSetting(
      "hostedContentAnswers", \.hostedContentAnswers,
      "whether the views of that content answer where they are asked themselves", rules: "OW-57",
      before: (26, true)),
    SimulationSetting(
      "pagesKeepTaps", \.pagesKeepTaps,
      "whether the tap of a web page keeps taps on and around a `WKWebView` from recognizing", rules: "OW-82"),
    SimulationSetting(
      "documentsKeepTaps", \.documentsKeepTaps,
      "whether the tap of a PDFView keeps taps around it from recognizing", rules: "OW-95",
      before: (13, false)),
    SimulationSetting(
      "tapsOfSwiftUITakeSegments", \.tapsOfSwiftUITakeSegments,
      "whether a tap of SwiftUI around a segmented control takes the taps on it", rules: "OW-74",
      before: (16, true)),
    SimulationSetting(
      "mainMenuSendsEditing", \.mainMenuSendsEditing,
      "whether the system's main menu sends the commands for editing, such as copy for Command and C, without a key command of the app's",
      rules: "OW-64", before: (13, false)),
    SimulationSetting(
      "touchHandlersGiveWay", \.touchHandlersGiveWay,
      "whether a recognizer around the root view of React Native keeps its touch handler from going on",
      rules: "OW-80",
      before: (10.3, false)),
    SimulationSetting(
      "slidersSendAtBothEnds", \.slidersSendAtBothEnds,
      "whether a continuous slider sends `valueChanged` at the press and at the lift too", rules: "UC-13"),
    SimulationSetting(
      "switchesChangeWhileDragged", \.switchesChangeWhileDragged,
      "whether a switch changes while its knob is dragged, instead of at the lift", rules: "UC-13",
      before: (7, false)),
    SimulationSetting(
      "pressesOfSwiftUIKeepScrolling", \.pressesOfSwiftUIKeepScrolling,
      "whether a long press of SwiftUI on its content, without a tap there, keeps a scroll view from scrolling",
      rules: "OW-74", before: (18, true)),
    SimulationSetting(
      "buttonsOfSwiftUIKeepGestures", \.buttonsOfSwiftUIKeepGestures,
      "whether a button of SwiftUI keeps a touch on it from drags and long presses of SwiftUI around it",
      rules: "OW-74", before: (18, true)),
    SimulationSetting(
      "insertsPresentationContainers", \.insertsPresentationContainers,
      "whether a presented view that does not fill its window, or leaves what is behind in place, is inside a container that takes the touches beside it",
      rules: "HT-39"),
    SimulationSetting(
      "presentsSheets", \.presentsSheets,
      "whether a presented controller that leaves a part of its window free is a sheet, which strokes down and taps "
        + "beside it dismiss", rules: "OW-16", before: (13, false)),
    SimulationSetting(
      "modalSheetsLetTouchesThrough", \.modalSheetsLetTouchesThrough,
      "whether a sheet that dims nothing lets the touches beside it through although `isModalInPresentation` is on",
      rules: "OW-21"),
    SimulationSetting(
      "presentedNextIsPresenter", \.presentedNextIsPresenter,
      "whether the next responder of a presented controller is the controller that presents it, or its view's superview",
      rules: "OW-25"),
    SimulationSetting(
      "sendsActionBeforeCancelling", \.sendsActionBeforeCancelling,
      "whether a recognizer's action is sent before the view's `touchesCancelled`", rules: "GR-28"),
    SimulationSetting(
      "cancelsTouchesOfRemovedViews", \.cancelsTouchesOfRemovedViews,
      "whether a view that leaves its window during a touch gets `touchesCancelled`, or nothing more",
      rules: "TE-13"),
    SimulationSetting(
      "tapInterval", \.tapInterval,
      "the longest time from a lift to the next touch-down of a multiple tap, in seconds",
      rules: "TE-9", "GR-15"),
    SimulationSetting(
      "tapMovement", \.tapMovement,
      "the largest distance between such taps, and the largest movement of a finger in a tap, in points",
      rules: "TE-9", "GR-31"),
    SimulationSetting(
      "tapMaximumDuration", \.tapMaximumDuration, "the longest touch that is a tap, in seconds",
      rules: "TE-9", "GR-31"),
    SimulationSetting(
      "longPressMinimumDuration", \.longPressMinimumDuration,
      "the default time after which a long press begins, in seconds", rules: "GR-32"),
    SimulationSetting(
      "longPressAllowableMovement", \.longPressAllowableMovement,
      "how far a finger may move by default before a long press begins, in points",
      rules: "GR-32"),
    SimulationSetting(
      "panHysteresis", \.panHysteresis, "how far the fingers must move before a pan begins, in points",
      rules: "GR-33"),
    SimulationSetting(
      "panEndsBelowMinimum", \.panEndsBelowMinimum,
      "whether a pan ends when fewer fingers are left than it needs, or when all are lifted", rules: "GR-33"),
    SimulationSetting(
      "swipeMaximumDuration", \.swipeMaximumDuration, "the longest swipe, in seconds", rules: "GR-34"),
    SimulationSetting(
      "swipeMinimumMovement", \.swipeMinimumMovement,
      "the smallest distance of a swipe in its direction, in points", rules: "GR-34"),
    SimulationSetting(
      "swipeMaximumSidewaysMovement", \.swipeMaximumSidewaysMovement,
      "how far a swipe may stray sideways, in points", rules: "GR-34"),
    SimulationSetting(
      "pinchHysteresis", \.pinchHysteresis,
      "how much the distance between two fingers must change before a pinch begins, in points", rules: "GR-35"
    ),
    SimulationSetting(
      "rotationHysteresis", \.rotationHysteresis,
      "how far two fingers must turn before a rotation begins, in radians", rules: "GR-35"),
    SimulationSetting(
      "screenEdgeWidth", \.screenEdgeWidth,
      "how far from the edge of the screen a screen-edge pan may start, in points", rules: "GR-45"),
    SimulationSetting(
      "edgePansDelayTouches", \.edgePansDelayTouches,
      "whether `delaysTouchesBegan` of a screen-edge pan is on by default", rules: "OW-5"),
    SimulationSetting(
      "hasContentPop", \.hasContentPop,
      "whether a navigation controller goes back by a pan anywhere in its content, too", rules: "OW-10",
      before: (26, false)),
    SimulationSetting(
      "hasSystemGestureGates", \.hasSystemGestureGates,
      "whether windows hold back touches that begin at the bottom of the screen, where the system has a gesture",
      rules: "OW-1", before: (5, false)),
    SimulationSetting(
      "systemGestureEdge", \.systemGestureEdge,
      "how far from the bottom of the screen such touches begin, at most, in points", rules: "OW-2"),
    SimulationSetting(
      "systemGestureGateTimeout", \.systemGestureGateTimeout,
      "how long such touches are held back, at most, in seconds", rules: "OW-2"),
    SimulationSetting(
      "holdsTouchesAtTop", \.holdsTouchesAtTop,
      "whether touches that begin as far from the top of the screen are held back too", rules: "OW-2"),
    SimulationSetting(
      "contextMenuDelay", \.contextMenuDelay,
      "how long a finger must stay before a context menu opens, in seconds", rules: "OW-46"),
    SimulationSetting(
      "liftsOnPhones", \.liftsOnPhones,
      "whether drag interactions of an iPhone are on by default", rules: "OW-48", before: (15, false)),
    SimulationSetting(
      "supportsIndirectInputEvents", \.supportsIndirectInputEvents,
      "whether the app's Info.plist has `UIApplicationSupportsIndirectInputEvents`, so that a click is a touch of type "
        + "`indirectPointer`", rules: "OW-61", before: (13.4, false)),
    SimulationSetting(
      "typesBeforeKeyCommands", \.typesBeforeKeyCommands,
      "whether a key is typed into a text before key commands are looked for", rules: "OW-64",
      before: (15, false)),
    SimulationSetting(
      "touchMakesWindowKey", \.touchMakesWindowKey,
      "whether a touch that begins in another window makes it the key window", rules: "OW-58",
      before: (14.2, false)),
    SimulationSetting(
      "contentTouchDelay", \.contentTouchDelay,
      "how long a scroll view withholds a touch from its content, in seconds", rules: "SV-2"),
    SimulationSetting(
      "controlOutsideSlop", \.controlOutsideSlop,
      "how far outside its bounds a control still counts a touch as inside, in points", rules: "UC-8"),
    SimulationSetting(
      "stepperRepeatDelay", \.stepperRepeatDelay,
      "how long a finger must stay on a stepper before the step repeats, in seconds", rules: "UC-13"),
    SimulationSetting(
      "stepperRepeatInterval", \.stepperRepeatInterval,
      "the time between the first ten repeated steps of a stepper, in seconds; later ones take half of it",
      rules: "UC-13", type: .number(0.01...PropertyType.maximumLength)),
    SimulationSetting(
      "decelerationMinimumSpeed", \.decelerationMinimumSpeed,
      "the lowest speed at the lift at which a scroll view's content moves on, in points per second",
      rules: "SV-11"),
    SimulationSetting(
      "statusBarHeight", \.statusBarHeight,
      "how high the status bar is, in points; at most 20 on a phone with a home button, 24 on an iPad",
      rules: "OW-31"),
    SimulationSetting(
      "keyboardHeight", \.keyboardHeight, "how high the keyboard is, in points", rules: "OW-30"),
    SimulationSetting(
      "rowSwipeHysteresis", \.rowSwipeHysteresis,
      "how far a finger must move before a row swipes open, in points", rules: "OW-38"),
    SimulationSetting(
      "rowsHaveFullSwipes", \.rowsHaveFullSwipes,
      "whether a swipe across a row performs its first action, and rows have actions at both edges",
      rules: "OW-38", before: (11, false)),
    SimulationSetting(
      "refreshPullDistance", \.refreshPullDistance,
      "how far a finger pulls content beyond its top until it refreshes, in points", rules: "OW-32"),
    SimulationSetting(
      "keepsScrollingFromParents", \.keepsScrollingFromParents,
      "whether `transfersVerticalScrollingToParent` and `transfersHorizontalScrollingToParent` off keep a drag from the "
        + "scroll view around", rules: "OW-33", before: (17.4, false)),
    SimulationSetting(
      "animationsBlockAllTouches", \.animationsBlockAllTouches,
      "whether an animation without `allowUserInteraction` keeps touches that begin from the whole app",
      rules: "HT-27", before: (5, true)),
    SimulationSetting(
      "controlsVetoRecognizers", \.controlsVetoRecognizers,
      "whether the main gesture of a system control beats a superview's recognizer", rules: "GR-38", "GR-43",
      before: (6, false)),
    SimulationSetting(
      "barItemsVetoRecognizers", \.barItemsVetoRecognizers,
      "whether a tap on an item of a bar beats a superview's tap, as on a button", rules: "OW-12",
      before: (13, false)),
    SimulationSetting(
      "toolbarsInsertContentView", \.toolbarsInsertContentView,
      "whether a toolbar's own view lies in front of the subviews that it has at its first layout",
      rules: "OW-106", before: (11, false)),
    SimulationSetting(
      "searchObscuresBackground", \.searchObscuresBackground,
      "whether a search covers what is behind where `obscuresBackgroundDuringPresentation` is not set",
      rules: "OW-53", before: (15, true)),
    SimulationSetting(
      "scrollsWithMovingFingers", \.scrollsWithMovingFingers,
      "whether a scroll view follows the moving fingers, or stays while one rests", rules: "SV-12",
      before: (6, false)),
    SimulationSetting(
      "sendsPrimaryActionTriggered", \.sendsPrimaryActionTriggered,
      "whether controls send `primaryActionTriggered`", rules: "UC-11", before: (9, false)),
    SimulationSetting(
      "waitsForItself", \.waitsForItself,
      "whether a recognizer that requires its own failure waits for ever, or recognizes", rules: "GR-16",
      before: (10, false)),
    SimulationSetting(
      "textViewsKeepTouches", \.textViewsKeepTouches,
      "whether a text view that does not scroll keeps its touches", rules: "SV-9", before: (11, false)),
    SimulationSetting(
      "asksAboutEvents", \.asksAboutEvents,
      "whether recognizers and delegates are asked about events before touches", rules: "GR-5",
      before: (13.4, false)),
    SimulationSetting(
      "navigationBarReach", \.navigationBarReach,
      "how far below a navigation bar a touch still hits the bar, in points", rules: "HT-38",
      before: (11, 15)),
  ]

  /// The setting as the published schema of traces describes it.
  package var description: SettingDescription {
    let meaning = sentence.prefix(1).uppercased() + sentence.dropFirst()
    return SettingDescription(name, type, "\(meaning) (\(rules.joined(separator: ", "))).")
  }

  /// Whether the setting is true or false rather than a number.
  package var isSwitch: Bool { type == .bool }

  /// Sets the default for a version of iOS.
  func setDefault(in configuration: inout SimulationConfiguration, of system: Double) {
    if let before, system < before.version { put(&configuration, before.number) }
  }

  fileprivate func number(in configuration: SimulationConfiguration) -> Double { get(configuration) }

  fileprivate func set(_ number: Double, in configuration: inout SimulationConfiguration) {
    put(&configuration, number)
  }
}

extension SimulationConfiguration {
  /// Creates the default configuration of a version of iOS, with other values for the named settings.
  package init(_ numbers: [String: Double], system: Double? = nil) {
    self.init(system: system)
    for setting in SimulationSetting.all {
      if let number = numbers[setting.name] { setting.set(number, in: &self) }
    }
  }

  /// All settings by name, as a trace's header shows them, and the version of iOS if it is not the newest.
  var numbers: [String: Double] {
    var numbers = Dictionary(
      uniqueKeysWithValues: SimulationSetting.all.map { ($0.name, $0.number(in: self)) })
    numbers["system"] = system
    return numbers
  }
}

/// The type of a setting's value. Scenarios and headers store every value as a number, true and false as 1 and 0.
private protocol SettingValue: PropertyStorage {
  init(number: Double)
  var number: Double { get }
}

extension Double: SettingValue {
  fileprivate init(number: Double) { self = number }
  fileprivate var number: Double { self }
}

#if canImport(CoreGraphics)
  // On other platforms it is Double.
  extension CGFloat: SettingValue {
    fileprivate init(number: Double) { self.init(number) }
    fileprivate var number: Double { Double(self) }
  }
#endif

extension Int: SettingValue {
  fileprivate init(number: Double) { self.init(number) }
  fileprivate var number: Double { Double(self) }
}

extension Bool: SettingValue {
  fileprivate init(number: Double) { self = number != 0 }
  fileprivate var number: Double { self ? 1 : 0 }
}

/// Numbers that UIKit does not document, or that a scenario may want to change. A trace's header records them all.
///
/// Distances are in points, times in seconds, angles in radians.
public struct SimulationConfiguration: Hashable, Sendable {
  /// How often each touch-down hit-tests the windows, with equal arguments; the last result counts (HT-28).
  public var hitTestPasses = 2

  /// The longest time between a lift and the next touch-down of a multiple tap (TE-9), and the longest time that a tap
  /// recognizer waits for the next tap (GR-15).
  public var tapInterval: TimeInterval = 0.35

  /// The largest distance between the taps of a multiple tap (TE-9), and the largest movement of a finger in a tap
  /// (GR-31).
  public var tapMovement: CGFloat = 10

  /// The longest touch that is a tap (TE-9, GR-31).
  public var tapMaximumDuration: TimeInterval = 0.75

  /// The default of ``UILongPressGestureRecognizer/minimumPressDuration`` (GR-32).
  public var longPressMinimumDuration: TimeInterval = 0.5

  /// The default of ``UILongPressGestureRecognizer/allowableMovement`` (GR-32).
  public var longPressAllowableMovement: CGFloat = 10

  /// How far the fingers must move before a pan begins (GR-33).
  public var panHysteresis: CGFloat = 10

  /// Whether a pan ends when fewer fingers than it needs are left, as measured. If false, it ends when all are lifted,
  /// as Apple's documentation says (GR-33).
  public var panEndsBelowMinimum = true

  /// The longest time that a swipe may take (GR-34).
  public var swipeMaximumDuration: TimeInterval = 0.5

  /// The smallest distance of a swipe in its direction (GR-34).
  public var swipeMinimumMovement: CGFloat = 50

  /// How far a swipe may stray sideways (GR-34).
  public var swipeMaximumSidewaysMovement: CGFloat = 50

  /// How much the distance of two fingers changes before a pinch begins (GR-35).
  public var pinchHysteresis: CGFloat = 10

  /// How far two fingers turn before a rotation begins (GR-35).
  public var rotationHysteresis: CGFloat = 0.1745

  /// How far from the edge of the screen a screen-edge pan may start (GR-45).
  public var screenEdgeWidth: CGFloat = 20

  /// Whether windows delay touches that begin where the system has a gesture, as since iOS 5 (OW-1).
  public var hasSystemGestureGates = true

  /// How far from the bottom of the screen such touches begin, at most (OW-2).
  public var systemGestureEdge: CGFloat = 20

  /// The maximum delay of such touches (OW-2).
  public var systemGestureGateTimeout: TimeInterval = 1

  /// Whether touches that begin equally near the top of the screen are delayed too (OW-2).
  public var holdsTouchesAtTop = false

  /// Whether `delaysTouchesBegan` of a screen-edge pan is on by default, as reports of late buttons suggest (OW-5).
  public var edgePansDelayTouches = false

  /// Whether a pan anywhere in its content makes a navigation controller go back, as since iOS 26 (OW-10).
  public var hasContentPop = true

  /// How long a finger must stay before a context menu opens (OW-46).
  public var contextMenuDelay: TimeInterval = 0.5

  /// Whether drag interactions of an iPhone are on by default, as since iOS 15; those of an iPad always were (OW-48).
  public var liftsOnPhones = true

  /// Whether the app distinguishes pointer clicks from touches, as set by `UIApplicationSupportsIndirectInputEvents` in
  /// its Info.plist (OW-61).
  public var supportsIndirectInputEvents = true

  /// Whether a key is typed into a text before the search for commands without priority, as since iOS 15 (OW-64).
  public var typesBeforeKeyCommands = true

  /// Whether a touch that begins in another window makes it the key window, as since iOS 14.2 (OW-58).
  public var touchMakesWindowKey = true

  /// How long a scroll view withholds a touch from its content (SV-2).
  public var contentTouchDelay: TimeInterval = 0.15

  /// How far outside its bounds a control still counts a tracked touch as inside (UC-8).
  public var controlOutsideSlop: CGFloat = 70

  /// How long a finger must stay on a stepper before the step repeats (UC-13).
  public var stepperRepeatDelay: TimeInterval = 0.5

  /// The time between the first ten repeated steps of a stepper; later ones take half of it (UC-13).
  public var stepperRepeatInterval: TimeInterval = 0.1

  /// The lowest speed at the lift at which a scroll view's content continues to move, in points per second (SV-11).
  public var decelerationMinimumSpeed: CGFloat = 1000

  /// The height of the status bar (OW-31).
  public var statusBarHeight: CGFloat = 47

  /// The height of the keyboard (OW-30).
  public var keyboardHeight: CGFloat = 336

  /// How far a finger must pull content beyond its top to refresh it (OW-32).
  public var refreshPullDistance: CGFloat = 120

  /// How far a finger must move before a row swipes open (OW-38).
  public var rowSwipeHysteresis: CGFloat = 15

  /// Whether a swipe across a row performs its first action, and rows have actions at the leading edge too, as since iOS 11
  /// (OW-38).
  public var rowsHaveFullSwipes = true

  /// Whether a scroll view can keep drags from the one around it, as since iOS 17.4 (OW-33).
  public var keepsScrollingFromParents = true

  /// How far below a navigation bar a touch still hits the bar; before iOS 11, 15 (HT-38).
  public var navigationBarReach: CGFloat = 0

  /// Whether a recognizer's action is sent before the view's `touchesCancelled` (GR-28).
  public var sendsActionBeforeCancelling = true

  /// Whether a view that leaves its window during a touch gets `touchesCancelled`, as Apple's documentation says. If
  /// false, it gets nothing more, as some people report for plain views (TE-13).
  public var cancelsTouchesOfRemovedViews = true

  /// Whether there are UIKit's private container views between a window and its root view (HT-34, RC-3).
  public var insertsPrivateContainerViews = false

  /// Whether an iPad has these views regardless of ``insertsPrivateContainerViews``: reports of unresponsive windows
  /// there began with iOS 13 (OW-55).
  public var padsInsertPrivateContainerViews = false

  /// Whether a SwiftUI hosting view returns itself for hits on its content, as since iOS 18 (OW-57).
  public var hostingViewsAnswerForContent = true

  /// Whether the content views return themselves if they are asked directly, as before iOS 26 (OW-57).
  public var hostedContentAnswers = false

  /// Whether the tap of a PDFView keeps taps around it from recognizing, as reported since iOS 13 (OW-95).
  public var documentsKeepTaps = true

  /// Whether the tap of a web page keeps taps on and around the web view from recognizing (OW-82).
  public var pagesKeepTaps = true

  /// Whether a tap of SwiftUI around a segmented control takes the taps on it, as reported of iOS 13 to 15 (OW-74).
  public var tapsOfSwiftUITakeSegments = false

  /// Whether Command with a key such as C sends the command of the main menu, as since iOS 13 (OW-64).
  public var mainMenuSendsEditing = true

  /// Whether React Native's touch handler fails and waits for recognizers on views around its root, as since 2017 (OW-80).
  public var touchHandlersGiveWay = true

  /// Whether a continuous slider sends valueChanged at the press and at the lift too, whether or not its value has changed, as
  /// some reports have it (UC-13).
  public var slidersSendAtBothEnds = false

  /// Whether a switch changes as soon as its knob is dragged to the other end, as since iOS 7 (UC-13).
  public var switchesChangeWhileDragged = true

  /// Whether a long press of SwiftUI on its content keeps a scroll view from scrolling, as reported before iOS 18 (OW-74).
  public var pressesOfSwiftUIKeepScrolling = false

  /// Whether a button of SwiftUI keeps a touch on it from drags and long presses of SwiftUI around it, unless these are
  /// simultaneous or of high priority, as reported before iOS 18 (OW-74).
  public var buttonsOfSwiftUIKeepGestures = false

  /// Whether a presented view that does not fill its window is inside a UIKit container, which takes the touches
  /// outside the view (HT-39).
  public var insertsPresentationContainers = true

  /// Whether the next responder of a presented controller is its presenting controller, as Apple's documentation says.
  /// If false, it is the superview of its view, as in chains that people have printed (OW-25).
  public var presentedNextIsPresenter = true

  /// Whether an undimmed sheet lets touches outside it through even if it is modal, as reported for simulators; Apple's
  /// documentation and reports for devices say that they are ignored (OW-21).
  public var modalSheetsLetTouchesThrough = false

  /// Whether the automatic style presents controllers as sheets, as since iOS 13 (OW-16).
  public var presentsSheets = true

  /// Whether an animation without `allowUserInteraction` keeps touches from the whole app, as before iOS 5 (HT-27).
  public var animationsBlockAllTouches = false

  /// Whether the main gesture of a system control wins over a recognizer of a superview, as since iOS 6 (GR-38, GR-43).
  public var controlsVetoRecognizers = true

  /// Whether a bar item keeps a superview's tap from recognizing, as a button does; not before iOS 13 (OW-12).
  public var barItemsVetoRecognizers = true

  /// Whether the first layout of a toolbar puts the toolbar's own view in front of the app's, as since iOS 11 (OW-106).
  public var toolbarsInsertContentView = true

  /// Whether a search covers what is behind by default, as before iOS 15 (OW-53).
  public var searchObscuresBackground = false

  /// Whether controls send `primaryActionTriggered`, as they do since iOS 9 (UC-11).
  public var sendsPrimaryActionTriggered = true

  /// Whether recognizers and their delegates are asked about events before touches, as they are since iOS 13.4 (GR-5).
  public var asksAboutEvents = true

  /// Whether a recognizer that requires its own failure waits forever, as it does since iOS 10 (GR-16).
  public var waitsForItself = true

  /// Whether a scroll view follows the moving fingers, as it does since iOS 6. If false, it does not scroll while a
  /// finger rests (SV-12).
  public var scrollsWithMovingFingers = true

  /// Whether a text view that does not scroll keeps its touches, as it does since iOS 11 (SV-9).
  public var textViewsKeepTouches = true

  /// The version of iOS whose defaults these are; nil for the newest.
  public let system: Double?

  /// Creates the default configuration of a version of iOS, such as 13.4; nil stands for the newest.
  public init(system: Double? = nil) {
    self.system = system
    guard let system else { return }
    for setting in SimulationSetting.all { setting.setDefault(in: &self, of: system) }
  }
}
