// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// Something on a screen as a tool prints it: a view, or an element of accessibility that stands for one.
struct ToolElement {
  enum ElementKind {
    /// The application, which is no view.
    case application
    case window
    case view
  }

  enum Origin {
    case unknown
    case onScreen(TraceRect)
    case inParent(TraceRect)
  }

  var kind = ElementKind.view

  /// The position of the element that this one is in; nil for none.
  var parent: Int?

  var className: String
  var place = Origin.unknown

  var identifier: String?

  /// What a person reads on it, or hears of it.
  var label: String?

  /// What the tool calls its value.
  var value: String?

  var isEnabled: Bool?
  var isSelected: Bool?

  /// Whether the tool calls it visible, which says less than that it is hidden.
  var isVisible: Bool?

  var isHidden: Bool?
  var alpha: Double?
  var isUserInteractionEnabled: Bool?
  var contentOffset: TracePoint?
  var controllerClass: String?
  var isMainWindow = false

  var address: String?

  /// The line of the dump that describes the view; nil if the importer searches the line only when an error needs it.
  var line: Int?

  /// What the dump leaves out of this view.
  var unknown: [UnknownProperty] = []
}

extension ToolElement {
  /// The size, where that is known.
  var size: TraceSize? {
    switch place {
    case .unknown: nil
    case .onScreen(let frame), .inParent(let frame): frame.size
    }
  }

  var isNameless: Bool { identifier == nil && label == nil && (value ?? "").isEmpty }
}

/// Reads rectangles as tools write them.
enum ToolFrame {
  /// A frame of numbers that a scenario may have; nil for others.
  static func rect(_ numbers: [Double]) -> TraceRect? {
    guard numbers.count == 4, numbers.allSatisfy(DumpNumbers.isUsable) else { return nil }
    return TraceRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).standardized
  }

  /// `{{16, 59}, {44, 44}}`, or the corners `[16,59][60,103]` if they are asked for.
  static func rect(_ text: String) -> TraceRect? {
    guard text.utf8.count < 500 else { return nil }
    let text = DumpText(bytes: Array(text.utf8))
    return rect(DumpNumbers.read(text, 0..<text.bytes.count))
  }

  /// `[16,59][60,103]`: left, top, right and bottom.
  static func corners(_ text: String) -> TraceRect? {
    guard let found = rect(text) else { return nil }
    let (origin, end) = (found.origin, found.size)
    return TraceRect(x: origin.x, y: origin.y, width: end.width - origin.x, height: end.height - origin.y)
      .standardized
  }
}
