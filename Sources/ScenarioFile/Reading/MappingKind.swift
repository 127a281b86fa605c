// SPDX-License-Identifier: Apache-2.0

/// A kind of mapping: what messages call it, and the keys that it may have.
struct MappingKind: Sendable {
  /// The name with its article, such as `a view`.
  var name: String

  /// The name of the definition in the schema; nil for the document itself.
  var definition: String?

  /// The keys in the order of the documentation.
  let keys: [String]

  private let known: Set<String>

  init(
    _ name: String, definition: String?, _ keys: [any ScenarioKey.Type], _ properties: [FileProperty] = []
  ) {
    self.init(
      name, definition: definition, names: keys.flatMap { Self.names($0) } + properties.map(\.name))
  }

  private init(_ name: String, definition: String?, names: [String]) {
    self.name = name
    self.definition = definition
    keys = names
    known = Set(names)
  }

  func has(_ key: String) -> Bool { known.contains(key) }

  private static func names<Key: ScenarioKey>(_ type: Key.Type) -> [String] {
    type.allCases.map(\.rawValue)
  }

  static let document = MappingKind("a scenario", definition: nil, [DocumentKey.self])
  static let localized = MappingKind("a text by language", definition: "localized", [LanguageKey.self])
  static let device = MappingKind("the device", definition: "device", [DeviceKey.self])
  static let configuration = MappingKind(
    "the configuration", definition: "configuration", [ScenarioSetting.self])
  static let application = MappingKind(
    "the application", definition: "application", [ResponderKey.self, ApplicationKey.self])
  static let delegate = MappingKind(
    "the delegate", definition: "delegate", [ResponderKey.self, DelegateKey.self])
  static let scene = MappingKind("the scene", definition: "scene", [ResponderKey.self])
  static let window = MappingKind(
    "a window", definition: "window",
    [ResponderKey.self, ViewKey.self, WindowKey.self],
    FileProperty.keysOfViews + FileProperty.keysOfWindows)
  static let view = MappingKind(
    "a view", definition: "view", [ResponderKey.self, ViewKey.self], FileProperty.keysOfViews)
  static let controller = MappingKind(
    "a view controller", definition: "controller", [ResponderKey.self, ControllerKey.self])
  static let recognizer = MappingKind(
    "a gesture recognizer", definition: "gestureRecognizer",
    [RecognizerKey.self], FileProperty.keysOfRecognizers)
  static let gestureDelegate = MappingKind(
    "a gesture recognizer's delegate", definition: "gestureDelegate", [GestureDelegateKey.self])
  static let answer = MappingKind("an answer", definition: "answer", [AnswerKey.self])
  static let condition = MappingKind("a condition", definition: "condition", [ConditionKey.self])
  static let controlAction = MappingKind("an action", definition: "controlAction", [ActionKey.self])
  static let recognizerAction = MappingKind(
    "a gesture recognizer's action", definition: "recognizerAction", [RecognizerActionKey.self])
  static let hitTest = MappingKind("'hitTest'", definition: "hitTest", [HitTestKey.self])
  static let pointInside = MappingKind("'pointInside'", definition: "pointInside", [PointInsideKey.self])
  static let outset = MappingKind("'outset'", definition: "outset", [OutsetKey.self])
  static let circle = MappingKind("'circle'", definition: "circle", [CircleKey.self])
  static let roundedRect = MappingKind("'roundedRect'", definition: "roundedRect", [RoundedRectKey.self])
  static let implements = MappingKind("'implements'", definition: "implements", [MethodKey.self])
  static let implementation = MappingKind(
    "an implemented method", definition: "implementation", [ImplementationKey.self])
  static let touch = MappingKind("a touch", definition: "touch", [TouchKey.self])
  static let drag = MappingKind("'drag'", definition: "drag", [DragKey.self])
  static let swipe = MappingKind("'swipe'", definition: "swipe", [SwipeKey.self])
  static let pinch = MappingKind("'pinch'", definition: "pinch", [PinchKey.self])
  static let rotate = MappingKind("'rotate'", definition: "rotate", [RotateKey.self])
  static let setProperties = MappingKind("'set'", definition: "setProperties", [], FileProperty.settable)
  static let variant = MappingKind("a variant", definition: "variant", names: variantKeys)
  static let expectation = MappingKind("an expectation", definition: "expectation", [ExpectationKey.self])
  static let calls = MappingKind("'calls'", definition: "calls", [CallsKey.self])
  static let expectedAction = MappingKind(
    "an expected action", definition: "expectedAction", [ExpectedActionKey.self])
  static let expectedStates = MappingKind(
    "the states of a recognizer", definition: "expectedStates", [ExpectedStatesKey.self])
  static let expectedProperties = MappingKind(
    "'properties'", definition: "expectedProperties", [], FileProperty.expectable)

  /// The object, then whatever can be said of one, and the settings of the simulation.
  private static let variantKeys: [String] = {
    var seen = SourceNode.invariableKeys
    let kinds = [configuration, view, window, controller, recognizer, gestureDelegate, delegate]
    return names(VariantKey.self) + kinds.flatMap(\.keys).filter { seen.insert($0).inserted }
  }()

  /// Every kind of mapping that a scenario file has.
  static let all = [
    document, localized, device, configuration, application, delegate, scene, view, window, controller,
    recognizer, gestureDelegate, answer, condition, controlAction, recognizerAction,
    hitTest, pointInside, outset, circle, roundedRect, implements, implementation,
    touch, drag, swipe, pinch, rotate, setProperties,
    expectation, calls, expectedAction, expectedStates, expectedProperties, variant,
  ]
}
