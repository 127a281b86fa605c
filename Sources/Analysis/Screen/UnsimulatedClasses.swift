// SPDX-License-Identifier: Apache-2.0

import Trace

/// UIKit's classes that handle touches in ways that are not simulated, so that nobody can tell what they do.
enum UnsimulatedClasses {
  static let names: Set<String> = [
    "MKMapView", "PDFView", "PKCanvasView", "SCNView", "UICalendarView", "UICollectionReusableView",
    "UICollectionViewCell", "UICollectionViewListCell", "UINavigationBar", "UIPickerView", "UISearchBar",
    "UITabBar", "UITableViewCell", "UITableViewHeaderFooterView", "UIToolbar", "UIWebView", "WKWebView",
  ]

  /// Whether a view is of such a class, or of a private one, and nothing is declared of its touches methods.
  static func contain(_ view: TraceView) -> Bool {
    guard view.implements.isEmpty else { return false }
    return [view.className, view.baseClass].contains { names.contains($0) || $0.hasPrefix("_UI") }
  }
}
