// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// A screen with one view that keeps its touches, and named recognizers on it.
@MainActor
struct RecognizerScreen {
  let screen = Screen.single()
  let view: UIView

  init() {
    let quiet = Quiet()
    quiet.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    quiet.isMultipleTouchEnabled = true
    view = screen.add(quiet, "V")
  }

  var simulator: Simulator { screen.simulator }

  /// Attaches a recognizer whose action is `handle`; by default to the view.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to other: UIView? = nil
  ) -> Recognizer {
    recognizer.traceIdentifier = name
    recognizer.addTarget(ScriptedRecognizer.Target.shared, action: "handle")
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// The trace of samples of one finger: where it is at which time. The last one is the lift.
  func drag(_ samples: (x: CGFloat, y: CGFloat, time: TimeInterval)...) -> TouchTrace {
    screen.trace(Self.inputs("f", samples))
  }

  /// The trace of two fingers that go down, move and are lifted together.
  func two(
    _ samples: (first: (x: CGFloat, y: CGFloat), second: (x: CGFloat, y: CGFloat), time: TimeInterval)...
  ) -> TouchTrace {
    let first = Self.inputs("a", samples.map { ($0.first.x, $0.first.y, $0.time) })
    let second = Self.inputs("b", samples.map { ($0.second.x, $0.second.y, $0.time) })
    return screen.trace(zip(first, second).flatMap { [$0, $1] })
  }

  private static func inputs(
    _ finger: String, _ samples: [(x: CGFloat, y: CGFloat, time: TimeInterval)]
  ) -> [TouchInput] {
    samples.enumerated().map { index, sample in
      let phase: UITouch.Phase = index == 0 ? .began : index == samples.count - 1 ? .ended : .moved
      return TouchInput(finger, phase, sample.x, sample.y, at: sample.time)
    }
  }
}

extension TouchTrace {
  /// The changes of state without the returns to possible, each with its cause and the numbers, one a line.
  var decisions: [String] {
    events.compactMap { event in
      guard case .recognizerStateChanged(let record) = event.kind, record.to != .possible
      else {
        return nil
      }
      let numbers = record.reason.numbers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      let subject = record.reason.subject.map { [$0] } ?? []
      let details = (subject + numbers).joined(separator: ", ")
      return "\(record.recognizer) \(record.to): \(record.reason.code)"
        + (details.isEmpty ? "" : " (\(details))")
    }
  }

  /// When each change of state to a name happened, in seconds.
  func times(of state: String) -> [Double] {
    events.compactMap { event in
      guard case .recognizerStateChanged(let record) = event.kind, record.to.rawValue == state else {
        return nil
      }
      return event.time
    }
  }

  /// The actions `handle` that were sent: who, and the state that it was for.
  var actions: [String] {
    events.compactMap { event in
      guard case .actionSent(let record) = event.kind, record.action == "handle" else { return nil }
      return "\(record.sender ?? "nobody") \(record.state?.rawValue ?? "")"
    }
  }
}
