// SPDX-License-Identifier: Apache-2.0

import Trace

/// A registration of a target and an action. The target is not retained (UC-18).
@MainActor
public struct TargetActionPair {
  /// What the registration was made with.
  enum TargetKind {
    /// A target was given, which may be gone by now (UC-18).
    case object
    /// No target was given: a control's action goes along the responder chain (UC-16), a recognizer's nowhere (GR-30).
    case none
  }

  let kind: TargetKind

  /// The target; nil if none was given or if it is gone.
  public private(set) weak var target: (any ActionReceiver)?

  /// The method's name.
  public let action: String

  init(target: (any ActionReceiver)?, action: String) {
    kind = target == nil ? .none : .object
    self.target = target
    self.action = action
  }

  /// Whether a target was given that is gone (UC-18).
  var isDead: Bool { kind == .object && target == nil }

  /// Records that the target is gone, if it is: what follows is a search, as for a registration without a target
  /// (UC-18).
  func noteIfDead(of sender: AnyObject) {
    if isDead { TraceRecorder.current?.recordProperty("target", of: sender, .text("gone")) }
  }
}
