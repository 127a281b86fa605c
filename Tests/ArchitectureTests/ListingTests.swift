// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// The Swift that documents show is code of `Examples`, which is compiled and run.
@Suite struct ListingTests {
  @Test(arguments: ["README.md", "docs/swift.md"]) func listingsStandInTheExamples(_ document: String) throws
  {
    let listings = Self.listings(in: try Repository.text(document))
    #expect(!listings.isEmpty)
    let code = try Repository.files(in: ["Examples"], endingIn: [".swift"]).map(\.text)
    for listing in listings {
      #expect(
        code.contains { $0.contains(listing) }, "\(document): no file of Examples has this:\n\(listing)")
    }
  }

  private static func listings(in document: String) -> [String] {
    var listings: [String] = []
    var isOpen = false
    for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
      if isOpen, line == "```" {
        isOpen = false
      } else if isOpen {
        listings[listings.count - 1] += line + "\n"
      } else if line == "```swift" {
        isOpen = true
        listings.append("")
      }
    }
    return listings
  }
}
