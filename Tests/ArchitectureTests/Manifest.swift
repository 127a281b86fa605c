// SPDX-License-Identifier: Apache-2.0

/// The targets of `Package.swift`.
struct Manifest {
  struct Target {
    var kind: String
    var name: String
    /// Targets of this package.
    var targets: Set<String>
    /// Products of other packages.
    var products: Set<String>
  }

  private(set) var targets: [Target] = []

  init(_ text: String) {
    guard let list = text.firstRange(of: "\n  targets: [") else { return }
    let starts = text[list.upperBound...].matches(of: /(?m)^    \.(\w+)\(/)
    for (position, start) in starts.enumerated() {
      let end = position + 1 < starts.count ? starts[position + 1].range.lowerBound : text.endIndex
      let block = text[start.range.upperBound..<end]
      guard let name = block.firstMatch(of: /name: "(\w+)"/) else { continue }
      let dependencies = Self.dependencies(of: block)
      targets.append(
        Target(
          kind: String(start.1), name: String(name.1),
          targets: Set(
            dependencies.replacing(/\.product\([^)]*\)/, with: "").matches(of: /"(\w+)"/).map { String($0.1) }
          ),
          products: Set(dependencies.matches(of: /\.product\(name: "(\w+)"/).map { String($0.1) })))
    }
  }

  private static func dependencies(of block: Substring) -> String {
    guard let start = block.firstRange(of: "dependencies: [") else { return "" }
    return String(block[start.upperBound...].prefix { $0 != "]" })
  }

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }
}
