// SPDX-License-Identifier: Apache-2.0

import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// The place of the expectation in a test, for reporting its failure.
struct Caller {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// Fails the running test, of Swift Testing or of XCTest.
  func fail(_ message: String) {
    guard Test.current == nil else {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
      return
    }
    #if canImport(XCTest)
      XCTFail(message, file: filePath, line: line)
    #else
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    #endif
  }

  /// Attaches a page to the running test, if it can have attachments: Swift Testing's from Swift 6.2 on.
  func attach(_ page: String, named name: String) {
    #if compiler(>=6.2)
      guard Test.current != nil else { return }
      Attachment.record(page, named: name, sourceLocation: location)
    #endif
  }

  private var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: max(1, Int(line)), column: max(1, Int(column)))
  }
}
