// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel

extension ScenarioReading {
  func recognizer(_ node: SourceNode) -> ScenarioGestureRecognizer? {
    // Without a class nothing is known of its properties.
    guard let fields = fields(node, .recognizer, needing: RecognizerKey.self),
      let className = value(fields, RecognizerKey.className, Form.name)
    else { return nil }
    var recognizer = ScenarioGestureRecognizer(className: className)
    fill(&recognizer, from: fields)
    return recognizer
  }

  /// Keys that the mapping does not have stay as they are.
  func fill(_ recognizer: inout ScenarioGestureRecognizer, from fields: Fields) {
    fill(&recognizer, from: fields, RecognizerKey.rows)
    readProperties(
      fields, FileProperty.keysOfRecognizers, into: &recognizer.properties, of: "this recognizer",
      recognizer.className, simulated: recognizer.simulatedClass)
    checkTaps(of: recognizer, fields)
  }

  /// A tap has at least one tap; a long press may have none before it.
  private func checkTaps(of recognizer: ScenarioGestureRecognizer, _ fields: Fields) {
    let key = "numberOfTapsRequired"
    let taps: Double? = recognizer.properties[key]
    if recognizer.simulatedClass == "UITapGestureRecognizer", taps == 0 {
      report(fields.values[key]?.value.place ?? fields.place, "'\(key)' of a tap is at least 1, found 0")
    }
  }

  /// Who is the delegate of a recognizer; nil for nobody.
  func delegateChoice(_ node: SourceNode, _ key: String) -> ScenarioDelegateChoice? {
    guard case .mapping = node.content else {
      if node.text == "none" { return nil }
      return reference(node, key, .delegate).map { .object($0) }
    }
    guard let fields = fields(node, .gestureDelegate) else { return nil }
    var delegate = ScenarioGestureDelegate()
    fill(&delegate, from: fields)
    return .own(delegate)
  }

  /// Keys that the mapping does not have stay as they are.
  func fill(_ delegate: inout ScenarioGestureDelegate, from fields: Fields) {
    fill(&delegate, from: fields, GestureDelegateKey.rows)
    fill(&delegate.answers, from: fields, GestureAnswerKey.rows)
  }

  /// What a responder answers as the delegate of recognizers.
  func gestureAnswers(_ node: SourceNode) -> ScenarioGestureAnswers? {
    guard let fields = fields(node, .gestureAnswers) else { return nil }
    var answers = ScenarioGestureAnswers()
    fill(&answers, from: fields, GestureAnswerKey.rows)
    return answers
  }

  // MARK: Actions

  func recognizerAction(_ node: SourceNode) -> ScenarioTargetAction? {
    fields(node, .recognizerAction).map { action($0, RecognizerActionKey.rows) }
  }

  /// The actions of a control: one for each event.
  func controlActions(_ node: SourceNode, _ key: String) -> [ScenarioTargetAction] {
    items(node, key, of: "actions").flatMap { node -> [ScenarioTargetAction] in
      guard let fields = self.fields(node, .controlAction) else { return [] }
      let action = action(fields, ActionKey.rows)
      return controlEvents(fields).map { event in
        var action = action
        action.event = event
        return action
      }
    }
  }

  /// What is sent when a cell is selected.
  func cellActions(_ node: SourceNode, _ key: String) -> [ScenarioTargetAction] {
    items(node, key, of: "actions").compactMap { node in
      guard let fields = self.fields(node, .controlAction) else { return nil }
      for key in [ActionKey.event, .steps] where fields[key] != nil {
        report(
          fields.keyPlace(key), "'\(key.rawValue)' does not go with the action of a cell",
          hint: "it is sent when the cell is selected; what code does then is the table's 'didSelect'")
      }
      return action(fields, RecognizerActionKey.sent)
    }
  }

  private func action(_ fields: Fields, _ rows: ItemRows<ScenarioTargetAction>) -> ScenarioTargetAction {
    checkNeeded(RecognizerActionKey.self, in: fields, of: "the action")
    var action = ScenarioTargetAction(action: "")
    fill(&action, from: fields, rows)
    return action
  }

  /// The target of an action: an identifier, any other text, or nil. Here quotes make the word `nil` a text.
  func target(_ node: SourceNode, _ key: String) -> String? {
    node.isNull || node.word == "nil" ? nil : name(node, key)
  }

  private func controlEvents(_ fields: Fields) -> [String] {
    guard let node = fields[ActionKey.event] else {
      missing("the action has no 'event'", in: fields, hint: "such as event: touchUpInside")
      return []
    }
    guard case .list(let items) = node.content else {
      return controlEvent(node, ActionKey.event.rawValue).map { [$0] } ?? []
    }
    if items.isEmpty { report(node.place, "'event' lists no control event") }
    return items.compactMap { controlEvent($0, ActionKey.event.rawValue) }
  }

  func controlEvent(_ node: SourceNode, _ key: String) -> String? {
    guard let text = node.text, Self.controlEvents.contains(text) else {
      let near = node.text.flatMap { Spelling.nearest(to: $0, in: Self.controlEvents) }
      expected(
        "a control event such as touchUpInside", for: key, found: node,
        hint: near.map { "did you mean '\($0)'?" })
      return nil
    }
    return text
  }

  /// The names of control events within that of one, or of several such as `allTouchEvents`.
  static func controlEvents(within name: String) -> [String] {
    guard let whole = UIControl.Event(name: name) else { return [] }
    return controlEvents.filter { UIControl.Event(name: $0)?.isSubset(of: whole) ?? false }
  }

  /// UIKit's names of `UIControl.Event`.
  static let controlEvents = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "menuActionTriggered",
    "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
    "allTouchEvents", "allEditingEvents", "applicationReserved", "systemReserved", "allEvents",
  ]
}
