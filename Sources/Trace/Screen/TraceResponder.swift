// SPDX-License-Identifier: Apache-2.0

/// A responder that is neither a view nor a view controller: the application, its delegate or a window scene.
public struct TraceResponder: Hashable, Sendable {
  /// The identifier that events use.
  public var id: String

  /// The class name as written in the source.
  public var className: String

  /// Whether it is a `UIResponder`. Only a delegate may be none.
  public var isResponder: Bool

  /// The overrides that the source declares; only `next` has an effect.
  public var overrides: [TraceOverride]

  /// The touch methods that it implements itself.
  public var implements: [TraceTouchesMethod]

  /// What the source does not say, as UIKit's property names.
  public var unknown: [String]

  /// The actions that it declares methods for; nil if the source declares none (UC-16, RC-20).
  public var performs: [String]?

  /// Creates the record of a responder.
  public init(
    id: String, className: String, isResponder: Bool = true, overrides: [TraceOverride] = [],
    implements: [TraceTouchesMethod] = [], unknown: [String] = []
  ) {
    self.id = id
    self.className = className
    self.isResponder = isResponder
    self.overrides = overrides
    self.implements = implements
    self.unknown = unknown
  }
}

extension TraceResponder: ResponderRecord {
  static let record = RecordMembers(
    "responder", "A responder that is neither a view nor a view controller.",
    of: TraceResponder(id: "", className: ""),
    named,
    [
      .field(
        \.isResponder, "isResponder", "Whether it is a `UIResponder`; only a delegate may not be (RC-5).")
    ],
    declared + [performs])
}

/// A method for touches, presses, motion or remote control that the source declares to be implemented (RC-10, RC-19).
public struct TraceTouchesMethod: Hashable, Sendable {
  /// The method.
  package var method: ResponderMethod

  /// Whether the implementation calls `super`, so that the event continues along the responder chain.
  public var callsSuper: Bool

  /// Creates the record of an implemented method.
  package init(method: ResponderMethod, callsSuper: Bool) {
    self.method = method
    self.callsSuper = callsSuper
  }
}

extension TraceTouchesMethod: Record {
  static let record = RecordMembers(
    "touchesMethod",
    """
    A method for touches, presses, motion or remote control that a responder is declared to implement (RC-10, RC-19).
    """,
    of: TraceTouchesMethod(method: .touches(.began), callsSuper: false),
    [
      .field(\.method, "method", "The method."),
      .field(\.callsSuper, "callsSuper", "Whether it calls super and so lets the event climb on."),
    ])
}
