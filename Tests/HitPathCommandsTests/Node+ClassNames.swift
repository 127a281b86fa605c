// SPDX-License-Identifier: Apache-2.0

@testable import Graphviz

extension Node {
  /// The classes by which a style sheet knows it.
  var classNames: [String] {
    attributes.flatMap { attribute -> [String] in
      guard case .text(let names, .classNames) = attribute.value else { return [] }
      return names.split(separator: " ").map(String.init)
    }
  }
}
