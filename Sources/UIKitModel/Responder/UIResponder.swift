// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Trace

/// An object that can receive events and pass them on along ``next``.
@MainActor
open class UIResponder: NSObject {
  /// The name by which traces, reports and diagrams call this object. An addition of HitPath.
  ///
  /// Without one, a readable name is made from the class.
  public final var traceIdentifier: String?

  /// What a scenario or an import declares of this object; nil for objects made in code.
  package final var declaration: ResponderDeclaration?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder, or nil at the end of the chain. Nil by default; classes decide (RC-1).
  ///
  /// The chain is not stored: an override takes effect at once.
  open var next: UIResponder? {
    declaration?.next.map { $0.responder } ?? defaultNext.responder
  }

  /// The next responder that the class itself would choose, and by which rule.
  var defaultNext: NextResponder {
    NextResponder(nil, .end)
  }

  /// Tells the responder that fingers went down (TE-5). The default implementation passes the call on (RC-9).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.began, touches, event)
  }

  /// Tells the responder that fingers moved (TE-5). The default implementation passes the call on (RC-9).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.moved, touches, event)
  }

  /// Tells the responder that fingers were lifted (TE-5). The default implementation passes the call on (RC-9).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.ended, touches, event)
  }

  /// Tells the responder that the system took the touches away (TE-5). The default implementation passes the call
  /// on (RC-9).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.cancelled, touches, event)
  }
}

/// A responder's `next` and the rule that chose it.
struct NextResponder {
  var responder: UIResponder?
  var rule: ChainLink.Rule

  init(_ responder: UIResponder?, _ rule: ChainLink.Rule) {
    self.responder = responder
    self.rule = responder == nil ? .end : rule
  }
}
