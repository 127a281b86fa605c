// SPDX-License-Identifier: Apache-2.0

import Trace

/// Reads the faults of a screen from its records and its tap map.
struct FindingReader {
  let index: ScreenIndex
  let map: TraceTapMap?

  /// The views that are meant for touches, in the order of the screen.
  let targets: [TraceView]

  /// The views that a window shows, by identifier, each with the nearest view on its path that refuses all touches.
  private let refusing: [String: String]

  /// The positions of views on the screen, from back to front.
  private let order: [String: Int]

  /// The nearest view on the path of a view whose transform has no inverse, by identifier.
  private let flat: [String: String]

  /// Whether the screen is that of Interface Builder's canvas: what code moves, shows and hides later is not known, nor
  /// what Auto Layout makes of the frames.
  let isCanvas: Bool

  /// Whether a person wrote the screen down, so that all that it has is meant.
  let isWritten: Bool

  /// The longest pause between two taps of a double tap, in seconds.
  let tapInterval: Double

  init(_ analysis: TraceAnalysis) {
    index = analysis.index
    map = analysis.trace.tapMap
    tapInterval = analysis.trace.header.configuration["tapInterval"] ?? 0.35
    isCanvas = index.screen.unknown.contains(UnknownProperty.code.rawValue)
    isWritten = analysis.trace.header.source == ScreenSource.scenario.name
    targets = index.screen.views.filter { [index] in index.isMeantForTouches($0) }
    order = Dictionary(
      index.screen.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var refusing: [String: String] = [:]
    var flat: [String: String] = [:]
    for view in index.screen.views {
      // The outermost one is the cause: what is in it is never asked.
      if let outer = view.superview.flatMap({ refusing[$0] }) {
        refusing[view.id] = outer
      } else if view.refusal != nil {
        refusing[view.id] = view.id
      }
      if let outer = view.superview.flatMap({ flat[$0] }) {
        flat[view.id] = outer
      } else if view.transform.inverse == nil {
        flat[view.id] = view.id
      }
    }
    self.refusing = refusing
    self.flat = flat
  }

  /// The outermost of a view and its superviews that refuses all touches.
  func refusing(_ view: TraceView) -> TraceView? { refusing[view.id].flatMap(index.view) }

  /// The outermost of a view and its superviews whose transform has no inverse.
  func flattening(_ view: TraceView) -> TraceView? { flat[view.id].flatMap(index.view) }

  /// The recognizers of the app's own on a view that are enabled. Of those that Interface Builder's canvas does not
  /// tell all of, such as who their delegate is, nothing can be said.
  func ownRecognizers(of view: TraceView) -> [TraceGestureRecognizer] {
    if isCanvas, view.unknown.contains(UnknownProperty.gestureRecognizers.rawValue) { return [] }
    return view.gestureRecognizers.compactMap(index.recognizer).filter {
      $0.isEnabled && $0.isPartOfView != true
    }
  }

  /// A finding about a view.
  func finding(
    _ rule: FindingRule, in view: TraceView, by culprit: String? = nil, number: Double? = nil,
    cure: [TraceSetting] = []
  ) -> Finding {
    Finding(rule, view.id, by: culprit, number: number, box: screenBox(of: view), cure: cure)
  }

  /// A finding about a recognizer, which is where its view is.
  func finding(
    _ rule: FindingRule, of recognizer: TraceGestureRecognizer, by culprit: String? = nil,
    number: Double? = nil, cure: [TraceSetting] = []
  ) -> Finding {
    let box = index.view(recognizer.view).flatMap(screenBox)
    return Finding(rule, recognizer.id, by: culprit, number: number, box: box, cure: cure)
  }

  /// Puts findings of one rule and one cause together, the first of them in front.
  static func joined(_ findings: [Finding]) -> [Finding] {
    var positions: [String: Int] = [:]
    var joined: [Finding] = []
    for finding in findings {
      let key = "\(finding.rule.rawValue) \(finding.culprit ?? finding.subject)"
      if finding.culprit != nil, let position = positions[key] {
        joined[position].others.append(finding.subject)
      } else {
        positions[key] = joined.count
        joined.append(finding)
      }
    }
    return joined
  }

  /// Whether a view that does not lie in the other is asked before it.
  func isInFront(_ view: TraceView, of other: TraceView) -> Bool {
    order[view.id, default: 0] > order[other.id, default: 0]
  }

  /// Where a view is on the screen, as far as it is shown: within the screen and within what clips or scrolls it.
  func shownBox(of view: TraceView) -> TraceRect? {
    guard var box = screenBox(of: view) else { return nil }
    var limits = [TraceRect(x: 0, y: 0, width: index.screen.size.width, height: index.screen.size.height)]
    for ancestor in index.ancestry(of: view.id).dropFirst()
    where ancestor.clipsToBounds || ancestor.isScrollView {
      if let limit = screenBox(of: ancestor) { limits.append(limit) }
    }
    for limit in limits {
      let (left, top) = (max(box.minX, limit.minX), max(box.minY, limit.minY))
      box = TraceRect(
        x: left, y: top, width: min(box.maxX, limit.maxX) - left, height: min(box.maxY, limit.maxY) - top)
      guard box.size.width > 0, box.size.height > 0 else { return nil }
    }
    return box
  }

  /// The box around a view on the screen; nil if it is in no window.
  func screenBox(of view: TraceView) -> TraceRect? {
    guard let toScreen = index.screenTransform(of: view) else { return nil }
    return TraceRect.enclosing(view.bounds.corners.map { toScreen($0) })
  }

  /// Whether a view and all that it lies in stand where the source says.
  func isPlaced(_ view: TraceView) -> Bool {
    !index.ancestry(of: view.id).contains { $0.unknown.contains(UnknownProperty.frame.rawValue) }
  }
}

extension ScreenIndex {
  /// Whether a view is there for a finger: a control, or one with a recognizer of the app's own.
  func isMeantForTouches(_ view: TraceView) -> Bool {
    view.control != nil
      || view.gestureRecognizers.contains { id in
        recognizer(id).map { $0.isPartOfView != true && $0.isEnabled } ?? false
      }
  }

  /// Whether a view does anything with touches, or something that is not simulated may.
  func usesTouches(_ view: TraceView) -> Bool {
    isMeantForTouches(view) || !view.implements.isEmpty || view.isUnsimulated
      || view.isScrollView || view.isCell
      || view.viewController.flatMap(controller)?.implements.isEmpty == false
  }
}

extension TraceView {
  var isScrollView: Bool {
    ["UIScrollView", "UITableView", "UICollectionView", "UITextView"].contains(baseClass)
  }

  var isCell: Bool { ["UITableViewCell", "UICollectionViewCell"].contains(baseClass) }

  /// Lists whose rows a tap selects.
  var selectsRows: Bool {
    ["UITableView", "UICollectionView"].contains(baseClass) && settings?["allowsSelection"] != .bool(false)
  }

  /// Whether it is a control of the app's own: those of UIKit keep the taps of superviews off (GR-40).
  var isOwnControl: Bool { control != nil && baseClass == "UIControl" }
}
