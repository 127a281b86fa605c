// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// A bar that shows progress. Touches do not hit it unless user interaction is enabled.
@MainActor
open class UIProgressView: UIView {
  override class var startsInteractive: Bool { false }
}

/// A spinning wheel. Touches do not hit it unless user interaction is enabled.
@MainActor
open class UIActivityIndicatorView: UIView {
  override class var startsInteractive: Bool { false }
}

// The following views differ from `UIView` only in drawing and layout, except where noted.

/// A row or column of views.
@MainActor open class UIStackView: UIView {}
/// A blur or vibrancy effect.
@MainActor open class UIVisualEffectView: UIView {}
/// The bar at the top of a navigation controller. The setting `navigationBarReach` extends its touch area downwards
/// (HT-38).
@MainActor open class UINavigationBar: UIView {
  override var pointInsideRule: DeclaredPointInside? {
    let reach = configuration.navigationBarReach
    if let rule = super.pointInsideRule { return rule }
    return reach > 0 ? .outset(UIEdgeInsets(top: 0, left: 0, bottom: reach, right: 0)) : nil
  }
}
/// The bar at the bottom of a tab bar controller.
@MainActor open class UITabBar: UIView {}
/// A bar of buttons.
@MainActor open class UIToolbar: UIView {
  /// Lays the toolbar out. The first time since iOS 11, the toolbar's own view comes to lie in front of the subviews that
  /// the app has added, and behind the toolbar's items (OW-106); in the floating bars of iOS 26 it does not (OW-14).
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    let isLaidOut = subviews.contains { $0.isKind(ofClassNamed: UIKitClass.toolbarContent) }
    let items = subviews.filter { view in
      UIKitClass.toolbarItems.contains { view.isKind(ofClassNamed: $0) }
    }
    let floats = superview?.declaration?.className?.contains(UIKitClass.floatingBarContainer) ?? false
    guard configuration.toolbarsInsertContentView, !isLaidOut, !floats,
      subviews.contains(where: { view in
        !items.contains { $0 === view } && !view.isKind(ofClassNamed: UIKitClass.barBackground)
      })
    else { return }
    _ = UIView.privateView(UIKitClass.toolbarContent, filling: self)
    items.forEach(bringSubviewToFront)
  }
}
extension UIApplication {
  /// Lays out the toolbars in all windows, as UIKit does before it delivers the first touch (OW-106).
  package final func layOutToolbars() {
    var views: [UIView] = windowsFrontToBack
    while let view = views.popLast() {
      (view as? UIToolbar)?.layoutIfNeeded()
      views += view.subviews
    }
  }
}

/// A search field in a bar.
@MainActor open class UISearchBar: UIView {
  /// Enables or disables its buttons, among them cancel, when its field begins or ends editing (OW-94).
  final func enableButtons(_ isEditing: Bool) {
    var views = subviews
    while let view = views.popLast() {
      if view is UITextField { continue }
      if let button = view as? UIButton, button.isEnabled != isEditing { button.isEnabled = isEditing }
      views += view.subviews
    }
  }
}
/// Wheels to choose from.
@MainActor open class UIPickerView: UIView {}
/// Web content.
@MainActor open class WKWebView: UIView {
  /// Whether a drag from the left or right edge goes back or forward, by a recognizer that is not simulated (OW-108).
  open var allowsBackForwardNavigationGestures = false

  private final let tap = PageTapGestureRecognizer()

  override func didInit() {
    super.didInit()
    addGestureRecognizer(tap)
  }

  /// Keeps touches, as the scroll view inside it does (SV-9, OW-82). It is a view inside that gets them, whose methods are
  /// WebKit's.
  override func handle(_ call: EventCall) {
    guard case .touches = call.method else { return super.handle(call) }
    keepInside(call, .swallowedByScrollView, in: WKWebView.self)
  }
}
/// A canvas of PencilKit. Its content has no size until the app sets one, so that it does not scroll (OW-95).
@MainActor
open class PKCanvasView: UIScrollView {
  override func didInit() {
    super.didInit()
    knownContentSize = .zero
  }
}

/// A colour in sRGB. Only pictures use it. Layers use the same type, where UIKit has `CGColor`.
public struct UIColor: Hashable, Sendable {
  /// The components, from 0 to 1.
  public var red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat

  /// Creates a colour from components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey from components from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from `#rgb`, `#rrggbb` or `#rrggbbaa`; nil for any other text.
  package init?(hex: String) {
    guard let color = HexColor(hex) else { return nil }
    let parts = [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The colour as `#rrggbb`, or `#rrggbbaa` if it is not opaque; `#00000000` if a component is not a number.
  var hex: String {
    HexColor(red: red, green: green, blue: blue, alpha: alpha)?.text ?? "#00000000"
  }

  /// The same colour, for a layer.
  public var cgColor: UIColor { self }

  /// Returns the same colour with another alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Fully transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
}

/// Editable text that scrolls. A tap makes the view first responder (RC-18).
@MainActor
open class UITextView: UIScrollView, TextDrawing {
  /// The text shown.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    didSet {
      declaration?.text = text
      TraceRecorder.noteChange(of: self)
    }
  }

  final var look = TextLook() { didSet { TraceRecorder.noteChange(of: self) } }

  /// The colour of the text.
  open var textColor: UIColor? {
    get { look.color }
    set { look.color = newValue }
  }

  /// The font of the text.
  open var font: UIFont? {
    get { look.font }
    set { look.font = newValue }
  }

  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { look.alignment ?? .natural }
    set { look.alignment = newValue }
  }

  override var shownText: String? {
    get { text }
    set { text = newValue }
  }

  /// Whether the user can change the text.
  open var isEditable = true {
    didSet {
      enableRecognizers()
      offerLift()
      offerLinkMenu()
    }
  }

  /// Whether the user can select text. If so, a tap makes the view first responder.
  open var isSelectable = true {
    didSet {
      enableRecognizers()
      offerLift()
      offerLinkMenu()
    }
  }

  private final let recognizers = TextRecognizers()

  /// The rectangles of the links in the text, in the bounds coordinates, in points. HitPath's addition, because the
  /// model lays out no text (OW-51).
  public final var linkRects: [CGRect] = [] {
    didSet {
      recognizers.offerLinks(in: self)
      offerLift()
      offerLinkMenu()
    }
  }

  /// The rectangles of the selected text, in the bounds coordinates, in points; a finger that stays lifts it. HitPath's
  /// addition, because the model lays out no text (OW-48).
  package final var selectionRects: [CGRect] = [] {
    didSet { offerLift() }
  }

  override func didInit() {
    super.didInit()
    recognizers.attach(to: self)
  }

  /// Without selection the text has no recognizers (OW-51).
  private func enableRecognizers() { recognizers.enable(isSelectable, links: hasLinks) }

  /// Whether a tap on a link has an effect: in text that is selectable but not editable (OW-51).
  final var hasLinks: Bool { isSelectable && !isEditable }

  /// Since iOS 11 a text view keeps its touches, whether it scrolls or not (SV-9).
  override var keepsTouches: Bool { configuration.textViewsKeepTouches || super.keepsTouches }

  override var unknownContentScrolls: ScrollAxes { .vertical }

  /// True if the text can be edited or selected (RC-15).
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
}
