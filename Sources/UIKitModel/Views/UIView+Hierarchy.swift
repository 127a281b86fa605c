// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

extension UIView {
  /// The view, its superview and so on up to the root. Each is looked for when it is asked for.
  final var selfAndSuperviews: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }

  /// The window that holds the view, or the view itself if it is one.
  public final var window: UIWindow? {
    for view in selfAndSuperviews {
      if let window = view as? UIWindow { return window }
    }
    return nil
  }

  /// Whether the view is the other one or lies below it.
  public final func isDescendant(of view: UIView) -> Bool {
    selfAndSuperviews.contains { $0 === view }
  }

  /// Adds a view in front of all others; one that is there already moves to the front (HT-25).
  public final func addSubview(_ view: UIView) {
    insert(view, at: nil)
  }

  /// Adds a view at an index from back to front; an index beyond the end appends (HT-25).
  public final func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Adds a view just in front of a sibling; relative to itself or to a stranger it goes to the front (HT-25).
  public final func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview, offset: 1)
  }

  /// Adds a view just behind a sibling; relative to itself or to a stranger it goes to the front (HT-25).
  public final func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview, offset: 0)
  }

  /// Moves a subview to the front, where it is asked first (HT-24).
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview to the back, where it is asked last.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Swaps two subviews by index; indices out of range change nothing.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// Takes the view out of its superview.
  public final func removeFromSuperview() {
    if window != nil { willLeaveWindow() }
    // Code that heard of a cancelled touch may have moved the view.
    guard let superview else { return }
    let window = self.window
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    if let window { didLeave(window) }
    didMoveToSuperview()
  }

  /// The view with the tag, the receiver included, depth first.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let match = subview.viewWithTag(tag) { return match }
    }
    return nil
  }

  /// What leaving a window means for views that have touches (TE-13).
  private func willLeaveWindow() {
    window?.application?.gestures.views.cancel(in: self)
  }

  /// What having left a window means for the first responder (RC-16), the touches and the recognizers of the hierarchy
  /// (TE-13).
  private func didLeave(_ window: UIWindow) {
    FirstResponder.left(self, window)
    guard let gestures = window.application?.gestures else { return }
    gestures.views.detach(self)
    for recognizer in gestures.engaged where recognizer.view?.isDescendant(of: self) ?? false {
      gestures.breakOff(recognizer, TraceReason(.viewRemoved))
    }
  }

  private func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
    let isSibling = sibling !== view && sibling.superview === self
    if isSibling, view.superview === self { view.removeFromSuperview() }
    let index = isSibling ? subviews.firstIndex { $0 === sibling } : nil
    insert(view, at: index.map { $0 + offset })
  }

  private func insert(_ view: UIView, at index: Int?) {
    precondition(
      view.subviews.isEmpty && view !== self || !isDescendant(of: view),
      "UIView.addSubview: a view cannot be added to itself or below itself")
    if view.window != nil, view.window !== window, !(view is UIWindow) { view.willLeaveWindow() }
    view.willMove(toSuperview: self)
    let oldWindow = view.window
    if let old = view.superview {
      old.willRemoveSubview(view)
      old.subviews.removeAll { $0 === view }
    }
    let place = index.map { min(max($0, 0), subviews.count) } ?? subviews.count
    subviews.insert(view, at: place)
    view.superview = self
    if let oldWindow, !(view is UIWindow), window !== oldWindow { view.didLeave(oldWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }
}
