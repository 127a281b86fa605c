// SPDX-License-Identifier: Apache-2.0

/// An override of `hitTest`, `point(inside:)` or `next`, or an answer of a delegate, that the source declares.
public struct TraceOverride: Hashable, Sendable {
  /// `hitTest`, `pointInside` or `next`, or the question that is answered.
  public var method: String

  /// The kind, as in a scenario file: `passThrough`, `redirect`, `outset`, `circle` and so on.
  public var kind: String

  /// The rest of the declaration in English words, such as `top 50`, for readers that do not know the other fields;
  /// empty if the kind says it all.
  public var detail: String

  /// The object that is returned; nil if the kind returns none, or `returns` nil or the view itself.
  public var target: String?

  /// The shapes that count as inside, any of them; nil if the kind says it all.
  public var shapes: [TraceShape]?

  /// When a question is answered so; nil for always.
  public var condition: TraceCondition?

  /// Creates the record of an override that its kind says all of, or of which no more is known than words.
  public init(method: String, kind: String, detail: String = "") {
    self.method = method
    self.kind = kind
    self.detail = detail
  }

  /// Creates the record of an override that leads to an object.
  public init(method: String, kind: String, target: String) {
    self.init(method: method, kind: kind, detail: target)
    self.target = target
  }

  /// Creates the record of an override of `point(inside:)` by shapes; several are a `union`.
  public init(pointInside shapes: [TraceShape]) {
    let isOne = shapes.count == 1
    self.init(
      method: "pointInside", kind: isOne ? shapes[0].kind : "union",
      detail: isOne
        ? shapes[0].detail
        : shapes.map { [$0.kind, $0.detail].filter { !$0.isEmpty }.joined(separator: " ") }
          .joined(separator: " + "))
    if !isOne || !shapes[0].detail.isEmpty { self.shapes = shapes }
  }

  /// Creates the record of an answer that holds under a condition only.
  public init(method: String, kind: String, condition: TraceCondition) {
    self.init(method: method, kind: kind, detail: condition.detail)
    self.condition = condition
  }
}

extension TraceOverride {
  /// The one shape of an override of `point(inside:)`; nil for several, and if its words cannot be read.
  package var onlyShape: TraceShape? {
    guard method == "pointInside" else { return nil }
    if let shapes { return shapes.count == 1 ? shapes[0] : nil }
    return plainShape
  }

  /// The shape of a kind that needs no numbers, or of a trace of earlier versions, which has its numbers in words
  /// alone.
  package var plainShape: TraceShape? {
    var shape = TraceShape(kind)
    switch kind {
    case "always", "never", "bounds", "subviews": return shape
    case "circle": return detail.isEmpty ? shape : nil
    case "outset":
      var outsets: [Substring: Double] = [:]
      for part in detail.split(separator: ",") {
        let words = part.split(separator: " ")
        guard words.count == 2, let length = Double(words[1]), length.isFinite else { return nil }
        outsets[words[0]] = length
      }
      shape.outsets = ["top", "left", "bottom", "right"].map { outsets[$0] ?? 0 }
      return shape
    default: return nil
    }
  }
}

/// A shape that counts as inside of a view, in its own coordinates.
public struct TraceShape: Hashable, Sendable {
  /// `always`, `never`, `bounds`, `subviews`, `outset`, `circle`, `roundedRect` or `polygon`.
  public var kind: String

  /// By how much the bounds are larger, above, left, below and right; only of an `outset`.
  public var outsets: [Double]?

  /// The centre of a circle; nil for the middle of the bounds.
  public var center: TracePoint?

  /// The radius of a circle, nil for half of the shorter side, or of round corners.
  public var radius: Double?

  /// The corners of a polygon.
  public var points: [TracePoint]?

  /// Creates a shape of a kind.
  public init(_ kind: String) { self.kind = kind }
}

extension TraceShape {
  /// What the shape says besides its kind, in English words.
  fileprivate var detail: String {
    switch kind {
    case "outset":
      return zip(["top", "left", "bottom", "right"], outsets ?? []).filter { $0.1 != 0 }
        .map { "\($0.0) \(NumberText.exact($0.1))" }.joined(separator: ", ")
    case "circle":
      let place = center.map { "center \(NumberText.exact($0.x)), \(NumberText.exact($0.y))" }
      return [place, radius.map { "radius \(NumberText.exact($0))" }].compactMap { $0 }
        .joined(separator: ", ")
    case "roundedRect": return radius.map { "cornerRadius \(NumberText.exact($0))" } ?? ""
    case "polygon": return points.map { "\($0.count) points" } ?? ""
    default: return ""
    }
  }
}

/// What holds when a question is answered in one way; all that is given must hold.
public struct TraceCondition: Hashable, Sendable {
  /// The other recognizer is one of these.
  public var recognizers: [String]?

  /// The touch's view is one of these.
  public var views: [String]?

  /// The touch's view is one of these or below one.
  public var within: [String]?

  /// The touch is in this rectangle.
  public var rect: TraceRect?

  /// The recognizer that is asked about is one of these.
  public var gestureRecognizers: [String]?

  /// The recognizer that is asked about is of one of these classes.
  public var gestureRecognizerClasses: [String]?

  /// The other recognizer is of one of these classes.
  public var recognizerClasses: [String]?

  /// The view is of one of these classes.
  public var viewClasses: [String]?

  /// The view is of one of these classes or below such a view.
  public var withinClasses: [String]?

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
    add("view", views, viewClasses)
    add("within", within, withinClasses)
    if let rect {
      let numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height]
      parts.append("rect \(numbers.map { NumberText.exact($0) }.joined(separator: ", "))")
    }
    return parts.joined(separator: "; ")
  }
}

extension TraceOverride: Record {
  static let record = RecordMembers(
    "override", "An override, or an answer of a delegate, that the source declares.",
    of: TraceOverride(method: "", kind: ""),
    [
      .field(
        \.method, "method", "The overridden method, or the question that is answered.",
        as: Schema.text(minLength: 1, examples: ["hitTest", "pointInside", "next"])),
      .field(
        \.kind, "kind", "The kind, as in a scenario file.",
        as: Schema.text(examples: ["passThrough", "redirect", "outset", "circle"])),
      .field(
        \.detail, "detail", "The rest of the declaration in English words; empty if the kind says it all.",
        as: Schema.text(examples: ["top 50"])),
      .field(
        \.target, "target", "The object that is returned; absent if the kind names none.", as: Schema.id),
      .field(
        \.shapes, "shapes", "The shapes that count as inside, any of them; absent if the kind says it all."),
      .field(\.condition, "condition", "When a question is answered so; absent for always."),
    ])
}

extension TraceShape: Record {
  static let record = RecordMembers(
    "shape", "A shape that counts as inside of a view, in its own coordinates.",
    of: TraceShape(""),
    [
      .field(
        \.kind, "kind", "The kind, as in a scenario file.",
        as: Schema.text(minLength: 1, examples: ["outset", "circle", "roundedRect", "polygon", "bounds"])),
      .field(
        \.outsets, "outsets", "By how much the bounds are larger: above, left, below, right.",
        as: Schema.numbers(4)),
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
      .field(\.recognizers, "recognizers", "The other recognizer is one of these.", as: Schema.ids),
      .field(\.views, "views", "The touch's view is one of these.", as: Schema.ids),
      .field(\.within, "within", "The touch's view is one of these or below one.", as: Schema.ids),
      .field(\.rect, "rect", "The touch is in this rectangle of the view."),
      .field(
        \.gestureRecognizers, "gestureRecognizers", "The recognizer that is asked about is one of these.",
        as: Schema.ids),
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
    ])
}
