// SPDX-License-Identifier: Apache-2.0

import Trace

/// What is under the finger beside the hit path: behind the hit-test view, or in a view that the hit test skipped.
extension ActFinder {
  /// A view under the finger that is not on the hit path.
  private struct Beside {
    var view: TraceView

    /// The view and its superviews, from the inside.
    var ancestry: [TraceView]

    /// What the hit test did at it.
    var answer: ViewAnswer
  }

  /// The reason for the frontmost wanted view under the finger that is not on the hit path; views for which there is no
  /// reason are passed over, and so are hidden and transparent ones.
  private func beside(
    _ isWanted: (TraceView) -> Bool, _ reason: (Beside) -> TraceReason?
  ) -> Because? {
    findBeside(isWanted) { beside in
      reason(beside).map { unreached(MissedControl(control: beside.view.id, reason: $0)) }
    }
  }

  private func findBeside(
    _ isWanted: (TraceView) -> Bool, despitePassage: Bool = false, _ because: (Beside) -> Because?
  ) -> Because? {
    guard despitePassage || passage == nil else { return nil }
    let answers = ViewAnswers(answer, in: index)
    let path = Set(index.ancestry(of: hitView).map(\.id))
    for view in index.screen.views.reversed() where isWanted(view) && !path.contains(view.id) {
      let ancestry = index.ancestry(of: view.id)
      guard !ancestry.contains(where: \.isUnseen) else { continue }
      let found = answers.answer(for: view)
      guard found.boundsContainPoint == true,
        let because = because(Beside(view: view, ancestry: ancestry, answer: found))
      else { continue }
      return because
    }
    return nil
  }

  /// A cell of the list that keeps the touch lies behind the hit-test view, which lies in no cell.
  var coveredCell: Because? {
    guard !answer.isDrag, index.view(responder)?[.allowsSelection] != .bool(false), !isInCell else {
      return nil
    }
    return beside(\.isCell) { cell in
      cell.ancestry.contains { $0.id == responder } ? cell.answer.reason(.siblingInFront) : nil
    }
  }

  /// A row behind the hit-test view of the same screen, which a tap on it would select, where no control is behind it.
  var coveredRow: Because? {
    guard answer.gesture == .tap, shield == nil, !isInCell else { return nil }
    let controlled = Set(index.ancestry(of: hitView).lazy.filter { $0.viewController != nil }.map(\.id))
    return beside(\.isCell) { cell in
      let isOfScreen = cell.ancestry.contains { controlled.contains($0.id) }
      return isOfScreen && cell.ancestry.contains(where: \.selectsRows)
        ? cell.answer.reason(.siblingInFront) : nil
    }
  }

  /// A scroll view or list in the hit row lies behind the hit-test view, as what is added to a cell lies behind its content view.
  var coveredListInRow: Because? {
    guard let cell = index.ancestry(of: hitView).first(where: \.isCell)?.id else { return nil }
    return beside(\.isScrollView) { list in
      list.ancestry.dropFirst().contains { $0.id == cell } ? list.answer.reason(.siblingInFront) : nil
    }
  }

  /// A row or item under the finger of a tap that takes no touches, or lies in a view that takes none.
  var disabledCell: Because? {
    guard answer.gesture == .tap, shield == nil else { return nil }
    let answers = ViewAnswers(answer, in: index)
    return beside(\.isCell) { cell in
      guard cell.ancestry.last?.id == answer.window, cell.ancestry.contains(where: \.selectsRows),
        cell.ancestry.dropFirst().allSatisfy({ !$0.clipsToBounds || answers.isUnderFinger($0) }),
        let reason = cell.answer.ownRefusal ?? cell.answer.reason,
        [.interactionDisabled, .ancestorInteractionDisabled].contains(reason.code)
      else { return nil }
      return reason
    }
  }

  private var isInCell: Bool { index.ancestry(of: hitView).contains(where: \.isCell) }

  /// A scroll view under the finger that the hit test skipped, because it or a view around it takes no touches, ends before or
  /// lets them through by its `hitTest` (HT-2, HT-6).
  var skippedScroll: Because? {
    guard answer.isDrag, shield == nil else { return nil }
    return findBeside({ $0.isScrollView && $0[.isScrollEnabled] != .bool(false) }) { scroll in
      let view = scroll.view.id
      let override = answer.walk.last { step in
        step.outcome == .refused && step.reason?.code == .customHitTest
          && scroll.ancestry.contains { $0.id == step.view }
      }
      if let override, let reason = override.reason {
        return override.view == view
          ? .letsThrough(view: view, reason: reason, isInFront: false)
          : .refusesFor(view: override.view, control: view, reason: reason)
      }
      guard let reason = scroll.answer.outermostRefusal,
        [.interactionDisabled, .ancestorInteractionDisabled, .outsideAncestor].contains(reason.code)
      else { return nil }
      return unreached(MissedControl(control: view, reason: reason))
    }
  }

  /// A view that acts on touches by itself, such as a list, a map, a web page or a text, lies behind the hit-test view, on the
  /// same screen or in another window (HT-5).
  func coveredContent(isOnlyBehindWindow: Bool = false) -> Because? {
    guard shield == nil else { return nil }
    return beside({ $0.isScrollView || UIKitClass.inherits(.handlesTouchesItself, $0.baseClass) }) {
      content in
      content.answer.reason(.windowInFront)
        ?? (!isOnlyBehindWindow && isOfScreen(content) ? content.answer.reason(.siblingInFront) : nil)
    }
  }

  /// The part of the window above which a view in front is a backdrop: a tap on it is not meant for what lies behind.
  private static let backdrop = 0.75

  /// A control or a view with a tap lies behind the view whose tap or press of the app's acts, unless that fills the window.
  var coveredByTaker: Because? {
    guard answer.gesture == .tap, let recognizer, !recognizer.isSystem, let taker = recognizer.view,
      [.tap, .longPress].contains(recognizer.kind), let front = index.view(taker),
      let window = index.ancestry(of: taker).last, let box = front.box(in: window)
    else { return nil }
    let room = window.bounds.size.width * window.bounds.size.height
    let isBackdrop = box.size.width * box.size.height >= Self.backdrop * room
    guard !isBackdrop || drawsNothing(taker) else { return nil }
    return behind { aim in
      let size = aim.view.bounds.size
      return !aim.ancestry.contains { $0.id == taker }
        && (!isBackdrop || size.width * size.height < Self.small * room)
    }
  }

  /// The part of the window below which a control that a clear view covers is what a finger on it was meant for.
  private static let small = 0.1

  /// A view with a tap, which is no control, lies behind the control that acts; or what SwiftUI shows, or a view of the app's that
  /// is laid over a whole screen, behind one in a bar.
  var coveredTap: Because? {
    guard answer.gesture == .tap else { return nil }
    if let covered = behind({ $0.view.control == nil })
      ?? coveredRow(within: index.view(hitView)?.bounds.size)
    {
      return covered
    }
    guard let bar = index.ancestry(of: hitView).first(where: \.isBarOfItems) else { return nil }
    return findBeside({ $0.isHostedContent || isLaidOver($0) }) { content in
      guard isOfScreen(content), content.answer.reason(.siblingInFront) != nil else { return nil }
      return .overlies(view: bar.id, other: content.view.id)
    }
  }

  /// The control that acts lies in front of a page.
  var coveredPage: Because? {
    guard answer.gesture == .tap else { return nil }
    return findBeside({ UIKitClass.isKind($0.baseClass, of: UIKitClass.webView) }) { page in
      guard isOfScreen(page) else { return nil }
      return page.answer.reason(.siblingInFront)?.subject.map { .overlies(view: $0, other: page.view.id) }
    }
  }

  /// Whether a view of a class of the app's is the frontmost of several in its superview and covers that, as an overlay does.
  private func isLaidOver(_ view: TraceView) -> Bool {
    guard !UIKitClass.isUIKit(view.className), !view.isScrollView, view.control == nil,
      let below = view.superview.flatMap(index.view), let box = view.box(in: below)
    else { return false }
    let siblings = index.subviews(of: below.id)
    return siblings.count > 1 && siblings.last == view.id && box.size.width >= below.bounds.size.width
      && box.size.height >= below.bounds.size.height
  }

  /// The toolbar's own view, which is hit, lies in front of a control, a view with a tap, or a row that a tap selects (OW-106).
  var coveredByToolbar: Because? {
    isOnToolbarContent ? behind { _ in true } ?? coveredRow(within: nil) : nil
  }

  /// Whether the hit-test view is the view that holds the items of a toolbar.
  private var isOnToolbarContent: Bool { index.view(hitView)?.className == UIKitClass.toolbarContent }

  /// A control that sends something lies behind a control that does nothing.
  var coveredByIdle: Because? {
    answer.gesture == .tap ? behind { $0.view.control?.actions.isEmpty == false } : nil
  }

  /// A row that a tap selects, no larger than `size`, lies behind the hit-test view.
  private func coveredRow(within size: TraceSize?) -> Because? {
    guard !isInCell else { return nil }
    return findBeside(\.isCell) { cell in
      let own = cell.view.bounds.size
      guard isOfScreen(cell), cell.ancestry.contains(where: \.selectsRows),
        size.map({ own.width * own.height <= $0.width * $0.height }) ?? true
      else { return nil }
      return cell.answer.reason(.siblingInFront)?.subject.map { .overlies(view: $0, other: cell.view.id) }
    }
  }

  /// A control or a view with a tap of the app's lies behind the hit-test view, on the same screen.
  private func behind(_ isWanted: (Beside) -> Bool) -> Because? {
    let aims = index.viewsWithTaps
    return findBeside({ $0.control != nil || $0.isAnnotation || aims.contains($0.id) }) { aim in
      guard isOfScreen(aim), isWanted(aim) else { return nil }
      return aim.answer.reason(.siblingInFront)?.subject.map {
        drawnInFront(aim.view.id, of: $0) ?? .overlies(view: $0, other: aim.view.id)
      }
    }
  }

  /// Whether a view lies in the view of the controller on whose screen the hit-test view is.
  private func isOfScreen(_ beside: Beside) -> Bool {
    let screen = index.ancestry(of: hitView).first { $0.viewController != nil }?.id
    return screen == nil || beside.ancestry.contains { $0.id == screen }
  }

  /// A picker lies behind the hit one, or a control behind the hit-test view, which is a map, or what the app has added to a map
  /// or a bar.
  var coveredInUIKit: Because? {
    if index.view(hitView)?.ownsItsParts == true,
      let covered = beside(\.ownsItsParts, { $0.answer.reason(.siblingInFront) })
    {
      return covered
    }
    let isAddedToBar = !isInBar && index.ancestry(of: hitView).dropFirst().contains(where: \.isBarOfItems)
    return isAddedToBar || answer.isInMap(in: index) ? shield : nil
  }

  /// What SwiftUI shows lies behind a plain view of UIKit's in the same hosting view, in which nothing of SwiftUI's is (OW-76).
  var coveredHosted: Because? {
    guard answer.gesture == .tap, let hit = index.view(hitView),
      InnerFramework(ofClass: hit.className) == nil,
      index.subviews(of: hitView).isEmpty,
      let host = index.ancestry(of: hitView).first(where: \.isHostingView)
    else { return nil }
    return beside({ $0.superview == host.id && InnerFramework(ofClass: $0.className) == .swiftUI }) {
      content in
      content.answer.reason(.siblingInFront)
    }
  }

  /// What lies behind the view in which a framework decides: a control, what scrolls with a drag, or a component of React
  /// Native.
  var coveredByFramework: Because? {
    guard framework != nil else { return nil }
    // Behind most buttons is something that scrolls, which is not meant by a tap.
    return shield ?? coveredContent(isOnlyBehindWindow: !answer.isDrag) ?? coveredComponent
  }

  /// A window in front lets the touch through by its `hitTest`, although a control or a view with a recognizer of the app's is
  /// under the finger in it.
  var windowInFront: Because? {
    guard let overlay = answer.lettingThrough(in: index).first, overlay.reason?.code == .customHitTest,
      overlay.view != answer.window, index.view(overlay.view)?.window != nil,
      answer.hasAim(inside: overlay.view, in: index)
    else { return nil }
    return leftOutHost ?? .letsThrough(view: overlay.view, reason: overlay.reason, isInFront: true)
  }

  /// A text, or a view of a framework's, behind the window in front, in which nobody handles the touch.
  var coveredInOtherWindow: Because? {
    guard index.view(hitView)?.window != nil else { return nil }
    return beside({ $0.text != nil || InnerFramework(ofClass: $0.className) != nil }) {
      $0.answer.reason(.windowInFront)
    }
  }

  /// A view behind the hit-test view has touches methods of its own (HT-5).
  var coveredMethods: Because? {
    beside({ $0.control == nil && !$0.isScrollView && !$0.implements.isEmpty }) {
      $0.answer.reason(.siblingInFront) ?? $0.answer.reason(.windowInFront)
    }
  }

  /// A tap in the whole of a window in front takes the touch from a control, or a view with a recognizer, in the one behind.
  func wholeWindow(of recognizer: RecognizerAnswer) -> Because? {
    guard answer.gesture == .tap, !recognizer.isSystem, recognizer.view == hitView,
      let shield, case .inFront(_, _, isWindow: true, _) = shield, let hit = index.view(hitView),
      let window = index.ancestry(of: hit.id).last,
      hit.bounds.size.width >= window.bounds.size.width, hit.bounds.size.height >= window.bounds.size.height
    else { return nil }
    return shield
  }

  /// A component of React Native behind the hit-test view, which is in another window in front, shows nothing under the finger
  /// (it has subviews, and they are elsewhere), or is in front of what is not its background (HT-5, OW-80).
  var coveredComponent: Because? {
    let isContainer = !index.subviews(of: hitView).isEmpty
    return beside({ InnerFramework(ofClass: $0.className) == .reactNative }) { component in
      component.answer.reason(.windowInFront)
        ?? ((isContainer || isNoBackground(component.view) || isCoveredWhole(component.view))
          && isOfScreen(component) ? component.answer.reason(.siblingInFront) : nil)
    }
  }

  /// A component with a text that lies wholly behind a component which shows none, whatever lets touches through in front.
  var coveredWhole: Because? {
    guard framework == .reactNative, index.subviews(of: hitView).isEmpty else { return nil }
    return findBeside(
      { InnerFramework(ofClass: $0.className) == .reactNative && $0.text != nil }, despitePassage: true
    ) { component in
      guard isCoveredWhole(component.view), isOfScreen(component) else { return nil }
      return component.answer.reason(.siblingInFront).map {
        unreached(MissedControl(control: component.view.id, reason: $0))
      }
    }
  }

  /// A component of React Native in the hit-test view that a view around it, which takes no touches, keeps from being hit (HT-3).
  var disabledComponent: Because? {
    guard framework == .reactNative else { return nil }
    return beside({ InnerFramework(ofClass: $0.className) == .reactNative }) { component in
      component.ancestry.dropFirst().contains { $0.id == hitView }
        ? component.answer.reason(.ancestorInteractionDisabled) : nil
    }
  }

  /// Whether a view lies wholly behind the hit-test view, which shows no text and is at least twice as large, unless the view
  /// behind has one.
  private func isCoveredWhole(_ view: TraceView) -> Bool {
    guard let hit = index.view(hitView), hit.text == nil, let box = view.box(in: hit) else { return false }
    let area = view.bounds.size.width * view.bounds.size.height
    return (view.text != nil || hit.bounds.size.width * hit.bounds.size.height >= 2 * area)
      && hit.bounds.contains(box)
  }

  /// Whether a view behind the hit-test view is not its background: it hangs out of its superview, or reaches beyond the
  /// hit-test view on one side and ends before it on another.
  private func isNoBackground(_ view: TraceView) -> Bool {
    if let around = view.superview.flatMap(index.view)?.bounds,
      view.frame.minX < around.minX || view.frame.maxX > around.maxX || view.frame.minY < around.minY
        || view.frame.maxY > around.maxY
    {
      return true
    }
    guard let hit = index.view(hitView), let box = view.box(in: hit) else { return false }
    return !hit.bounds.contains(box) && !box.contains(hit.bounds)
  }
}

extension ViewAnswer {
  /// The reason why the view was not hit, if it is of this kind.
  fileprivate func reason(_ code: TraceReason.Code) -> TraceReason? { reason?.code == code ? reason : nil }
}
