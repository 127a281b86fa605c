// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import HitPathCommands

/// Which part of a set a machine takes.
@MainActor
@Suite struct ShardTests {
  @Test func thePartsAreRunsThatHaveEachInputOnce() throws {
    for total in [0, 1, 7, 8, 100, 2_000] {
      let ranges = try (1...8).map { try #require(Shard("\($0)/8")).range(of: total) }
      #expect(ranges.flatMap(Array.init) == Array(0..<total))
      #expect(ranges.map(\.count) == ranges.map(\.count).sorted(by: >))
      #expect((ranges.map(\.count).max() ?? 0) - (ranges.map(\.count).min() ?? 0) <= 1)
    }
  }

  @Test(arguments: ["0/8", "9/8", "3", "3/0", "/", "3/8/1", "+3/8", "3/x", "-1/8", "1/999999999999999999999"])
  func whatIsNoPartIsWrongUsage(_ text: String) throws {
    let outcome = hitpath("check", "--shard=\(text)", "x.yml")
    #expect(outcome.code == 2)
    #expect(
      outcome.diagnostics.hasPrefix(
        "Error: The value '\(text)' is invalid for '--shard <n/m>': a part is meant, such as 3/8 for the third of eight\n"
      ))
  }

  /// The variables as the manuals of the runners name them: GitLab counts from 1, Buildkite and Bazel from 0, Slurm from what
  /// the array begins with.
  @Test(
    arguments: [
      (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], "2/3"), (["CI_NODE_TOTAL": "1"], nil),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"], nil),
      (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "5"], "1/5"),
      (["TEST_SHARD_INDEX": "4", "TEST_TOTAL_SHARDS": "5"], "5/5"),
      (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "0"], nil),
      (
        [
          "SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_MAX": "18",
          "SLURM_ARRAY_TASK_COUNT": "5", "SLURM_ARRAY_TASK_STEP": "2",
        ], "3/5"
      ),
      ([:], nil),
    ] as [([String: String], String?)])
  func theRunnerSaysWhichPart(_ environment: [String: String], _ part: String?) throws {
    #expect(try ShardVariables.shard(in: environment)?.description == part)
  }

  @Test(arguments: [
    ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"], ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "3"],
    [
      "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "7",
      "SLURM_ARRAY_TASK_COUNT": "3",
    ],
  ])
  func variablesThatTellNoPartAreRefused(_ environment: [String: String]) {
    #expect(throws: (any Error).self) { try ShardVariables.shard(in: environment) }
  }

  private func check(_ arguments: [String], _ environment: [String: String]) -> Outcome {
    var outcome = Outcome(code: 0, output: "", diagnostics: "")
    let terminal = Terminal(
      environment: environment, output: { outcome.output += String(decoding: $0, as: UTF8.self) },
      diagnostics: { outcome.diagnostics += $0 })
    outcome.code = CommandMain.run(["check"] + arguments, terminal: terminal)
    return outcome
  }

  @Test func aMachineChecksItsPartAndSaysSo() throws {
    let folder = try Folder()
    for name in ["a", "b", "c"] {
      try folder.write("\(Screens.card)\nexpect: {hitView: Close}\n", "set/\(name).yml")
    }
    let environment = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"]
    let outcome = check([folder["set"]], environment)
    #expect(outcome.code == 0)
    #expect(outcome.output(in: folder) == "ok     set/c.yml: 1 expectation\n1 passed, 0 failed\n")
    #expect(outcome.diagnostics == "shard 2/2: 1 of 3 files\n")
    #expect(check([folder["set"], "--shard", "1/1"], environment).output.hasSuffix("3 passed, 0 failed\n"))
  }

  @Test func bazelGetsItsFiles() throws {
    let folder = try Folder()
    let file = try folder.write("\(Screens.card)\nexpect: {hitView: Close}\n", "a.yml")
    let outcome = check(
      [file],
      [
        "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": folder["status"],
        "XML_OUTPUT_FILE": folder["results.xml"],
      ])
    #expect(outcome.code == 0, "an empty part passes")
    #expect(outcome.output == "0 passed, 0 failed\n")
    #expect(folder.files.contains("status"))
    #expect(try folder.text("results.xml").contains("<testsuites name=\"hitpath check 2/2\" tests=\"0\""))
  }
}
