// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells whether a file was written again: its size, when it was written, and which file it is.
struct FileStamp: Hashable {
  private var size: Int
  private var seconds: Int
  private var nanoseconds: Int
  private var number: UInt64

  /// The stamp of a file; nil if there is no such file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    size = Int(status.st_size)
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
    number = UInt64(status.st_ino)
  }
}
