// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a field, and where in its record.
struct FieldProblem: Error {
  enum Kind {
    case missing
    /// A sentence about the field, without its name.
    case other(String)
    /// A remark about the field.
    case remark(String)
  }

  var kind: Kind
  var path: [String] = []

  init(_ kind: Kind) { self.kind = kind }

  func within(_ name: String) -> FieldProblem {
    var problem = self
    problem.path.insert(name, at: 0)
    return problem
  }

  /// The sentence about a record, or about the record of a kind of event.
  func sentence(about record: String = "the record") -> String {
    let name = path.isEmpty ? record : "'\(path.joined(separator: "."))'"
    switch kind {
    case .missing:
      let place = path.count > 1 ? "'\(path.dropLast().joined(separator: "."))'" : record
      return "\(place) needs the field '\(path.last ?? "")'"
    case .other(let words): return "\(name) \(words)"
    case .remark(let words): return "\(name): \(words)"
    }
  }
}
