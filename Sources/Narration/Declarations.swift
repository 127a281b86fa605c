// SPDX-License-Identifier: Apache-2.0

import Analysis
package import Trace

/// What a declared override, or a declared answer of a delegate, does.
enum DeclarationText: Sayable {
  case passThrough
  case subviewsFirst
  case subviewsOnly
  case contentBeyondBounds
  /// UIKit's answer, but only for views that meet the condition, or only for views that do not.
  case hits(Bool, Condition)
  case ignoresGates
  /// UIKit's implementation.
  case inherited
  /// The `pointerEvents` of a React Native component.
  case pointerEvents(RichText)
  case redirects(to: RichText)
  case returns(RichText)
  /// Another view where the point is inside the view itself.
  case returnsInside(RichText)
  case insteadOfItself(RichText)
  case shapes([Shape])
  case answers(Bool, Condition?)

  /// The words of the trace, if it has nothing more.
  case words(String)

  /// A shape; points in it count as inside the view.
  enum Shape {
    case always, never, bounds, subviews
    /// How far the bounds are extended, for the sides that are.
    case outset([(side: TraceReason.Side, distance: String)])
    case circle(center: String?, radius: String?)
    case roundedRect(cornerRadius: String)
    case polygon(corners: Int)
  }

  /// A condition; every part must hold.
  struct Condition {
    /// The recognizer in question, if there are several.
    var gestureRecognizers: Objects?
    var recognizers: Objects?
    var views: Objects?
    var within: Objects?
    var rect: String?
    var recognizerViews: Objects?
    var moves: [Movement] = []
    var code: RichText?
  }

  /// A direction in which fingers move.
  enum Movement: String {
    case horizontally, vertically, left, right, up, down
  }

  /// Some objects, or all of some classes.
  enum Objects {
    case these(RichText)
    case ofClasses(RichText)
  }
}

extension Narrator {
  /// What a declared override does, without the name of its method.
  package func declaration(_ declared: TraceOverride) -> RichText {
    language.say(text(of: declared))
  }

  private func text(of declared: TraceOverride) -> DeclarationText {
    let words = [declared.kind.rawValue, declared.detail].filter { !$0.isEmpty }.joined(separator: " ")
    // Traces of earlier versions name the object only in the detail.
    let target = declared.target ?? declared.detail
    switch (declared.method, declared.kind) {
    case (.hitTest, .passThrough): return .passThrough
    case (.hitTest, .ignoresGates): return .ignoresGates
    case (.hitTest, .subviewsFirst): return .subviewsFirst
    case (.hitTest, .pointerEvents): return .pointerEvents(RichText(code: declared.detail))
    case (.hitTest, .subviewsOnly): return .subviewsOnly
    case (.hitTest, .contentBeyondBounds): return .contentBeyondBounds
    case (.hitTest, .inherited): return .inherited
    case (.hitTest, .only), (.hitTest, .unless):
      return declared.condition.map { .hits(declared.kind == .only, condition($0)) } ?? .words(words)
    case (.hitTest, .redirect) where !target.isEmpty: return .redirects(to: RichText(object: target))
    case (.hitTest, .inside) where !target.isEmpty: return .returnsInside(RichText(object: target))
    case (.hitTest, .insteadOfItself) where !target.isEmpty:
      return .insteadOfItself(RichText(object: target))
    case (_, .returns) where !target.isEmpty: return .returns(RichText(object: target))
    case (.next, .nothing): return .returns(RichText(code: "nil"))
    case (.next, .responder) where !target.isEmpty: return .returns(RichText(object: target))
    case (.pointInside, _):
      let shapes = (declared.shapes ?? [declared.plainShape].compactMap { $0 }).map(shape)
      return shapes.isEmpty || shapes.contains { $0 == nil }
        ? .words(words) : .shapes(shapes.compactMap { $0 })
    case (_, .yes), (_, .no): return .answers(declared.kind == .yes, nil)
    case (_, .only), (_, .unless):
      guard let condition = declared.condition else { return .words(words) }
      return .answers(declared.kind == .only, self.condition(condition))
    default: return .words(words)
    }
  }

  private func shape(_ shape: TraceShape) -> DeclarationText.Shape? {
    switch shape.kind {
    case .always: return .always
    case .never: return .never
    case .bounds: return .bounds
    case .subviews: return .subviews
    case .outset:
      guard let outsets = shape.outsets, outsets.count == 4 else { return nil }
      let sides: [TraceReason.Side] = [.above, .left, .below, .right]
      return .outset(zip(sides, outsets).filter { $0.1 != 0 }.map { ($0, number($1)) })
    case .circle: return .circle(center: shape.center.map(point), radius: shape.radius.map { number($0) })
    case .roundedRect: return shape.radius.map { .roundedRect(cornerRadius: number($0)) }
    case .polygon: return shape.points.map { .polygon(corners: $0.count) }
    default: return nil
    }
  }

  private func condition(_ condition: TraceCondition) -> DeclarationText.Condition {
    DeclarationText.Condition(
      gestureRecognizers: objects(condition.gestureRecognizers, condition.gestureRecognizerClasses),
      recognizers: objects(condition.recognizers, condition.recognizerClasses),
      views: objects(condition.views, condition.viewClasses),
      within: objects(condition.within, condition.withinClasses),
      rect: condition.rect.map { rect in
        [rect.minX, rect.minY, rect.size.width, rect.size.height].map { number($0) }.joined(separator: ", ")
      },
      recognizerViews: objects(condition.recognizerViews, condition.recognizerViewClasses),
      moves: (condition.moves ?? []).compactMap(DeclarationText.Movement.init),
      code: condition.code.map { language.list($0.map(RichText.init(code:))) })
  }

  private func objects(_ names: [String]?, _ classes: [String]?) -> DeclarationText.Objects? {
    names.map { .these(language.list($0.map(RichText.init(object:)))) }
      ?? classes.map { .ofClasses(language.list($0.map(RichText.init(code:)))) }
  }
}
