// SPDX-License-Identifier: Apache-2.0

package import Trace

extension GivenMark.Cause {
  /// Why it came so, where the cause rests on a reason.
  package var reason: TraceReason? {
    switch self {
    case .saysNo(let reason), .neverGets(let reason), .cancelled(let reason): reason
    case .passedOver(let reason), .fails(let reason), .heldBack(_, let reason), .keeps(_, let reason),
      .recognizes(let reason):
      reason
    case .contains, .willGetTouch, .undecided, .onPath, .isHit, .isHitAndCancelled, .ignoresTouch, .waits,
      .getsLate, .selected,
      .becomesFirstResponder, .sends, .meant:
      nil
    }
  }
}
