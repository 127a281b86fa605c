// SPDX-License-Identifier: Apache-2.0

/// How an SVG is prepared for a page or a file.
public struct SVGOptions: Sendable, Equatable {
  /// Put in front of every `id`, so that several pictures can share one page.
  public var idPrefix: String

  /// The picture's name, for screen readers; the graph's name if `nil`.
  public var title: String?

  /// What the picture shows, for screen readers.
  public var description: String?

  /// A style sheet to embed, for stand-alone files. A page styles its pictures itself.
  public var style: String?

  /// Classes of the `<svg>` element.
  public var classNames: [String]

  /// Whether the `<svg>` element says its width and height in points; without them it fills its container.
  public var includesSize: Bool

  /// Whether a style sheet gives areas and lines their colours, so that white areas, black lines, and that
  /// edges have no area, are not said one by one.
  ///
  /// Elements around the picture, or attributes of the `<svg>` element, then say what there is without the sheet.
  public var leavesColorsToStyle: Bool

  /// How to place the nodes.
  public var engine: Engine

  /// Makes options; without arguments, those for a single picture in a page.
  public init(
    idPrefix: String = "", title: String? = nil, description: String? = nil, style: String? = nil,
    classNames: [String] = [], includesSize: Bool = false, leavesColorsToStyle: Bool = false,
    engine: Engine = .dot
  ) {
    self.idPrefix = idPrefix
    self.title = title
    self.description = description
    self.style = style
    self.classNames = classNames
    self.includesSize = includesSize
    self.leavesColorsToStyle = leavesColorsToStyle
    self.engine = engine
  }
}
