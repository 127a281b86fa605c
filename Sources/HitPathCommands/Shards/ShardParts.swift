// SPDX-License-Identifier: Apache-2.0

import HitPath
import InputFile

/// The parts of a set, of one kind and name, in order.
struct ShardParts<Part> {
  private var parts: [(shard: Shard, file: String, part: Part)] = []

  /// Adds a part from a file.
  mutating func add(_ part: Part, _ shard: Shard, of file: String) { parts.append((shard, file, part)) }

  /// All parts in order.
  ///
  /// - Throws: `InputErrors` that name each missing or duplicate part.
  func all() throws -> [Part] {
    guard let first = parts.first else { return [] }
    var errors = InputErrors([])
    func report(_ file: String, _ message: String) {
      errors.errors.append(InputError(file: file, message: message))
    }
    for other in parts where other.shard.count != first.shard.count {
      report(
        other.file,
        "this is part \(other.shard), and \(first.file) is part \(first.shard): they are of different sets")
    }
    let sorted = parts.sorted { ($0.shard.number, $0.file) < ($1.shard.number, $1.file) }
    for (one, next) in zip(sorted, sorted.dropFirst()) where one.shard == next.shard {
      report(next.file, "this is part \(next.shard), and so is \(one.file)")
    }
    let present = Set(parts.map(\.shard.number))
    let missing = (1...first.shard.count).filter { !present.contains($0) }
    if !missing.isEmpty {
      let names = missing.prefix(10).map { "\($0)/\(first.shard.count)" }.joined(separator: ", ")
      report(
        first.file,
        "of the parts of this set \(names)\(missing.count > 10 ? " and others" : "") \(missing.count == 1 ? "is" : "are") missing"
      )
    }
    guard errors.errors.isEmpty else { throw errors }
    return sorted.map(\.part)
  }
}

/// The JUnit file of a part, split for joining. `hitpath check` wrote it, so its lines are known.
struct JUnitPart {
  let shard: Shard
  let suites: Substring
  let tests: Int
  let failures: Int
  let errors: Int

  /// Reads a file; nil for any other text.
  init?(_ text: String) {
    let head =
      /<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="hitpath check (\d+\/\d+)" tests="(\d+)" failures="(\d+)" errors="(\d+)">\n/
    let end = "</testsuites>\n"
    guard let match = text.prefixMatch(of: head), text.hasSuffix(end), let shard = Shard(match.1),
      let tests = Int(match.2), let failures = Int(match.3), let errors = Int(match.4)
    else { return nil }
    (self.shard, self.tests, self.failures, self.errors) = (shard, tests, failures, errors)
    suites = text[match.range.upperBound...].dropLast(end.count)
  }

  /// The file for all parts.
  static func joined(_ parts: [JUnitPart]) -> String {
    JUnitReport(
      suites: parts.map { String($0.suites) }.joined(), tests: parts.reduce(0) { $0 + $1.tests },
      failures: parts.reduce(0) { $0 + $1.failures }, errors: parts.reduce(0) { $0 + $1.errors }
    ).xml
  }
}

/// The SARIF file of a part, split for joining: the results, and what all parts have in common.
struct SARIFPart {
  let shard: Shard
  private let head: Substring
  private let before: Substring
  private let results: Substring
  private let behind: Substring

  /// Reads a file; nil for any other text.
  init?(_ text: String) {
    let head =
      /\{\n  "\$schema" : "[^"\n]*",\n  "runs" : \[\n    \{\n      "automationDetails" : \{\n        "id" : "hitpath-audit\/(\d+)-of-(\d+)"\n      \},\n/
    guard let match = text.prefixMatch(of: head), let number = Int(match.1), let count = Int(match.2),
      let shard = Shard(number, of: count),
      let begin = text.firstRange(of: "\n      \"results\" : [\n"),
      let end = text[begin.upperBound...].firstRange(of: "\n      ],\n")
    else { return nil }
    self.shard = shard
    before = text[match.range.upperBound..<begin.upperBound]
    results = text[begin.upperBound..<end.lowerBound]
    behind = text[end.lowerBound...]
    self.head = text[..<match.range.upperBound]
  }

  /// The number of results that are errors, not suppressed and not in a baseline.
  var errors: Int {
    results.split(separator: "\n        },\n").count {
      $0.contains("\n          \"level\" : \"error\"") && !$0.contains("\"baselineState\" : \"unchanged\"")
        && !$0.contains("\"kind\" : \"external\"")
    }
  }

  /// The file for all parts; nil if the parts were made with different options.
  static func joined(_ parts: [SARIFPart]) -> String? {
    guard let first = parts.first,
      parts.allSatisfy({ $0.before == first.before && $0.behind == first.behind })
    else { return nil }
    let id = AuditSARIF.category(first.shard)
    let results = parts.map(\.results).filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: ",\n")
    return first.head.replacing("\"\(id)\"", with: "\"\(AuditSARIF.category(nil))\"") + first.before
      + results
      + first.behind
  }
}
