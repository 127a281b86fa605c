// SPDX-License-Identifier: Apache-2.0

/// An override of `hitTest`, `point(inside:)` or `next`, or an answer of a delegate, that the source declares.
public struct TraceOverride: Hashable, Sendable {
  /// The method that is overridden, or the question that is answered.
  public var method: OverrideMethod

  /// What the override does, as in a scenario file.
  public var kind: OverrideKind

  /// The rest of the declaration in English words, such as `top 50`, for readers that ignore the other fields; empty if
  /// the kind says everything.
  public var detail: String

  /// The object that is returned; nil if the kind returns none, or returns nil or the view itself.
  public var target: String?

  /// The shapes, any of which counts as inside; nil if the kind says everything.
  public var shapes: [TraceShape]?

  /// The condition under which a question has this answer; nil for always.
  public var condition: TraceCondition?

  /// Creates an override that is described completely by its kind, or of which only words are known.
  public init(method: OverrideMethod, kind: OverrideKind, detail: String = "") {
    self.method = method
    self.kind = kind
    self.detail = detail
  }

  /// Creates an override that returns an object.
  public init(method: OverrideMethod, kind: OverrideKind, target: String) {
    self.init(method: method, kind: kind, detail: target)
    self.target = target
  }

  /// Creates an override of `point(inside:)` by shapes; several shapes are a `union`.
  public init(pointInside shapes: [TraceShape]) {
    let isOne = shapes.count == 1
    self.init(
      method: .pointInside, kind: isOne ? shapes[0].kind : .union,
      detail: isOne
        ? shapes[0].detail
        : shapes.map { [$0.kind.rawValue, $0.detail].filter { !$0.isEmpty }.joined(separator: " ") }
          .joined(separator: " + "))
    if !isOne || !shapes[0].detail.isEmpty { self.shapes = shapes }
  }

  /// Creates an answer that applies only under a condition.
  public init(method: OverrideMethod, kind: OverrideKind, condition: TraceCondition) {
    self.init(method: method, kind: kind, detail: condition.detail)
    self.condition = condition
  }
}

/// A method that the source declares to be overridden, or a question that it answers. An app's code may have others.
public struct OverrideMethod: OpenWord {
  /// The name, as a trace has it.
  public let rawValue: String

  /// Takes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name.
  public var description: String { rawValue }

  /// `hitTest(_:with:)`.
  public static let hitTest = Self(rawValue: "hitTest")

  /// `point(inside:with:)`.
  public static let pointInside = Self(rawValue: "pointInside")

  /// The next responder.
  public static let next = Self(rawValue: "next")

  /// `gestureRecognizerShouldBegin(_:)` of a view.
  public static let gestureRecognizerShouldBegin = Self(rawValue: "gestureRecognizerShouldBegin")

  /// `touchesShouldBegin(_:with:in:)` of a scroll view.
  public static let touchesShouldBegin = Self(rawValue: "touchesShouldBegin")

  /// `touchesShouldCancel(in:)` of a scroll view.
  public static let touchesShouldCancel = Self(rawValue: "touchesShouldCancel")

  /// `editingInteractionConfiguration` of a responder (OW-6).
  package static let editingInteractionConfiguration = Self(rawValue: "editingInteractionConfiguration")

  /// `preferredTransition` of a view controller (OW-96).
  package static let preferredTransition = Self(rawValue: "preferredTransition")

  // Of a recognizer.
  package static let canPrevent = Self(rawValue: "canPrevent")
  package static let canBePrevented = Self(rawValue: "canBePrevented")
  package static let shouldRequireFailure = Self(rawValue: "shouldRequireFailure")
  package static let shouldBeRequiredToFail = Self(rawValue: "shouldBeRequiredToFail")
  package static let ignores = Self(rawValue: "ignores")

  /// Whether two fingers may select several rows or items (OW-39).
  package static let shouldBeginMultipleSelectionInteraction = Self(
    rawValue: DeliveryQuestion.shouldBeginMultipleSelectionInteraction.rawValue)

  /// Whether the data source of a collection view lets an item be moved.
  package static let canMoveItem = Self(rawValue: DeliveryQuestion.canMoveItem.rawValue)

  private static let ofDelegate = "delegate."

  /// A question that a recognizer's delegate answers.
  package static func delegate(_ question: DelegateQuestion) -> Self {
    Self(rawValue: ofDelegate + question.rawValue)
  }

  /// Whether the question goes to the recognizer's delegate, and not to the recognizer itself.
  package var isOfDelegate: Bool { rawValue.hasPrefix(Self.ofDelegate) }
}

/// A question that a recognizer's delegate answers, by its key in a scenario file.
package enum DelegateQuestion: String, CaseIterable, Hashable, Sendable {
  case shouldReceiveEvent, shouldReceiveTouch, shouldBegin, shouldRecognizeSimultaneously
  case shouldRequireFailure, shouldBeRequiredToFail
}

/// What an override does, as a scenario file says it. A later version may add others.
public struct OverrideKind: OpenWord {
  /// The word, as a trace has it.
  public let rawValue: String

  /// Takes a word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The word.
  public var description: String { rawValue }

  // Of `hitTest`.
  package static let passThrough = Self(rawValue: "passThrough")
  package static let ignoresGates = Self(rawValue: "ignoresGates")
  package static let subviewsFirst = Self(rawValue: "subviewsFirst")
  package static let subviewsOnly = Self(rawValue: "subviewsOnly")
  package static let pointerEvents = Self(rawValue: "pointerEvents")
  /// Content of SwiftUI, which is hit also beyond the bounds of what it is in (OW-117).
  package static let contentBeyondBounds = Self(rawValue: "contentBeyondBounds")
  package static let redirect = Self(rawValue: "redirect")
  package static let returns = Self(rawValue: "returns")
  package static let inside = Self(rawValue: "inside")
  package static let insteadOfItself = Self(rawValue: "insteadOfItself")
  package static let inherited = Self(rawValue: "default")

  // Of `next`.
  package static let nothing = Self(rawValue: "nil")
  package static let responder = Self(rawValue: "responder")

  // Of `editingInteractionConfiguration`.
  package static let turnedOff = Self(rawValue: "none")

  // Of `preferredTransition`.
  package static let zoom = Self(rawValue: "zoom")

  // Of `point(inside:)`.
  package static let always = Self(rawValue: "always")
  package static let never = Self(rawValue: "never")
  package static let bounds = Self(rawValue: "bounds")
  package static let subviews = Self(rawValue: "subviews")
  package static let outset = Self(rawValue: "outset")
  package static let circle = Self(rawValue: "circle")
  package static let roundedRect = Self(rawValue: "roundedRect")
  package static let polygon = Self(rawValue: "polygon")
  package static let union = Self(rawValue: "union")

  // Of a question.
  package static let yes = Self(rawValue: "true")
  package static let no = Self(rawValue: "false")
  package static let only = Self(rawValue: "only")
  package static let unless = Self(rawValue: "unless")
}

extension OverrideMethod: FieldValue {}

extension OverrideKind: FieldValue {}

extension [TraceOverride] {
  /// The override of a method; nil if none is declared.
  package subscript(method: OverrideMethod) -> TraceOverride? { last { $0.method == method } }
}

extension [TraceOverride] {
  /// Whether a recognizer with these overrides stands for a button of SwiftUI: only pans keep it from recognizing (OW-75).
  package var isButtonOfSwiftUI: Bool {
    contains {
      $0.method == .canBePrevented && $0.kind == .only
        && $0.condition?.recognizerClasses?.compactMap { UIKitClass.named($0)?.gesture } == [.pan]
    }
  }
}

extension TraceOverride {
  /// The single shape of an override of `point(inside:)`; nil if there are several or its words cannot be read.
  package var onlyShape: TraceShape? {
    guard method == .pointInside else { return nil }
    if let shapes { return shapes.count == 1 ? shapes[0] : nil }
    return plainShape
  }

  /// The shape of a kind without numbers, or of a trace of an earlier version, which has the numbers only in words.
  package var plainShape: TraceShape? {
    var shape = TraceShape(kind)
    switch kind {
    case .always, .never, .bounds, .subviews: return shape
    case .circle: return detail.isEmpty ? shape : nil
    case .outset:
      var outsets: [Substring: Double] = [:]
      for part in detail.split(separator: ",") {
        let words = part.split(separator: " ")
        guard words.count == 2, let length = Double(words[1]), length.isFinite else { return nil }
        outsets[words[0]] = length
      }
      shape.outsets = RectSide.allCases.map { outsets[Substring($0.rawValue)] ?? 0 }
      return shape
    default: return nil
    }
  }
}

/// A shape that counts as inside a view, in points in the view's own coordinates.
public struct TraceShape: Hashable, Sendable {
  /// The kind of an override of `point(inside:)` with only this shape.
  public var kind: OverrideKind

  /// How far the bounds are extended, above, left, below and right; only for `outset`.
  public var outsets: [Double]?

  /// The centre of a circle; nil for the middle of the bounds.
  public var center: TracePoint?

  /// The radius of a circle, nil for half of the shorter side; or that of round corners.
  public var radius: Double?

  /// The corners of a polygon.
  public var points: [TracePoint]?

  /// Creates a shape of a kind.
  public init(_ kind: OverrideKind) { self.kind = kind }
}

extension TraceShape {
  /// The shape without its kind, in English words.
  fileprivate var detail: String {
    switch kind {
    case .outset:
      return zip(RectSide.allCases.map(\.rawValue), outsets ?? []).filter { $0.1 != 0 }
        .map { "\($0.0) \(NumberText.exact($0.1))" }.joined(separator: ", ")
    case .circle:
      let place = center.map { "center \(NumberText.exact($0.x)), \(NumberText.exact($0.y))" }
      return [place, radius.map { "radius \(NumberText.exact($0))" }].compactMap { $0 }
        .joined(separator: ", ")
    case .roundedRect: return radius.map { "cornerRadius \(NumberText.exact($0))" } ?? ""
    case .polygon: return points.map { "\($0.count) points" } ?? ""
    default: return ""
    }
  }
}

/// The condition for one answer to a question; every part that is given must hold.
public struct TraceCondition: Hashable, Sendable {
  /// The other recognizer must be one of these.
  public var recognizers: [String]?

  /// The touch's view must be one of these.
  public var views: [String]?

  /// The touch's view must be one of these or a descendant of one.
  public var within: [String]?

  /// The touch must be in this rectangle.
  public var rect: TraceRect?

  /// The recognizer in question must be one of these.
  public var gestureRecognizers: [String]?

  /// The recognizer in question must have one of these classes.
  public var gestureRecognizerClasses: [String]?

  /// The other recognizer must have one of these classes.
  public var recognizerClasses: [String]?

  /// The touch's view must have one of these classes.
  public var viewClasses: [String]?

  /// The touch's view must have one of these classes or be a descendant of such a view.
  public var withinClasses: [String]?

  /// The view of the other recognizer must be one of these.
  public var recognizerViews: [String]?

  /// The view of the other recognizer must have one of these classes.
  public var recognizerViewClasses: [String]?

  /// The fingers must move in one of these ways: `horizontally`, `vertically`, `left`, `right`, `up`, `down`.
  public var moves: [String]?

  /// Comparisons in code that must hold: `velocity.y > 0`.
  public var code: [String]?

  /// Whether it asks for the class of the touch's view.
  package var asksForClassOfView: Bool {
    viewClasses != nil || code?.contains { $0.hasPrefix("type(of: view)") } == true
  }

  /// Creates a condition.
  public init(
    recognizers: [String]? = nil, views: [String]? = nil, within: [String]? = nil, rect: TraceRect? = nil
  ) {
    self.recognizers = recognizers
    self.views = views
    self.within = within
    self.rect = rect
  }

  fileprivate var detail: String {
    var parts: [String] = []
    func add(_ word: String, _ names: [String]?, _ classes: [String]?) {
      if let names { parts.append("\(word) \(names.joined(separator: ", "))") }
      if let classes { parts.append("\(word) of class \(classes.joined(separator: ", "))") }
    }
    add("gestureRecognizer", gestureRecognizers, gestureRecognizerClasses)
    add("recognizer", recognizers, recognizerClasses)
    add("recognizerView", recognizerViews, recognizerViewClasses)
    add("view", views, viewClasses)
    add("within", within, withinClasses)
    if let rect {
      let numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height]
      parts.append("rect \(numbers.map { NumberText.exact($0) }.joined(separator: ", "))")
    }
    if let moves { parts.append("moves \(moves.joined(separator: ", "))") }
    parts += code ?? []
    return parts.joined(separator: "; ")
  }
}

extension TraceOverride: Record {
  static let record = RecordMembers(
    "override", "An override, or an answer of a delegate, that the source declares.",
    of: TraceOverride(method: .hitTest, kind: .inherited),
    [
      .field(
        \.method, "method", "The overridden method, or the question that is answered.",
        as: .text(minLength: 1, examples: ["hitTest", "pointInside", "next"])),
      .field(
        \.kind, "kind", "The kind, as in a scenario file.",
        as: .text(examples: ["passThrough", "redirect", "outset", "circle"])),
      .field(
        \.detail, "detail", "The rest of the declaration in English words; empty if the kind says it all.",
        as: .text(examples: ["top 50"])),
      .field(
        \.target, "target", "The object that is returned; absent if the kind names none.", as: .id),
      .field(
        \.shapes, "shapes", "The shapes that count as inside, any of them; absent if the kind says it all."),
      .field(\.condition, "condition", "When a question is answered so; absent for always."),
    ])
}

extension TraceShape: Record {
  static let record = RecordMembers(
    "shape", "A shape that counts as inside of a view, in its own coordinates.",
    of: TraceShape(.bounds),
    [
      .field(
        \.kind, "kind", "The kind, as in a scenario file.",
        as: .text(minLength: 1, examples: ["outset", "circle", "roundedRect", "polygon", "bounds"])),
      .field(
        \.outsets, "outsets", "By how much the bounds are larger: above, left, below, right.",
        as: .numbers(4)),
      .field(\.center, "center", "The centre of a circle; absent for the middle of the bounds."),
      .field(
        \.radius, "radius",
        "The radius of a circle, absent for half of the shorter side, or of round corners."),
      .field(\.points, "points", "The corners of a polygon."),
    ])
}

extension TraceCondition: Record {
  private static let classes = Schema.list(of: Schema.text(minLength: 1))

  static let record = RecordMembers(
    "condition", "What holds when a question is answered so; all that is given must hold.",
    of: TraceCondition(),
    [
      .field(\.recognizers, "recognizers", "The other recognizer is one of these.", as: .ids),
      .field(\.views, "views", "The touch's view is one of these.", as: .ids),
      .field(\.within, "within", "The touch's view is one of these or below one.", as: .ids),
      .field(\.rect, "rect", "The touch is in this rectangle of the view."),
      .field(
        \.gestureRecognizers, "gestureRecognizers", "The recognizer that is asked about is one of these.",
        as: .ids),
      .field(
        \.gestureRecognizerClasses, "gestureRecognizerClasses",
        "The recognizer that is asked about is of one of these classes.", as: classes),
      .field(
        \.recognizerClasses, "recognizerClasses", "The other recognizer is of one of these classes.",
        as: classes),
      .field(\.viewClasses, "viewClasses", "The view is of one of these classes.", as: classes),
      .field(
        \.withinClasses, "withinClasses", "The view is of one of these classes, or below such a view.",
        as: classes),
      .field(
        \.recognizerViews, "recognizerViews", "The view of the other recognizer is one of these.", as: .ids),
      .field(
        \.recognizerViewClasses, "recognizerViewClasses",
        "The view of the other recognizer is of one of these classes.", as: classes),
      .field(
        \.moves, "moves", "The fingers moved in one of these ways.",
        as: .list(of: .text(minLength: 1, examples: ["horizontally", "up"]))),
      .field(
        \.code, "code", "Comparisons that hold, as code.",
        as: .list(of: .text(minLength: 1, examples: ["velocity.y > 0", "List.contentOffset.y <= 0"]))),
    ])
}
