// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// The strip at the top of the screen in which the system handles taps and scrolls content to its top (OW-31).
///
/// Locations are in points in screen coordinates.
@MainActor
struct StatusBar {
  let application: UIApplication

  init(_ application: UIApplication) { self.application = application }

  /// The height of the bar: the setting on a phone without a home button, less on other screens, 0 on a phone in
  /// landscape.
  private var height: CGFloat {
    let (size, height) = (application.screenSize, application.configuration.statusBarHeight)
    guard min(size.width, size.height) >= 320, size.height >= 480 else { return 0 }
    if application.isOnPad { return min(height, 24) }
    return size.height < 812 ? min(height, 20) : height
  }

  /// Why a touch at a location belongs to the status bar; nil if it belongs to the app.
  ///
  /// On a device every touch on the bar belongs to the system. Descriptions of screens rarely say whether there is a
  /// bar, so a touch counts as the bar's only if a scroll view would react to it, and not if it is on that view's
  /// content.
  func claim(at location: CGPoint) -> TraceReason? {
    guard location.y >= 0, height > 0, !location.y.exceeds(height) else { return nil }
    guard !windowsAbove.contains(where: { takes(location, $0) }) else { return nil }
    let views = scrollViews
    let scrolled = views.filter { !$0.isAtTop }
    guard !scrolled.isEmpty, !contents(of: scrolled).contains(where: { $0.contains(location) }) else {
      return nil
    }
    return reason(forTapAt: location, views)
  }

  /// The windows in front of the one in which the system shows the bar, which get touches there first.
  private var windowsAbove: [UIWindow] {
    application.windowsFrontToBack.filter { !$0.isHidden && $0.windowLevel > .statusBar }
  }

  /// Whether a window takes a touch at a location, without the code of overrides.
  private func takes(_ location: CGPoint, _ window: UIWindow) -> Bool {
    guard let point = window.layer.pointFromSuperlayer(location) else { return false }
    return window.hitTestAsDeclared(point, with: nil, nil) != nil
  }

  /// Why a tap on the bar scrolls what it does, or nothing.
  func reason(forTapAt location: CGPoint) -> TraceReason { reason(forTapAt: location, scrollViews) }

  private func reason(forTapAt location: CGPoint, _ views: [UIScrollView]) -> TraceReason {
    guard let first = views.first(where: mayScroll) else { return TraceReason(.nothingScrollsToTop) }
    if let scrolled = scrolled(at: location, of: views) {
      return TraceReason(.statusBarTouched, subject: TraceRecorder.current?.identifier(of: scrolled))
    }
    let second = views.first { $0 !== first }
    return TraceReason(
      .severalScrollToTop, subject: TraceRecorder.current?.identifier(of: first),
      other: second.flatMap { TraceRecorder.current?.identifier(of: $0) })
  }

  /// Performs a tap on the bar.
  func tap(at location: CGPoint) {
    guard let scrollView = scrolled(at: location, of: scrollViews) else { return }
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: -scrollView.contentInset.top), animated: true)
    scrollView.tellDelegate(.scrollViewDidScrollToTop) { $0.scrollViewDidScrollToTop(scrollView) }
  }

  /// The middle of the bar.
  var middle: CGPoint { CGPoint(x: application.screenSize.width / 2, y: height / 2) }

  /// The view that a tap scrolls: on an iPhone the only candidate, on an iPad the one nearest to the tap of those that
  /// are not at their top.
  private func scrolled(at location: CGPoint, of views: [UIScrollView]) -> UIScrollView? {
    guard application.isOnPad || views.count == 1 else { return nil }
    return views.filter(mayScroll).min { distance(to: $0, location) < distance(to: $1, location) }
  }

  /// Whether a tap on the bar can scroll the view. One that cannot counts as one of several all the same.
  private func mayScroll(_ view: UIScrollView) -> Bool { !view.isAtTop && view.isScrollEnabled }

  private func distance(to view: UIView, _ location: CGPoint) -> CGFloat {
    let area = place(of: view)
    let nearest = CGPoint(
      x: min(max(location.x, area.minX), area.maxX), y: min(max(location.y, area.minY), area.maxY))
    return nearest.distance(to: location)
  }

  /// The scroll views on the screen that may scroll to their top, those in front windows first. One that is there
  /// already counts as well, such as a strip that scrolls sideways.
  private var scrollViews: [UIScrollView] {
    let screen = CGRect(origin: .zero, size: application.screenSize)
    var found: [UIScrollView] = []
    func search(_ view: UIView) {
      guard application.budget.spend() else { return }
      if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, isSeen(scrollView),
        place(of: scrollView).intersects(screen), scrollView.asksToScrollToTop
      {
        found.append(scrollView)
      }
      for subview in view.subviews { search(subview) }
    }
    for window in application.windowsFrontToBack { search(window) }
    return found
  }

  /// The boxes of the strip in which touches belong to the bar.
  var claimed: [CGRect] {
    let views = scrollViews.filter(mayScroll)
    guard height > 0, !views.isEmpty else { return [] }
    let strip = CGRect(x: 0, y: 0, width: application.screenSize.width, height: height.nextUp)
    let contents = (contents(of: views) + windowsAbove.map(place)).map { $0.intersection(strip) }.filter {
      !$0.isNull && !$0.isEmpty
    }
    let (across, down) = (
      edges([strip] + contents, \.minX, \.maxX), edges([strip] + contents, \.minY, \.maxY)
    )
    return zip(down, down.dropFirst()).flatMap { top, bottom in
      zip(across, across.dropFirst()).map { left, right in
        CGRect(x: left, y: top, width: right - left, height: bottom - top)
      }
    }.filter { box in
      application.budget.spend() && !contents.contains { $0.contains(CGPoint(x: box.midX, y: box.midY)) }
    }
  }

  private func edges(
    _ boxes: [CGRect], _ start: KeyPath<CGRect, CGFloat>, _ end: KeyPath<CGRect, CGFloat>
  ) -> [CGFloat] {
    Set(boxes.flatMap { [$0[keyPath: start], $0[keyPath: end]] }).sorted()
  }

  /// The visible content of scroll views, in screen coordinates.
  private func contents(of scrollViews: [UIScrollView]) -> [CGRect] {
    scrollViews.flatMap { scrollView in
      let shown = place(of: scrollView)
      return scrollView.subviews.filter { !$0.isHidden && application.budget.spend() }
        .map { place(of: $0).intersection(shown) }
    }
  }

  private func isSeen(_ view: UIView) -> Bool {
    view.selfAndSuperviews.allSatisfy { !$0.isHidden && $0.alpha >= TraceView.hitTestAlphaThreshold }
  }

  /// The rectangle of a view in screen coordinates.
  private func place(of view: UIView) -> CGRect {
    guard let window = view.window else { return .zero }
    let corners = [
      CGPoint(x: view.bounds.minX, y: view.bounds.minY), CGPoint(x: view.bounds.maxX, y: view.bounds.maxY),
    ].map { window.layer.pointToSuperlayer(view.convert($0, to: window)) }
    return CGRect(
      x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y),
      width: abs(corners[1].x - corners[0].x), height: abs(corners[1].y - corners[0].y))
  }
}

extension UIScrollView {
  /// Whether the content shows its top.
  fileprivate final var isAtTop: Bool { contentOffset.y <= -contentInset.top }

  /// The delegate's answer; true without a delegate.
  fileprivate final var asksToScrollToTop: Bool {
    declaredShouldScrollToTop ?? delegate?.scrollViewShouldScrollToTop(self) ?? true
  }
}
