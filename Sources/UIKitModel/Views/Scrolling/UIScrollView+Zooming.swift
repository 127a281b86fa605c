// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// Zooming: one view of the content is scaled by its transform, and the content's size and offset follow (SV-15).
extension UIScrollView {
  /// The view that is scaled: the delegate's answer, or what a scenario declares; without one nothing zooms.
  final var zoomedView: UIView? { delegate?.viewForZooming(in: self) ?? declaredViewForZooming }

  /// What the running pinch keeps under the fingers.
  struct Zoom {
    /// The scale when it began.
    let scale: CGFloat

    /// The place in the zoomed view that was between the fingers, in its bounds coordinates.
    let place: CGPoint
  }

  /// The pinch is there while zooming is enabled.
  final func enableZooming() {
    let isEnabled = minimumZoomScale < maximumZoomScale
    if isEnabled, pinch == nil {
      let pinch = UIScrollViewPinchGestureRecognizer()
      self.pinch = pinch
      addGestureRecognizer(pinch)
      pinch.delegate = self as? any UIGestureRecognizerDelegate
      implement(Self.pinchAction) { [weak self] _, _ in self?.handlePinch() }
      pinch.addTarget(self, action: Self.pinchAction)
    } else if !isEnabled, let pinch {
      removeGestureRecognizer(pinch)
      self.pinch = nil
    }
  }

  /// The action of the pinch: what was between the fingers stays there.
  private func handlePinch() {
    guard let pinch, let view = zoomedView else { return }
    switch pinch.state {
    case .began:
      zoom = Zoom(scale: zoomScale, place: pinch.location(in: view))
      follow(pinch)
    case .changed:
      follow(pinch)
    case .ended, .cancelled:
      zoom = nil
      // The pan goes on from here.
      let way = pan.translation(in: self)
      offsetAtBegin = CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y)
      tellDelegate("scrollViewDidEndZooming") {
        $0.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
      }
    case .possible, .failed:
      break
    }
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard let zoom else { return }
    // With one finger left there is no middle to follow.
    let middle = pinch.location(in: self)
    let place = CGPoint(x: middle.x - contentOffset.x, y: middle.y - contentOffset.y)
    scale(to: zoom.scale * pinch.scale, keeping: zoom.place, at: place)
  }

  /// Scales about the middle of what shows.
  final func scale(to scale: CGFloat) {
    guard let view = zoomedView else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    self.scale(
      to: scale, keeping: view.convert(middle, from: self),
      at: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
  }

  /// Scales the zoomed view between the limits, so that a place in it shows at a place of the scroll view, as far as the
  /// edges of the content allow. The view's origin stays, and the content gets its size.
  private func scale(to wanted: CGFloat, keeping place: CGPoint, at shown: CGPoint) {
    guard let view = zoomedView else { return }
    let scale = min(max(wanted, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard scale != zoomScale, scale > 0 else { return }
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
    contentSize = view.frame.size
    TraceRecorder.noteChange(of: self)
    TraceRecorder.current?.recordProperty("zoomScale", of: self, scale.value)
    let target = view.convert(place, to: self)
    contentOffset = withinEdges(CGPoint(x: target.x - shown.x, y: target.y - shown.y))
    tellDelegate("scrollViewDidZoom") { $0.scrollViewDidZoom(self) }
  }
}
