// SPDX-License-Identifier: Apache-2.0

import Foundation

// What pictures cost, as whole processes. Prints tables; judges nothing.
//
//   HITPATH=PATH-OF-THE-BINARY swift run -c release PictureBenchmark

guard let hitpath = ProcessInfo.processInfo.environment["HITPATH"] else {
  print("set HITPATH to the hitpath binary")
  exit(2)
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
  "hitpath-benchmark-\(ProcessInfo.processInfo.globallyUniqueString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

/// Writes a file into the folder and gives its path.
func file(_ name: String, _ text: String) throws -> String {
  let url = folder.appendingPathComponent(name)
  try Data(text.utf8).write(to: url)
  return url.path
}

print(
  "from a cold start to the SVG of a hit path of 12 nodes, in turn with dot -Tsvg on the DOT text of the same graph"
)
let small = try file("small.yml", Inputs.twelveNodes)
let graph = folder.appendingPathComponent("small.dot").path
try Run.quietly(hitpath, ["render", small, "-T", "dot", "-o", graph])
let rounds = 60
let turns = try Run.inTurn([[hitpath, "render", small], ["dot", "-Tsvg", graph]], rounds: rounds)
print("              least   median     most   of \(rounds) runs")
for (name, times) in zip(["hitpath", "dot    "], turns) {
  print("  \(name)", times.columns)
}

print("\nlarge screens, the whole command on a dump with a tap, least of three")
print("    views   shape     ", Inputs.kinds.map { Run.padded($0, 12) }.joined())
for size in [1_000, 10_000] {
  for shape in Inputs.Shape.allCases {
    // Nesting that deep is refused where the screen is read.
    if shape == .deep, size > 1_000 { continue }
    let input = try file("large.txt", Inputs.dump(shape, of: size))
    let cells = try Inputs.kinds.map { kind in
      let times = try Run.inTurn([[hitpath, "render", input, "--tap", "200,400", "-d", kind]], rounds: 3)
      return Run.padded(String(format: "%.0f ms", times[0].least), 12)
    }
    print(
      Run.padded("\(size)", 9), " ", shape.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0),
      cells.joined())
  }
}
