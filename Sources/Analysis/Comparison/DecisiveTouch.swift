// SPDX-License-Identifier: Apache-2.0

import Trace

extension TouchComparison {
  /// Whether both traces have the touch, and another one acts on it, or in another way.
  package var comesToSomethingElse: Bool { differences.contains(.verdict) }
}

extension TraceComparison {
  /// The touch that the comparison is about, by its position: the first that comes to something else, or else the one in
  /// which the traces part, or else the first. Nil if neither trace has touches.
  package var decisiveTouch: Int? {
    touches.first { $0.comesToSomethingElse }?.position ?? divergence?.touch ?? touches.first?.position
  }

  /// The number of the step of a touch's story at which the traces part; nil where they do not part in this touch, and
  /// where nothing more happens in this one.
  package func partingStep(ofTouch touch: Int, on side: Side) -> Int? {
    guard let divergence, divergence.touch == touch, sides[side].touches.indices.contains(touch) else {
      return nil
    }
    let steps = sides[side].story(of: touch).steps
    if let view = divergence.steps[side]?.view,
      let number = steps.lazy.compactMap({ $0.number(asking: view) }).first
    {
      return number
    }
    guard let position = divergence.events[side] else { return nil }
    let sequence = sides[side].trace.events[position].sequence
    return steps.first { told in told.step.events.contains { $0 >= sequence } }?.numbers.lowerBound
  }
}

extension TouchStory.Step {
  /// The number at which a view is asked; nil if it is not asked in this step.
  fileprivate func number(asking view: String) -> Int? {
    switch step.kind {
    case .asked(let call), .entered(let call): call.view == view ? numbers.lowerBound : nil
    case .refusals(let calls): calls.firstIndex { $0.view == view }.map { numbers.lowerBound + $0 }
    default: nil
    }
  }
}
