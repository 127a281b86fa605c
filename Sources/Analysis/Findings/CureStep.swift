// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A change of one object of a screen, as the fix of a finding makes it.
package struct CureStep: Hashable, Sendable {
  /// The id of the view or recognizer.
  package var object: String

  package var what: What

  package enum What: Hashable, Sendable {
    /// A property gets a value.
    case set(property: String, PropertyValue)
    /// The frame, in points in the superview's coordinates.
    case frame(TraceRect)
    /// The subviews, from back to front.
    case order([String])
    /// The method is not overridden any more.
    case inherits(OverrideMethod)
    /// `hitTest` returns nil where it would return the view itself.
    case passesThrough
    /// `point(inside:)` accepts points so far outside the bounds.
    case reaches(Double)
    /// `touchesShouldCancel(in:)` is true for controls too.
    case cancelsControls
    /// The touches methods that the view implements.
    case implements([String])
    /// The target-action pairs.
    case actions([TraceAction])
    /// The recognizers whose failure is required, instead of those until now.
    case requiresFailure(of: [String])
    /// The recognizer's delegate answers a question. `isNew` is true if there was no delegate.
    case answers(DelegateQuestion, Answer, isNew: Bool)
  }

  /// What a delegate answers.
  package enum Answer: Hashable, Sendable {
    case always(Bool)
    /// True for this other recognizer.
    case recognizer(String)
    /// True for touches on one of these views itself.
    case views([String])
    /// True for touches outside all of these views.
    case outside([String])
  }

  init(_ object: String, _ what: What) {
    self.object = object
    self.what = what
  }

  /// Creates a change of a member of the object's record.
  init<Object: ChangingRecord, Value: PropertyRepresentable>(
    _ object: Object, _ property: KeyPath<Object, Value>, _ value: Value
  ) {
    self.init(object.id, .set(property: Object.name(of: property), value.propertyValue))
  }

  /// Creates a change that turns a property off.
  init(off property: KnownProperty, of view: TraceView) {
    self.init(view.id, .set(property: property.rawValue, .bool(false)))
  }
}

// MARK: - In a scenario file

extension CureStep {
  /// The change as a scenario file and a trace write it.
  package var setting: TraceSetting {
    switch what {
    case .set(let property, let value):
      let isRow = if case .numbers = value { true } else { false }
      return setting(property, isRow ? "[\(value.words)]" : value.words)
    case .frame: return setting(TraceView.name(of: \.frame), "[\(sides.joined(separator: ", "))]")
    case .order(let views): return setting(Self.subviews, Self.row(views))
    case .inherits(let method): return setting(method.rawValue, OverrideKind.inherited.rawValue)
    case .passesThrough: return setting(OverrideMethod.hitTest.rawValue, OverrideKind.passThrough.rawValue)
    case .reaches: return setting(OverrideMethod.pointInside.rawValue, "{outset: \(outset)}")
    case .cancelsControls: return setting(OverrideMethod.touchesShouldCancel.rawValue, "true")
    case .implements(let methods):
      return setting(TraceTouchesMethod.member, "[\(methods.joined(separator: ", "))]")
    case .actions(let actions):
      let pairs = actions.map { action in
        let event = action.event.map { "event: \($0), " } ?? ""
        let target = action.target.map { ", target: \(Self.word($0))" } ?? ""
        return "{\(event)action: '\(action.action)'\(target)}"
      }
      return setting(Self.actions, "[\(pairs.joined(separator: ", "))]")
    case .requiresFailure(let recognizers):
      return setting(TraceGestureRecognizer.name(of: \.requiresFailureOf), Self.row(recognizers))
    case .answers(let question, let answer, isNew: true):
      return setting(
        TraceGestureRecognizer.name(of: \.delegate), "{\(question.rawValue): \(Self.words(answer))}")
    case .answers(let question, let answer, isNew: false):
      return TraceSetting(
        object: DelegateAnswers.identifier(ofDelegateOf: object), property: question.rawValue,
        value: Self.words(answer))
    }
  }

  // Keys of scenario files.
  private static let subviews = "subviews"
  private static let actions = "actions"

  private func setting(_ property: String, _ value: String) -> TraceSetting {
    TraceSetting(object: object, property: property, value: value)
  }

  private static func words(_ answer: Answer) -> String {
    switch answer {
    case .always(let answer): "\(answer)"
    case .recognizer(let other): "{only: {recognizer: \(word(other))}}"
    case .views(let views): "{only: {view: \(row(views))}}"
    case .outside(let views): "{unless: {within: \(views.count == 1 ? word(views[0]) : row(views))}}"
    }
  }

  private static func row(_ names: [String]) -> String { "[\(names.map(word).joined(separator: ", "))]" }

  /// A name, quoted if YAML needs it.
  private static func word(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "_-.#".contains($0) }
    return isPlain && !name.isEmpty ? name : "'\(name.replacing("'", with: "''"))'"
  }

  /// The numbers of the frame; empty for another change.
  private var sides: [String] {
    guard case .frame(let frame) = what else { return [] }
    return [frame.minX, frame.minY, frame.size.width, frame.size.height].map {
      NumberText.decimal($0, digits: 3)
    }
  }

  /// How far the view is hit beyond its bounds; empty for another change.
  private var outset: String {
    if case .reaches(let amount) = what { NumberText.decimal(amount, digits: 0) } else { "" }
  }
}

// MARK: - In Swift

extension CureStep {
  /// The change as a line of Swift; for the override of a method, the class that needs it.
  package func code(in index: ScreenIndex) -> String {
    let name = LineText.safe(object)
    switch what {
    case .frame:
      let sides = sides
      return "\(name).frame = CGRect(x: \(sides[0]), y: \(sides[1]), width: \(sides[2]), height: \(sides[3]))"
    case .reaches:
      return override(
        in: index,
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool "
          + "{ bounds.insetBy(dx: -\(outset), dy: -\(outset)).contains(point) }")
    case .inherits(.pointInside):
      return "// \(owner(in: index)) without its override of point(inside:with:)"
    case .inherits: return "// \(owner(in: index)) without its override of hitTest(_:with:)"
    case .passesThrough:
      return override(
        in: index,
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? "
          + "{ let view = super.hitTest(point, with: event); return view === self ? nil : view }")
    case .cancelsControls:
      return override(
        in: index,
        "override func touchesShouldCancel(in view: UIView) -> Bool "
          + "{ view is UIControl || super.touchesShouldCancel(in: view) }")
    case .implements:
      return override(
        in: index,
        "override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) "
          + "{ touchesEnded(touches, with: event) }")
    case .order(let views):
      return views.last.map { "\(name).bringSubviewToFront(\(LineText.safe($0)))" } ?? ""
    case .actions:
      return "// the target of \(name) is an object that somebody keeps: \(LineText.safe(setting.value))"
    case .requiresFailure(let left):
      let gone = (index.recognizer(object)?.requiresFailureOf ?? []).filter { !left.contains($0) }
      return gone.map { "// without \(name).require(toFail: \(LineText.safe($0)))" }.joined(separator: "\n")
    case .answers(let question, let answer, _): return code(of: answer, to: question)
    case .set(TraceView.name(of: \.transform), _): return "\(name).transform = .identity"
    case .set(TraceView.name(of: \.isAnimating), _):
      return "UIView.animate(withDuration: …, delay: 0, options: [.allowUserInteraction]) { … }"
    case .set(let property, let value): return "\(name).\(property) = \(value.words)"
    }
  }

  private func owner(in index: ScreenIndex) -> String {
    LineText.safe(index.view(object)?.className ?? UIKitClass.view)
  }

  private func override(in index: ScreenIndex, _ method: String) -> String {
    // UIKit's classes cannot be changed, only subclassed.
    let owner = owner(in: index)
    return "\(UIKitClass.isUIKit(owner) ? "subclass of " : "class ")\(owner): \(method)"
  }

  private func code(of answer: Answer, to question: DelegateQuestion) -> String {
    let recognizer = LineText.safe(object)
    switch (question, answer) {
    case (.shouldReceiveTouch, _):
      return
        "func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool "
        + "{ \(Self.test(answer)) }"
    case (.shouldRecognizeSimultaneously, .recognizer(let other)):
      return
        "func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: "
        + "UIGestureRecognizer) -> Bool { other === \(LineText.safe(other)) }"
    case (.shouldBeRequiredToFail, .recognizer(let other)):
      return "\(LineText.safe(other)).require(toFail: \(recognizer))"
    default:
      return "// the delegate of \(recognizer) answers \(Self.test(answer)) to \(question.rawValue)"
    }
  }

  private static func test(_ answer: Answer) -> String {
    switch answer {
    case .always(let answer): "\(answer)"
    case .recognizer(let other): "other === \(LineText.safe(other))"
    case .views(let views): views.map { "touch.view === \(LineText.safe($0))" }.joined(separator: " || ")
    case .outside(let views):
      views.map { "touch.view?.isDescendant(of: \(LineText.safe($0))) != true" }.joined(separator: " && ")
    }
  }
}
