// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// An element of a screen in the output of a tool: a view, or an accessibility element for one.
struct ToolElement {
  enum ElementKind {
    /// The application, which is not a view.
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

  /// The index of the element that contains this one; nil for none.
  var parent: Int?

  var className: String
  var place = Origin.unknown

  var identifier: String?

  /// The text that it shows or that VoiceOver reads.
  var label: String?

  /// The text that a field shows when it is empty.
  var placeholder: String?

  /// The value according to the tool.
  var value: String?

  var isEnabled: Bool?
  var isSelected: Bool?

  /// Whether it is visible according to the tool. False does not always mean hidden.
  var isVisible: Bool?

  var isHidden: Bool?
  var alpha: Double?
  var isUserInteractionEnabled: Bool?
  var contentOffset: TracePoint?
  var controllerClass: String?
  var isMainWindow = false

  /// Whether it is the status bar, which belongs to the system: it gets no touches of the app.
  var isStatusBar = false

  var address: String?

  /// The line of the dump that describes the view; nil if the importer searches for the line only when an error needs
  /// it.
  var line: Int?

  /// The properties of this view that the dump does not tell.
  var unknown: [UnknownProperty] = []
}

extension ToolElement {
  /// An accessibility element with a type.
  init(type: String?) {
    self.init(kind: ElementClasses.kind(of: type), className: ElementClasses.className(of: type))
    isStatusBar = type.map(ElementClasses.plain) == "statusbar"
  }

  /// The size, if it is known.
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
  /// A frame from numbers; nil if a scenario cannot contain them.
  static func rect(_ numbers: [Double]) -> TraceRect? {
    guard numbers.count == 4, numbers.allSatisfy(DumpNumbers.isUsable) else { return nil }
    return TraceRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).standardized
  }

  /// `{{16, 59}, {44, 44}}`, or the corners `[16,59][60,103]` if that form is allowed.
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

/// The UIKit classes that accessibility elements most often represent.
enum ElementClasses {
  /// The class for a type in XCUITest, WebDriverAgent, idb or AXe, in upper or lower case and with or without blanks.
  /// `UIView` for types without a meaning.
  static func className(of type: String?) -> String {
    guard let type else { return "UIView" }
    return classes[plain(type)] ?? "UIView"
  }

  /// The kind of element for a type.
  static func kind(of type: String?) -> ToolElement.ElementKind {
    switch type.map(plain) {
    case "application": .application
    case "window": .window
    default: .view
    }
  }

  fileprivate static func plain(_ type: String) -> String {
    String(type.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic }.map(Character.init))
  }

  private static let classes = [
    "window": "UIWindow", "button": "UIButton", "radiobutton": "UIButton", "popupbutton": "UIButton",
    "menubutton": "UIButton", "toolbarbutton": "UIButton", "switch": "UISwitch", "toggle": "UISwitch",
    "checkbox": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedcontrol": "UISegmentedControl", "pageindicator": "UIPageControl", "datepicker": "UIDatePicker",
    "picker": "UIPickerView", "progressindicator": "UIProgressView",
    "activityindicator": "UIActivityIndicatorView", "textfield": "UITextField",
    "securetextfield": "UITextField", "searchfield": "UISearchTextField", "textview": "UITextView",
    "textarea": "UITextView", "statictext": "UILabel", "heading": "UILabel", "image": "UIImageView",
    "scrollview": "UIScrollView", "scrollarea": "UIScrollView", "table": "UITableView",
    "collectionview": "UICollectionView", "cell": "UITableViewCell", "navigationbar": "UINavigationBar",
    "navbar": "UINavigationBar", "tabbar": "UITabBar", "toolbar": "UIToolbar", "webview": "WKWebView",
    "map": "MKMapView",
  ]
}

/// Extracts a tool's output from the text around it.
enum ToolText {
  /// The text itself, or the one inside it: a JSON string, or the `value` of a response.
  static func unwrapped(_ text: String) -> String {
    let plain = withoutMark(text)
    let start = plain.utf8.first { $0 > 0x20 }
    guard start == UInt8(ascii: "\"") || start == UInt8(ascii: "{") else { return spelled(plain) }
    if let document = try? JSONDocument(plain, deepest: 4, most: 100) {
      if case .string(let inner) = document.root { return spelled(inner) }
      if case .string(let inner)? = document.root["value"] { return spelled(inner) }
    }
    guard start == UInt8(ascii: "\""), let quote = plain.firstIndex(of: "\"") else { return plain }
    // A string without its end, or one that was pasted incompletely.
    return String(plain[plain.index(after: quote)...]).replacing("\\\"", with: "\"").replacing(
      "\\/", with: "/"
    )
    .replacing("\\n", with: "\n")
  }

  /// The text without a byte order mark.
  private static func withoutMark(_ text: String) -> String {
    text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// The text with line breaks instead of `\n`, if most of them are written that way.
  private static func spelled(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var breaks = 0
    var spelledBreaks = 0
    for (index, byte) in bytes.enumerated() {
      if byte == .lineFeed {
        breaks += 1
      } else if byte == .backslash, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "n") {
        spelledBreaks += 1
      }
    }
    return spelledBreaks > breaks ? text.replacing("\\n", with: "\n") : text
  }
}

/// The elements of one screen in the order of a tool, parents first, and the scenario made from them.
struct ToolScreen {
  /// The deepest nesting of elements.
  static let deepest = 500

  let format: any ScreenFormat.Type
  let file: String

  /// Whether the tool prints accessibility elements, not views.
  let isOfElements: Bool

  private(set) var elements: [ToolElement] = []
  var warnings: ImportWarnings

  /// The properties that this tool does not tell of any view, besides those that no tool tells.
  var unknown: [UnknownProperty] = []

  private var depths: [Int] = []

  init(_ format: any ScreenFormat.Type, file: String, isOfElements: Bool) {
    self.format = format
    self.file = file
    self.isOfElements = isOfElements
    warnings = ImportWarnings(file: file)
  }

  /// Adds an element in front of its earlier siblings, and returns its index.
  @discardableResult
  mutating func add(_ element: ToolElement) throws(InputError) -> Int {
    let depth = element.parent.map { depths[$0] + 1 } ?? 1
    guard depth <= Self.deepest else {
      throw InputError(
        file: file, line: element.line,
        message: "the elements are nested more than \(Self.deepest) levels deep")
    }
    guard elements.count < InputLimits.views else {
      throw .tooMany("views", file: file, line: element.line)
    }
    elements.append(element)
    depths.append(depth)
    return elements.count - 1
  }

  /// Sets the frame of an element, or warns that none can be read. Finding the line may take long.
  mutating func place(_ element: inout ToolElement, at frame: TraceRect?, line: @autoclosure () -> Int?) {
    if let frame {
      element.place = isOfElements ? .onScreen(frame) : .inParent(frame)
    } else {
      warnings.add(
        "the \(isOfElements ? "element" : "view") has no frame that can be read",
        line: warnings.isFull ? nil : line())
    }
  }

  /// Changes an element that was added.
  mutating func change(_ position: Int, _ change: (inout ToolElement) -> Void) { change(&elements[position]) }

  /// The frame of an element on the screen, if the tool prints it.
  func screenFrame(_ position: Int) -> TraceRect? {
    if case .onScreen(let frame) = elements[position].place { frame } else { nil }
  }

  /// The screen, after all elements were added, or an error if there is none.
  consuming func imported(
    orSay message: String, hint: String? = nil
  ) throws(InputError) -> ImportedScreen {
    guard !elements.isEmpty else { throw InputError(file: file, message: message, hint: hint) }
    let isEmpty = elements.allSatisfy {
      $0.kind == .application || ($0.size.map { $0.width <= 0 || $0.height <= 0 } ?? false)
    }
    guard !isEmpty else {
      throw InputError(
        file: file, message: "the screen is empty: nothing in it has a size",
        hint: "wait until the app shows something, and print it again")
    }
    guard elements.contains(where: { $0.kind != .application && $0.size != nil }) else {
      throw InputError(
        file: file,
        message: "none of its \(isOfElements ? "elements" : "views") has a frame that can be read",
        hint: "print it with frames: without them nobody can tell what lies under a finger")
    }
    var builder = ToolScreenBuilder(self)
    builder.build()
    return ImportedScreen(scenario: builder.scenario, warnings: builder.warnings.all, scenes: [])
  }
}
