// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

// How views are drawn. Only pictures use it: values that neither code nor a source sets stay unknown, and are not
// recorded.

/// A font. The model keeps only its size.
public struct UIFont: Hashable, Sendable {
  /// The size, in points.
  public var pointSize: CGFloat

  /// Returns the system's font in a size in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }

  /// Returns the system's font in a size in points; the model keeps no weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize)
  }

  /// Returns the system's bold font in a size in points; the model keeps no weight.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }

  /// Returns the system's font for a text style, in the default size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: style.pointSize ?? 17)
  }

  /// The weight of a font. The model does not keep it.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A text style of a font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name, as written in Interface Builder documents.
    public let rawValue: String

    /// Creates a style from a known or unknown name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline above a text.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A subheadline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The smallest caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The default size in points; nil for an unknown name.
    ///
    /// From Apple's Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes", column Large (default).
    package var pointSize: CGFloat? { Self.sizes[self] }

    private static let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17, .callout: 16,
      .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
  }
}

/// The horizontal alignment of text.
public enum NSTextAlignment: Int, CaseIterable, Sendable {
  case left, center, right, justified

  /// The default alignment of the user's language.
  case natural

  /// UIKit's name.
  package var name: String { "\(self)" }
}

/// An image. The model keeps only its name.
public struct UIImage: Hashable, Sendable {
  /// The name of the asset or symbol.
  package let name: String

  /// Takes the name of an asset.
  public init?(named name: String) { self.name = name }

  /// Takes the name of a symbol.
  public init?(systemName name: String) { self.name = name }
}

/// How a view draws its text, as far as code or a source says.
struct TextLook: Hashable {
  var color: UIColor?
  var font: UIFont?
  var alignment: NSTextAlignment?
}

/// A view that draws a text of its own.
@MainActor
protocol TextDrawing: UIView {
  var look: TextLook { get set }
}

/// A label. Touches do not hit it unless user interaction is enabled (UC-23).
@MainActor
open class UILabel: UIView, TextDrawing {
  override class var startsInteractive: Bool { false }

  /// The text shown.
  open var text: String? {
    didSet {
      declaration?.text = text
      TraceRecorder.noteChange(of: self)
    }
  }

  final var look = TextLook() { didSet { TraceRecorder.noteChange(of: self) } }

  /// The colour of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { look.color ?? .label }
    set { look.color = newValue }
  }

  /// The font of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { look.font ?? .systemFont(ofSize: 17) }
    set { look.font = newValue }
  }

  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { look.alignment ?? .natural }
    set { look.alignment = newValue }
  }

  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines: Int {
    get { knownNumberOfLines ?? 1 }
    set { knownNumberOfLines = newValue }
  }

  /// The number of lines set by code or a source.
  final var knownNumberOfLines: Int? { didSet { TraceRecorder.noteChange(of: self) } }

  override var shownText: String? {
    get { text }
    set { text = newValue }
  }
}

/// An image view. Touches do not hit it unless user interaction is enabled (UC-23).
@MainActor
open class UIImageView: UIView {
  override class var startsInteractive: Bool { false }

  /// The image.
  open var image: UIImage? { didSet { TraceRecorder.noteChange(of: self) } }

  /// Creates a view for an image; the model does not know the image's size.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// The values of a button for each state, such as its titles.
struct ByState<Value> {
  private var values: [UInt: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }
}
