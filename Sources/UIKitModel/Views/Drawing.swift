// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

// How views are drawn. Only pictures use it: what code or a source does not tell stays unknown, and is not recorded.

/// A font, of which the model keeps the size.
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

  /// Returns the system's font for a kind of text, as large as it is unless the user chose another size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: style.pointSize ?? 17)
  }

  /// How bold a font is. The model does not keep it.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// What kind of text a font is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name, as documents of Interface Builder write it.
    public let rawValue: String

    /// Takes a name, known here or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// What stands above a text.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A text that is set off.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// What stands below a headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// A note.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// What stands below a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The smallest text.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size in points unless the user chose another one; nil for a name that is not known.
    ///
    /// From Apple's Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes", column Large (default).
    package var pointSize: CGFloat? { Self.sizes[self] }

    private static let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17, .callout: 16,
      .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
  }
}

/// Where lines of a text begin or end.
public enum NSTextAlignment: Int, CaseIterable, Sendable {
  case left, center, right, justified

  /// As the user's language has it.
  case natural

  /// UIKit's word.
  package var name: String { "\(self)" }
}

/// A picture, of which the model keeps the name.
public struct UIImage: Hashable, Sendable {
  /// The name of the asset or symbol.
  package let name: String

  /// Takes the name of an asset.
  public init?(named name: String) { self.name = name }

  /// Takes the name of a symbol.
  public init?(systemName name: String) { self.name = name }
}

/// How a view draws its text, as far as code or a source tells.
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

/// A text. Touches do not hit it unless user interaction is enabled (UC-23).
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

  /// Where the lines begin or end.
  open var textAlignment: NSTextAlignment {
    get { look.alignment ?? .natural }
    set { look.alignment = newValue }
  }

  /// The most lines that are drawn; 0 for as many as there are.
  open var numberOfLines: Int {
    get { knownNumberOfLines ?? 1 }
    set { knownNumberOfLines = newValue }
  }

  /// The number of lines that code or a source gave.
  final var knownNumberOfLines: Int? { didSet { TraceRecorder.noteChange(of: self) } }

  override var shownText: String? {
    get { text }
    set { text = newValue }
  }
}

/// A picture. Touches do not hit it unless user interaction is enabled (UC-23).
@MainActor
open class UIImageView: UIView {
  override class var startsInteractive: Bool { false }

  /// The picture.
  open var image: UIImage? { didSet { TraceRecorder.noteChange(of: self) } }

  /// Creates a view for a picture; the model does not know the picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// What a button has for each state, such as its title.
struct ByState<Value> {
  private var values: [UInt: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }
}
