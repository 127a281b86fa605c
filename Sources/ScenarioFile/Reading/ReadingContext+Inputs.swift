// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace

extension ScenarioReading {
  /// What is done without fingers.
  func input(_ kind: TouchKey, _ value: SourceNode) -> ScenarioTouch.Action? {
    let key = kind.rawValue
    switch kind {
    case .hover: return value.text == "none" ? .hover(nil) : hover(value, key)
    case .interrupt: return name(value, key).map { .interrupt($0) }
    case .remote: return word(value, key, of: Self.remoteCommands).map { .remote($0) }
    case .command: return selector(value, key).map { .command($0) }
    case .menu: return menu(value, key)
    case .set: return set(value, key)
    case .wait: return number(value, key, in: Self.times).map { .wait($0) }
    default: return nil
    }
  }

  private func hover(_ node: SourceNode, _ key: String) -> ScenarioTouch.Action? {
    guard case .list = node.content else {
      expected("2 numbers [x, y], or none", for: key, found: node)
      return nil
    }
    return point(node, key).map { .hover($0) }
  }

  private func menu(_ node: SourceNode, _ key: String) -> ScenarioTouch.Action? {
    list(node, key, "a list of actions, such as [cut, copy, paste]", atLeast: 1)
      .map { .menu($0.compactMap { selector($0, key) }) }
  }

  private func set(_ node: SourceNode, _ key: String) -> ScenarioTouch.Action? {
    if case .mapping(let entries) = node.content, entries.count > 1 {
      report(
        node.place, "'set' takes one object, found \(entries.count)", hint: "write an entry for each object")
      return nil
    }
    return objects(node, key, of: "{property: value}") { id, entry in
      let values = assignments(entry.value, of: id, at: entry.place)
      let hasProperty = values.contains { if case .property = $0 { true } else { false } }
      note(
        ScenarioReference(
          id: id, place: entry.place, key: key, wanted: hasProperty ? .viewOrRecognizer : .object))
      return ScenarioTouch.Action.set(object: id, values: values)
    }.first
  }

  func call(_ node: SourceNode, _ fields: Fields) -> ScenarioTouch.Action? {
    guard let method = word(node, TouchKey.call.rawValue, as: CallMethod.self) else { return nil }
    let word = method.rawValue
    var object: String?
    switch (fields[TouchKey.on], method.receiver) {
    case (let node?, let wanted?): object = reference(node, TouchKey.on.rawValue, wanted)
    case (nil, .some):
      missing("'\(word)' needs an object", in: fields, hint: "give its id, such as on: Button")
    case (.some, nil):
      report(fields.keyPlace(TouchKey.on), "'\(word)' is a method of the application and takes no 'on'")
    case (nil, nil): break
    }
    var argument: PropertyValue?
    switch (fields[TouchKey.with], method.argument) {
    case (let node?, let type?): argument = self.argument(node, type)
    case (nil, let type?):
      missing(
        "'\(word)' needs 'with'", in: fields,
        hint: "\(type.words.filter { $0 != "`" }), such as with: \(type.example)")
    case (.some, nil):
      report(fields.keyPlace(TouchKey.with), "'\(word)' takes no 'with'")
    case (nil, nil): break
    }
    return .call(object: object, method: word, argument: argument)
  }

  private func argument(_ node: SourceNode, _ type: CallMethod.Argument) -> PropertyValue? {
    let key = TouchKey.with.rawValue
    switch type {
    case .view: return reference(node, key, .view).map { .text($0) }
    case .recognizer: return reference(node, key, .recognizer).map { .text($0) }
    case .controller: return reference(node, key, .controller).map { .text($0) }
    case .controlEvent: return controlEvent(node, key).map { .text($0) }
    case .point: return point(node, key).map { .numbers([$0.x, $0.y]) }
    case .insertion: return insertion(node)
    }
  }

  /// A view and its place among the subviews: `{view: Card, above: Button}`.
  private func insertion(_ node: SourceNode) -> PropertyValue? {
    guard let fields = fields(node, .insertion, needing: InsertionKey.self),
      let viewNode = fields[InsertionKey.view]
    else { return nil }
    let places = InsertionKey.places.filter { fields[$0] != nil }
    guard places.count == 1, let place = places.first, let placeNode = fields[place] else {
      let found = places.isEmpty ? "none of them" : places.map(\.rawValue).joined(separator: " and ")
      missing(
        "'insertSubview' takes one of \(InsertionKey.places.map(\.rawValue).joined(separator: ", ")), found \(found)",
        in: fields)
      return nil
    }
    guard let view = reference(viewNode, InsertionKey.view.rawValue, .view) else { return nil }
    let target =
      place == .at
      ? integer(fields, place).map(String.init) : reference(placeNode, place.rawValue, .view)
    return target.map { .texts([view, place.rawValue, $0]) }
  }

  static let motions = ["shake"]

  /// Remote-control commands, by UIKit's names of event subtypes.
  static let remoteCommands = [
    "play", "pause", "stop", "togglePlayPause", "nextTrack", "previousTrack",
    "beginSeekingBackward", "endSeekingBackward", "beginSeekingForward", "endSeekingForward",
  ]
}

/// The methods that `call` can call.
package enum CallMethod: String, CaseIterable {
  case becomeFirstResponder, resignFirstResponder
  case removeFromSuperview, addSubview, insertSubview, bringSubviewToFront, sendSubviewToBack, endEditing
  case sendActions, cancelTracking
  case addGestureRecognizer, removeGestureRecognizer
  case setContentOffset, setTranslation
  case reloadData
  case makeKey, makeKeyAndVisible
  case present, dismiss, pushViewController, popViewController
  case require
  case beginIgnoringInteractionEvents, endIgnoringInteractionEvents

  /// What the method is called on; nil for the application.
  package var receiver: ObjectIndex.Wanted? {
    switch self {
    case .becomeFirstResponder, .resignFirstResponder: .responder
    case .removeFromSuperview, .addSubview, .insertSubview, .bringSubviewToFront, .sendSubviewToBack,
      .endEditing,
      .addGestureRecognizer, .removeGestureRecognizer:
      .view
    case .sendActions, .cancelTracking: .control
    case .setContentOffset: .scrollView
    case .setTranslation: .panRecognizer
    case .makeKey, .makeKeyAndVisible: .window
    case .reloadData: .cellList
    case .present, .dismiss: .controller
    case .pushViewController, .popViewController: .navigationController
    case .require: .recognizer
    case .beginIgnoringInteractionEvents, .endIgnoringInteractionEvents: nil
    }
  }

  /// What the method takes; nil for nothing.
  package var argument: Argument? {
    switch self {
    case .addSubview, .bringSubviewToFront, .sendSubviewToBack: .view
    case .addGestureRecognizer, .removeGestureRecognizer, .require: .recognizer
    case .present, .pushViewController: .controller
    case .sendActions: .controlEvent
    case .setContentOffset, .setTranslation: .point
    case .insertSubview: .insertion
    default: nil
    }
  }

  package enum Argument {
    case view, recognizer, controller, controlEvent, point, insertion

    /// What to write, in words.
    package var words: String {
      switch self {
      case .view: "the id of a view"
      case .recognizer: "the id of a gesture recognizer"
      case .controller: "the id of a view controller"
      case .controlEvent: "a control event"
      case .point: "a point"
      case .insertion: "a view with `at`, `above` or `below`"
      }
    }

    var example: String {
      switch self {
      case .view: "Card"
      case .recognizer: "tap"
      case .controller: "Sheet"
      case .controlEvent: "touchUpInside"
      case .point: "[0, 100]"
      case .insertion: "{view: Card, above: Button}"
      }
    }
  }
}
