// SPDX-License-Identifier: Apache-2.0

import Trace

/// What SwiftUI, React Native and Flutter may do with a touch otherwise than the simulation (OW-74 to OW-83).
extension TouchAnswer {
  /// How far from the left edge of the screen a drag begins by which a route of Flutter goes back, in points (OW-81).
  private static let routeSwipeReach = 20.0

  /// Whether two taps recognize together, of one hosting view or of one in another, of which SwiftUI lets the inner one alone act
  /// (OW-74).
  func actsWithOuterOfHosted(in index: ScreenIndex) -> Bool {
    let taps = verdict.recognizers.compactMap(index.recognizer).filter { $0.gesture == .tap && !$0.isSystem }
    guard taps.count > 1, taps.allSatisfy({ index.view($0.view)?.isHostingView == true }) else {
      return false
    }
    // A simultaneous gesture around another one acts as well.
    let outer = taps.min { index.depth(of: $0.view) < index.depth(of: $1.view) }
    return Set(taps.map(\.view)).count == 1 || outer?.isSimultaneousGesture == false
  }

  /// Whether React Native decides about a touch in the callout of an annotation on a map.
  func isOnComponentInCallout(in index: ScreenIndex) -> Bool {
    guard case .decidedInside(_, .reactNative, _) = verdict.act, let hitView else { return false }
    return index.ancestry(of: hitView).contains { $0.className.contains(InnerFramework.callout) }
  }

  /// Whether the swipe back from the edge acts in a navigation controller of React Native Screens whose swipe back of the content
  /// is off.
  func isEdgePopOfScreens(in index: ScreenIndex) -> Bool {
    guard outcome.recognizers.contains(where: { $0.id == verdict.recognizer && $0.kind == .interactivePop }),
      outcome.recognizers.contains(where: {
        $0.kind == .contentPop && $0.passedOver?.code == .recognizerDisabled
      })
    else { return false }
    return index.screen.controllers.contains { $0.className == InnerFramework.navigationOfScreens }
  }

  /// Whether the swipe back of the content acts over a scroll view in a navigation controller of React Native Screens.
  func isContentPopOfScreens(in index: ScreenIndex) -> Bool {
    outcome.recognizers.contains { $0.id == verdict.recognizer && $0.kind == .contentPop }
      && index.screen.controllers.contains { $0.className == InnerFramework.navigationOfScreens }
      && (hitView.map(index.ancestry) ?? []).contains(where: \.isScrollView)
  }

  /// Whether a scroll view of React Native scrolls, and is all that is in the component around it.
  func scrollsInComponent(of index: ScreenIndex) -> Bool {
    guard verdict.code == .scrolled, let scroll = verdict.responder.flatMap(index.view) else { return false }
    let around = index.ancestry(of: scroll.id).filter {
      InnerFramework(ofClass: $0.className) == .reactNative
    }
    let isOfReactNative =
      InnerFramework(ofClass: scroll.className) == .reactNative
      || scroll.superview.flatMap(index.view)?.className == InnerFramework.scrollComponent
    guard isOfReactNative,
      let wrapper = around.first(where: { !$0.isScrollView && !$0.className.contains("Scroll") })
    else { return false }
    return index.subviews(of: wrapper.id).count == 1 && !wrapper.className.contains("Root")
  }

  /// The names of the views by which React Native Screens shows screens begin so.
  private static let screensClass = "RNSScreen"

  /// Whether React Native decides about a touch in a navigation bar, or on a screen of React Native Screens that has one.
  func isOnComponentInBar(in index: ScreenIndex) -> Bool {
    guard case .decidedInside(_, .reactNative, _) = verdict.act, let hitView else { return false }
    let around = index.ancestry(of: hitView)
    if around.contains(where: { UIKitClass.isKind($0.baseClass, of: .navigationBar) }) { return true }
    guard let screen = around.firstIndex(where: { $0.className.hasPrefix(Self.screensClass) }) else {
      return false
    }
    return around[screen...].contains { view in
      index.subviews(of: view.id).compactMap(index.view).contains {
        $0.role == .navigationBar && !$0.isHidden
      }
    }
  }

  /// Whether Flutter decides about a touch at the left edge of the screen.
  func isAtEdgeOfFlutter(in index: ScreenIndex) -> Bool {
    guard case .decidedInside(_, .flutter, _) = verdict.act, let start = samples.first?.location else {
      return false
    }
    return start.x <= Self.routeSwipeReach
  }

  /// Whether a tap or press is on a page, where the `contentInset` of its scroll view shows or would show.
  func isInInsetOfPage(of index: ScreenIndex) -> Bool {
    guard case .decidedInside(_, .webKit, _) = verdict.act, !isDrag, let hitView,
      let scroll = index.ancestry(of: hitView).first(where: \.isScrollView),
      case .numbers(let insets)? = scroll[.contentInset], insets.count == 4,
      let point = walk.first(where: { $0.view == scroll.id })?.point
    else { return false }
    let bounds = scroll.bounds
    return point.y - bounds.minY < insets[0] || point.x - bounds.minX < insets[1]
      || bounds.maxY - point.y < insets[2] || bounds.maxX - point.x < insets[3]
  }

  /// Whether a button of React Native Gesture Handler is hit, or subviews of it are, although its `pointerEvents` say otherwise.
  func followsPointerEvents(in index: ScreenIndex) -> Bool {
    guard let hitView else { return false }
    return index.ancestry(of: hitView).contains { view in
      guard view.className == UIKitClass.gestureHandlerButton, let override = view.overrides[.hitTest],
        override.kind == .pointerEvents
      else { return false }
      return switch PointerEvents(rawValue: override.detail) {
      case .boxNone: view.id == hitView
      case .boxOnly: view.id != hitView
      default: false
      }
    }
  }

  /// Whether a drawing of react-native-svg lets the touch through by its `pointerEvents`.
  func ignoresPointerEvents(in index: ScreenIndex) -> Bool {
    walk.contains { step in
      guard step.outcome == .refused, let view = index.view(step.view),
        view.className == UIKitClass.reactNativeSVG,
        view.overrides[.hitTest]?.kind == .pointerEvents
      else { return false }
      return ViewAnswers(self, in: index).answer(for: view).boundsContainPoint == true
    }
  }

  /// The tap or long press of the app's on a hosting view that takes the touch, as a gesture of SwiftUI is written; nil if another
  /// one does, or nobody.
  private func takerOnHostingView(in index: ScreenIndex) -> TraceGestureRecognizer? {
    guard verdict.code == .recognized, let taker = verdict.recognizer.flatMap(index.recognizer),
      !taker.isSystem, [.tap, .longPress].contains(taker.gesture),
      index.view(taker.view)?.isHostingView ?? false
    else { return nil }
    return taker
  }

  /// Whether such a recognizer takes the touch where a view of the app's is hit, which lies in front of what SwiftUI shows or is
  /// part of it.
  func isTakenBehindView(in index: ScreenIndex) -> Bool {
    guard let taker = takerOnHostingView(in: index) else { return false }
    let path = hitView.map { index.ancestry(of: $0).map(\.id) } ?? []
    guard let inner = path.prefix(while: { $0 != taker.view }).last else { return false }
    return !inner.hasPrefix("\(taker.view).content")
      && InnerFramework(ofClass: index.view(inner)?.className ?? "") != .swiftUI
  }

  /// Whether such a recognizer takes the touch where the source does not say that content is hit.
  func isTakenOnHostingView(in index: ScreenIndex) -> Bool {
    guard let taker = takerOnHostingView(in: index) else { return false }
    let answers = ViewAnswers(self, in: index)
    let content = index.subviews(of: taker.view).compactMap(index.view).filter(\.isHostedContent)
    let hit = content.filter(answers.isUnderFinger)
    // What encloses the rest may be a background, and the gesture is on the rest.
    let isAround = content.contains { inner in
      !hit.contains { $0.id == inner.id }
        && hit.contains { outer in inner.box(in: outer).map(outer.bounds.contains) ?? false }
    }
    return isAround || hit.isEmpty
  }

  /// Whether content of the same hosting view lies in front under the finger, beyond a superview of it: true if that clips it there,
  /// false if it is seen, nil if there is none.
  func isUnderContentBeyond(in index: ScreenIndex) -> Bool? {
    let path = (hitView.map { index.ancestry(of: $0) } ?? []).map(\.id)
    guard let host = path.last(where: { index.view($0)?.isHostingView == true }) else { return nil }
    let answers = ViewAnswers(self, in: index)
    for view in index.screen.views {
      guard !path.contains(view.id), !view.isHostedContent,
        answers.answer(for: view).boundsContainPoint == true
      else { continue }
      let ancestry = index.ancestry(of: view.id)
      let inside = ancestry.prefix { $0.id != host }
      let missed = inside.dropFirst().filter { !$0.isScrollView && !answers.isUnderFinger($0) }
      guard !missed.isEmpty, inside.count < ancestry.count, !ancestry.contains(where: \.isUnseen),
        !ancestry.contains(where: \.refusesTouchesOfClass),
        // A view of UIKit in SwiftUI is asked as UIKit's are.
        !inside.dropFirst().contains(where: { $0.className.hasPrefix(InnerFramework.platformViewHost) }),
        let fork = ancestry.firstIndex(where: { path.contains($0.id) }),
        let common = path.firstIndex(of: ancestry[fork].id)
      else { continue }
      let isClipped = missed.contains(where: \.clipsToBounds)
      guard common > 0 else { return isClipped }
      let subviews = index.subviews(of: path[common])
      guard let branch = subviews.firstIndex(of: ancestry[fork - 1].id),
        let own = subviews.firstIndex(of: path[common - 1])
      else { continue }
      if branch > own { return isClipped }
    }
    return nil
  }

  /// Whether a tap on a link of a text acts, and keeps one of the app's from recognizing, such as a gesture of SwiftUI's.
  func isOnLinkBesideTap(in index: ScreenIndex) -> Bool {
    guard verdict.code == .recognized,
      outcome.recognizers.contains(where: { $0.id == verdict.recognizer && $0.kind == .textLink })
    else { return false }
    return outcome.recognizers.contains {
      !$0.isSystem && $0.kind == .tap && $0.passedOver == nil && $0.preventer != nil
    }
  }

  /// Whether a recognizer of a hosting view keeps another one like it, of the same view, from recognizing.
  func prevailsOnHost(in index: ScreenIndex) -> Bool {
    guard verdict.code == .recognized,
      let taker = outcome.recognizers.first(where: { $0.id == verdict.recognizer }),
      !taker.isSystem, taker.view.flatMap(index.view)?.isHostingView == true
    else { return false }
    return outcome.recognizers.contains {
      !$0.isSystem && $0.view == taker.view && $0.kind == taker.kind && $0.preventer != nil
    }
  }

  /// Whether a hosting view under the finger, or what it shows, was passed over because of an animation.
  func passesAnimatedHost(in index: ScreenIndex) -> Bool {
    let answers = ViewAnswers(self, in: index)
    return walk.contains { step in
      step.outcome == .refused && step.reason?.code == .animating
        && index.ancestry(of: step.view).contains(where: \.isHostingView)
        && index.view(step.view).map(answers.isUnderFinger) == true
    }
  }

  /// Whether a recognizer of the app's on what SwiftUI shows in the selected row saw the touch.
  func hasGestureInRow(in index: ScreenIndex) -> Bool {
    let row = (hitView.map { index.ancestry(of: $0) } ?? []).prefix { !$0.isCell }.map(\.id)
    return outcome.recognizers.contains { recognizer in
      guard !recognizer.isSystem, recognizer.passedOver == nil, let view = recognizer.view, row.contains(view)
      else { return false }
      return InnerFramework(ofClass: index.view(view)?.className ?? "") == .swiftUI
    }
  }

  /// Whether a control or a recognizer on a view inside a hosting view takes a tap, where gestures of that view act as well.
  func actsBesideSwiftUI(in index: ScreenIndex, _ system: Double?) -> Bool {
    guard !isDrag, let system, let hitView else { return false }
    let actor: String?
    let until: Double
    switch verdict.code {
    case .controlActed: (actor, until) = (verdict.responder, Self.gesturesAroundUntil.controls)
    case .recognized:
      let taker = verdict.recognizer.flatMap(index.recognizer)
      (actor, until) = (taker?.gesture == .tap ? taker?.view : nil, Self.gesturesAroundUntil.recognizers)
    default: return false
    }
    guard system < until, let actor, index.ancestry(of: hitView).contains(where: { $0.id == actor }),
      index.view(actor).map({ InnerFramework(ofClass: $0.className) }) != .swiftUI
    else { return false }
    // A source that shows the gestures of SwiftUI leaves no doubt.
    return index.ancestry(of: actor).contains { view in
      view.isHostingView && !outcome.recognizers.contains { $0.view == view.id && $0.recognized }
    }
  }

  /// Whether a segmented control acts, and a tap around it gives way to it, which may be one of SwiftUI.
  func isOnSegments(in index: ScreenIndex) -> Bool {
    guard verdict.code == .controlActed, !isDrag, let control = verdict.responder,
      index.view(control)?.role == .segments, vetoed != nil
    else { return false }
    return index.ancestry(of: control).contains(where: \.isHostingView)
  }

  /// Whether two touch handlers of React Native, one around the other, have a touch that JavaScript decides about.
  var isHeardOfTwice: Bool {
    decider == .reactNative
      && outcome.recognizers.filter {
        $0.kind == .reactNativeTouches && $0.unseenOn == nil && $0.passedOver == nil
      }
      .count > 1
  }

  /// Whether an override of `hitTest` around a web view asks for the class of what is hit, where the source does not show the views
  /// inside the web view.
  func asksForClassOverWebView(in index: ScreenIndex) -> Bool {
    walk.contains { step in
      guard step.outcome == .hit, let view = index.view(step.view),
        UIKitClass.isKind(view.baseClass, of: UIKitClass.webView), index.subviews(of: view.id).isEmpty
      else { return false }
      return index.ancestry(of: view.id).dropFirst().contains {
        $0.overrides[.hitTest]?.condition?.asksForClassOfView == true
      }
    }
  }

  /// Whether a tap of the app's recognizes on the host of a view of UIKit's which is under the finger and takes no touches.
  func isOnIdleRepresentable(in index: ScreenIndex) -> Bool {
    guard verdict.code == .recognized, let taker = verdict.recognizer.flatMap(index.recognizer),
      !taker.isSystem, taker.gesture == .tap, let hitView,
      index.view(hitView)?.className.hasPrefix(InnerFramework.platformViewHost) == true
    else { return false }
    return walk.contains { step in
      step.reason?.code == .interactionDisabled && index.view(step.view)?.superview == hitView
    }
  }

  /// Whether a drag on a web view scrolls a scroll view around it.
  func scrollsAroundWebView(in index: ScreenIndex) -> Bool {
    guard verdict.code == .scrolled, let hitView, let responder = verdict.responder else { return false }
    return index.ancestry(of: hitView).prefix { $0.id != responder }.contains {
      UIKitClass.isKind($0.baseClass, of: UIKitClass.webView)
    }
  }

  /// Whether a drag scrolls the scroll view in a component of React Native, and begins beside its content.
  func scrollsBesideContentOfComponent(in index: ScreenIndex) -> Bool {
    guard verdict.code == .scrolled, let scroll = hitView.flatMap(index.view), scroll.id == verdict.responder,
      scroll.superview.flatMap(index.view)?.className == InnerFramework.scrollComponent,
      let point = walk.last(where: { $0.view == scroll.id })?.point
    else { return false }
    return point.x < 0 || point.y < 0
  }

  /// The pan of a scroll view that a long press of SwiftUI keeps from scrolling, as is simulated (OW-74).
  var scrollKeptByPress: RecognizerAnswer? {
    outcome.recognizers.first { $0.changes.last?.cause.code == .pressOfSwiftUI }
  }

  /// Whether a recognizer of a hosting view got the touch before iOS 18, and the model simulates it: one that the source lists
  /// there, or, of a drag, at a view which stands for what SwiftUI shows.
  func hasHostedGestures(in index: ScreenIndex, _ system: Double?) -> Bool {
    guard let system, system < Self.gesturesAroundUntil.recognizers else { return false }
    return outcome.recognizers.contains { recognizer in
      guard !recognizer.isSystem, !recognizer.isUnsimulated, recognizer.passedOver == nil,
        let view = recognizer.view.flatMap(index.view)
      else { return false }
      if view.isHostingView { return true }
      return isDrag && view.mayStandForSwiftUI
        && index.ancestry(of: view.id).dropFirst().first { !$0.mayStandForSwiftUI && !$0.isScrollView }?
          .isHostingView == true
    }
  }
}
