// SPDX-License-Identifier: Apache-2.0

package import FoundationTypes
package import Trace

/// What a scenario or an import declares about a responder beyond UIKit's own properties.
@MainActor
@dynamicMemberLookup
package final class ResponderDeclaration {
  /// The class name that the source gives; nil for the Swift type's name.
  package var className: String?

  /// The nearest UIKit class, as the source gives it; nil to derive it from the Swift type.
  package var baseClass: String?

  /// An override of `next` (RC-1).
  package var next: DeclaredNext?

  /// The event methods that the object overrides (RC-10, RC-19).
  package var implements: [TraceTouchesMethod] = []

  /// The code of these methods, besides keeping or forwarding the event, by method name.
  package var bodies: [String: () -> Void] = [:]

  /// The declared answers of the object's methods.
  package var answers = DeclaredAnswers()

  /// The accessory view that it shows with the keyboard, and the view that it shows instead of the keyboard (OW-52).
  package weak var inputAccessoryView: UIView?
  package weak var inputView: UIView?

  /// All declared overrides as records, for the snapshot.
  package var overrides: [TraceOverride] = []

  /// The names of the properties whose values the source does not give.
  package var unknown: [String] = []

  /// The visible text of a view, such as a button's title.
  package var text: String?

  package init() {}

  package subscript<Value>(dynamicMember path: WritableKeyPath<DeclaredAnswers, Value>) -> Value {
    get { answers[keyPath: path] }
    set { answers[keyPath: path] = newValue }
  }
}

/// The declared answers of a responder's methods.
package struct DeclaredAnswers: Hashable, Sendable {
  /// The actions for which the object has methods. Nil if the source does not say: then the object performs every
  /// action sent to it directly (UC-15), and none in a search for a target (UC-16).
  package var performs: [String]?

  /// The answers of `canPerformAction(_:withSender:)`, which take precedence over `performs` (RC-20, RC-21).
  package var canPerformAction: [String: Bool] = [:]

  /// The keys for which the object has methods (OW-64).
  package var keyCommands: [UIKeyCommand] = []

  /// The answer of `editingInteractionConfiguration`; nil for the default (OW-6).
  package var editingInteractionConfiguration: UIEditingInteractionConfiguration?

  /// The answer of `canBecomeFirstResponder`; nil for the class's own answer (RC-15).
  package var canBecomeFirstResponder: Bool?

  /// The answer of `canResignFirstResponder`; nil for the class's own answer (RC-16).
  package var canResignFirstResponder: Bool?

  /// False for an override of `becomeFirstResponder()` that refuses; otherwise UIKit's rules decide (RC-15).
  package var becomeFirstResponder: Bool?

  /// False for an override of `resignFirstResponder()` that refuses; otherwise UIKit's rules decide (RC-16).
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
  /// A declaration of only the class name, for objects that the model itself creates.
  static func named(_ className: String) -> ResponderDeclaration {
    let declaration = ResponderDeclaration()
    declaration.className = className
    return declaration
  }
}

/// What a scenario or an import declares about a recognizer beyond UIKit's own properties.
@MainActor
package final class RecognizerDeclaration {
  /// The class name that the source gives; nil for the Swift type's name.
  package var className: String?

  /// The declared overrides as records, for the snapshot.
  package var overrides: [TraceOverride] = []

  /// The declared target-action pairs, with targets by name, for the snapshot.
  package var actions: [TraceAction] = []

  /// Whether an entry among the scenario's touches sets the state (GR-25).
  package var isDecidedByCode = false

  /// The scenario's code for the methods that the recognizer's actions call (GR-11).
  package var methods: [DeclaredMethod] = []

  /// Declared overrides of a subclass's hooks about another recognizer (GR-14, GR-21).
  package var canPrevent: ((UIGestureRecognizer) -> Bool)?
  package var canBePrevented: ((UIGestureRecognizer) -> Bool)?
  package var shouldRequireFailure: ((UIGestureRecognizer) -> Bool)?
  package var shouldBeRequiredToFail: ((UIGestureRecognizer) -> Bool)?

  /// The touches that a subclass passes to `ignore(_:for:)` when they begin (GR-36).
  package var ignores: ((UITouch) -> Bool)?

  package init() {}

  /// A declaration of only the class name, for recognizers that the model itself creates.
  static func named(_ className: String) -> RecognizerDeclaration {
    let declaration = RecognizerDeclaration()
    declaration.className = className
    return declaration
  }
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

  /// Whether a declaration or a subclass may override the hooks for failure requirements.
  final var hasFailureHooks: Bool {
    declaration?.shouldRequireFailure != nil || declaration?.shouldBeRequiredToFail != nil
      || Self.hasFailureHooks || !ModelClasses.isModelClass(type(of: self))
  }
}

/// A scenario's code for a method that a sender's action calls.
@MainActor
package struct DeclaredMethod {
  private let action: String
  private weak var target: AnyObject?
  private let isForAnyTarget: Bool
  private let body: (_ cause: String?) -> Void

  /// Creates a method.
  ///
  /// - Parameters:
  ///   - action: The method's name.
  ///   - target: The object that has the method; nil for any target that a search finds.
  ///   - body: The code; gets the name of the control event or of the recognizer's state that caused the action.
  package init(_ action: String, of target: AnyObject?, _ body: @escaping (_ cause: String?) -> Void) {
    self.action = action
    self.target = target
    isForAnyTarget = target == nil
    self.body = body
  }

  /// Runs the sender's methods for an action on a target, which was given or, if `isFound`, found by a search.
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
  /// Returns nil if the default implementation returns the view itself.
  case passThrough

  /// Asks the subviews even if the point is outside the view; then returns the view itself, if `thenItself` and the
  /// point is inside, otherwise nil.
  case subviews(thenItself: Bool)

  /// Returns the default implementation's result if the condition holds for it, otherwise nil.
  case only((UIView) -> Bool)

  /// Returns the other view if the point is inside it, otherwise the default implementation's result.
  case redirect(UnownedView)

  /// Runs the default implementation without the gates.
  case ignoresGates

  /// Always returns nil.
  case returnsNil

  /// Always returns the view itself.
  case returnsSelf

  /// Always returns the other view.
  case returns(UnownedView)

  /// Returns the other view if the point is inside the view itself, otherwise nil.
  case returnsInside(UnownedView)

  /// Returns the default implementation's result, with the other view in place of the view itself.
  case insteadOfItself(UnownedView)

  /// Asks `hitTest` of other views first, wherever they are, then the default implementation (OW-22).
  case asking(() -> [UIView])

  /// Returns the view itself instead of some of its subviews, which are its content (OW-57).
  case itself(for: (UIView) -> Bool)

  /// Behaves like a component of React Native (OW-78, OW-79).
  case reactNative(ReactNativeHitTest)

  /// Runs code with the view and the point in its bounds coordinates, and then another override or the default
  /// implementation. The code does not run unless the call is being
  /// recorded, so a tap map has no side effects.
  case doing((UIView, CGPoint) -> Void, then: DeclaredHitTest?)

  /// A weak reference to a view.
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
    case .returnsInside(let target):
      return view.askPointInside(point, with: event, recorder) ? target.view : nil
    case .insteadOfItself(let target):
      let hit = view.defaultHitTest(point, with: event, recorder)
      return hit === view ? target.view : hit
    case .asking(let others):
      for other in others() where other.window != nil {
        let inside = view.convert(point, to: other)
        if let hit = other.askHitTest(inside, with: event, recorder) { return hit }
      }
      return view.defaultHitTest(point, with: event, recorder)
    case .itself(let isContent):
      let hit = view.defaultHitTest(point, with: event, recorder)
      return hit.map(isContent) == true ? view : hit
    case .reactNative(let component):
      return component.result(for: view, at: point, with: event, recorder)
    case .doing(let code, let answer):
      if recorder != nil { code(view, point) }
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

  /// The bounds, extended on each side; negative numbers shrink them.
  case outset(UIEdgeInsets)

  /// A circle, edge included; by default around the centre of the bounds, with half of the shorter side as radius.
  case circle(center: CGPoint?, radius: CGFloat?)

  /// The bounds with round corners.
  case roundedRect(cornerRadius: CGFloat)

  /// The inside of a polygon, by the even-odd rule.
  case polygon([CGPoint])

  /// Inside any of these.
  case union([DeclaredPointInside])

  /// Inside any subview that passes the gates, as its `point(inside:with:)` decides.
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
      bounds.outset(by: by).containsHalfOpen(point)
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

/// A recognizer's delegate that a scenario declares. Each method is a closure; nil if the delegate does not implement
/// it (GR-5). The delegate is an object of its own or stands in for a responder on the screen, and several
/// recognizers may share it.
package final class DeclaredGestureDelegate: UIGestureRecognizerDelegate, ActionReceiver {
  package typealias Recognizer = UIGestureRecognizer

  package let identifier: String

  /// The view, controller or other responder that is the delegate; nil if the delegate is only a delegate.
  package private(set) weak var responder: UIResponder?

  /// The answers as records, for the snapshot.
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

  /// If the delegate is a view, calls the method that it has as a view (GR-7).
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

  // If the delegate is also the target of actions, it has a method for each of them.

  package func responds(to action: String) -> Bool { true }
  package func perform(_ action: String, from sender: Any?, for event: UIEvent?) {}
}

extension UIGestureRecognizer {
  /// Notes in the running recording that the recognizer has changed.
  package final func noteChange() {
    if let view { TraceRecorder.noteChange(of: view) }
  }

  /// The object that is the delegate; the responder for a declared delegate that stands in for one.
  final var delegateObject: AnyObject? { (delegate as? DeclaredGestureDelegate)?.responder ?? delegate }
}

extension UIView {
  /// Whether the view is an instance of a class or of a subclass, judged by the class name that its source gives, by
  /// its nearest UIKit class, and by the class that simulates it.
  package final func isKind(ofClassNamed name: String) -> Bool {
    [displayedClassName, uikitClassName, ModelClasses.uikitName(of: type(of: self))].isKind(of: name)
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer is an instance of a class or of a subclass.
  package final func isKind(ofClassNamed name: String) -> Bool {
    [displayedClassName, ModelClasses.uikitName(of: type(of: self))].isKind(of: name)
  }
}

extension [String] {
  fileprivate func isKind(of ancestor: String) -> Bool {
    contains { $0 == ancestor || UIKitClass.isKind($0, of: ancestor) }
  }
}
