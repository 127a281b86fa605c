// SPDX-License-Identifier: Apache-2.0

import InputFile
package import Trace
import UIKitModel

/// The calls that one sort of object can get or make. The check of expectations, the schema and the documentation take
/// their names from here.
package struct CallNames: Sendable {
  package let kind: CallKind

  /// Whose calls they are.
  package let receiver: ObjectIndex.Wanted

  package let names: [String]

  /// What may follow the name.
  package let rest: Rest

  /// What a line may say of a call beyond its name.
  package enum Rest: Sendable {
    case nothing

    /// `-> true`.
    case answer

    /// `(pan, press) -> true`: recognizers and the touch.
    case question

    /// `(ended) -> Editor`: the state or the control event of an action, and its target; a command has no first. The
    /// target is nil where it is looked for.
    case action(causes: [String], target: String?)

    /// `(save:) -> true`: the action, and whether a method was called.
    case command

    /// `(Row)`: a view.
    case view

    /// `(select)`: one of the inputs of a sort that the scenario has.
    case input(Input)
  }

  /// A sort of input that such calls come of, by its key.
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
    CallNames(.callbacks, .tableView, ["didSelectRow", "didDeselectRow"], .view),
    CallNames(.callbacks, .collectionView, ["didSelectItem", "didDeselectItem"], .view),
    CallNames(.hitTests, .view, ["hitTest", "pointInside"]),
    CallNames(.sendEvent, .sender, ["sendEvent"]),
    CallNames(.code, .responder, ["becomeFirstResponder", "resignFirstResponder"], .answer),
    CallNames(.code, .view, ["endEditing"], .answer),
    CallNames(.code, .application, ["sendAction"], .command),
  ]

  /// The methods for one sort of event.
  private static func methods(_ start: String) -> [String] {
    MethodKey.allCases.map(\.rawValue).filter { $0.hasPrefix(start) }
  }

  /// What documents say of actions, whose names are the app's.
  package static let actions = [
    "`actions`", "a control, a gesture recognizer, or nobody",
    "those of `actions` and `command`, without the sender too", Rest.action(causes: [], target: nil).words,
  ]

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

extension CallNames.Rest {
  /// What a person writes.
  package var words: String {
    switch self {
    case .nothing: ""
    case .answer: "`-> true`"
    case .question: "`(pan, press) -> true`: the recognizers that are not asked and the touch, and the answer"
    case .action: "`(ended) -> Editor`: the state or the control event, and the target"
    case .command: "`(undo) -> true`: the action of a command, and whether anybody performed it"
    case .view: "`(Row)`: the cell"
    case .input(.press): "`(select)`: the button or key"
    case .input(.motion): "`(\(ScenarioReading.motions[0]))`"
    case .input(.remote): "`(\(ScenarioReading.remoteCommands[0]))`"
    }
  }
}
