// SPDX-License-Identifier: Apache-2.0

package import InputFile
package import Trace
import UIKitModel

enum ExpectationKey: String, ItemKey {
  case touch, hitView, hitOrder, chain, chainBegins, decidedBy, doubts
  case calls, actions, states, received, firstResponder, properties, at, cycles

  /// The keys that a touch or a time applies to; alone it expects nothing.
  var wants: [ExpectationKey] {
    switch self {
    case .touch: [.hitView, .hitOrder, .chain, .chainBegins, .decidedBy, .doubts]
    case .at: [.firstResponder, .properties]
    default: []
    }
  }

  var itemRow: ItemRow<ScenarioExpectation> {
    switch self {
    case .touch:
      ItemRow(
        \.touch, Form.integer(1...1_000_000),
        "Which touch `hitView`, `hitOrder`, `chain`, `chainBegins`, `decidedBy` and `doubts` are about, from 1 in the "
          + "order of touch-down.",
        whenAbsent: "1", defaultValue: 1)
    case .hitView: ItemRow(\.hitView, Form.expectedObject(.view), "The hit-test view, or nil for none.")
    case .hitOrder:
      ItemRow(
        \.hitOrder, Form.expectedObjects(.view),
        "The views whose hitTest was called in one traversal, in order.")
    case .chain:
      ItemRow(\.chain, Form.expectedObjects(.responder), "The responders from the hit view to the end.")
    case .chainBegins:
      ItemRow(
        \.chainBegins, Form.expectedObjects(.responder, atLeast: 1),
        "The first of these responders; whatever comes after them.")
    case .decidedBy:
      ItemRow(
        \.decidedBy, Form.word(of: Decider.self),
        "Who decides in the end what becomes of the touch: UIKit's rules, code of the app of which the file does not "
          + "tell, or a framework inside its views (OW-83).")
    case .doubts:
      ItemRow(
        \.doubts, Form.doubts,
        "Which parts of the system, which are not simulated, may take the touch all the same; an empty list for nothing."
      )
    case .calls: ItemRow(\.calls, Form.calls)
    case .actions:
      ItemRow(\.actions, Form.expectedActions, "The actions that are sent, all of them, in order.")
    case .states:
      ItemRow(\.states, Form.states, "The states of recognizers, by identifier.", defaultValue: [])
    case .received:
      ItemRow(
        \.received, Form.received, "The methods that objects receive, all of them, in order, by identifier.",
        defaultValue: [])
    case .firstResponder:
      ItemRow(
        \.firstResponder, Form.expectedObject(.responder),
        "The first responder of the key window, or nil for none.")
    case .properties:
      ItemRow(
        \.properties, Form.expectedProperties, "The values of properties, by identifier.", defaultValue: [])
    case .at:
      ItemRow(
        \.at, Form.time,
        "When `firstResponder` and `properties` are looked at: after all that happens at this time, in seconds "
          + "from the start.", whenAbsent: "at the end")
    case .cycles:
      ItemRow(
        \.cycles, Form.cycles,
        "Recognizers that wait for each other, or one that waits for itself; an empty list for none.")
    }
  }
}

enum CallsKey: String, ItemKey {
  case of, exactly, includes, inAnyOrder, counts, never

  var itemRow: ItemRow<ScenarioCalls> {
    switch self {
    case .of:
      ItemRow(
        \.of, Form.kindsOfCalls, "The kinds of calls that `exactly` lists.",
        whenAbsent: "all but \(Self.unusualKinds)")
    case .exactly:
      ItemRow(
        .list(.definition("expectedCall")),
        "All calls of these kinds, in order: whatever is not in the list does not come.",
        read: { $2.exactly = $0.callList($1.value, .exactly, $2.kinds) },
        write: { writer, calls in calls.exactly.map { writer.callList($0) } })
    case .includes:
      ItemRow(\.includes, Form.someCalls(self), "Calls that come in this order, whatever is between them.")
    case .inAnyOrder:
      ItemRow(
        \.inAnyOrder, Form.someCalls(self, atMost: Self.mostInAnyOrder),
        "Calls that all come, in whatever order; one that stands twice comes twice.")
    case .counts:
      ItemRow(
        \.counts, Form.callCounts, "How often calls come: `{Slider.valueChanged: 3}`.", defaultValue: [])
    case .never: ItemRow(\.never, Form.someCalls(self), "Calls that never come.")
    }
  }
}

extension CallsKey {
  /// The kinds of calls that a list covers only if `of` names them.
  private static let unusualKinds = CallKind.allCases.filter { !CallKind.defaults.contains($0) }
    .map { "`\($0.rawValue)`" }.joined(separator: ", ")

  /// The numbers that `counts` accepts.
  static let countLimits = 0...1_000_000

  /// The largest number of calls in `inAnyOrder`, since each is compared with all calls.
  static let mostInAnyOrder = 1_000
}

enum ExpectedCallKey: String, ItemKey {
  case call, touch, touches, at, location, previousLocation, phase, tapCount, point

  var itemRow: ItemRow<ScenarioCall> {
    switch self {
    case .call:
      ItemRow(\.text, Form.call, "The call, such as Button.touchesBegan.")
        .needed("such as {call: Button.touchesBegan, touch: 2}")
    case .touch:
      ItemRow(
        \.touch, Form.integer(1...1_000_000), "A touch that it is about, from 1 in the order of touch-down.")
    case .at:
      ItemRow(\.at, Form.expectedTime, "When it comes, in seconds from the start, or the limits of that.")
    case .touches:
      ItemRow(\.touches, Form.touchNumbers, "All the touches that it is about, in whatever order.")
    case .location: ItemRow(\.location, Form.point, "Where that touch is then, on the screen.")
    case .previousLocation:
      ItemRow(
        \.previousLocation, Form.point,
        "Where it was at the event before, on the screen; when it begins, where it is.")
    case .phase: ItemRow(\.phase, Form.word(Self.phases), "The phase of that touch.")
    case .tapCount:
      ItemRow(
        \.tapCount, Form.integer(0...1_000_000),
        "The tap count of that touch; 0 once it stayed too long or moved too far for a tap (TE-9).")
    case .point:
      ItemRow(\.point, Form.point, "The point that a view is asked about, in its bounds coordinates.")
    }
  }

  /// The kinds of calls for which a trace records the value.
  var kinds: Set<CallKind> {
    switch self {
    case .call, .at: Set(CallKind.allCases)
    case .touch, .touches, .location, .previousLocation, .phase, .tapCount: CallKind.aboutTouches
    case .point: [.hitTests]
    }
  }

  /// UIKit's names of a touch's phases.
  static let phases = TouchPhase.allCases.map(\.rawValue)
}

enum ExpectedActionKey: String, ItemKey {
  case action, at

  var itemRow: ItemRow<ScenarioAction> {
    switch self {
    case .action:
      ItemRow(\.text, Form.expectedAction, "The action, such as save or Button.save -> Editor.")
        .needed("such as {action: save, at: 0.5}")
    case .at:
      ItemRow(\.at, Form.expectedTime, "When it is sent, in seconds from the start, or the limits of that.")
    }
  }
}

enum ExpectedStatesKey: String, ItemKey {
  case entered, at, because

  var itemRow: ItemRow<ScenarioStates> {
    switch self {
    case .entered:
      ItemRow(
        \.entered, Form.enteredStates,
        "All states that it enters, in order, with every `changed` of a pan: one for each move after the one that begins "
          + "it. Only resets to `possible` are left out. A tap or swipe that is recognized enters `ended`; `recognized` is "
          + "another name for it.")
    case .at:
      ItemRow(
        \.at, Form.statesAtTimes, "States at times, in seconds from the start: `{0.2: began}`.",
        defaultValue: [])
    case .because: ItemRow(\.because, Form.reason, "The reason of the last change but resets.")
    }
  }

  /// All states but `possible`, which a reset enters.
  static let enterable = ScenarioReading.states.filter { $0 != GestureState.possible.rawValue }
}

extension ValueLimit.Comparison {
  /// The key with the values of a property type: a number or a list of numbers.
  package func row(_ type: PropertyType) -> KeyRow {
    let sentence =
      switch self {
      case .greaterThan: "What the value is greater than."
      case .atLeast: "The lowest that the value may be."
      case .atMost: "The highest that the value may be."
      case .lessThan: "What the value is less than."
      }
    return KeyRow(.value(type), sentence)
  }
}

/// The calls that one kind of object can get or make. The check of expectations, the schema and the documentation use
/// these names.
package struct CallNames: Sendable {
  package let kind: CallKind

  /// The kind of object that gets or makes the calls.
  package let receiver: ObjectIndex.Wanted

  package let names: [String]

  /// What may follow the name.
  package let rest: Rest

  /// The part of a line after the name of a call.
  package enum Rest: Sendable {
    case nothing

    /// `-> true`.
    case answer

    /// `(pan, press) -> true`: recognizers and the touch.
    case question

    /// `(ended) -> Editor`: the state or the control event of an action, and its target; a command has no state or
    /// event. The target is nil if UIKit looks for one.
    case action(causes: [String], target: String?)

    /// `(save:) -> true`: the action, and whether a method was called.
    case command

    /// `(Row)`: a view.
    case view

    /// `(select)`: one of the inputs of a kind that the scenario has.
    case input(Input)
  }

  /// A kind of input that causes such calls, by its key.
  package enum Input: String {
    case press, motion, remote
  }

  private init(
    _ kind: CallKind, _ receiver: ObjectIndex.Wanted, _ names: [String], _ rest: Rest = .nothing
  ) {
    (self.kind, self.receiver, self.names, self.rest) = (kind, receiver, names, rest)
  }

  private static func names<Word: EventWord>(_ words: Word...) -> [String] { words.map(\.rawValue) }

  package static let all = [
    CallNames(.touches, .responder, methods("touches")),
    CallNames(.events, .responder, methods("presses"), .input(.press)),
    CallNames(.events, .responder, methods("motion"), .input(.motion)),
    CallNames(.events, .responder, methods("remote"), .input(.remote)),
    CallNames(.recognizers, .recognizer, methods("touches")),
    CallNames(.resets, .recognizer, ["reset"]),
    CallNames(
      .questions, .gestureDelegate,
      names(
        DeliveryQuestion.shouldReceiveEvent, .shouldReceiveTouch, .shouldBegin, .shouldRequireFailureOf,
        .shouldBeRequiredToFailBy, .shouldRecognizeSimultaneouslyWith), .question),
    CallNames(
      .questions, .recognizer,
      names(
        DeliveryQuestion.shouldReceiveEvent, .shouldRequireFailureOf, .shouldBeRequiredToFailBy, .canPrevent,
        .canBePreventedBy), .question),
    CallNames(.questions, .view, names(DeliveryQuestion.shouldBegin), .question),
    CallNames(
      .questions, .scrollView, names(DeliveryQuestion.touchesShouldBegin, .touchesShouldCancel), .question),
    CallNames(.tracking, .control, names(TrackingHook.beginTracking, .continueTracking), .answer),
    CallNames(.tracking, .control, names(TrackingHook.endTracking, .cancelTracking)),
    CallNames(.controlEvents, .control, ScenarioReading.controlEvents),
    CallNames(
      .callbacks, .tableView,
      names(
        CallbackMethod.didSelectRow, .didDeselectRow, .accessoryButtonTapped, .willBeginEditingRow,
        .didEndEditingRow, .moveRow, .commitEditingStyle), .view),
    CallNames(
      .callbacks, .collectionView, names(CallbackMethod.didSelectItem, .didDeselectItem, .moveItem), .view),
    CallNames(.callbacks, .cellList, names(CallbackMethod.performPrimaryAction), .view),
    CallNames(.callbacks, .view, names(CallbackMethod.willDisplayMenu, .dragSessionWillBegin), .view),
    CallNames(.callbacks, .view, names(CallbackMethod.primaryActionFor, .shouldInteractWith)),
    CallNames(
      .callbacks, .controller,
      names(
        CallbackMethod.presentationControllerDidAttemptToDismiss, .presentationControllerDidDismiss)),
    CallNames(
      .questions, .controller,
      names(DeliveryQuestion.isModalInPresentation, .presentationControllerShouldDismiss), .question),
    CallNames(
      .questions, .cellList,
      names(
        DeliveryQuestion.shouldHighlight, .willSelect, .shouldSelect, .shouldDeselect,
        .shouldBeginMultipleSelectionInteraction, .itemsForBeginning, .canMoveItem, .targetIndexPathForMove,
        .canPerformPrimaryAction),
      .question),
    CallNames(.hitTests, .view, names(DeliveryMethod.hitTest, .pointInside)),
    CallNames(.sendEvent, .sender, names(DeliveryMethod.sendEvent)),
    CallNames(.code, .responder, names(FirstResponderMethod.become, .resign), .answer),
    CallNames(.code, .view, names(CodeMethod.endEditing), .answer),
    CallNames(.code, .application, names(DeliveryMethod.sendAction), .command),
  ]

  /// The methods for one sort of event.
  private static func methods(_ start: String) -> [String] {
    MethodKey.allCases.map(\.rawValue).filter { $0.hasPrefix(start) }
  }

  /// Any call by its name, and any action.
  static var schema: JSONValue {
    let sorts = all.map { "\($0.receiver.rawValue): \($0.names.joined(separator: ", "))" }
    let names = Array(Set(all.flatMap(\.names))).sorted().joined(separator: "|")
    return [
      "description": .string("A call, written receiver.call. The calls of \(sorts.joined(separator: "; "))."),
      "anyOf": [
        [
          "description": "A call by its name.", "type": "string",
          "pattern": .string("^.+\\.(\(names))(\\(.*\\))?( -> .+)?$"),
        ],
        ["description": "An action, with its sender or without.", "allOf": [["$ref": "#/$defs/name"]]],
      ],
    ]
  }
}
