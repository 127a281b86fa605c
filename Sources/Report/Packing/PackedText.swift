// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Text that a page carries and does not show yet.
enum PackedText {
  /// The text by DEFLATE, in base64, which holds nothing that HTML could take for markup.
  static func of(_ text: String) -> String {
    Data(Deflate.packed(Array(text.utf8))).base64EncodedString()
  }
}
