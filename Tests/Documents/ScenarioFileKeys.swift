// SPDX-License-Identifier: Apache-2.0

import HitPath
import HitPathCommands
import InputFile
import Trace
import UIKitModel

@testable import ScenarioFile

/// The keys of a scenario file, by what they are keys of.
enum KeyLists {
  typealias Rows = [(key: String, row: KeyRow)]

  static let all: [(name: String, rows: Rows)] = [
    ("a scenario", rows(DocumentKey.self)),
    ("the application", rows(ApplicationKey.self) + rows(DelegateKey.self)),
    ("a responder", rows(ResponderKey.self)), ("a window", rows(WindowKey.self)),
    ("a view", rows(ViewKey.self)),
    ("a gesture recognizer", rows(RecognizerKey.self)), ("an action", rows(RecognizerActionKey.self)),
    ("a step", rows(StepKey.self)),
    ("a delegate", rows(GestureDelegateKey.self) + rows(GestureAnswerKey.self)),
    ("a condition", rows(ConditionKey.self)), ("a condition of hitTest", rows(HitConditionKey.self)),
    ("a view controller", rows(ControllerKey.self)), ("a navigation item", rows(NavigationItemKey.self)),
    ("a sheet", rows(SheetKey.self)), ("a detent", rows(DetentKey.self)),
    ("a popover", rows(PopoverKey.self)),
    ("an interaction", rows(InteractionKey.self)), ("a key command", rows(KeyCommandKey.self)),
    ("what stands beside it", rows(TouchKey.allCases.filter { !TouchKey.kinds.contains($0) || $0 == .to })),
    ("insertSubview", rows(InsertionKey.self)), ("an expectation", rows(ExpectationKey.self)),
    ("calls", rows(CallsKey.self)), ("expected calls", rows(ExpectedCallKey.self)),
    ("expected actions", rows(ExpectedActionKey.self)), ("expected states", rows(ExpectedStatesKey.self)),
    ("a variant", rows(VariantKey.self)), ("an expectation of a variant", rows(VariantExpectationKey.self)),
  ]

  private static func rows<Key: FileKey>(_ keys: Key.Type) -> Rows { rows(Array(keys.allCases)) }

  private static func rows<Key: FileKey>(_ keys: [Key]) -> Rows { keys.map { ($0.rawValue, $0.row) } }
}
