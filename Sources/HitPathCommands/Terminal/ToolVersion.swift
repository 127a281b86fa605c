// SPDX-License-Identifier: Apache-2.0

import CRevision
import Graphviz

/// Which program this is.
enum ToolVersion {
  /// The number of the version.
  static let number = "0.1.0"

  /// The commit that the program was built from; empty if `make build` or `make install` did not build it.
  static var revision: String { String(cString: hitpath_revision()) }

  /// What `hitpath --version` prints, on one line: number, commit, and the Graphviz that lays pictures out.
  static var text: String {
    let commit = revision.isEmpty ? "" : ", commit \(revision)"
    return "\(number)\(commit), Graphviz \(GraphvizVersion.installed)\n"
  }
}
