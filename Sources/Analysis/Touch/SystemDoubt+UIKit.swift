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
}
