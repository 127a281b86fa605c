// SPDX-License-Identifier: Apache-2.0

package import InputFile
import Trace
import UIKitModel

/// The kinds of mappings of a scenario file.
extension MappingKind {
  // MARK: - The screen

  static let document = MappingKind(
    "a scenario", nil, "A screen, what is done to it, and what is expected to come of it.",
    [DocumentKey.self],
    rules: [
      "oneOf": anyOf(["window", "windows"]), "dependentRequired": ["question": ["mode"]],
    ], hints: OtherWords.document)
  static let localized = MappingKind(
    "a text by language", "localized", "A text by language.", [LanguageCode.self],
    otherForms: ([.definition("text")], "A text, in English or by language."))
  static let device = MappingKind("the device", "device", "The device.", [DeviceKey.self])
  static let configuration = MappingKind(
    "the configuration", "configuration", "Settings of the simulation.", [],
    rows: SimulationSetting.all.map { ($0.name, $0.row) })
  static let application = MappingKind(
    "the application", "application", "The application.", [ResponderKey.self, ApplicationKey.self])
  static let delegate = MappingKind(
    "the delegate", "delegate", "The application's delegate.", [ResponderKey.self, DelegateKey.self],
    rules: [
      "if": [
        "properties": ["isResponder": ["const": false, "description": "Not a UIResponder."]],
        "required": ["isResponder"],
      ],
      "then": [
        "not": [
          "anyOf": anyOf(ResponderKey.allCases.filter { !$0.isOfAnyDelegate }.map(\.rawValue))
        ]
      ],
    ])
  static let scene = MappingKind("the scene", "scene", "The scene of all windows.", [ResponderKey.self])
  static let window = MappingKind(
    "a window", "window",
    "A window: everything that a view has, and more. Without a frame it fills the screen.",
    [ResponderKey.self, ViewKey.self, WindowKey.self],
    rows: FileProperty.rows(FileProperty.keysOfViews + FileProperty.keysOfWindows), rules: geometry,
    hints: OtherWords.view)
  static let view = MappingKind(
    "a view", "view", "A view.", [ResponderKey.self, ViewKey.self],
    rows: FileProperty.rows(FileProperty.keysOfViews),
    rules: geometry, hints: OtherWords.view)
  static let controller = MappingKind(
    "a view controller", "controller", "A view controller.", [ResponderKey.self, ControllerKey.self],
    hints: OtherWords.controller)
  static let sheet = MappingKind(
    "'sheetPresentationController'", "sheetPresentationController", "How a controller behaves as a sheet.",
    [SheetKey.self])
  static let detent = MappingKind(
    "a detent", "detent", "A height of the app's own at which a sheet rests.", [DetentKey.self],
    rules: ["oneOf": .array(required([DetentKey.height, .fraction].map(\.rawValue)))])
  static let popover = MappingKind(
    "'popoverPresentationController'", "popoverPresentationController",
    "How a controller behaves as a popover.", [PopoverKey.self])
  static let navigationItem = MappingKind(
    "'navigationItem'", "navigationItem", "What the bar of a navigation controller shows for a controller.",
    [NavigationItemKey.self], hints: OtherWords.navigationItem)
  static let swipeActions = MappingKind(
    "'swipeActions'", "swipeActions", "What a swipe shows beside a cell.", [SwipeActionsKey.self],
    rules: atLeastOne)
  static let swipeAction = MappingKind(
    "an action of a swipe", "swipeAction", "An action beside a cell: what its button sends.",
    [SwipeActionKey.self],
    otherForms: ([.selector], "An action beside a cell: its name, or with its target and what it does."))
  static let recognizer = MappingKind(
    "a gesture recognizer", "gestureRecognizer", "A gesture recognizer.", [RecognizerKey.self],
    rows: FileProperty.rows(FileProperty.keysOfRecognizers), hints: OtherWords.recognizer)
  static let keyCommand = MappingKind(
    "a key command", "keyCommand", "A key for which a responder has a method.", [KeyCommandKey.self])
  static let interaction = MappingKind(
    "an interaction", "interaction", "An interaction of a view, with the recognizers that it brings along.",
    [InteractionKey.self])
  static let gestureDelegate = MappingKind(
    "a gesture recognizer's delegate", "gestureDelegate",
    "An object of its own, by what it answers. It has only the methods that are given.",
    [GestureDelegateKey.self, GestureAnswerKey.self],
    otherForms: (
      [.word(["none"]), .id],
      "The delegate of a recognizer: the id of an object, or one of its own by what it answers."
    ))
  static let gestureAnswers = MappingKind(
    "'gestureRecognizerDelegate'", "gestureAnswers",
    "What an object answers as the delegate of recognizers. It has only the methods that are given.",
    [GestureAnswerKey.self])
  static let answer = MappingKind(
    "an answer", "answer", "An answer by a condition.", [AnswerKey.self],
    otherForms: (
      [.bool, .word([ScenarioReading.defaultWord])],
      "What a delegate or an override answers: always the same, or by a condition."
    ),
    rules: oneBesidesSteps(AnswerKey.allCases.filter { $0 != .steps }), hints: OtherWords.answer)
  static let condition = MappingKind(
    "a condition", "condition", "What a question is about; all that is given must hold.",
    [ConditionKey.self], rules: atLeastOne, hints: OtherWords.condition)
  static let hitCondition = MappingKind(
    "a condition of hitTest", "hitCondition", "What the view is that is hit; all that is given must hold.",
    [HitConditionKey.self], rules: atLeastOne, hints: HitConditionKey.hints)
  static let selection = MappingKind(
    "a mapping of classes", "selection", "All objects of some classes.", [SelectionKey.self],
    otherForms: ([.ids], "Objects by their ids, or all of some classes."), rules: one)
  static let controlAction = MappingKind(
    "an action", "controlAction", "A target-action pair of a control.", [ActionKey.self])
  static let recognizerAction = MappingKind(
    "a gesture recognizer's action", "recognizerAction", "A target-action pair of a gesture recognizer.",
    [RecognizerActionKey.self])
  static let hitTest = MappingKind(
    "'hitTest'", "hitTest", "An override that names a view or a condition.", [HitTestKey.self],
    otherForms: ([.word(ScenarioReading.hitTestWords)], "An override of hitTest(_:with:)."),
    rules: oneBesidesSteps(HitTestKey.allCases.filter { $0 != .steps }))
  static let pointInside = MappingKind(
    "'pointInside'", "pointInside", "A shape.", [PointInsideKey.self],
    otherForms: (
      [.word(ScenarioReading.pointInsideWords)],
      "An override of point(inside:with:), in bounds coordinates."
    ), rules: one)
  static let outset = MappingKind(
    "'outset'", "outset", "How far the bounds grow on each side.", [OutsetKey.self],
    otherForms: (
      [.number], "How far the bounds grow: on all sides, or on each; negative numbers shrink."
    ),
    rules: atLeastOne)
  static let circle = MappingKind(
    "'circle'", "circle", "A circle in bounds coordinates.", [CircleKey.self])
  static let roundedRect = MappingKind(
    "'roundedRect'", "roundedRect", "The bounds with round corners.", [RoundedRectKey.self])
  static let implements = MappingKind(
    "'implements'", "implements", "Methods with how they are implemented.", [MethodKey.self],
    otherForms: (
      [
        .schema(
          [
            "type": "array", "description": "Methods that do not call super.",
            "items": ["$ref": "#/$defs/method"], "uniqueItems": true,
          ], "a list of methods")
      ], "The methods for touches and other events that the responder implements itself."
    ))
  static let implementation = MappingKind(
    "an implemented method", "implementation", "How a method is implemented.", [ImplementationKey.self])

  // MARK: - Events and expectations

  static let touch = MappingKind(
    "a touch", "touch",
    "Something that is done: by fingers, by the system, by buttons or by code. Locations are on the screen, in "
      + "points.", [TouchKey.self], rules: TouchKey.rules, hints: OtherWords.touch)
  static let step = MappingKind(
    "a step", "step", "What code does in a method.", [StepKey.self], rules: StepKey.rules)
  static let stateSteps = MappingKind(
    "the steps by state", "stateSteps", "What a method does for some states of the recognizer.",
    [StateStepsKey.self],
    otherForms: (
      [.list(.definition("step"))], "What a method does: always the same, or by the recognizer's state."
    ),
    rules: atLeastOne)
  static let drag = MappingKind("'drag'", "drag", "Down, straight moves in equal steps, up.", [DragKey.self])
  static let swipe = MappingKind(
    "'swipe'", "swipe", "A quick drag, to a point or in a direction.", [SwipeKey.self],
    rules: ["oneOf": anyOf(["to", "direction"]), "dependentRequired": ["distance": ["direction"]]])
  static let pinch = MappingKind("'pinch'", "pinch", "Two fingers whose distance changes.", [PinchKey.self])
  static let rotate = MappingKind(
    "'rotate'", "rotate", "Two fingers that turn around a point between them.", [RotateKey.self])
  static let insertion = MappingKind(
    "'insertSubview'", "insertion", "A view and its place among the subviews.", [InsertionKey.self],
    rules: ["oneOf": anyOf(InsertionKey.places.map(\.rawValue))])
  static let setProperties = MappingKind(
    "'set'", "setProperties",
    "Properties and other keys of an object with the values that they are set to, in order.",
    rows: FileProperty.rows(FileProperty.settable) + SettableKeys.rows,
    rules: atLeastOne)
  package static let expectation = MappingKind(
    "an expectation", "expectation", "What is expected.", [ExpectationKey.self], rules: expecting,
    hints: OtherWords.expectation)
  static let variantExpectation = MappingKind(
    "an expectation of a variant", "variantExpectation", "What is expected with the values of a variant.",
    [VariantExpectationKey.self, ExpectationKey.self], rules: expecting, hints: OtherWords.expectation)
  static let calls = MappingKind(
    "'calls'", "calls", "What is expected of the calls.", [CallsKey.self],
    otherForms: (
      [.list(.definition("expectedCall"))],
      "The order of calls: all of them, or by key. A call is written receiver.call."
    ),
    rules: [
      "anyOf": anyOf(CallsKey.allCases.filter { $0 != .of }.map(\.rawValue)),
      "dependentRequired": ["of": ["exactly"]],
    ])
  static let expectedCall = MappingKind(
    "an expected call", "expectedCall", "A call with its touch and time.", [ExpectedCallKey.self],
    otherForms: ([.call], "A call: Button.touchesBegan, or with its touch and time."))
  static let expectedAction = MappingKind(
    "an expected action", "expectedAction", "An action with its time.", [ExpectedActionKey.self],
    otherForms: ([.selector], "An action that is sent: save, 'Button.save -> Editor', or with its time."))
  static let expectedStates = MappingKind(
    "the states of a recognizer", "expectedStates", "What is expected of the states.",
    [ExpectedStatesKey.self],
    otherForms: (
      [.word(ExpectedStatesKey.enterable), .list(.word(ExpectedStatesKey.enterable))],
      "The states of a recognizer: one, a list, or by key."
    ),
    rules: atLeastOne)
  static let expectedProperties = MappingKind(
    "'properties'", "expectedProperties",
    "Properties of an object with the values that they have, or the limits of these.", [],
    rows: FileProperty.expectable.map { ($0.name, $0.rowOfExpectation) }, rules: atLeastOne)

  static let numberLimits = limits("numberLimits", of: .number(PropertyType.anyNumber), "Limits of a number.")
  static let pointLimits = limits(
    "pointLimits", of: .point, "Limits of each of two numbers, or of one of them.",
    ValueLimit.Part.allCases.map { part in
      (part.rawValue, KeyRow(.definition("numberLimits"), "The limits of \(part.rawValue) alone."))
    })
  static let sizeLimits = limits("sizeLimits", of: .point, "Limits of width and height.")
  static let rectLimits = limits("rectLimits", of: .rect, "Limits of each of four numbers.")

  private static func limits(
    _ definition: String, of type: PropertyType, _ sentence: String,
    _ parts: [(key: String, row: KeyRow)] = []
  ) -> MappingKind {
    MappingKind(
      "a mapping of limits", definition, sentence,
      rows: ValueLimit.Comparison.allCases.map { ($0.rawValue, $0.row(type)) } + parts, rules: atLeastOne)
  }

  /// The limits that can be expected of a property; nil for a property without numbers.
  static func limits(of type: PropertyType) -> MappingKind? {
    switch type {
    case .number, .integer, .limit: numberLimits
    case .point: pointLimits
    case .size: sizeLimits
    case .rect: rectLimits
    case .bool, .insets, .transform, .color, .text, .names, .word, .words: nil
    }
  }

  /// The object, every key that an object can have, and the settings of the simulation.
  package static let variant: MappingKind = {
    let kinds = [configuration, view, window, controller, recognizer, gestureDelegate, delegate]
    let system = DocumentKey.system.rawValue
    var rows = [
      (system, KeyRow(.schema(ScenarioSchema.variantValues(of: system, in: [document]), "a list of values")))
    ]
    var seen = ScenarioEdit.invariableKeys
    for key in kinds.flatMap(\.keys) where seen.insert(key).inserted {
      rows.append(
        (key, KeyRow(.schema(ScenarioSchema.variantValues(of: key, in: kinds), "a list of values"))))
    }
    return MappingKind(
      "a variant", "variant", "A property with its values: the scenario is run with each of them.",
      [VariantKey.self], rows: rows, rules: oneProperty)
  }()

  /// The keys of a variant; the remaining one is the property.
  package static let keysOfVariant = VariantKey.allCases.map(\.rawValue)

  /// One property besides the keys of a variant: a setting of the simulation without an object, a key of the object
  /// otherwise.
  private static let oneProperty: JSONValue = {
    let setting: JSONValue = ["$ref": "#/$defs/settingName"]
    let own: JSONValue = ["enum": .array(VariantKey.allCases.map { .string($0.rawValue) })]
    let choices: [[VariantKey]] = [[], [.expect], [.expect, .inherits]]
    let counts = choices.flatMap { [$0, [.object] + $0] }.map { present -> JSONValue in
      let count = JSONValue.number(Double(present.count + 1))
      let absent = VariantKey.allCases.filter { !present.contains($0) }.map(\.rawValue)
      let condition: JSONValue = ["required": .array(present.map { .string($0.rawValue) })]
      return [
        "if": absent.isEmpty ? condition : condition.adding(["not": ["anyOf": anyOf(absent)]]),
        "then": ["minProperties": count, "maxProperties": count],
      ]
    }
    return [
      "if": ["required": ["object"]],
      "then": ["propertyNames": ["not": setting]],
      "else": ["propertyNames": ["anyOf": [setting, own]]],
      "dependentRequired": ["inherits": ["expect"]], "allOf": .array(counts),
    ]
  }()

  /// Every kind of mapping that a scenario file has.
  package static let all = [
    document, localized, device, configuration, application, delegate, scene, view, window, controller,
    sheet, detent, popover, navigationItem, swipeActions, swipeAction, recognizer, interaction, keyCommand,
    gestureDelegate, gestureAnswers, answer, condition,
    hitCondition, selection,
    controlAction,
    recognizerAction,
    hitTest, pointInside, outset, circle, roundedRect, implements, implementation,
    touch, step, stateSteps, drag, swipe, pinch, rotate, insertion, setProperties,
    expectation, variantExpectation, calls, expectedCall, expectedAction, expectedStates, expectedProperties,
    numberLimits, pointLimits, sizeLimits, rectLimits, variant,
  ]

  // MARK: - Rules

  /// At least one expectation, and a touch or a time only with expectations that it applies to.
  private static let expecting: JSONValue = [
    "anyOf": anyOf(ExpectationKey.allCases.filter { $0.wants.isEmpty }.map(\.rawValue)),
    "dependentSchemas": .object(
      ExpectationKey.allCases.filter { !$0.wants.isEmpty }.map {
        JSONValue.Member($0.rawValue, ["anyOf": anyOf($0.wants.map(\.rawValue))])
      }),
  ]

  private static let one: JSONValue = ["minProperties": 1, "maxProperties": 1]
  /// One of some keys, with or without the steps of the method.
  private static func oneBesidesSteps(_ keys: [some FileKey]) -> JSONValue {
    ["oneOf": .array(required(keys.map(\.rawValue)))]
  }

  private static let atLeastOne: JSONValue = ["minProperties": 1]

  private static let geometry: JSONValue = [
    "dependentRequired": ["bounds": ["center"], "center": ["bounds"]],
    "not": ["required": ["frame", "bounds"]],
  ]

  static func anyOf(_ keys: [String]) -> JSONValue { .array(required(keys)) }

  static func required(_ keys: [String]) -> [JSONValue] { keys.map { ["required": [.string($0)]] } }
}

/// The names of what a scenario can declare and do, for counting the examples.
package enum KindNames {
  /// The methods and properties that an app overrides or implements, in the order of the documentation.
  package static let overrides =
    [ViewKey.hitTest, .pointInside].map(\.rawValue) + [ResponderKey.next.rawValue]
    + MethodKey.allCases.map(\.rawValue)
    + ResponderKey.allCases.filter { !besides.contains($0) }.map(\.rawValue)
    + ViewKey.allCases.filter { !ofPlaces.contains($0) }.map(\.rawValue)

  /// The events of the screen and the application.
  package static let events = TouchKey.kinds.map(\.rawValue)

  /// Keys that declare no code of an app; `next` is listed with the search for the view.
  private static let besides: Set<ResponderKey> = [
    .id, .className, .implements, .isFirstResponder, .unknown, .next,
  ]

  private static let ofPlaces: Set<ViewKey> = [
    .baseClass, .frame, .bounds, .center, .actions, .gestureRecognizers, .interactions, .viewController,
    .subviews,
    .hitTest, .pointInside, .linkRects, .selectionRects, .hostingContent, .swipeActions, .refreshControl,
  ]
}

/// The keys that `set` can set besides properties: answers, overrides and relations of objects.
enum SettableKeys {
  private static let ofResponders: [ResponderKey] = [
    .next, .implements, .performs, .canPerformAction, .gestureRecognizerDelegate, .canBecomeFirstResponder,
    .canResignFirstResponder, .becomeFirstResponder, .resignFirstResponder, .editingInteractionConfiguration,
  ]
  private static let ofViews: [ViewKey] = [
    .gestureRecognizerShouldBegin, .touchesShouldBegin, .touchesShouldCancel, .beginTracking,
    .continueTracking, .hitTest, .pointInside, .viewForZooming, .shouldHighlight, .willSelect, .shouldSelect,
    .shouldDeselect, .shouldBeginMultipleSelectionInteraction, .itemsForBeginning, .canMoveItem,
    .targetIndexPathForMove, .canPerformPrimaryAction, .shouldScrollToTop,
  ]
  private static let ofRecognizers: [RecognizerKey] = [
    .requiresFailureOf, .delegate, .canPrevent, .canBePrevented, .shouldRequireFailure,
    .shouldBeRequiredToFail, .ignores,
  ]

  /// The keys with their values, each once, in the order of the documentation.
  static let rows: [(key: String, row: KeyRow)] = {
    let all =
      ofResponders.map { ($0.rawValue, $0.row) } + ofViews.map { ($0.rawValue, $0.row) }
      + ofRecognizers.map { ($0.rawValue, $0.row) } + GestureAnswerKey.allCases.map { ($0.rawValue, $0.row) }
    var seen: Set<String> = []
    return all.filter { seen.insert($0.0).inserted }
  }()

  static let names = Set(rows.map(\.key))
}
