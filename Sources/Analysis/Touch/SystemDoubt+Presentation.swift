// SPDX-License-Identifier: Apache-2.0

import Trace

/// What reports tell of presentations and of the swipe back, and the simulation leaves out.
extension TouchAnswer {
  /// Whether UIKit's container of a sheet that dims nothing is hit, since the controller is modal.
  func isBesideModalSheet(in index: ScreenIndex) -> Bool {
    guard let hitView, index.view(hitView)?.className == UIKitClass.transitionView else { return false }
    return index.presentsUndimmedSheet(in: hitView)
  }

  /// The swipe back that takes the touch.
  private var swipeBack: RecognizerAnswer? {
    guard verdict.code == .recognized else { return nil }
    return outcome.recognizers.first {
      $0.id == verdict.recognizer && [.interactivePop, .contentPop].contains($0.kind)
    }
  }

  /// Whether a pan of the app's fails because it has to wait for the swipe back, and may not have to: it may recognize with others,
  /// or the screen is of React Native, whose stack sets a delegate of its own.
  func hasPanWaitingForSwipeBack(in index: ScreenIndex, isFormer: Bool) -> Bool {
    guard let swipeBack else { return false }
    let around = (swipeBack.view.map(index.ancestry) ?? []).dropFirst().map(\.id)
    let classes =
      (hitView.map(index.ancestry) ?? []).map(\.className) + index.screen.controllers.map(\.className)
    let isReactNative = classes.contains { InnerFramework(ofClass: $0) == .reactNative }
    return outcome.recognizers.contains { pan in
      guard !pan.isSystem, pan.kind == .pan, let cause = pan.changes.last?.cause,
        cause.code == .requiredRecognizerRecognized, cause.subject == swipeBack.id
      else { return false }
      if isFormer, pan.view.map(around.contains) == true { return true }
      return isReactNative
        || index.recognizer(pan.id)?.overrides?.contains {
          $0.method == .delegate(.shouldRecognizeSimultaneously) && $0.kind != .no
        } == true
    }
  }

  /// Whether the scroll of a view that scrolls sideways waited for the swipe back from the edge only because UIKit makes it wait.
  func swipesBackOverScroll(in index: ScreenIndex) -> Bool {
    guard let swipeBack, swipeBack.kind == .interactivePop else { return false }
    return outcome.recognizers.contains { scroll in
      scroll.kind == .scroll && scroll.waitedFor.contains(swipeBack.id)
        && scroll.view.flatMap(index.view)?.scrollAxes.contains(.horizontal) == true
        && index.recognizer(scroll.id)?.requiresFailureOf?.contains(swipeBack.id) != true
    }
  }

  /// Whether a sheet takes a stroke from a list that lies in another scroll view of it.
  func movesSheetFromNestedList(in index: ScreenIndex) -> Bool {
    guard verdict.code == .recognized,
      outcome.recognizers.contains(where: { $0.id == verdict.recognizer && $0.kind == .sheetPan }),
      let list = outcome.recognizers.first(where: \.movesSheet)?.view
    else { return false }
    return index.ancestry(of: list).dropFirst().prefix { $0.className != UIKitClass.dropShadow }.contains {
      $0.isScrollView && $0[.isScrollEnabled] != .bool(false) && $0[.isPagingEnabled] != .bool(true)
    }
  }

  /// Whether a list scrolls down at its top in a sheet, whose own pan waited in vain for a recognizer of the app's.
  func scrollsInWaitingSheet(in index: ScreenIndex) -> Bool {
    guard let way, !way.isSideways, way.down > 0 else { return false }
    let waits = outcome.recognizers.contains { pan in
      guard pan.kind == .sheetPan, let cause = pan.changes.last?.cause,
        cause.code == .requiredRecognizerRecognized
      else { return false }
      return cause.subject.flatMap(index.recognizer)?.isSystem == false
    }
    return waits
      && outcome.recognizers.contains {
        $0.kind == .scroll && $0.recognized && $0.view.flatMap(index.view)?.goesNoFurther(way) == true
      }
  }

  /// Whether the touch is in a window in front of that of the status bar, which had one up to iOS 12 (OW-31).
  func isAboveStatusBar(in index: ScreenIndex) -> Bool {
    (window.flatMap(index.view)?.window?.windowLevel ?? 0) > TraceWindow.levelOfStatusBar
  }

  /// Whether the swipe back waits for another recognizer until the finger is lifted.
  var swipesBackAtLift: Bool {
    guard let swipeBack, !swipeBack.waitedFor.isEmpty, let end = swipeBack.changes.last?.time else {
      return false
    }
    return swipeBack.changes.allSatisfy { $0.time == end }
  }

  /// Whether the hit test skipped a sheet whose container lets touches through.
  func beganBesideSheet(in index: ScreenIndex) -> Bool {
    walk.contains { step in
      guard step.outcome == .refused, let view = index.view(step.view),
        view.className == UIKitClass.dropShadow, !refusesTouchesBeside(view.id, in: index)
      else { return false }
      return view.superview.flatMap(index.view)?.overrides.contains { $0.method == .hitTest } ?? false
    }
  }

  /// Whether a delegate of the app's decides which touches the pan of a sheet gets.
  private func refusesTouchesBeside(_ sheet: String, in index: ScreenIndex) -> Bool {
    index.view(sheet)?.gestureRecognizers.compactMap(index.recognizer).contains { pan in
      pan.gesture == .sheetPan
        && pan.overrides?.contains { $0.method == .delegate(.shouldReceiveTouch) } == true
    } ?? false
  }

  /// Whether the hit-test view lies in the view of a controller that came with a zoom transition.
  func isInZoomedScreen(of index: ScreenIndex) -> Bool {
    hitView.map { index.ancestry(of: $0) }?.contains { view in
      view.viewController.flatMap(index.controller)?.overrides[.preferredTransition]?.kind == .zoom
    } ?? false
  }

  /// Whether a swipe back and a recognizer of the app's wait for each other.
  var waitsInCircleWithSwipeBack: Bool {
    let waiting = outcome.recognizers.filter { $0.changes.last?.cause.code == .waitsInCycle }
    return waiting.contains { [.interactivePop, .contentPop].contains($0.kind) }
      && waiting.contains { !$0.isSystem }
  }

  /// Whether the hit-test view lies in a column that takes the whole width of its split view controller.
  func isBesideHiddenColumn(of index: ScreenIndex) -> Bool {
    let path = hitView.map { index.ancestry(of: $0) } ?? []
    let split = path.firstIndex { view in
      let controller = view.viewController.flatMap(index.controller)
      return UIKitClass.isKind(controller?.baseClass, of: UIKitClass.splitController)
    }
    guard let split, let column = path[..<split].last(where: { $0.viewController != nil }) else {
      return false
    }
    return column.bounds.size.width >= path[split].bounds.size.width
  }

  /// Whether the pan of a sheet failed because the finger moves sideways, and something of the app's follows the finger or
  /// recognizes instead, which does not refuse pans itself.
  func driftsInSheet(in index: ScreenIndex) -> Bool {
    let sheets = outcome.recognizers.filter { $0.kind == .sheetPan }
    guard isDrag,
      sheets.contains(where: { sheet in
        sheet.changes.last?.cause.code == .wrongDirection
          || sheet.preventer != nil && sheet.preventer == verdict.recognizer && way?.isSideways == true
      })
    else { return false }
    let answer = hitView.flatMap(index.view)?.overrides[.gestureRecognizerShouldBegin]
    if answer?.kind == .no || answer?.kind == .unless { return false }
    switch verdict.code {
    case .recognized:
      return verdict.recognizer.map { id in outcome.recognizers.contains { $0.id == id && !$0.isSystem } }
        ?? false
    case .handled, .keptByControl: return true
    case .controlActed:
      return verdict.responder.flatMap(index.view).map { !UIKitClass.isUIKit($0.className) } ?? false
    // Methods that call `super` follow the finger all the same.
    case .dropped, .keptByScrollView: return chain.contains(where: \.runsOwnCode)
    default: return false
    }
  }

  /// Whether the pan of a sheet takes a stroke down on a list or scroll view in it which scrolls, not sideways alone, and
  /// neither moves nor bounces with the finger.
  ///
  /// So does a pan of the app's that waits for the pan of such a scroll view, which fails at once here.
  func movesSheetFromListWithoutBounce(in index: ScreenIndex) -> Bool {
    guard verdict.code == .recognized, let start = samples.first?.location, let end = samples.last?.location,
      let pan = outcome.recognizers.first(where: { $0.id == verdict.recognizer }),
      !outcome.recognizers.contains(where: { $0.kind == .scroll && $0.recognized })
    else { return false }
    let inside = (hitView.map { index.ancestry(of: $0) } ?? []).prefix { $0.id != pan.view }
    switch pan.kind {
    case .sheetPan: return end.y > start.y && inside.contains(where: \.isIdleList)
    case .pan:
      return !pan.isSystem && way?.isSideways == false
        && inside.contains { list in
          list.isIdleList && !list.bouncesAlways
            && index.screen.gestureRecognizers.contains { scroll in
              scroll.view == list.id && scroll.gesture == .scroll
                && index.recognizer(pan.id)?.requiresFailureOf?.contains(scroll.id) == true
            }
        }
    default: return false
    }
  }
}

extension TraceView {
  /// Whether it bounces up and down even if its content fits, as lists do by default.
  fileprivate var bouncesAlways: Bool {
    self[.alwaysBounceVertical].map { $0 == .bool(true) } ?? [.table, .collection].contains(role)
  }

  /// Whether it is a scroll view that may scroll, and has no more content sideways than it shows.
  fileprivate var isIdleList: Bool {
    guard isScrollView, self[.isScrollEnabled] != .bool(false) else { return false }
    guard case .numbers(let size)? = self[.contentSize], size.count == 2 else { return true }
    return size[0] <= bounds.size.width
  }
}
