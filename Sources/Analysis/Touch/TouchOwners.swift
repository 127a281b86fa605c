// SPDX-License-Identifier: Apache-2.0

import Trace

/// The touches that each recognizer and control has, as of the event that was read last.
struct TouchOwners {
  private let index: ScreenIndex

  /// The touches of each recognizer since its last reset.
  private(set) var attempts: [String: [String]] = [:]

  /// The touch that each control tracks.
  private(set) var tracked: [String: String] = [:]

  private var lifted: Set<String> = []
  private var waiting: Set<String> = []

  init(_ index: ScreenIndex) { self.index = index }

  /// Takes in an event. Resets are left to the caller, who may first ask for the touches of the gesture that
  /// is over.
  mutating func follow(_ kind: TraceEvent.Kind) {
    if let sample = kind.sample, sample.isOver { lifted.insert(sample.touch) }
    if case .recognizersCollected(let record) = kind {
      for recognizer in record.recognizers { join(recognizer, record.touch) }
    }
    if case .recognizerReceived(let record) = kind, record.method == .began {
      for touch in record.touches { join(record.recognizer, touch) }
    }
    if case .recognizerIgnoredTouch(let record) = kind {
      attempts[record.recognizer]?.removeAll { $0 == record.touch }
    }
    if case .recognizerWaits(let record) = kind { waiting.insert(record.recognizer) }
    if case .recognizerStateChanged(let record) = kind { waiting.remove(record.recognizer) }
    if case .controlTracking(let record) = kind, let touch = record.touch {
      tracked[record.control] = record.hook == .beginTracking && record.answer == false ? nil : touch
    }
    if case .propertyChanged(let record) = kind, record.property == "isTracking", record.value == .bool(false)
    {
      tracked[record.object] = nil
    }
  }

  /// A recognizer begins anew.
  mutating func reset(_ recognizer: String) {
    attempts[recognizer] = nil
  }

  /// The touches of a recognizer or a control; nil if it has none.
  func touches(of sender: String?) -> [String]? {
    guard let sender else { return nil }
    if let touches = attempts[sender], !touches.isEmpty { return touches }
    return tracked[sender].map { [$0] }
  }

  private mutating func join(_ recognizer: String, _ touch: String) {
    var touches = attempts[recognizer] ?? []
    guard !touches.contains(touch) else { return }
    // A recognizer that decided nothing is not reset by an event: its touches just end.
    let isOver = touches.allSatisfy(lifted.contains) && !waiting.contains(recognizer)
    if isOver, !takesSeveralTaps(recognizer) { touches = [] }
    attempts[recognizer] = touches + [touch]
  }

  private func takesSeveralTaps(_ recognizer: String) -> Bool {
    let gesture = index.recognizer(recognizer)?.gesture
    return gesture == .tap || gesture == .longPress || gesture == .textTap
  }
}
