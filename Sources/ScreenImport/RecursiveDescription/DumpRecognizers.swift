// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace
internal import UIKitModel

/// The recognizers printed beside the views of a dump, assigned to their views by address.
struct DumpRecognizers {
  /// The recognizers of the scenario by the address of their view.
  private(set) var byView: [String: [ScenarioGestureRecognizer]] = [:]

  /// The views whose recognizers are all known completely.
  private(set) var complete: Set<String> = []

  /// The identifiers of views and controllers that recognizers refer to, by address.
  private(set) var identifiers: [String: String] = [:]

  /// Properties of scroll views that their recognizers show, by address: the pan is disabled, or the recognizer that
  /// delays touches is, or there is the swipe of a paging view (OW-34).
  private(set) var ofScrollViews: [String: [ScenarioProperty]] = [:]

  /// The interactions whose recognizers are printed, by the address of their view (OW-45).
  private(set) var interactions: [String: [ScenarioInteraction]] = [:]

  private var recognizers: [DumpRecognizer] = []
  private var views: [String: DumpView] = [:]

  /// The classes of controllers by address.
  private var controllers: [String: String] = [:]

  /// The classes after which views and controllers of the screen are named.
  private var classNames: Set<String> = []

  /// The names of recognizers, by address.
  private var recognizerIDs: [String: String] = [:]

  /// The addresses of the recognizers that each one waits for.
  private var requirements: [String: [String]] = [:]

  init(
    _ printed: [DumpRecognizer], of views: [DumpView], names: inout IdentifierPool,
    warnings: inout ImportWarnings
  ) {
    guard let first = printed.first else { return }
    for view in views {
      if let address = view.address, self.views[address] == nil { self.views[address] = view }
      if let address = view.controllerAddress { controllers[address] = view.controllerClass }
    }
    guard printed.contains(where: { $0.viewAddress != nil }), !self.views.isEmpty else {
      warnings.add(
        "the views or the gesture recognizers have no addresses, so nothing tells which view a recognizer belongs to",
        line: first.line)
      return
    }
    classNames = Set(
      self.views.values.map(\.ownName) + controllers.values.map { IdentifierPool.baseName(ofClass: $0) })
    collect(printed, &warnings)
    guard !recognizers.isEmpty else { return }
    relate()
    name(&names)
    for recognizer in recognizers { add(recognizer, &warnings) }
    warnOfWaitingPans(&warnings)
    finish(printed, &warnings)
  }

  /// Keeps each recognizer whose view is on the screen once: first those that are printed themselves, then those in the
  /// failure requirements of others.
  private mutating func collect(_ printed: [DumpRecognizer], _ warnings: inout ImportWarnings) {
    let inner = printed.flatMap { $0.mustFail + $0.mustFailFor }
    var seen: Set<String> = []
    var strangers: [DumpRecognizer] = []
    for (index, recognizer) in (printed + inner).enumerated() {
      if let address = recognizer.address, !seen.insert(address).inserted { continue }
      if let view = recognizer.viewAddress, views[view] != nil {
        recognizers.append(recognizer)
      } else if index < printed.count {
        strangers.append(recognizer)
      }
    }
    guard let stranger = strangers.first else { return }
    if recognizers.isEmpty {
      warnings.add(
        "no gesture recognizer's view is among the views, so the recognizers are of another run or screen, "
          + "and are left out",
        line: stranger.line)
      return
    }
    for stranger in strangers {
      let reason =
        stranger.isCut && stranger.viewAddress == nil
        ? "the line breaks off before the view" : "its view is not among the views"
      warnings.add("the \(stranger.className) is left out: \(reason)", line: stranger.line)
    }
  }

  private mutating func relate() {
    for recognizer in recognizers {
      guard let address = recognizer.address else { continue }
      for other in recognizer.mustFail.compactMap(\.address) { require(other, before: address) }
      for other in recognizer.mustFailFor.compactMap(\.address) { require(address, before: other) }
    }
  }

  private mutating func require(_ other: String, before address: String) {
    if requirements[address]?.contains(other) != true { requirements[address, default: []].append(other) }
  }

  /// Gives names to objects in relations and targets.
  private mutating func name(_ names: inout IdentifierPool) {
    let related = Set(requirements.values.joined())
    for recognizer in recognizers {
      guard let address = recognizer.address, let view = recognizer.viewAddress else { continue }
      if isPan(recognizer) {
        if related.contains(address) {
          let id = identify(view, views[view]?.ownName ?? "", &names)
          recognizerIDs[address] = BroughtRecognizer.pan.name(of: id)
        }
      } else if !isUIKits(recognizer), related.contains(address) || recognizer.name != nil {
        let name = recognizer.name ?? IdentifierPool.baseName(ofClass: recognizer.className)
        recognizerIDs[address] = names.take(name: name)
      }
      guard !isUIKits(recognizer) else { continue }
      for target in recognizer.targets {
        guard let object = target.address else { continue }
        if let controller = controllers[object] {
          _ = identify(object, IdentifierPool.baseName(ofClass: controller), &names)
        } else if let view = views[object] {
          _ = identify(object, view.ownName, &names)
        }
      }
    }
  }

  private mutating func identify(_ address: String, _ name: String, _ names: inout IdentifierPool) -> String {
    if let id = identifiers[address] { return id }
    let id = names.take(name: name)
    identifiers[address] = id
    return id
  }

  private mutating func add(_ recognizer: DumpRecognizer, _ warnings: inout ImportWarnings) {
    guard let view = recognizer.viewAddress else { return }
    guard !isUIKits(recognizer) else {
      if let property = recognizer.propertyOfScrollView { ofScrollViews[view, default: []].append(property) }
      if let interaction = interaction(of: recognizer) { add(interaction, to: view) }
      return
    }
    if recognizer.isCut {
      warnings.add(
        "the line breaks off; the \(recognizer.className) is kept without what is missing",
        line: recognizer.line)
    }
    var made = ScenarioGestureRecognizer(
      id: recognizer.address.flatMap { recognizerIDs[$0] }, className: recognizer.className)
    setBase(of: &made, recognizer, &warnings)
    if let name = recognizer.name {
      made.properties.set([ScenarioProperty(name: "name", value: .text(name))])
    }
    var lost: [String] = []
    for (name, text) in recognizer.settings {
      let key = name == "enabled" ? "isEnabled" : name
      guard ScenarioLimits.has(key, made.simulatedClass) else { continue }
      let value = DumpRecognizer.values(text).map { ScenarioProperty(name: key, value: $0) }
        .first { ScenarioLimits.allows($0, of: made.simulatedClass) }
      if let value { made.properties.set([value]) } else { lost.append(name) }
    }
    if !lost.isEmpty {
      warnings.add(
        "\(lost.joined(separator: ", ")) of the \(recognizer.className) cannot be kept", line: recognizer.line
      )
    }
    made.actions = recognizer.targets.map {
      ScenarioTargetAction(action: $0.action, target: target($0))
    }
    for other in recognizer.address.flatMap({ requirements[$0] }) ?? [] {
      if let id = recognizerIDs[other] { made.requiresFailureOf.append(id) }
    }
    byView[view, default: []].append(made)
  }

  /// The interaction that created a recognizer; nil for others, and for interactions of text views and of other
  /// frameworks' views, which create theirs for their own purposes.
  private func interaction(of recognizer: DumpRecognizer) -> ScenarioInteraction? {
    guard let view = recognizer.viewAddress.flatMap({ views[$0] }),
      InnerFramework(ofClass: view.className) == nil
    else { return nil }
    let isText = ["UITextField", "UITextView"].contains {
      UIKitClass.isKind(DumpImporter.simulatedClass(of: view), of: $0)
    }
    guard !isText else { return nil }
    switch UIKitClass.named(recognizer.className)?.gesture {
    case .contextMenu where !recognizer.isDisabled: return ScenarioInteraction(.contextMenu)
    case .dragLift:
      var drag = ScenarioInteraction(.drag)
      drag.isEnabled = !recognizer.isDisabled
      return drag
    case .textTap where !recognizer.isDisabled: return ScenarioInteraction(.text)
    default: return nil
    }
  }

  private mutating func add(_ interaction: ScenarioInteraction, to view: String) {
    let known = interactions[view] ?? []
    guard !known.contains(where: { $0.interactionClass == interaction.interactionClass }) else { return }
    interactions[view] = known + [interaction]
  }

  /// Warns of scroll view pans that wait for recognizers of the app, which a scenario cannot express.
  private func warnOfWaitingPans(_ warnings: inout ImportWarnings) {
    for pan in recognizers where isPan(pan) {
      let others = pan.address.flatMap { requirements[$0] } ?? []
      guard others.contains(where: { recognizerIDs[$0] != nil }) else { continue }
      warnings.add("that the \(pan.className) waits for other recognizers cannot be kept", line: pan.line)
    }
  }

  /// The name of a target: its identifier on the screen, or else its class; `dead` for one that no longer exists.
  private func target(_ target: DumpRecognizer.Target) -> String {
    guard let className = target.className else { return "dead" }
    if let id = target.address.flatMap({ identifiers[$0] }) { return id }
    let name = IdentifierPool.baseName(ofClass: className)
    return classNames.contains(name) ? "another \(name)" : name
  }

  /// Finds the UIKit class of a custom recognizer: as printed, by its printed properties, or by the end of its name.
  private func setBase(
    of made: inout ScenarioGestureRecognizer, _ recognizer: DumpRecognizer, _ warnings: inout ImportWarnings
  ) {
    guard !UIKitClass.isPublic(recognizer.className) else { return }
    if let base = recognizer.baseClass {
      made.baseClass = UIKitClass.simulated(base, of: UIKitClass.recognizer)
    }
    guard made.baseClass == nil else { return }
    let marks = [
      ("minimumPressDuration", "UILongPressGestureRecognizer"), ("direction", "UISwipeGestureRecognizer"),
      ("numberOfTapsRequired", "UITapGestureRecognizer"),
    ]
    let printed = marks.first { mark in recognizer.settings.contains { $0.name == mark.0 } }?.1
    let named = ScenarioGestureRecognizer.classNames.first {
      $0 != UIKitClass.recognizer && recognizer.className.hasSuffix($0.dropFirst("UI".count))
    }
    guard let base = printed ?? named else {
      warnings.add(
        "what the app's own \(recognizer.className) recognizes is not known; it is kept as a "
          + "\(UIKitClass.recognizer), which never recognizes",
        line: recognizer.line)
      return
    }
    made.baseClass = base
    warnings.add("the app's own \(recognizer.className) is taken for a \(base)", line: recognizer.line)
  }

  /// Finds the views whose recognizers are all known, and warns of UIKit's own that are left out.
  private mutating func finish(_ printed: [DumpRecognizer], _ warnings: inout ImportWarnings) {
    var leftOut: [String: [DumpRecognizer]] = [:]
    var order: [String] = []
    var partly: Set<String> = []
    let listed = Set(printed.filter(\.isInList).compactMap(\.viewAddress))
    for recognizer in recognizers {
      guard let view = recognizer.viewAddress else { continue }
      if recognizer.isCut || !UIKitClass.isUIKit(recognizer.className) { partly.insert(view) }
      guard isUIKits(recognizer), !isSimulated(recognizer) else { continue }
      if leftOut[view] == nil { order.append(view) }
      leftOut[view, default: []].append(recognizer)
    }
    complete = listed.subtracting(partly).subtracting(leftOut.keys)
    for view in order {
      guard let recognizers = leftOut[view], let className = views[view]?.className else { continue }
      var names: [String] = []
      for recognizer in recognizers where !names.contains(recognizer.className) {
        names.append(recognizer.className)
      }
      warnings.add(
        "what UIKit itself attaches to the \(className) is left out where the simulation does not have it: "
          + names.joined(separator: ", "),
        line: recognizers[0].line)
    }
  }

  // MARK: UIKit's own

  /// Whether UIKit attached the recognizer, not the app: its class is private, or all its targets belong to UIKit.
  private func isUIKits(_ recognizer: DumpRecognizer) -> Bool {
    if UIKitClass.isPrivate(recognizer.className) { return true }
    guard UIKitClass.isUIKit(recognizer.className), !recognizer.targets.isEmpty else { return false }
    return recognizer.targets.allSatisfy { target in
      target.className.map { UIKitClass.isUIKit($0) } ?? false
    }
  }

  private func isPan(_ recognizer: DumpRecognizer) -> Bool {
    UIKitClass.named(recognizer.className)?.gesture == .scroll && recognizer.viewAddress != nil
  }

  /// Whether the simulation has this built-in recognizer, or does not need it because it is disabled or gets no
  /// touches.
  private func isSimulated(_ recognizer: DumpRecognizer) -> Bool {
    if recognizer.isDisabled { return true }
    switch UIKitClass.named(recognizer.className)?.gesture {
    case .scroll, .contentDelay, .textTap, .textTaps, .textPress, .systemGate, .hover, .relationship:
      return true
    default: return recognizer.propertyOfScrollView != nil || interaction(of: recognizer) != nil
    }
  }
}

extension DumpView {
  /// The name of the view if something refers to it.
  fileprivate var ownName: String {
    instanceName ?? swiftName ?? IdentifierPool.baseName(ofClass: className)
  }
}

extension DumpRecognizer {
  fileprivate var isDisabled: Bool { settings.contains { $0.name == "enabled" && $0.value == "NO" } }

  /// The property of its scroll view that a built-in recognizer shows; nil for none (OW-34).
  fileprivate var propertyOfScrollView: ScenarioProperty? {
    switch (className, isDisabled) {
    case ("UIScrollViewPanGestureRecognizer", true):
      ScenarioProperty(name: "isScrollEnabled", value: .bool(false))
    case ("UIScrollViewDelayedTouchesBeganGestureRecognizer", true):
      ScenarioProperty(name: "delaysContentTouches", value: .bool(false))
    case ("UIScrollViewPagingSwipeGestureRecognizer", false):
      ScenarioProperty(name: "isPagingEnabled", value: .bool(true))
    default: nil
    }
  }

  /// The possible meanings of a printed value: a flag, a number, words, or bits for directions.
  fileprivate static func values(_ text: String) -> [PropertyValue] {
    if text == "YES" || text == "NO" { return [.bool(text == "YES")] }
    let directions = SwipeDirection.allCases.map(\.rawValue)
    if let number = Double(text) {
      let bits = Int(exactly: number) ?? 0
      let words = directions.named(byBits: bits)
      return [.number(number)] + (words.count == 1 ? [.text(words[0])] : [.texts(words)])
    }
    let words = text.split { !$0.isLetter }.map { $0.lowercased() }
    let inOrder = directions.filter(words.contains)
    return words.count == 1 ? [.text(words[0])] : [.texts(inOrder.count == words.count ? inOrder : words)]
  }
}

/// The description of a gesture recognizer that `po view.gestureRecognizers` prints.
///
/// `<UITapGestureRecognizer: 0x501 (open); state = Possible; enabled = NO; view = <Card 0x103>; target= <(action=open:,
/// target=<Home 0x203>)>; must-fail = { <…> }>`. In an array the descriptions are quoted, with line breaks printed as
/// `\n`.
struct DumpRecognizer {
  let line: Int
  let className: String
  let baseClass: String?
  let address: String?

  /// The recognizer's `name`.
  let name: String?

  /// The address of the view that it is attached to.
  let viewAddress: String?

  /// Its printed properties, in order.
  private(set) var settings: [(name: String, value: String)] = []

  private(set) var targets: [Target] = []

  /// The recognizers that must fail before this one, and those that wait for this one.
  private(set) var mustFail: [DumpRecognizer] = []
  private(set) var mustFailFor: [DumpRecognizer] = []

  /// Whether the description is cut.
  let isCut: Bool

  /// Whether it is in an array, which contains all recognizers of a view.
  private(set) var isInList = false

  /// A target and its action; without a class if the target no longer exists.
  struct Target {
    var action: String
    var className: String?
    var address: String?
  }

  /// The deepest nesting of printed failure requirements; UIKit prints one level.
  private static let deepest = 4

  /// The longest description that is read, in bytes.
  private static let longest = 1 << 16

  /// Reads the descriptions that begin in a line.
  ///
  /// - Returns: The recognizers, and the end of the text that was read, which may be some lines further on.
  static func read(_ text: DumpText, _ line: DumpText.Line) -> (recognizers: [DumpRecognizer], end: Int) {
    var found: [DumpRecognizer] = []
    var index = line.range.lowerBound
    while index < line.range.upperBound,
      let open = (index..<line.range.upperBound).first(where: { text.bytes[$0] == .less })
    {
      let (end, isCut) = end(of: open, text)
      let range = open + 1..<max(open + 1, isCut ? end : end - 1)
      guard var recognizer = DumpRecognizer(text, range, number: line.number, isCut: isCut) else {
        // An array prints its own class before its elements.
        index = isCut ? open + 1 : end
        continue
      }
      recognizer.isInList = isElement(open, end, text)
      found.append(recognizer)
      index = end
    }
    return (found, max(index, line.range.upperBound))
  }

  /// The end of the description that begins with a bracket, and whether it is cut there. The end of a line ends it,
  /// except between the braces of failure requirements.
  private static func end(of open: Int, _ text: DumpText) -> (end: Int, isCut: Bool) {
    var nesting = 0
    var braces = 0
    var index = open
    let last = min(text.bytes.count, open + longest)
    while index < last {
      switch text.bytes[index] {
      case .less: nesting += 1
      case .greater where text.bytes[index - 1] != UInt8(ascii: "-"):
        nesting -= 1
        if nesting == 0 { return (index + 1, false) }
      case UInt8(ascii: "{"):
        braces += 1
        if braces > deepest { return (index, true) }
      case UInt8(ascii: "}"): braces -= 1
      case .lineFeed, .carriageReturn:
        if braces <= 0 { return (index, true) }
      case .backslash where braces <= 0 && text.has("\\n", at: index, before: last): return (index, true)
      default: break
      }
      index += 1
    }
    return (last, true)
  }

  /// Whether a description is quoted or separated by commas, as elements of an array are.
  private static func isElement(_ open: Int, _ end: Int, _ text: DumpText) -> Bool {
    let isGap: (UInt8) -> Bool = { $0.isBlank || $0 == .lineFeed || $0 == .carriageReturn }
    let before = text.bytes[..<open].suffix(80).last { !isGap($0) }
    let after = text.bytes[min(end, text.bytes.count)...].prefix(80).first { !isGap($0) }
    let marks = [UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "(")]
    let endMarks = [UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: ")")]
    return before.map(marks.contains) ?? false || after.map(endMarks.contains) ?? false
  }

  /// Reads the text between the brackets; nil if it describes no recognizer.
  private init?(_ text: DumpText, _ range: Range<Int>, number: Int, isCut: Bool) {
    let fields = Self.parts(text, range, at: .semicolon)
    guard let head = fields.first.map(text.string) else { return nil }
    var values: [(name: String, range: Range<Int>)] = []
    for field in fields.dropFirst() {
      guard let equals = field.first(where: { text.bytes[$0] == UInt8(ascii: "=") }) else { continue }
      let name = text.string(field.lowerBound..<equals).filter { !$0.isWhitespace }
      values.append((name, equals + 1..<field.upperBound))
    }
    guard values.contains(where: { $0.name == "state" }) else { return nil }

    let colon = head.firstRange(of: ": 0x")
    let words = head[(colon?.upperBound ?? head.startIndex)...]
    let parenthesis = words.firstRange(of: " (")?.lowerBound
    guard let className = SafeText.name(head[..<(colon?.lowerBound ?? parenthesis ?? head.endIndex)])
    else { return nil }
    self.className = className
    address = colon.map { "0x" + words[$0.upperBound...].prefix(while: \.isHexDigit).lowercased() }
    name = parenthesis.flatMap { start in
      words.lastIndex(of: ")").flatMap { $0 > start ? SafeText.name(words[start..<$0].dropFirst(2)) : nil }
    }
    baseClass = values.first { $0.name == "baseClass" }.flatMap { SafeText.name(text.string($0.range)) }
    viewAddress = values.first { $0.name == "view" }.flatMap { Self.object(text, $0.range)?.address }
    line = number
    self.isCut = isCut
    for (name, range) in values {
      switch name {
      case "state", "view", "baseClass": break
      case "target", "targets": targets += Self.targets(text, range)
      case "must-fail": mustFail += Self.others(text, range, number: number)
      case "must-fail-for": mustFailFor += Self.others(text, range, number: number)
      default: settings.append((name, SafeText.line(text.string(range))))
      }
    }
  }

  /// The pairs of `<(action=open:, target=<Home 0x203>), (action=…)>`.
  private static func targets(_ text: DumpText, _ range: Range<Int>) -> [Target] {
    var found: [Target] = []
    var index = range.lowerBound
    while let start = text.find("(action=", in: index..<range.upperBound) {
      let action = start + "(action=".utf8.count
      let comma = text.find(", target=", in: action..<range.upperBound) ?? range.upperBound
      index = comma
      guard let selector = SafeText.name(text.string(action..<comma).prefix { $0 != ")" })
      else { continue }
      let value = min(comma + ", target=".utf8.count, range.upperBound)..<range.upperBound
      let object = object(text, value)
      found.append(Target(action: selector, className: object?.className, address: object?.address))
    }
    return found
  }

  /// The object of `<Home 0x203>` at the beginning of a range; nil for `(null)` and the like.
  private static func object(_ text: DumpText, _ range: Range<Int>) -> (
    className: String, address: String?
  )? {
    let start = range.drop { text.bytes[$0].isBlank }
    guard let open = start.first, text.bytes[open] == .less else { return nil }
    var nesting = 0
    let close = start.first { index in
      if text.bytes[index] == .less { nesting += 1 }
      if text.bytes[index] == .greater, text.bytes[index - 1] != UInt8(ascii: "-") { nesting -= 1 }
      return nesting == 0
    }
    let inner = text.string(open + 1..<(close ?? range.upperBound))
    guard let mark = inner.ranges(of: " 0x").last else { return SafeText.name(inner).map { ($0, nil) } }
    // Full descriptions have a colon between class and address.
    let name = inner[..<mark.lowerBound].trimmingSuffix(":")
    let digits = inner[mark.upperBound...].prefix(while: \.isHexDigit).lowercased()
    return SafeText.name(name).map { ($0, "0x" + digits) }
  }

  /// The descriptions between braces.
  private static func others(_ text: DumpText, _ range: Range<Int>, number: Int) -> [DumpRecognizer] {
    var found: [DumpRecognizer] = []
    var index = range.lowerBound
    while let open = (index..<range.upperBound).first(where: { text.bytes[$0] == .less }) {
      let (end, isCut) = end(of: open, text)
      let last = min(end, range.upperBound)
      let inner = open + 1..<max(open + 1, isCut || end > last ? last : last - 1)
      if let other = DumpRecognizer(text, inner, number: number, isCut: isCut) { found.append(other) }
      index = max(last, open + 1)
    }
    return found
  }

  /// The parts of a range between separators outside all brackets.
  private static func parts(_ text: DumpText, _ range: Range<Int>, at mark: UInt8) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var nesting = 0
    for index in range {
      switch text.bytes[index] {
      case .less, UInt8(ascii: "{"): nesting += 1
      case .greater where text.bytes[index - 1] != UInt8(ascii: "-"): nesting -= 1
      case UInt8(ascii: "}"): nesting -= 1
      case mark where nesting == 0:
        parts.append(start..<index)
        start = index + 1
      default: break
      }
    }
    return parts + [start..<range.upperBound]
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ suffix: Character) -> Substring { last == suffix ? dropLast() : self }
}
