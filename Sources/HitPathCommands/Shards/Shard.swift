// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import HitPath
import Trace

/// A part of a list of inputs, of which several machines have one each: `3/8`.
///
/// The parts are runs of neighbours, so that what they make is joined in their order; the first ones take what is left over.
struct Shard: Hashable, CustomStringConvertible {
  /// Which one, from 1.
  let number: Int

  /// How many there are.
  let count: Int

  /// The most parts: more are a slip of the finger.
  static let most = 100_000

  /// Nil unless there is such a part.
  init?(_ number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// `3/8`.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let number = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(number, of: count)
  }

  var description: String { "\(number)/\(count)" }

  /// The positions of the part in a list.
  func range(of total: Int) -> Range<Int> {
    let (each, left) = total.quotientAndRemainder(dividingBy: count)
    func end(_ parts: Int) -> Int { parts * each + min(parts, left) }
    return end(number - 1)..<end(number)
  }
}

/// The option for the part of the inputs that a machine takes.
struct ShardOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take only this part of the inputs, such as 3/8; hitpath merge joins what the parts made (default: what the runner says)",
      valueName: "n/m"),
    transform: { text in
      guard let shard = Shard(text) else {
        throw ValidationError("a part is meant, such as 3/8 for the third of eight")
      }
      return shard
    })
  var shard: Shard?

  /// The part that is asked for, in so many words or by the variables of what runs this; nil for all of it.
  @MainActor
  func shard(on terminal: Terminal) throws -> Shard? {
    let chosen = try shard ?? ShardVariables.shard(in: terminal.environment)
    return chosen?.count == 1 ? nil : chosen
  }

  /// The part of a list. It is told how much of it that is, so that nobody takes it for all.
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

/// How runners of many machines tell a process which part is its own.
enum ShardVariables {
  private struct Runner {
    var name: String
    var number: String
    var count: String
    /// The number of the first one.
    var first: Int
  }

  private static let runners = [
    Runner(name: "Bazel", number: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
    Runner(
      name: "Buildkite", number: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    Runner(name: "GitLab", number: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
  ]

  /// The part that the variables tell; nil if they tell of none.
  static func shard(in environment: [String: String]) throws -> Shard? {
    for runner in runners {
      guard let count = environment[runner.count], let number = environment[runner.number] else { continue }
      // Of one part, and of none, Bazel and GitLab tell too.
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

  /// An array of jobs: the numbers go from a first to a last one, in steps.
  private static func slurm(_ environment: [String: String]) throws -> Shard? {
    let names = ["ID", "MIN", "MAX", "COUNT", "STEP"].map { "SLURM_ARRAY_TASK_\($0)" }
    guard environment[names[0]] != nil, environment[names[3]] != nil else { return nil }
    let values = names.map { environment[$0].flatMap { Int($0) } }
    guard let id = values[0], let least = values[1], let largest = values[2], let count = values[3] else {
      throw wrong(names, of: "Slurm", environment)
    }
    if count == 1 { return nil }
    let step = max(1, values[4] ?? 1)
    // Of a list with gaps, such as 1,3,7, a job is not told which of it is its own.
    guard (largest - least) / step + 1 == count, (id - least) % step == 0,
      let shard = Shard((id - least) / step + 1, of: count)
    else { throw wrong(names, of: "Slurm", environment) }
    return shard
  }

  private static func wrong(_ names: [String], of runner: String, _ environment: [String: String])
    -> ValidationError
  {
    let told = names.compactMap { name in environment[name].map { "\(name)=\(LineText.safe($0))" } }
    return ValidationError(
      "\(runner) names no part by \(told.joined(separator: ", ")). Give --shard 3/8, or --shard 1/1 for all.")
  }

  /// Bazel takes this as the sign that the program knows of parts.
  private static func touchStatus(_ environment: [String: String]) {
    guard let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    try? OutputFile.write([(path, "")])
  }
}
