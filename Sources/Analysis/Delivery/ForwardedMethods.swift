// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The touches methods of a touch, and which responders passed each one on (RC-10).
package struct ForwardedMethods: Hashable, Sendable {
  /// The methods that were delivered with the touch, in the order in which they came.
  package private(set) var methods: [String] = []

  private var passedOn: [String: Set<String>] = [:]

  /// The touches of the call of each method that is being delivered.
  private var delivered: [String: [String]] = [:]

  package init(of touch: String, in events: [TraceEvent]) {
    for event in events {
      if case .touchesDelivered(_, let method, let touches) = event.kind {
        delivered[method] = touches
        if touches.contains(touch), !methods.contains(method) { methods.append(method) }
      }
      if case .touchesForwarded(let responder, let method, _) = event.kind,
        delivered[method]?.contains(touch) == true
      {
        passedOn[responder, default: []].insert(method)
      }
    }
  }

  /// The methods that a responder passed on, in the order in which they came.
  package func passedOn(by responder: String) -> [String] {
    let own = passedOn[responder] ?? []
    return methods.filter(own.contains)
  }
}
