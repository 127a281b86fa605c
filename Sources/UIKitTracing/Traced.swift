// SPDX-License-Identifier: Apache-2.0

@_exported public import UIKitModel

// With the trait `Traced` of the package: without it, swift-syntax is not there.
#if Traced
  /// Makes a trace show every call of a class's overrides of `hitTest(_:with:)`, `point(inside:with:)` and the four
  /// touches methods.
  ///
  /// A trace shows the framework's own calls even without the macro. The macro is needed when one override calls another
  /// directly and that one does not call `super`: then no code of the framework runs in between.
  ///
  /// ```swift
  /// @Traced
  /// class TopView: UIView {
  ///   override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
  ///     guard self.point(inside: point, with: event) else { return nil }
  ///     for subview in subviews.reversed() {
  ///       if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
  ///     }
  ///     return self
  ///   }
  /// }
  /// ```
  ///
  /// The bodies run unchanged. Overrides of `next` do not need the macro, since recording a responder chain calls them.
  @attached(member)
  @attached(memberAttribute)
  public macro Traced() = #externalMacro(module: "UIKitTracingMacros", type: "TracedMacro")

  /// Makes a trace show every call of one override; ``Traced()`` adds it to all of a class's overrides.
  @attached(body)
  public macro TracedOverride() = #externalMacro(module: "UIKitTracingMacros", type: "TracedOverrideMacro")
#endif
