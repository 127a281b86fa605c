// SPDX-License-Identifier: Apache-2.0

import Diagrams

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a set of pages will stand, for what has to name it in full.
package struct SiteAddress: Hashable, Sendable, Encodable {
  /// The address of the folder, with a slash at its end.
  package let folder: String

  /// - Parameter text: An address such as `https://example.org/touches`. The result is nil for a text that is no
  ///   address of a folder on a web site.
  package init?(_ text: String) {
    guard text.utf8.allSatisfy({ (0x21..<0x7f).contains($0) }),
      !text.contains(where: { "<>\"'?#\\".contains($0) }),
      let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host(), !host.isEmpty, url.user() == nil
    else { return nil }
    folder = text.hasSuffix("/") ? text : text + "/"
  }

  /// The address of a file; a folder stands for its index.
  package func address(of file: String) -> String {
    file == "index.html" ? folder : folder + PercentEncoding.link(to: file).dropFirst(2)
  }

  /// The social card of a page, as a file.
  package static func card(of file: String) -> String {
    let name = file.hasSuffix(".html") ? String(file.dropLast(5)) : file
    return "cards/\(name).png"
  }
}
