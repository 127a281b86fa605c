// SPDX-License-Identifier: Apache-2.0

import CRevision
import Graphviz

/// The version of this program.
enum ToolVersion {
  /// The number of the version.
  static let number = "0.1.0"

  /// The commit from which the program was built; empty unless `make build` or `make install` built it.
  static var revision: String { String(cString: hitpath_revision()) }

  /// The output of `hitpath --version`, on one line: version number, commit, and the version of Graphviz.
  static var text: String {
    let commit = revision.isEmpty ? "" : ", commit \(revision)"
    return "\(number)\(commit), Graphviz \(GraphvizVersion.installed)\n"
  }
}
