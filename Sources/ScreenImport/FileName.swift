// SPDX-License-Identifier: Apache-2.0

/// Makes a scenario's name from a file's.
enum FileName {
  /// The last component without its extension, `screen` if nothing is left; a name that a scenario may have.
  static func stem(_ file: String) -> String {
    let last = file.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last
    let name = SafeText.line(stem.drop { $0 == "." }.replacing(":", with: "-"), limit: 100)
    return name.isEmpty || name == "-" ? "screen" : name
  }
}
