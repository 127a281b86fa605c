// SPDX-License-Identifier: Apache-2.0

import Foundation
package import UIKitModel

/// The Swift listings of the course that override something. Those that stand in a controller use its `view`.
@MainActor
package final class Listings: UIViewController {
  package typealias MakeView = @MainActor (CGRect) -> UIView

  /// The views with overrides, by page and class.
  package private(set) var views: [String: [String: MakeView]] = [:]

  /// All listings.
  package static var all: Listings {
    let listings = Listings()
    listings.addAll()
    return listings
  }

  func add(_ name: String, of page: String, _ make: @escaping MakeView) {
    views[page, default: [:]][name] = make
  }
}
