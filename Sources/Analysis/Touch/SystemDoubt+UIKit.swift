// SPDX-License-Identifier: Apache-2.0

import Trace

/// Touches that something of UIKit's or of the system's may take.
extension TouchAnswer {
  /// Whether a view that animates, and lies in front of the one that acts, let the touch through (HT-27).
  var isBehindAnimation: Bool {
    [.recognized, .scrolled, .selected, .handled, .controlActed].contains(verdict.code)
      && walk.contains { $0.outcome == .refused && $0.reason?.code == .animating }
  }

  /// Whether the hit-test view is on the screen of a controller that shows a view of another process (OW-16).
  func isInOtherProcess(of index: ScreenIndex) -> Bool {
    guard let hitView else { return false }
    return index.ancestry(of: hitView).contains { view in
      guard let controller = view.viewController.flatMap(index.controller) else { return false }
      return UIKitClass.nearest(to: controller.className, base: controller.baseClass)?.inherits(.otherProcess)
        == true
    }
  }

  /// Whether a drag that is not downwards begins at the bottom edge, where the system has a gesture of its own (OW-2).
  var beginsAtSystemEdge: Bool {
    guard isDrag, let way, way.down <= 0,
      [.recognized, .scrolled, .handled, .controlActed].contains(verdict.code)
    else { return false }
    return outcome.recognizers.contains { $0.kind == .systemGate }
  }

  /// Whether a recognizer of the app's takes a drag sideways that the pan which hides bars saw too, and did not take (OW-11).
  var isBesideBarSwipe: Bool {
    guard verdict.code == .recognized, way?.isSideways == true,
      outcome.recognizers.contains(where: { $0.id == verdict.recognizer && !$0.isSystem })
    else { return false }
    return outcome.recognizers.contains {
      $0.kind == .barPan && !$0.recognized && $0.unseenOn == nil && !$0.changes.isEmpty
    }
  }

  /// Whether a disabled control has the touch, and another control or a view with a recognizer of the app's lies behind it (UC-21).
  func isDisabledInFront(in index: ScreenIndex) -> Bool {
    guard verdict.code == .keptByControl, let control = verdict.responder,
      index.view(control)?.control?.isEnabled == false
    else { return false }
    let around = Set(index.ancestry(of: control).map(\.id))
    let (answers, aims) = (ViewAnswers(self, in: index), index.viewsWithGestures)
    return index.screen.views.contains { view in
      guard view.control?.isEnabled == true || aims.contains(view.id), !around.contains(view.id),
        answers.isUnderFinger(view)
      else { return false }
      let reason = answers.answer(for: view).reason
      return reason?.code == .siblingInFront && reason?.subject.map(around.contains) == true
    }
  }

  static let scrubbedPagesSince = 14.0

  /// Whether a page control has a finger that stays or moves, which it may follow (UC-13).
  func scrubsPages(in index: ScreenIndex) -> Bool {
    [.controlActed, .keptByControl].contains(verdict.code) && gesture != .tap
      && verdict.responder.flatMap(index.view)?.role == .pageControl
  }

  /// Whether a pinch zooms out in a scroll view with a refresh control, whose content has its smallest scale already (SV-15).
  func zoomsOutAtSmallest(in index: ScreenIndex) -> Bool {
    outcome.recognizers.contains { pinch in
      guard pinch.kind == .pinch, pinch.isSystem, let scale = pinch.recognition?.numbers[.scale], scale < 1,
        let scroll = pinch.view.flatMap(index.view)
      else { return false }
      func number(_ property: KnownProperty) -> Double {
        if case .number(let value)? = scroll[property] { value } else { 1 }
      }
      return number(.zoomScale) <= number(.minimumZoomScale)
        && index.subviews(of: scroll.id).contains {
          index.view($0).map { $0.className == UIKitClass.refreshControl && !$0.isHidden } == true
        }
    }
  }

  /// Whether a control, or a view with a tap of the app's, acts on a tap right in a cell that has nothing else which could be its
  /// content view.
  func actsInCellItself(in index: ScreenIndex) -> Bool {
    let actor: String?
    switch verdict.code {
    case .controlActed, .focused, .handled: actor = verdict.responder
    case .keptByControl:
      // A disabled one is dead in either place.
      actor = verdict.responder.flatMap(index.view)?.control?.isEnabled == false ? nil : verdict.responder
    case .recognized:
      actor = verdict.recognizer.flatMap(index.recognizer).flatMap { $0.isSystem ? nil : $0.view }
    case .selected: actor = verdict.responder
    case .scrolled:
      let scrolls = outcome.recognizers.filter { $0.kind == .scroll && $0.recognized }
      actor = scrolls.count == 1 ? verdict.responder : nil
    default: return false
    }
    // A list in a cell acts on what is in the list.
    let isList = [.scrolled, .selected].contains(verdict.code)
    guard gesture == .tap || verdict.code == .scrolled, let actor, isList || actor == hitView else {
      return false
    }
    let path = index.ancestry(of: actor)
    guard let position = path.firstIndex(where: \.isCell), position > 0,
      InnerFramework(ofClass: path[position - 1].className) != .swiftUI
    else { return false }
    let (cell, added) = (path[position], path[position - 1])
    guard !path[..<position].contains(where: \.isHostingView), !added.id.hasPrefix("\(cell.id)."),
      UIKitClass.named(added.className)?.traits.contains(.private) != true,
      // A switch in a plain cell is its accessory, which lies beside the content view.
      added.role != .toggle || !UIKitClass.isUIKit(cell.className)
    else { return false }
    return !index.subviews(of: cell.id).compactMap(index.view).contains {
      $0.className.hasSuffix(Self.contentViewClass) || $0.id.hasSuffix(Self.contentViewClass)
    }
  }

  /// The names of the views that hold the content of cells end so.
  private static let contentViewClass = "ContentView"
}
