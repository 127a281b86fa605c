// SPDX-License-Identifier: Apache-2.0

import TestSupport

extension XMLTree {
  /// The elements of a name, in document order.
  func all(_ name: String) -> [XMLTree] { all.filter { $0.name == name } }

  /// The group that Graphviz writes for an object.
  func group(id: String) -> XMLTree? { all.first { $0.name == "g" && $0.attributes["id"] == id } }
}
