// SPDX-License-Identifier: Apache-2.0

/// The record of an object with an identifier.
protocol NamedRecord: Record {
  var id: String { get set }
  var className: String { get set }
}

extension NamedRecord {
  static var named: [RecordMembers<Self>.Member] {
    [
      .field(\.id, "id", "The name by which events call it.", as: .id),
      .field(\.className, "class", "The class name as written in the source."),
    ]
  }
}

extension TraceTouchesMethod {
  /// The member that lists these methods; also the key in a scenario file.
  package static let member = "implements"
}

/// The record of a responder: a view, a controller or another one.
protocol ResponderRecord: NamedRecord {
  var overrides: [TraceOverride] { get set }
  var implements: [TraceTouchesMethod] { get set }
  var unknown: [String] { get set }
  var performs: [String]? { get set }
}

extension ResponderRecord {
  /// The members that the source declares.
  static var declared: [RecordMembers<Self>.Member] {
    [
      .field(\.overrides, "overrides", "Overrides that the source declares."),
      .field(
        \.implements, TraceTouchesMethod.member,
        "The methods for touches and other events that it is declared to implement itself."),
      .field(\.unknown, "unknown", "What the source could not tell, by UIKit's property names."),
    ]
  }

  static var performs: RecordMembers<Self>.Member {
    .field(
      \.performs, "performs",
      "The actions that it has methods for; absent if nothing is declared (UC-16, RC-20).")
  }
}
