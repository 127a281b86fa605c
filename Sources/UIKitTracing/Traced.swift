// SPDX-License-Identifier: Apache-2.0

@_exported public import UIKitModel

/// Makes a trace show every call of a class's overrides of `hitTest(_:with:)`, `point(inside:with:)` and the four
/// touches methods.
///
/// The framework's own calls are in a trace anyway, overridden or not. What needs the macro is a call that one
/// override makes straight to another, which does not call `super`: nothing of the framework runs in between.
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
/// The bodies run unchanged. Overrides of `next` need no mark: responder chains are recorded by asking for it.
@attached(member)
@attached(memberAttribute)
public macro Traced() = #externalMacro(module: "UIKitTracingMacros", type: "TracedMacro")

/// Makes a trace show every call of one override; ``Traced()`` puts it on all of a class's overrides.
@attached(body)
public macro TracedOverride() = #externalMacro(module: "UIKitTracingMacros", type: "TracedOverrideMacro")
