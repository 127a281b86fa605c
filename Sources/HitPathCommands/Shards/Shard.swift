// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import HitPath
import Trace

/// One part of a list of inputs that several machines share: `3/8`.
///
/// Parts are consecutive, so that their results can be joined in order; the first parts take the remainder.
struct Shard: Hashable, CustomStringConvertible {
  /// The number of the part, from 1.
  let number: Int

  /// The number of parts.
  let count: Int

  /// The maximum number of parts; a larger one is a typing error.
  static let most = 100_000

  /// Creates a part; nil if the numbers are out of range.
  init?(_ number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Parses a text such as `3/8`.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let number = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(number, of: count)
  }

  var description: String { "\(number)/\(count)" }

  /// The indices of the part in a list.
  func range(of total: Int) -> Range<Int> {
    let (each, left) = total.quotientAndRemainder(dividingBy: count)
    func end(_ parts: Int) -> Int { parts * each + min(parts, left) }
    return end(number - 1)..<end(number)
  }
}

/// The option for the part of the inputs that a machine handles.
struct ShardOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take only this part of the inputs, such as 3/8; hitpath merge joins the results (default: what the runner says)",
      valueName: "n/m"),
    transform: { text in
      guard let shard = Shard(text) else {
        throw ValidationError("a part is meant, such as 3/8 for the third of eight")
      }
      return shard
    })
  var shard: Shard?

  /// The part given by the option or by environment variables; nil for all inputs.
  @MainActor
  func shard(on terminal: Terminal) throws -> Shard? {
    let chosen = try shard ?? ShardVariables.shard(in: terminal.environment)
    return chosen?.count == 1 ? nil : chosen
  }

  /// The part of a list. Prints how much that is, so that nobody takes it for the whole.
  @MainActor
  static func part<Element>(_ shard: Shard?, of list: [Element], _ noun: String, _ terminal: Terminal)
    -> [Element]
  {
    guard let shard else { return list }
    let part = Array(list[shard.range(of: list.count)])
    terminal.report("shard \(shard): \(part.count) of \(list.count) \(noun)")
    return part
  }
}

/// How CI runners tell a process its part in environment variables.
enum ShardVariables {
  private struct Runner {
    var name: String
    var number: String
    var count: String
    /// The number of the first part.
    var first: Int
  }

  private static let runners = [
    Runner(name: "Bazel", number: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
    Runner(
      name: "Buildkite", number: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    Runner(name: "GitLab", number: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
  ]

  /// The part in the environment variables; nil if there is none.
  static func shard(in environment: [String: String]) throws -> Shard? {
    for runner in runners {
      guard let count = environment[runner.count], let number = environment[runner.number] else { continue }
      // Bazel and GitLab also set the variables for one part or none.
      if count == "0" || count == "1" { return nil }
      let shard = Int(number).flatMap { number in
        Int(count).flatMap { Shard(number - runner.first + 1, of: $0) }
      }
      guard let shard else { throw wrong([runner.number, runner.count], of: runner.name, environment) }
      touchStatus(environment)
      return shard
    }
    return try slurm(environment)
  }

  /// The part in a Slurm job array, whose numbers go from a first to a last one in steps.
  private static func slurm(_ environment: [String: String]) throws -> Shard? {
    let names = ["ID", "MIN", "MAX", "COUNT", "STEP"].map { "SLURM_ARRAY_TASK_\($0)" }
    guard environment[names[0]] != nil, environment[names[3]] != nil else { return nil }
    let values = names.map { environment[$0].flatMap { Int($0) } }
    guard let id = values[0], let least = values[1], let largest = values[2], let count = values[3] else {
      throw wrong(names, of: "Slurm", environment)
    }
    if count == 1 { return nil }
    let step = max(1, values[4] ?? 1)
    // In a list with gaps, such as 1,3,7, a job cannot find out which part is its own.
    guard (largest - least) / step + 1 == count, (id - least) % step == 0,
      let shard = Shard((id - least) / step + 1, of: count)
    else { throw wrong(names, of: "Slurm", environment) }
    return shard
  }

  private static func wrong(_ names: [String], of runner: String, _ environment: [String: String])
    -> ValidationError
  {
    let set = names.compactMap { name in environment[name].map { "\(name)=\(LineText.safe($0))" } }
    return ValidationError(
      "\(runner) names no part by \(set.joined(separator: ", ")). Give --shard 3/8, or --shard 1/1 for all.")
  }

  /// Creates the file by which Bazel recognizes that the program supports sharding.
  private static func touchStatus(_ environment: [String: String]) {
    guard let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    try? OutputFile.write([(path, "")])
  }
}
