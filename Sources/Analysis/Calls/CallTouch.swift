// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A touch as a call describes it.
package struct CallTouch: Hashable, Sendable {
  /// `touch1`, `touch2`, in the order of touch-down.
  package var touch: String

  package var phase: TouchPhase

  /// On the screen, in points.
  package var location: TracePoint

  /// Where it was at the event before, on the screen, in points; where it is, when it begins (TE-11).
  package var previousLocation: TracePoint

  package var tapCount: Int

  package init(_ sample: TouchSample, before previous: TouchSample? = nil) {
    touch = sample.touch
    phase = sample.phase
    location = sample.location
    previousLocation = (previous ?? sample).location
    tapCount = sample.tapCount
  }
}

/// The touches of a trace as far as it has been read.
struct CallTouches {
  private var touches: [String: Samples] = [:]

  private struct Samples {
    var start: CallTouch

    /// The last one, and the last but a lift.
    var now: TouchSample
    var previous: TouchSample?
  }

  mutating func note(_ sample: TouchSample) {
    guard let known = touches[sample.touch] else {
      touches[sample.touch] = Samples(start: CallTouch(sample), now: sample)
      return
    }
    touches[sample.touch] = Samples(start: known.start, now: sample, previous: known.now)
  }

  /// A touch as it is just now; nil for one that is not known.
  func now(_ touch: String) -> CallTouch? {
    touches[touch].map { CallTouch($0.now, before: $0.previous) }
  }

  /// A touch as a touches method of its view tells of it, maybe late: began of the touch-down, moved of the way until the
  /// lift (GR-24).
  func told(_ touch: String, by method: TouchMethod) -> CallTouch? {
    guard let samples = touches[touch] else { return nil }
    var told = CallTouch(samples.now, before: samples.previous)
    switch method {
    case .began: told = samples.start
    case .moved:
      if samples.now.phase == .ended { told.location = told.previousLocation }
      told.phase = .moved
    case .ended: told.phase = .ended
    case .cancelled: told.phase = .cancelled
    }
    return told
  }
}
