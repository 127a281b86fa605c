// SPDX-License-Identifier: Apache-2.0

/// Pictures of a size that show nothing: what a reader asks of a file, and zeros behind it.
package enum Screenshots {
  package static func png(_ width: Int, _ height: Int, count: Int = 40) -> [UInt8] {
    let size = [width, height].flatMap { side in [24, 16, 8, 0].map { UInt8(side >> $0 & 255) } }
    let head: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + size
    return head + [UInt8](repeating: 0, count: max(0, count - head.count))
  }

  /// With a segment before the one that has the size, as cameras write them.
  package static func jpeg(_ width: Int, _ height: Int) -> [UInt8] {
    let size = [height, width].flatMap { side in [8, 0].map { UInt8(side >> $0 & 255) } }
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8] + size + [1, 1, 0x11, 0]
  }
}
