// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Trace

/// What a scenario or an import says of an object beyond UIKit's own properties.
@MainActor
@dynamicMemberLookup
package final class ResponderDeclaration {
  /// The class name as the source writes it; nil for the Swift type's own.
  package var className: String?

  /// The nearest class of UIKit itself, as the source writes it; nil for the Swift type's own.
  package var baseClass: String?

  /// An override of `next` (RC-1).
  package var next: DeclaredNext?

  /// The methods for touches, presses, motion and remote control that the object implements itself (RC-10, RC-19).
  package var implements: [TraceTouchesMethod] = []

  /// What these methods do beyond keeping the event or passing it on, by their names.
  package var bodies: [String: () -> Void] = [:]

  /// What methods of the object answer.
  package var answers = DeclaredAnswers()

  /// All declared overrides in words, for the snapshot.
  package var overrides: [TraceOverride] = []

  /// What the source could not tell, by UIKit's property names.
  package var unknown: [String] = []

  /// What a person sees on a view, such as a button's title.
  package var text: String?

  package init() {}

  package subscript<Value>(dynamicMember path: WritableKeyPath<DeclaredAnswers, Value>) -> Value {
    get { answers[keyPath: path] }
    set { answers[keyPath: path] = newValue }
  }
}

/// What methods of a responder answer.
package struct DeclaredAnswers: Hashable, Sendable {
  /// The actions that the object has methods for. Nil if the source does not say: then it performs what is sent to it
  /// by name (UC-15), and nothing that is looked up (UC-16).
  package var performs: [String]?

  /// What `canPerformAction(_:withSender:)` answers for some actions, whatever the object performs (RC-20, RC-21).
  package var canPerformAction: [String: Bool] = [:]

  /// What `canBecomeFirstResponder` answers; nil for the class's own answer (RC-15).
  package var canBecomeFirstResponder: Bool?

  /// What `canResignFirstResponder` answers; nil for the class's own answer (RC-16).
  package var canResignFirstResponder: Bool?

  /// What an override of `becomeFirstResponder()` decides: no without more ado; yes or nil by UIKit's rules (RC-15).
  package var becomeFirstResponder: Bool?

  /// What an override of `resignFirstResponder()` decides: no without more ado; yes or nil by UIKit's rules (RC-16).
  package var resignFirstResponder: Bool?

  package init() {}
}

/// A declared override of `next`.
@MainActor
package final class DeclaredNext {
  /// The responder to return; nil ends the chain.
  package private(set) weak var responder: UIResponder?

  package init(_ responder: UIResponder?) {
    self.responder = responder
  }
}

extension ResponderDeclaration {
  /// A declaration of nothing but the class name, for objects that the model makes itself.
  static func named(_ className: String) -> ResponderDeclaration {
    let declaration = ResponderDeclaration()
    declaration.className = className
    return declaration
  }
}

/// What a scenario or an import says of a recognizer beyond UIKit's own properties.
@MainActor
package final class RecognizerDeclaration {
  /// The class name as the source writes it; nil for the Swift type's own.
  package var className: String?

  /// Delegate answers and overrides in words, for the snapshot.
  package var overrides: [TraceOverride] = []

  /// Target-action pairs as the source declares them, for the snapshot: targets by name.
  package var actions: [TraceAction] = []

  /// What the methods for its actions do (GR-11).
  package var methods: [DeclaredMethod] = []

  /// Declared overrides of a subclass's hooks about another recognizer (GR-14, GR-21).
  package var canPrevent: ((UIGestureRecognizer) -> Bool)?
  package var canBePrevented: ((UIGestureRecognizer) -> Bool)?
  package var shouldRequireFailure: ((UIGestureRecognizer) -> Bool)?
  package var shouldBeRequiredToFail: ((UIGestureRecognizer) -> Bool)?

  /// The touches that a subclass hands to `ignore(_:for:)` when they begin (GR-36).
  package var ignores: ((UITouch) -> Bool)?

  package init() {}
}

extension UIGestureRecognizer {
  /// Whether this recognizer prevents another, as declared or as the class decides (GR-21).
  final func decidesToPrevent(_ other: UIGestureRecognizer) -> Bool {
    declaration?.canPrevent?(other) ?? canPrevent(other)
  }

  /// Whether this recognizer lets another prevent it, as declared or as the class decides (GR-21).
  final func decidesToBePrevented(by other: UIGestureRecognizer) -> Bool {
    declaration?.canBePrevented?(other) ?? canBePrevented(by: other)
  }

  /// Whether this recognizer waits for another to fail, as declared or as the class decides (GR-14).
  final func decidesToRequireFailure(of other: UIGestureRecognizer) -> Bool {
    declaration?.shouldRequireFailure?(other) ?? shouldRequireFailure(of: other)
  }

  /// Whether another waits for this recognizer to fail, as declared or as the class decides (GR-14).
  final func decidesToBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    declaration?.shouldBeRequiredToFail?(other) ?? shouldBeRequiredToFail(by: other)
  }

  /// Whether the failure hooks can be other than the defaults.
  final var hasFailureHooks: Bool {
    declaration?.shouldRequireFailure != nil || declaration?.shouldBeRequiredToFail != nil
      || !ModelClasses.isModelClass(type(of: self))
  }
}

/// What a method for an action does, as a scenario declares it: it runs when an action of the sender is called.
@MainActor
package struct DeclaredMethod {
  private let action: String
  private weak var target: AnyObject?
  private let isForAnyTarget: Bool
  private let body: (_ cause: String?) -> Void

  /// Creates a method.
  ///
  /// - Parameters:
  ///   - action: The name.
  ///   - target: Whose method it is; nil for whoever is found to perform the action.
  ///   - body: What it does, for the control event or the recognizer's state that the action is sent for.
  package init(_ action: String, of target: AnyObject?, _ body: @escaping (_ cause: String?) -> Void) {
    self.action = action
    self.target = target
    isForAnyTarget = target == nil
    self.body = body
  }

  /// Runs those of a sender's methods that an action calls, of a target that was given or that was found.
  static func run(
    _ methods: [DeclaredMethod]?, _ action: String, of target: AnyObject, isFound: Bool = false,
    for cause: String?
  ) {
    for method in methods ?? [] where method.action == action && method.isForAnyTarget == isFound {
      if isFound || method.target === target { method.body(cause) }
    }
  }
}

/// A declared override of `hitTest(_:with:)` (HT-17).
@MainActor
package indirect enum DeclaredHitTest {
  /// Nil where the default implementation returns the view itself.
  case passThrough

  /// The subviews wherever the point is, and then the view itself as the default implementation does, or not at all.
  case subviews(thenItself: Bool)

  /// What the default implementation returns, if it is a view of this kind, else nil.
  case only((UIView) -> Bool)

  /// The other view if its `point(inside:)` says yes, else the default implementation.
  case redirect(UnownedView)

  /// The default implementation without the gates.
  case ignoresGates

  /// Always nil.
  case returnsNil

  /// Always the view itself.
  case returnsSelf

  /// Always the other view.
  case returns(UnownedView)

  /// Runs code, and answers as another override or as the default implementation. What asks without an event that is
  /// recorded, such as a tap map, has no effect.
  case doing(() -> Void, then: DeclaredHitTest?)

  /// A view that is not kept alive.
  @MainActor
  package final class UnownedView {
    package private(set) weak var view: UIView?

    package init(_ view: UIView) { self.view = view }
  }

  /// What the override returns for a point in the view's own bounds coordinates.
  func result(
    for view: UIView, at point: CGPoint, with event: UIEvent?, _ recorder: TraceRecorder?
  ) -> UIView? {
    switch self {
    case .passThrough:
      let hit = view.defaultHitTest(point, with: event, recorder)
      return hit === view ? nil : hit
    case .subviews(let thenItself):
      guard view.passesGates(recorder) else { return nil }
      if let hit = view.hitTestSubviews(point, with: event, recorder) { return hit }
      return thenItself && view.askPointInside(point, with: event, recorder) ? view : nil
    case .only(let isWanted):
      let hit = view.defaultHitTest(point, with: event, recorder)
      return hit.map(isWanted) == true ? hit : nil
    case .redirect(let target):
      if let target = target.view,
        target.askPointInside(view.convert(point, to: target), with: event, recorder)
      {
        return target
      }
      return view.defaultHitTest(point, with: event, recorder)
    case .ignoresGates:
      return view.hitTestIgnoringGates(point, with: event, recorder)
    case .returnsNil:
      return nil
    case .returnsSelf:
      return view
    case .returns(let target):
      return target.view
    case .doing(let code, let answer):
      if recorder != nil { code() }
      return answer?.result(for: view, at: point, with: event, recorder)
        ?? (answer == nil ? view.defaultHitTest(point, with: event, recorder) : nil)
    }
  }
}

/// A declared override of `point(inside:with:)` (HT-15, HT-16), in the view's own bounds coordinates, in points.
package indirect enum DeclaredPointInside: Hashable, Sendable {
  case always
  case never

  /// The default: the bounds. Useful in a union.
  case bounds

  /// The bounds grown by this much on each side; negative numbers shrink.
  case outset(UIEdgeInsets)

  /// A circle, edge included; nil for the middle of the bounds and half of the shorter side.
  case circle(center: CGPoint?, radius: CGFloat?)

  /// The bounds with round corners.
  case roundedRect(cornerRadius: CGFloat)

  /// The inside of a polygon, by the even-odd rule.
  case polygon([CGPoint])

  /// Inside any of these.
  case union([DeclaredPointInside])

  /// Wherever a subview that can be hit says that the point is inside of it.
  case subviews

  /// Whether the point counts as inside the view.
  @MainActor
  func contains(_ point: CGPoint, in view: UIView) -> Bool {
    let bounds = view.bounds
    return switch self {
    case .always:
      true
    case .never:
      false
    case .bounds:
      bounds.containsHalfOpen(point)
    case .outset(let by):
      bounds.inset(by: UIEdgeInsets(top: -by.top, left: -by.left, bottom: -by.bottom, right: -by.right))
        .containsHalfOpen(point)
    case .circle(let center, let radius):
      ShapeGeometry.circle(
        center: center ?? CGPoint(x: bounds.midX, y: bounds.midY),
        radius: radius ?? min(bounds.width, bounds.height) / 2, contains: point)
    case .roundedRect(let radius):
      ShapeGeometry.roundedRect(bounds, cornerRadius: radius, contains: point)
    case .polygon(let points):
      ShapeGeometry.polygon(points, evenOdd: true, contains: point)
    case .union(let parts):
      parts.contains { $0.contains(point, in: view) }
    case .subviews:
      view.subviews.reversed().contains { subview in
        guard UIApplication.running?.budget.spend() ?? true, subview.passesGates(nil),
          let inner = subview.layer.pointFromSuperlayer(point)
        else {
          return false
        }
        return subview.askPointInside(inner, with: nil, TraceRecorder.current)
      }
    }
  }
}

/// A recognizer's delegate as a scenario declares it: each answer is a function, nil for a method that it does not
/// have (GR-5). It is an object of its own, or speaks for a responder of the screen, and may serve several recognizers.
package final class DeclaredGestureDelegate: UIGestureRecognizerDelegate, ActionReceiver {
  package typealias Recognizer = UIGestureRecognizer

  package let identifier: String

  /// The view, the controller or other responder that is the delegate; nil for an object that is nothing else.
  package private(set) weak var responder: UIResponder?

  /// The answers as data, for the snapshot.
  package var answers: [TraceOverride] = []

  package var shouldReceiveEvent: ((Recognizer, UIEvent) -> Bool)?
  package var shouldReceiveTouch: ((Recognizer, UITouch) -> Bool)?
  package var shouldBegin: ((Recognizer) -> Bool)?
  package var shouldRecognizeSimultaneously: ((Recognizer, _ other: Recognizer) -> Bool)?
  package var shouldRequireFailure: ((Recognizer, _ other: Recognizer) -> Bool)?
  package var shouldBeRequiredToFail: ((Recognizer, _ other: Recognizer) -> Bool)?

  package init(_ identifier: String, for responder: UIResponder? = nil) {
    self.identifier = identifier
    self.responder = responder
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    shouldReceiveEvent?(gestureRecognizer, event) ?? OptionalMethods.missing(true)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    shouldReceiveTouch?(gestureRecognizer, touch) ?? OptionalMethods.missing(true)
  }

  /// Of a view it is the method that it has as a view (GR-7).
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let view = responder as? UIView { return view.gestureRecognizerShouldBegin(gestureRecognizer) }
    return shouldBegin?(gestureRecognizer) ?? OptionalMethods.missing(true)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRecognizeSimultaneously?(gestureRecognizer, otherGestureRecognizer)
      ?? OptionalMethods.missing(false)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRequireFailure?(gestureRecognizer, otherGestureRecognizer) ?? OptionalMethods.missing(false)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldBeRequiredToFail?(gestureRecognizer, otherGestureRecognizer) ?? OptionalMethods.missing(false)
  }

  // An object that is the target of actions has a method for each of them.

  package func responds(to action: String) -> Bool { true }
  package func perform(_ action: String, from sender: Any?, for event: UIEvent?) {}
}

extension UIGestureRecognizer {
  /// Notes for the recording that something that the recognizer's record tells is different.
  package final func noteChange() {
    if let view { TraceRecorder.noteChange(of: view) }
  }

  /// The object that is the delegate.
  final var delegateObject: AnyObject? { (delegate as? DeclaredGestureDelegate)?.responder ?? delegate }
}

extension UIView {
  /// Whether the view is of a class or of one below it: by the name that its source gives, by that of the nearest class
  /// of UIKit, or by what it is simulated as.
  package final func isKind(ofClassNamed name: String) -> Bool {
    [displayedClassName, uikitClassName, ModelClasses.uikitName(of: type(of: self))].isKind(of: name)
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer is of a class or of one below it.
  package final func isKind(ofClassNamed name: String) -> Bool {
    [displayedClassName, ModelClasses.uikitName(of: type(of: self))].isKind(of: name)
  }
}

extension [String] {
  fileprivate func isKind(of ancestor: String) -> Bool {
    contains { $0 == ancestor || UIKitClass.isKind($0, of: ancestor) }
  }
}
