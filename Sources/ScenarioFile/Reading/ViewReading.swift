// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel

extension ScenarioReading {
  func window(_ node: SourceNode) -> ScenarioWindow? {
    guard let fields = fields(node, .window) else { return nil }
    var window = ScenarioWindow()
    fill(&window, from: fields)
    return window
  }

  /// A view. The root view of a controller cannot name another controller.
  func view(
    _ node: SourceNode, isRootView: Bool = false, className: String = "UIView"
  ) -> ScenarioView? {
    viewCount += 1
    if viewCount == InputLimits.views {
      report(node.place, "the screen has more than \(InputLimits.views) views")
    }
    guard viewCount < InputLimits.views, deeper(at: node) else { return nil }
    defer { depth -= 1 }
    guard let fields = fields(node, .view) else { return nil }
    var view = ScenarioView(className: className, geometry: .fill)
    fill(&view, from: fields)
    if isRootView, view.viewController != nil {
      report(
        fields.keyPlace(ViewKey.viewController),
        "the root view of a view controller has that controller already",
        hint: "remove 'viewController' here")
    }
    view.viewController?.makeHosting(&view)
    // Whether a root view is a hosting view is known with its controller.
    if !isRootView { checkHosting(view, at: fields.keyPlace(ViewKey.hostingContent)) }
    return view
  }

  /// Reports what a view that is no hosting view says of the content of one (OW-72).
  func checkHosting(_ view: ScenarioView, at place: SourcePlace) {
    guard view.hostingContent != nil, InnerFramework(ofClass: view.className) != .swiftUI else { return }
    report(
      place, "'hostingContent' belongs to hosting views of SwiftUI, this view is a \(view.className.shown())",
      hint: "such as class: _UIHostingView<Toast>")
  }

  /// A refresh control, which needs no class in a file (OW-32).
  func refreshControl(_ node: SourceNode) -> ScenarioView? {
    guard let view = view(node, className: "UIRefreshControl") else { return nil }
    guard UIKitClass.isKind(view.simulatedClass, of: "UIRefreshControl") else {
      report(node.place, "a refresh control is a UIRefreshControl, found a \(view.className.shown())")
      return nil
    }
    return view
  }

  /// A delegate's answer about a cell: yes, no, a condition, or another cell (OW-36).
  func cellAnswer(_ node: SourceNode, _ key: String) -> ScenarioCellAnswer? {
    let words = ["true", "false", Self.defaultWord]
    guard let text = node.text, !words.contains(text) else { return answer(node, key).map { .answer($0) } }
    return reference(node, key, .view).map { .cell($0) }
  }

  /// The swipe actions of a cell (OW-38).
  func swipeActions(_ node: SourceNode) -> ScenarioSwipeActions? {
    guard let fields = fields(node, .swipeActions) else { return nil }
    var actions = ScenarioSwipeActions()
    fill(&actions, from: fields, SwipeActionsKey.rows)
    return actions
  }

  func swipeAction(_ node: SourceNode) -> ScenarioTargetAction? {
    guard case .mapping = node.content else {
      return selector(node, SwipeActionKey.action.rawValue).map { ScenarioTargetAction(action: $0) }
    }
    return fields(node, .swipeAction).map { action($0, SwipeActionKey.rows) }
  }

  func controller(_ node: SourceNode, isCarried: Bool = false) -> ScenarioController? {
    guard deeper(at: node) else { return nil }
    defer { depth -= 1 }
    guard let fields = fields(node, .controller) else { return nil }
    if isCarried, fields[ControllerKey.view] != nil {
      report(
        fields.keyPlace(ControllerKey.view),
        "a controller under 'viewController' has the view that it stands in",
        hint: "remove 'view' here")
    }
    var controller = ScenarioController()
    fill(&controller, from: fields)
    if !isCarried {
      var view = controller.view ?? ScenarioView(geometry: .fill)
      controller.makeHosting(&view)
      if view.className != UIKitClass.view { controller.view = view }
      checkHosting(view, at: fields.keyPlace(ControllerKey.view))
    }
    return controller
  }

  func sheet(_ node: SourceNode) -> ScenarioSheet? {
    guard let fields = fields(node, .sheet) else { return nil }
    var sheet = ScenarioSheet()
    fill(&sheet, from: fields, SheetKey.rows)
    let detents = (sheet.detents ?? [.large()]).map(\.identifier.rawValue)
    for key in [SheetKey.selectedDetentIdentifier, .largestUndimmedDetentIdentifier] {
      guard let node = fields[key], let word = node.text, !detents.contains(word) else { continue }
      let near = Spelling.nearest(to: word, in: detents)
      // UIKit takes one that the sheet does not have, and then dims at all that it has.
      if key == .largestUndimmedDetentIdentifier, near == nil { continue }
      report(
        node.place, "'\(key.rawValue)' is '\(word.shown())', which is none of 'detents'",
        hint: sheet.detents == nil
          ? "without 'detents' a sheet has the large one alone" : near.map { "did you mean '\($0.shown())'?" }
      )
    }
    return sheet
  }

  /// UIKit's own detents.
  static let ownDetents: [ScenarioSheet.Detent] = [.medium(), .large()]

  /// One detent or a list of them, each with a different name.
  func detents(_ node: SourceNode, _ key: String) -> [ScenarioSheet.Detent] {
    var items = [node]
    if case .list(let listed) = node.content { items = listed }
    if items.isEmpty { report(node.place, "'\(key)' lists nothing") }
    var found: [ScenarioSheet.Detent] = []
    for item in items {
      guard let detent = detent(item, key) else { continue }
      if found.contains(where: { $0.identifier == detent.identifier }) {
        report(item.place, "'\(key)' has '\(detent.identifier.rawValue.shown())' twice")
      } else {
        found.append(detent)
      }
    }
    return found
  }

  private func detent(_ node: SourceNode, _ key: String) -> ScenarioSheet.Detent? {
    guard case .mapping = node.content else {
      let words = Self.ownDetents.map(\.identifier.rawValue)
      guard let word = word(node, key, of: words, or: ", or {identifier: …, height: …}") else { return nil }
      return Self.ownDetents.first { $0.identifier.rawValue == word }
    }
    guard let fields = fields(node, .detent, needing: DetentKey.self) else { return nil }
    var item = ScenarioDetent()
    fill(&item, from: fields, DetentKey.rows)
    guard item.height == nil || item.fraction == nil, let detent = item.detent else {
      if fields[DetentKey.height] == nil || fields[DetentKey.fraction] != nil {
        missing(
          "a detent has a 'height' or a 'fraction', and not both", in: fields,
          hint: "write {identifier: peek, height: 120}")
      }
      return nil
    }
    return detent
  }

  func popover(_ node: SourceNode) -> ScenarioPopover? {
    guard let fields = fields(node, .popover) else { return nil }
    var popover = ScenarioPopover()
    fill(&popover, from: fields, PopoverKey.rows)
    return popover
  }

  func navigationItem(_ node: SourceNode) -> ScenarioNavigationItem? {
    guard let fields = fields(node, .navigationItem) else { return nil }
    var item = ScenarioNavigationItem()
    fill(&item, from: fields, NavigationItemKey.rows)
    return item
  }

  /// Goes one level deeper and returns whether the limit allows it.
  private func deeper(at node: SourceNode) -> Bool {
    guard depth < Self.maximumViewDepth else {
      report(node.place, "views and view controllers nested more than \(Self.maximumViewDepth) deep")
      return false
    }
    depth += 1
    return true
  }

  // MARK: - Keys
  //
  // Keys that are not given change nothing, so a variant can read its one key into an existing object.

  func fill(_ window: inout ScenarioWindow, from fields: Fields) {
    checkClass(fields, of: ViewRole.window.rawValue, "a window")
    fill(&window.view, from: fields, FileProperty.keysOfViews + FileProperty.keysOfWindows)
    // The default level is not written.
    if UIKitClass.windowLevel(of: window.view.className) == 0, window.windowLevel == 0 {
      window.windowLevel = 0
    }
    fill(&window, from: fields, WindowKey.rows)
  }

  func fill(_ controller: inout ScenarioController, from fields: Fields) {
    checkClass(fields, of: UIKitClass.controller, "a view controller")
    fill(&controller.responder, from: fields)
    fill(&controller, from: fields, ControllerKey.rows)
  }

  /// Reports a class of UIKit that an object cannot have because it is not below `base`, and a class that is probably a
  /// misspelt one of UIKit. Other classes are the app's, as are those with a `baseClass`, which some people name like UIKit's.
  /// Printed ones may be anything.
  private func checkClass(_ fields: Fields, of base: String, _ object: String) {
    guard !hasPrintedClasses, let node = fields[ResponderKey.className], let name = node.text else { return }
    if let known = UIKitClass.named(name) {
      guard !known.isKind(of: base) else { return }
      report(
        node.place, "\(object) is a \(base), found \(name)",
        hint: Self.placesOfClasses.first { known.isKind(of: $0.base) }?.hint)
    } else if fields[ViewKey.baseClass] == nil, let near = Self.misspelt(name, of: base) {
      report(node.place, "UIKit has no class '\(name.shown())'", hint: "did you mean '\(near)'?")
    }
  }

  /// The public class at most two letters away from a name that is spelt like one of UIKit's but is none of the table:
  /// `UILabel` for `UILable`.
  private static func misspelt(_ name: String, of base: String) -> String? {
    guard name.hasPrefix("UI"), UIKitClass.isUIKit(name) else { return nil }
    let classes = UIKitClass.all.filter { !$0.traits.contains(.private) && $0.isKind(of: base) }.map(\.name)
    return Spelling.nearest(to: name, in: classes).flatMap {
      Spelling.distance(Array(name), Array($0)) <= 2 ? $0 : nil
    }
  }

  /// Where objects of the other kinds stand.
  private static let placesOfClasses = [
    (base: UIKitClass.recognizer, hint: "recognizers stand in the 'gestureRecognizers' of their view"),
    (base: UIKitClass.controller, hint: "a controller stands in the 'viewController' of its view"),
    (base: UIKitClass.view, hint: "views stand in the 'subviews' of their superview"),
  ]

  func selectedIndex(_ entry: SourceEntry, count: Int) -> Int? {
    guard let index = integer(entry.value, entry.key, in: 0...1_000_000) else { return nil }
    guard index < count else {
      let controllers = count == 1 ? "1 controller" : "\(count) controllers"
      report(
        entry.value.place,
        "'\(entry.key)' counts from 0, found \(index) with \(controllers) under 'viewControllers'")
      return nil
    }
    return index
  }

  func fill(
    _ view: inout ScenarioView, from fields: Fields, _ keys: [FileProperty] = FileProperty.keysOfViews
  ) {
    checkClass(fields, of: UIKitClass.view, "a view")
    fill(&view.responder, from: fields)
    fill(&view, from: fields, ViewKey.head)
    geometry(fields, into: &view.geometry)
    let simulated = view.simulatedClass
    readProperties(
      fields, keys, into: &view.properties, of: "this view", view.className, simulated: simulated)
    checkContentOffset(of: view, fields)
    for (key, row) in ViewKey.ofClasses {
      guard let place = fields.values[key]?.place else { continue }
      belongs(key, to: row.classes, at: place, "this view", view.className, simulated)
    }
    fill(&view, from: fields, ViewKey.afterProperties)
    if view.responder.gestureAnswers.shouldBegin != nil {
      report(
        fields.keyPlace(ResponderKey.gestureRecognizerDelegate),
        "a view has one gestureRecognizerShouldBegin, as a view and as a delegate",
        hint: "write 'gestureRecognizerShouldBegin' at the view, outside 'gestureRecognizerDelegate'")
    }
  }

  // MARK: - Geometry

  /// Reads the geometry of the view: a frame, or bounds with a center.
  private func geometry(_ fields: Fields, into geometry: inout ScenarioGeometry) {
    var (frame, bounds, center): (TraceRect?, TraceRect?, TracePoint?)
    var has: Set<ViewKey> = []
    switch geometry {
    case .fill: break
    case .frame(let old): (frame, has) = (old, [.frame])
    case .bounds(let old, let middle): (bounds, center, has) = (old, middle, [.bounds, .center])
    }
    for key in [ViewKey.frame, .bounds, .center] where fields[key] != nil { has.insert(key) }
    if fields[ViewKey.frame] != nil { frame = value(fields, ViewKey.frame, Form.rect) }
    if fields[ViewKey.bounds] != nil { bounds = value(fields, ViewKey.bounds, Form.rect) }
    if fields[ViewKey.center] != nil { center = value(fields, ViewKey.center, Form.point) }
    switch (has.contains(.frame), has.contains(.bounds), has.contains(.center)) {
    case (false, false, false): geometry = .fill
    case (true, false, false): geometry = frame.map { .frame($0) } ?? .fill
    case (false, true, true):
      if let bounds, let center { geometry = .bounds(bounds, center: center) }
    case (false, true, false):
      report(fields.keyPlace(ViewKey.bounds), "'bounds' without 'center'", hint: "or give a 'frame' instead")
    case (false, false, true):
      report(fields.keyPlace(ViewKey.center), "'center' without 'bounds'", hint: "or give a 'frame' instead")
    case (true, let hasBounds, _):
      let other = hasBounds ? ViewKey.bounds : .center
      report(
        fields.keyPlace(other),
        "both 'frame' and '\(other.rawValue)', expected one way to say where the view is",
        hint: "give 'frame', or 'bounds' with 'center'")
    }
  }

  private func checkContentOffset(of view: ScenarioView, _ fields: Fields) {
    guard let offset = view.contentOffset, case .bounds(let bounds, _) = view.geometry,
      bounds.origin != TracePoint(x: 0, y: 0), bounds.origin != offset
    else { return }
    report(
      fields.values["contentOffset"]?.place ?? fields.place,
      "'contentOffset' and 'bounds' give different offsets",
      hint: "the origin of the bounds is the content offset; give one of them")
  }
}

extension ScenarioReading {
  func recognizer(_ node: SourceNode) -> ScenarioGestureRecognizer? {
    // Without a class its properties are not known.
    guard let fields = fields(node, .recognizer, needing: RecognizerKey.self),
      let className = value(fields, RecognizerKey.className, Form.name)
    else { return nil }
    var recognizer = ScenarioGestureRecognizer(className: className)
    fill(&recognizer, from: fields)
    return recognizer
  }

  func keyCommand(_ node: SourceNode) -> UIKeyCommand? {
    guard let fields = fields(node, .keyCommand, needing: KeyCommandKey.self) else { return nil }
    var command = UIKeyCommand(input: "", action: "")
    fill(&command, from: fields, KeyCommandKey.rows)
    commandKeys.insert(command.input)
    return command
  }

  func interaction(_ node: SourceNode) -> ScenarioInteraction? {
    guard let fields = fields(node, .interaction, needing: InteractionKey.self),
      let interactionClass = value(fields, InteractionKey.className, Form.interactionClass)
    else { return nil }
    var interaction = ScenarioInteraction(interactionClass)
    fill(&interaction, from: fields, InteractionKey.rows)
    for (key, owner) in [(InteractionKey.configuration, InteractionClass.contextMenu), (.isEnabled, .drag)]
    where fields[key] != nil && interactionClass != owner {
      report(
        fields.keyPlace(key), "'\(key.rawValue)' does not go with a \(interactionClass.rawValue)",
        hint: "it goes with \(owner.rawValue)")
    }
    return interaction
  }

  /// Keys that the mapping does not have stay unchanged.
  func fill(_ recognizer: inout ScenarioGestureRecognizer, from fields: Fields) {
    checkClass(fields, of: UIKitClass.recognizer, "a gesture recognizer")
    fill(&recognizer, from: fields, RecognizerKey.rows)
    readProperties(
      fields, FileProperty.keysOfRecognizers, into: &recognizer.properties, of: "this recognizer",
      recognizer.className, simulated: recognizer.simulatedClass)
    checkTaps(of: recognizer, fields)
  }

  /// Checks that a tap has at least one tap; a long press may have none before it.
  private func checkTaps(of recognizer: ScenarioGestureRecognizer, _ fields: Fields) {
    let key = "numberOfTapsRequired"
    let taps: Double? = recognizer.properties[key]
    if recognizer.simulatedClass == "UITapGestureRecognizer", taps == 0 {
      report(fields.values[key]?.value.place ?? fields.place, "'\(key)' of a tap is at least 1, found 0")
    }
  }

  /// The delegate of a recognizer; nil for none.
  func delegateChoice(_ node: SourceNode, _ key: String) -> ScenarioDelegateChoice? {
    guard case .mapping = node.content else {
      if node.text == "none" || node.isNil { return nil }
      return reference(node, key, .delegate).map { .object($0) }
    }
    guard let fields = fields(node, .gestureDelegate) else { return nil }
    var delegate = ScenarioGestureDelegate()
    fill(&delegate, from: fields)
    return .own(delegate)
  }

  /// Keys that the mapping does not have stay unchanged.
  func fill(_ delegate: inout ScenarioGestureDelegate, from fields: Fields) {
    fill(&delegate, from: fields, GestureDelegateKey.rows)
    fill(&delegate.answers, from: fields, GestureAnswerKey.rows)
  }

  /// A responder's answers as the delegate of recognizers.
  func gestureAnswers(_ node: SourceNode) -> ScenarioGestureAnswers? {
    guard let fields = fields(node, .gestureAnswers) else { return nil }
    var answers = ScenarioGestureAnswers()
    fill(&answers, from: fields, GestureAnswerKey.rows)
    return answers
  }

  // MARK: Actions

  func recognizerAction(_ node: SourceNode) -> ScenarioTargetAction? {
    fields(node, .recognizerAction).map { action($0, RecognizerActionKey.rows) }
  }

  /// The actions of a control: one for each event.
  func controlActions(_ node: SourceNode, _ key: String) -> [ScenarioTargetAction] {
    items(node, key, of: "actions").flatMap { node -> [ScenarioTargetAction] in
      guard let fields = self.fields(node, .controlAction) else { return [] }
      let action = action(fields, ActionKey.rows)
      return controlEvents(fields).map { event in
        var action = action
        action.event = event
        return action
      }
    }
  }

  /// The actions sent when a cell is selected.
  func cellActions(_ node: SourceNode, _ key: String) -> [ScenarioTargetAction] {
    items(node, key, of: "actions").compactMap { node in
      guard let fields = self.fields(node, .controlAction) else { return nil }
      for key in [ActionKey.event, .steps] where fields[key] != nil {
        report(
          fields.keyPlace(key), "'\(key.rawValue)' does not go with the action of a cell",
          hint:
            "it is sent when the cell is selected; what the app's code does then is the table's 'didSelect'")
      }
      return action(fields, RecognizerActionKey.sent)
    }
  }

  private func action(_ fields: Fields, _ rows: ItemRows<ScenarioTargetAction>) -> ScenarioTargetAction {
    checkNeeded(RecognizerActionKey.self, in: fields, of: "the action")
    var action = ScenarioTargetAction(action: "")
    fill(&action, from: fields, rows)
    return action
  }

  /// The target of an action: an identifier, any other text, or nil. Here quotes make the word `nil` a text.
  func target(_ node: SourceNode, _ key: String) -> String? {
    node.isNull || node.word == "nil" ? nil : name(node, key)
  }

  private func controlEvents(_ fields: Fields) -> [String] {
    guard let node = fields[ActionKey.event] else {
      missing("the action has no 'event'", in: fields, hint: "such as event: touchUpInside")
      return []
    }
    guard case .list(let items) = node.content else {
      return controlEvent(node, ActionKey.event.rawValue).map { [$0] } ?? []
    }
    if items.isEmpty { report(node.place, "'event' lists no control event") }
    return items.compactMap { controlEvent($0, ActionKey.event.rawValue) }
  }

  func controlEvent(_ node: SourceNode, _ key: String) -> String? {
    guard let text = node.text, Self.controlEvents.contains(text) else {
      let near = node.text.flatMap { Spelling.nearest(to: $0, in: Self.controlEvents) }
      expected(
        "a control event such as touchUpInside", for: key, found: node,
        hint: near.map { "did you mean '\($0)'?" })
      return nil
    }
    return text
  }

  /// The names of the single control events in one event, or in a combination such as `allTouchEvents`.
  static func controlEvents(within name: String) -> [String] {
    guard let whole = UIControl.Event(name: name) else { return [] }
    return controlEvents.filter { UIControl.Event(name: $0)?.isSubset(of: whole) ?? false }
  }

  /// UIKit's names of `UIControl.Event`.
  static let controlEvents = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "menuActionTriggered",
    "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
    "allTouchEvents", "allEditingEvents", "applicationReserved", "systemReserved", "allEvents",
  ]
}
