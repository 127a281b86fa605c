// SPDX-License-Identifier: Apache-2.0

import Trace

extension ReadingContext {
  func recognizer(_ node: SourceNode) -> ScenarioGestureRecognizer? {
    guard let fields = fields(node, .recognizer) else { return nil }
    let className = name(fields, RecognizerKey.className)
    if fields[RecognizerKey.className] == nil {
      missing(
        "the gesture recognizer has no 'class'", in: fields, hint: "such as class: UITapGestureRecognizer")
    }
    var recognizer = ScenarioGestureRecognizer(className: className ?? "UIGestureRecognizer")
    if let node = fields[RecognizerKey.id], let id = identifier(node, "id") {
      define(id, at: node.place)
      recognizer.id = id
    }
    if let node = fields[RecognizerKey.baseClass] {
      recognizer.baseClass = word(
        node, RecognizerKey.baseClass.rawValue, of: ScenarioGestureRecognizer.classNames)
    }
    recognizer.actions = list(fields, RecognizerKey.actions, of: "actions").compactMap { node in
      self.fields(node, .recognizerAction).map { action($0) }
    }
    if className != nil {
      recognizer.properties = properties(
        fields, FileProperty.keysOfRecognizers, of: "this recognizer", recognizer.className,
        simulated: recognizer.simulatedClass)
      checkTaps(of: recognizer, fields)
    }
    recognizer.requiresFailureOf =
      fields[RecognizerKey.requiresFailureOf].flatMap {
        ids($0, RecognizerKey.requiresFailureOf.rawValue, .recognizer)
      } ?? []
    recognizer.delegate = fields[RecognizerKey.delegate].flatMap(gestureDelegate)
    recognizer.canPrevent = answer(fields, RecognizerKey.canPrevent)
    recognizer.canBePrevented = answer(fields, RecognizerKey.canBePrevented)
    recognizer.shouldRequireFailure = answer(fields, RecognizerKey.shouldRequireFailure)
    recognizer.shouldBeRequiredToFail = answer(fields, RecognizerKey.shouldBeRequiredToFail)
    recognizer.ignores = answer(fields, RecognizerKey.ignores)
    return recognizer
  }

  /// A tap has at least one tap; a long press may have none before it.
  private func checkTaps(of recognizer: ScenarioGestureRecognizer, _ fields: Fields) {
    let key = "numberOfTapsRequired"
    let taps: Double? = recognizer.properties[key]
    if recognizer.simulatedClass == "UITapGestureRecognizer", taps == 0 {
      report(fields.values[key]?.value.place, "'\(key)' of a tap is at least 1, found 0")
    }
  }

  private func gestureDelegate(_ node: SourceNode) -> ScenarioGestureDelegate? {
    guard let fields = fields(node, .gestureDelegate) else { return nil }
    var delegate = ScenarioGestureDelegate()
    if let node = fields[GestureDelegateKey.id], let id = identifier(node, "id") {
      define(id, at: node.place)
      delegate.id = id
    }
    delegate.shouldReceiveEvent = answer(fields, GestureDelegateKey.shouldReceiveEvent)
    delegate.shouldReceiveTouch = answer(fields, GestureDelegateKey.shouldReceiveTouch)
    delegate.shouldBegin = answer(fields, GestureDelegateKey.shouldBegin)
    delegate.shouldRecognizeSimultaneously = answer(fields, GestureDelegateKey.shouldRecognizeSimultaneously)
    delegate.shouldRequireFailure = answer(fields, GestureDelegateKey.shouldRequireFailure)
    delegate.shouldBeRequiredToFail = answer(fields, GestureDelegateKey.shouldBeRequiredToFail)
    return delegate
  }

  // MARK: Actions

  /// The actions of a control: one for each event.
  func controlActions(_ fields: Fields) -> [TraceAction] {
    list(fields, ViewKey.actions, of: "actions").flatMap { node -> [TraceAction] in
      guard let fields = self.fields(node, .controlAction) else { return [] }
      let action = action(fields)
      return controlEvents(fields).map { event in
        var action = action
        action.event = event
        return action
      }
    }
  }

  private func action(_ fields: Fields) -> TraceAction {
    if fields[ActionKey.action] == nil {
      missing("the action has no 'action'", in: fields, hint: "the method's name, such as action: save")
    }
    var action = TraceAction(action: name(fields, ActionKey.action) ?? "")
    action.target = fields[ActionKey.target].flatMap { target($0) }
    return action
  }

  /// The target of an action: an identifier, any other text, or nil. Here quotes make the word `nil` a text.
  private func target(_ node: SourceNode) -> String? {
    node.isNull || node.word == "nil" ? nil : name(node, "target")
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

  /// UIKit's names of `UIControl.Event`.
  static let controlEvents = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "menuActionTriggered",
    "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
    "allTouchEvents", "allEditingEvents", "applicationReserved", "systemReserved", "allEvents",
  ]
}
