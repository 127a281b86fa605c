// SPDX-License-Identifier: Apache-2.0

/// Names for several files of one folder.
struct FileNames {
  /// A safe name for each of the given ones, in order, no two alike even where case does not count.
  let unique: [String]

  init(_ names: [String]) {
    var namer = FileNamer()
    unique = names.map { namer.name(for: $0) }
  }
}

/// Gives names to the files of one folder, one after the other.
struct FileNamer {
  private var taken: Set<String>

  init(taken: Set<String> = []) {
    self.taken = taken
  }

  /// A safe name that was not given yet, not even where case does not count.
  mutating func name(for name: String) -> String {
    let base = OutputFile.safeName(name)
    var candidate = base
    var number = 1
    while !taken.insert(candidate.lowercased()).inserted {
      number += 1
      candidate = "\(base)-\(number)"
    }
    return candidate
  }
}
