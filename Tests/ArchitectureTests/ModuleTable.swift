// SPDX-License-Identifier: Apache-2.0

/// The table of modules in `docs/architecture.md`.
struct ModuleTable {
  /// The modules in the order of the table.
  private(set) var modules: [String] = []

  /// What each may import of ours.
  private(set) var imports: [String: Set<String>] = [:]

  init(_ document: String) {
    var rows: [(modules: [String], imports: String)] = []
    var isInTable = false
    for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " } }.map { String($0.reversed().drop { $0 == " " }.reversed()) }
      if cells.count == 5, cells[3] == "imports of ours" {
        isInTable = true
      } else if !line.hasPrefix("|") {
        isInTable = false
      } else if isInTable, cells.count == 5, cells[1].hasPrefix("`") {
        rows.append((Self.names(cells[1]), cells[3]))
      }
    }
    modules = rows.flatMap(\.modules)
    for (position, row) in rows.enumerated() {
      let left = rows[..<position].flatMap(\.modules)
      for module in row.modules {
        // Modules of one row belong together.
        imports[module] = allowed(row.imports, left).union(row.modules).subtracting([module])
      }
    }
  }

  private func allowed(_ cell: String, _ left: [String]) -> Set<String> {
    switch cell {
    case "–": []
    case "all": Set(left)
    case "all to its left but the model":
      Set(left.filter { $0 != "UIKitModel" && !reaches("UIKitModel", from: $0) })
    default: Set(Self.names(cell))
    }
  }

  /// Whether a module imports another, itself or through others.
  private func reaches(_ target: String, from module: String) -> Bool {
    let next = imports[module] ?? []
    return next.contains(target)
      || next.contains { imports[$0]?.contains(module) != true && reaches(target, from: $0) }
  }

  private static func names(_ cell: String) -> [String] {
    cell.matches(of: /`(\w+)`/).map { String($0.1) }
  }
}
