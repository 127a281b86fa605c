// SPDX-License-Identifier: Apache-2.0

import Trace

extension UIResponder {
  /// The responders from this one along ``next`` to the end, each with the rule that chose the one after it.
  ///
  /// The chain ends before a responder that is in it already; its last link then has the rule `cycle`.
  final func responderChain() -> [(responder: UIResponder, rule: ChainLink.Rule)] {
    var chain: [(responder: UIResponder, rule: ChainLink.Rule)] = []
    var seen: Set<ObjectIdentifier> = []
    var current: UIResponder? = self
    while let responder = current {
      seen.insert(ObjectIdentifier(responder))
      let next = responder.next
      let byClass = responder.defaultNext
      let isOverridden = responder.declaration?.next != nil || next !== byClass.responder
      var rule = isOverridden ? (next == nil ? .end : .override) : byClass.rule
      if let next, seen.contains(ObjectIdentifier(next)) {
        rule = .cycle
        current = nil
      } else {
        current = next
      }
      chain.append((responder, rule))
    }
    return chain
  }
}
