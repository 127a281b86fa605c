// SPDX-License-Identifier: Apache-2.0

/// The natural width of a picture, as its element says it.
enum PictureWidth {
  /// The width in pixels; 0 for an element that does not begin with one.
  static func of(_ svg: String) -> Double {
    guard svg.hasPrefix("<svg width=\"") else { return 0 }
    let number = svg.utf8.dropFirst("<svg width=\"".utf8.count).prefix { $0 != UInt8(ascii: "\"") }
    return Double(String(decoding: Array(number), as: UTF8.self)) ?? 0
  }
}
