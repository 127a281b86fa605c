// SPDX-License-Identifier: Apache-2.0

import Trace

/// The directions in which a scroll view scrolls.
struct ScrollAxes: OptionSet {
  let rawValue: Int

  static let horizontal = ScrollAxes(rawValue: 1)
  static let vertical = ScrollAxes(rawValue: 2)
}

extension FindingReader {
  /// What scroll views do to what is in them.
  func scrolling() -> [Finding] {
    let within = index.screen.views.filter { refusing($0) == nil }.flatMap { view in
      let path = index.ancestry(of: view.id).dropFirst()
      return [nested(view, path), slider(view, path), lateTouchDown(view, path), text(view, path)]
        .compactMap { $0 }
    }
    return Self.joined(within + stoppedScrolling())
  }

  /// The directions in which the content of a scroll view is larger than the view, as far as that is known.
  func scrollAxes(of view: TraceView) -> ScrollAxes {
    guard view.isScrollView, view.settings?["isScrollEnabled"] != .bool(false),
      case .numbers(let sides)? = view.settings?["contentSize"], sides.count == 2
    else { return [] }
    var axes: ScrollAxes = []
    if sides[0] > view.bounds.size.width { axes.insert(.horizontal) }
    if sides[1] > view.bounds.size.height { axes.insert(.vertical) }
    return axes
  }

  /// A list within another that scrolls the same way: the inner one takes the drag (SV-8).
  private func nested(_ view: TraceView, _ path: ArraySlice<TraceView>) -> Finding? {
    let axes = scrollAxes(of: view)
    guard !axes.isEmpty, view.baseClass != "UITextView",
      let outer = path.first(where: { !scrollAxes(of: $0).isDisjoint(with: axes) })
    else { return nil }
    return Finding(
      .nestedScrolling, outer.id, by: view.id, box: screenBox(of: view),
      cure: [TraceSetting(view.id, "isScrollEnabled", "false")])
  }

  /// A slider whose quick drag scrolls a page sideways (SV-3).
  private func slider(_ view: TraceView, _ path: ArraySlice<TraceView>) -> Finding? {
    guard view.baseClass == "UISlider",
      let scroll = path.first(where: {
        scrollAxes(of: $0).contains(.horizontal) && $0.settings?["delaysContentTouches"] != .bool(false)
      })
    else { return nil }
    return finding(
      .sliderInScrollView, in: view, by: scroll.id,
      cure: [TraceSetting(scroll.id, "delaysContentTouches", "false")])
  }

  /// A control that acts when the finger goes down, under something that withholds that (SV-1, GR-24).
  private func lateTouchDown(_ view: TraceView, _ path: ArraySlice<TraceView>) -> Finding? {
    guard view.control?.actions.contains(where: { $0.event == .touchDown }) == true else { return nil }
    for ancestor in path {
      if ancestor.isScrollView, delaysTouches(ancestor) {
        let decides = ancestor.overrides.contains { $0.method == Self.shouldCancel }
        let cancels = decides ? [] : [TraceSetting(ancestor.id, Self.shouldCancel, "true")]
        return finding(
          .lateTouchDown, in: view, by: ancestor.id,
          cure: [TraceSetting(ancestor.id, "delaysContentTouches", "false")] + cancels)
      }
      let late = ownRecognizers(of: ancestor).first {
        $0.delaysTouchesBegan && receives($0, touchIn: view) == true
      }
      if let late {
        return finding(
          .lateTouchDown, in: view, by: late.id, cure: [TraceSetting(late.id, "delaysTouchesBegan", "false")])
      }
    }
    return nil
  }

  private func delaysTouches(_ scroll: TraceView) -> Bool {
    scroll.gestureRecognizers.compactMap(index.recognizer).contains {
      $0.isPartOfView == true && $0.delaysTouchesBegan && $0.isEnabled
    }
  }

  private static let shouldCancel = "touchesShouldCancel"

  /// Scroll views that neither wait before they pass touches on nor take them from controls later (SV-6).
  private func stoppedScrolling() -> [Finding] {
    let candidates = index.screen.views.filter { view in
      view.settings?["delaysContentTouches"] == .bool(false) && !scrollAxes(of: view).isEmpty
        && (isWritten || view.className == view.baseClass)
        && !view.overrides.contains { $0.method == Self.shouldCancel }
    }
    guard !candidates.isEmpty else { return [] }
    let ids = Set(candidates.map(\.id))
    return targets.compactMap { view in
      guard view.control != nil, refusing(view) == nil,
        let scroll = index.ancestry(of: view.id).dropFirst().first(where: { ids.contains($0.id) })
      else { return nil }
      return finding(
        .controlStopsScrolling, in: view, by: scroll.id,
        cure: [TraceSetting(scroll.id, Self.shouldCancel, "true")])
    }
  }

  /// A text in a row, which keeps the touches that would select the row (SV-9).
  private func text(_ view: TraceView, _ path: ArraySlice<TraceView>) -> Finding? {
    // What the code of a cell does about it, such as adding a recognizer, a canvas does not show.
    guard !isCanvas, view.baseClass == "UITextView", view.settings?["isEditable"] == .bool(false),
      view.overrides.isEmpty, ownRecognizers(of: view).isEmpty, path.contains(where: \.isCell),
      path.contains(where: \.selectsRows)
    else { return nil }
    return finding(
      .textViewInCell, in: view, cure: [TraceSetting(view.id, "isUserInteractionEnabled", "false")])
  }
}
