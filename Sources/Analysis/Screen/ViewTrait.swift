// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A property of a view, or of its window or control part, that differs from UIKit's default.
package struct ViewTrait: Hashable, Sendable {
  package enum Property: String, Sendable {
    case isHidden, alpha, isUserInteractionEnabled, isEnabled, isAnimating, isExclusiveTouch
    case isMultipleTouchEnabled, clipsToBounds, transform, zPosition, isKeyWindow, windowLevel
    case boundsOrigin = "bounds.origin"
  }

  package enum Value: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    /// In points, in the view's own coordinates.
    case point(TracePoint)
    /// Not a value, only that it differs from the default.
    case changed
  }

  package let property: Property
  package let value: Value

  /// Whether every view of its class has it, so that it is not worth mentioning.
  package let isClassDefault: Bool
}

extension ScreenIndex {
  /// The properties of a view that differ from UIKit's defaults; those that decide about touches come first.
  package func traits(of view: TraceView) -> [ViewTrait] {
    var traits: [ViewTrait] = []
    func add(
      _ property: ViewTrait.Property, _ value: ViewTrait.Value = .flag(true), if isSo: Bool,
      isClassDefault: Bool = false
    ) {
      if isSo { traits.append(ViewTrait(property: property, value: value, isClassDefault: isClassDefault)) }
    }
    add(.isHidden, if: view.isHidden)
    add(.alpha, .number(view.alpha), if: view.alpha != 1)
    let takesTouches = view.isUserInteractionEnabled
    // A label that takes touches is as noteworthy as a view that takes none. That a label takes none is mentioned only
    // if it is hidden, because the flag may have been meant instead.
    add(
      .isUserInteractionEnabled, .flag(takesTouches),
      if: !takesTouches || view.isOfClassThatIgnoresTouches,
      isClassDefault: !takesTouches && view.isOfClassThatIgnoresTouches && !view.isUnseen)
    add(.isEnabled, .flag(false), if: view.control?.isEnabled == false)
    add(.isAnimating, if: view.isAnimating)
    add(.isExclusiveTouch, if: view.isExclusiveTouch)
    add(.isMultipleTouchEnabled, if: view.isMultipleTouchEnabled)
    add(
      .clipsToBounds, .flag(view.clipsToBounds), if: view.clipsToBounds || view.isScrollView,
      isClassDefault: view.clipsToBounds == view.isScrollView)
    let origin = view.bounds.origin
    add(.boundsOrigin, .point(origin), if: origin != TracePoint(x: 0, y: 0))
    add(.transform, .changed, if: view.transform != .identity)
    add(.zPosition, .number(view.zPosition), if: view.zPosition != 0)
    if let window = view.window {
      add(.isKeyWindow, if: window.isKeyWindow && windows.count > 1)
      add(.windowLevel, .number(window.windowLevel), if: window.windowLevel != 0)
    }
    return traits
  }
}
