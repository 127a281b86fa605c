// SPDX-License-Identifier: Apache-2.0

import Trace

/// What each event is about, and what it changes.
extension LaterSteps {
  func changes(of kind: TraceEvent.Kind) -> [TouchStep.Change] {
    switch kind {
    case .recognizerStateChanged(let record):
      record.from == record.to
        ? []
        : [
          TouchStep.Change(record.recognizer, "state", before: record.from.rawValue, after: record.to.rawValue)
        ]
    case .firstResponderChanged(let record):
      [
        TouchStep.Change(
          record.window, "firstResponder", before: record.from ?? "nil", after: record.to ?? "nil")
      ]
    default: []
    }
  }

  /// Whether an object stands in the record of the screen.
  private func isKnown(_ object: String) -> Bool {
    index.recognizer(object) != nil || index.responder(object).kind != .responder
  }

  /// The object that an event is about: the first that the screen has of those that it names; else the hit view, or
  /// the touch where there is none.
  func mainObject(of kind: TraceEvent.Kind) -> String {
    var objects = kind.ids(of: Self.mainRoles)
    if let sample = kind.sample { objects = [sample.view].compactMap { $0 } }
    if case .requirementCycle(let record) = kind { objects = Array(record.recognizers.prefix(1)) }
    if case .inputReceived = kind { objects.append(index.screen.application.id) }
    return objects.first(where: isKnown) ?? view ?? touch
  }

  /// Who it may be.
  private static let mainRoles: [EventRole] = [
    .view, .receiver, .responder, .asked, .recognizer, .owner, .control, .object, .start, .target, .sender,
    .subject, .to, .from, .window,
  ]
}
