// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The objects that a trace tells of.
package struct TraceObjects: Sendable {
  private var names: Set<String> = []

  package init(_ trace: TouchTrace) {
    let screen = trace.screen
    names.formUnion(screen.views.map(\.id))
    names.formUnion(screen.views.compactMap { $0.window?.firstResponder })
    names.formUnion(screen.controllers.map(\.id))
    names.formUnion(screen.gestureRecognizers.flatMap { [$0.id] + [$0.delegate].compactMap(\.self) })
    names.formUnion(screen.scenes.map(\.id))
    names.formUnion([screen.application.id] + [screen.delegate?.id].compactMap(\.self))
    for event in trace.events { names.formUnion(event.kind.ids(of: Self.roles)) }
  }

  /// What objects do of which the screen's record may not know, such as a target or a new responder.
  private static let roles: [EventRole] = [
    .responder, .recognizer, .asked, .sender, .target, .object, .to, .receiver,
  ]

  /// Whether there is an object of this name.
  package func contains(_ name: String) -> Bool { names.contains(name) }
}
