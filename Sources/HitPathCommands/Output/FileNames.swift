// SPDX-License-Identifier: Apache-2.0

/// Names for several files of one folder.
struct FileNames {
  /// A safe name for each of the given ones, in order, no two alike even where case does not count.
  let unique: [String]

  init(_ names: [String], taken: Set<String> = []) {
    var taken = taken
    unique = names.map { name in
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
}
