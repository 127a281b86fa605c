// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What `hitpath audit --format sarif` writes is SARIF 2.1.0: the properties that the standard requires, of the types and
/// words that it allows, as far as they are used.
@MainActor
@Suite struct AuditSARIFTests {
  private typealias Object = [String: Any]

  private static let screen = """
    device: {size: [320, 480]}
    window:
      subviews:
        - {id: Buy, class: UIButton, frame: [20, 20, 100, 44]}
        - {id: Veil, frame: [0, 0, 320, 100]}
        - {id: Little, class: UIButton, frame: [20, 200, 20, 20]}
    """

  private func run(_ arguments: [String]) throws -> Object {
    let outcome = hitpath(arguments + ["--format", "sarif", "--fail-on", "none"])
    try #require(outcome.code == 0, "\(outcome.diagnostics)")
    let log = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? Object)
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.contains("sarif-2.1.0") == true)
    let runs = try #require(log["runs"] as? [Object])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private func text(_ message: Any?) -> String? { (message as? Object)?["text"] as? String }

  /// The rules by position; each has an identifier of its own and a text.
  private func rules(_ run: Object) throws -> [String] {
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "HitPath")
    let rules = try #require(driver["rules"] as? [Object])
    for rule in rules {
      #expect(text(rule["shortDescription"])?.isEmpty == false)
      let level = (rule["defaultConfiguration"] as? Object)?["level"] as? String
      #expect(["none", "note", "warning", "error"].contains(level))
    }
    let codes = rules.compactMap { $0["id"] as? String }
    #expect(codes.count == rules.count && Set(codes).count == codes.count)
    return codes
  }

  private func check(_ result: Object, _ codes: [String]) throws {
    #expect(text(result["message"])?.isEmpty == false)
    let code = try #require(result["ruleId"] as? String)
    #expect(codes[try #require(result["ruleIndex"] as? Int)] == code)
    #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
    let place = try #require((result["locations"] as? [Object])?.first?["physicalLocation"] as? Object)
    let address = try #require((place["artifactLocation"] as? Object)?["uri"] as? String)
    #expect(URL(string: address) != nil && URL(string: address)?.scheme == nil)
    #expect((place["region"] as? Object)?["startLine"] as? Int ?? 0 >= 1)
    #expect((result["partialFingerprints"] as? [String: String])?.isEmpty == false)
    for suppression in try #require(result["suppressions"] as? [Object]) {
      #expect(["inSource", "external"].contains(suppression["kind"] as? String))
      #expect(["accepted", "underReview", "rejected"].contains(suppression["status"] as? String))
      #expect(suppression["justification"] is String)
    }
    if let state = result["baselineState"] {
      #expect(["new", "unchanged", "updated", "absent"].contains(state as? String))
    }
  }

  @Test func resultsSayWhetherTheyAreSuppressedAndNew() throws {
    let folder = try Folder()
    let file = try folder.write(Self.screen, "screen.yml")
    let settings = try folder.write("suppress: [{code: covered, reason: it fades}]", "settings.yml")
    let plain = try run(["audit", file])
    let codes = try rules(plain)
    let results = try #require(plain["results"] as? [Object])
    #expect(results.count == 2)
    for result in results {
      try check(result, codes)
      #expect(result["baselineState"] == nil)
      #expect((result["suppressions"] as? [Object])?.isEmpty == true)
    }

    let baseline = folder.path + "/known.json"
    #expect(
      hitpath("audit", file, "--write-baseline", baseline, "--fail-on", "none", "--settings", settings).code
        == 0)
    let known = try run(["audit", file, "--baseline", baseline, "--settings", settings])
    let told = try #require(known["results"] as? [Object])
    for result in told { try check(result, codes) }
    #expect(told.map { $0["ruleId"] as? String } == ["covered", "small-control"])
    #expect(told.map { $0["baselineState"] as? String } == ["new", "unchanged"])
    let reasons = told.map { ($0["suppressions"] as? [Object])?.first?["justification"] as? String }
    #expect(reasons == ["it fades", nil])
  }
}
