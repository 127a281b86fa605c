// SPDX-License-Identifier: Apache-2.0

import Trace

/// UIKit's classes that handle touches in ways that are not simulated, so that nobody can tell what they do.
enum UnsimulatedClasses {
  static let names: Set<String> = [
    "MKMapView", "PDFView", "PKCanvasView", "SCNView", "UICalendarView", "UINavigationBar", "UIPickerView",
    "UISearchBar", "UITabBar", "UIToolbar", "UIWebView", "WKWebView",
  ]

  /// Whether a view is of such a class, or of a private one, and nothing is declared of its touches methods.
  static func contain(_ view: TraceView) -> Bool {
    guard view.implements.isEmpty else { return false }
    return [view.className, view.baseClass].contains { names.contains($0) || $0.hasPrefix("_UI") }
  }
}

extension RecognizerAnswer {
  /// The class that recognizes nothing by itself.
  private static let plainClass = "UIGestureRecognizer"

  /// The answer before anything happened.
  ///
  /// - Parameters:
  ///   - id: The recognizer.
  ///   - index: The screen.
  ///   - source: Where the screen was read from. From code the classes are real, and ran.
  init(_ id: String, in index: ScreenIndex, source: String) {
    let record = index.recognizer(id)
    let className = record?.className ?? Self.plainClass
    self.init(id: id, className: className, baseClass: record?.baseClass ?? className, view: record?.view)
    // Closures that code adds to a recognizer are not recorded.
    areActionsKnown = source != "code" && index.tellsActions(of: record?.view, source: source)
    isUnsimulated = source != "code" && kind == .other && className != Self.plainClass
  }
}

extension ControlAnswer {
  init(_ control: String, in index: ScreenIndex, source: String) {
    self.init(control: control)
    areActionsKnown = index.tellsActions(of: control, source: source)
  }
}

extension ScreenIndex {
  /// Whether the source of the screen tells of the actions of a view's control or recognizers.
  fileprivate func tellsActions(of view: String?, source: String) -> Bool {
    let silent: Set<String> = ["actions", "targets", "code", "gestureRecognizers"]
    guard source != "recursiveDescription", silent.isDisjoint(with: screen.unknown) else { return false }
    return view.flatMap { self.view($0) }.map { silent.isDisjoint(with: $0.unknown) } ?? true
  }
}
