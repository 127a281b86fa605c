// SPDX-License-Identifier: Apache-2.0

/// Gives names to the files of one folder, one after the other.
struct FileNamer {
  private var taken: Set<String> = []

  /// What comes behind a name, for each of the files that go by it.
  private let endings: [String]

  /// - Parameters:
  ///   - reserved: Names that are not given.
  ///   - endings: What comes behind each name: with `["", ".zh-Hans"]` two files go by it.
  init(taken reserved: [String] = [], endings: [String] = [""]) {
    self.endings = endings
    for name in reserved { take(name) }
  }

  /// A safe name that was not given yet, not even where case does not count.
  mutating func name(for name: String) -> String {
    let base = OutputFile.safeName(name)
    var candidate = base
    var number = 1
    while endings.contains(where: { taken.contains((candidate + $0).lowercased()) }) {
      number += 1
      candidate = "\(base)-\(number)"
    }
    take(candidate)
    return candidate
  }

  private mutating func take(_ name: String) {
    taken.formUnion(endings.map { (name + $0).lowercased() })
  }
}
