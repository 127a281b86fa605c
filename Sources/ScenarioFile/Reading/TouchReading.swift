// SPDX-License-Identifier: Apache-2.0

import InputFile
package import Trace
import UIKitModel

extension ScenarioReading {
  /// Times and durations, in seconds.
  static let times = PropertyType.lengths

  func touches(_ node: SourceNode, _ key: String) -> [ScenarioTouch] {
    let nodes = items(node, key, of: "touches")
    let touches = nodes.compactMap { node in touch(node).map { ($0, node.place) } }
    // With an entry missing, nothing is known about the later fingers.
    let isComplete = touches.count == nodes.count
    if isComplete { FingerCheck.run(touches, reportingTo: self) }
    // For fingers on a trackpad the settings decide whether they are touches.
    let isCounted = isComplete && !touches.contains { $0.0.isOnTrackpad }
    touchDowns = isCounted ? touches.map(\.0.touchDownCount).reduce(0, +) : .max
    return touches.map(\.0)
  }

  private func touch(_ node: SourceNode) -> ScenarioTouch? {
    guard let fields = fields(node, .touch), let kind = kind(of: fields), let value = fields[kind] else {
      return nil
    }
    checkCompanions(of: kind, fields)
    if [.pinch, .rotate].contains(kind), let type = fields[TouchKey.type] {
      guard word(type, TouchKey.type.rawValue, of: TouchKey.pairTypes) != nil else { return nil }
    }
    guard let action = action(kind, value, fields) else { return nil }
    var touch = ScenarioTouch(action)
    if let node = fields[TouchKey.finger] { touch.finger = identifier(node, "finger") ?? touch.finger }
    touch.fingers = integer(fields, TouchKey.fingers) ?? 1
    if kind != .press { touch.source = source(fields) }
    touch.at = number(fields, TouchKey.at)
    touch.line = node.place.line
    return touch
  }

  /// The source of a touch (OW-60, OW-61).
  private func source(_ fields: Fields) -> TouchSource {
    func value(_ key: TouchKey, _ type: PropertyType) -> PropertyValue? {
      fields[key].flatMap { self.value($0, key.rawValue, type) }
    }
    let buttons = value(.buttonMask, TouchSource.buttonWords)
    let modifiers = value(.modifierFlags, TouchSource.modifierWords)
    let word = fields[TouchKey.type].flatMap {
      self.word($0, TouchKey.type.rawValue, of: UITouch.TouchType.allCases.map(\.name))
    }
    let type = UITouch.TouchType.allCases.first { $0.name == word }
    if let type, type != .indirectPointer, fields[TouchKey.buttonMask] != nil {
      report(
        fields.keyPlace(TouchKey.buttonMask), "'buttonMask' goes with a pointer, found type: \(type.name)",
        hint: "write type: indirectPointer, or leave 'type' out")
    }
    return TouchSource(
      type ?? (buttons == nil ? .direct : .indirectPointer), buttonMask: buttons, modifierFlags: modifiers)
  }

  /// What to write for a finger that stays.
  private static let staying = "a finger that stays is longPress: [160, 122]"

  /// The one key that determines the kind of an entry. Beside a press or a shake, `cancelled` only tells how it ends.
  private func kind(of fields: Fields) -> TouchKey? {
    var kinds = TouchKey.kinds.filter { fields[$0] != nil }
    if kinds.contains(where: { $0 == .press || $0 == .motion }) { kinds.removeAll { $0 == .cancelled } }
    if kinds.count == 1 { return kinds[0] }
    let names = TouchKey.kinds.map(\.rawValue).joined(separator: ", ")
    let found = kinds.isEmpty ? "none of them" : kinds.map(\.rawValue).joined(separator: " and ")
    missing(
      "a touch is one of \(names), found \(found)", in: fields,
      hint: kinds.isEmpty && fields[TouchKey.hold] != nil
        ? Self.staying : nil)
    return nil
  }

  private func checkCompanions(of kind: TouchKey, _ fields: Fields) {
    let allowed = kind.companions + [kind, .at]
    for key in TouchKey.allCases where fields[key] != nil && !allowed.contains(key) {
      let others = TouchKey.kinds.filter { $0.companions.contains(key) }.map { "'\($0.rawValue)'" }
      report(
        fields.keyPlace(key), "'\(key.rawValue)' does not go with '\(kind.rawValue)'",
        hint: MappingKind.all.contains { $0.isInside(kind.row) && $0.has(key.rawValue) }
          ? "write it inside '\(kind.rawValue)'" : "it goes with \(others.joined(separator: ", "))")
    }
    if kind == .tap, fields[TouchKey.interval] != nil, fields[TouchKey.count] == nil {
      report(
        fields.keyPlace(TouchKey.interval), "'interval' without 'count'",
        hint: "it is the time between the taps of one entry, such as count: 2")
    }
    if kind == .longPress, fields[TouchKey.to] == nil {
      for key in [TouchKey.hold, .steps] where fields[key] != nil {
        report(
          fields.keyPlace(key), "'\(key.rawValue)' without 'to'",
          hint: "a long press that goes nowhere only has a 'duration'")
      }
    }
  }

  private func action(_ kind: TouchKey, _ value: SourceNode, _ fields: Fields) -> ScenarioTouch.Action? {
    typealias Default = ScenarioTouch.Default
    let duration = number(fields, TouchKey.duration)
    switch kind {
    case .tap:
      let count = integer(fields, TouchKey.count) ?? 1
      return tap(value, kind, fields, duration: duration ?? Default.tapDuration, count: count)
    case .doubleTap: return tap(value, kind, fields, duration: duration ?? Default.tapDuration, count: 2)
    case .tripleTap: return tap(value, kind, fields, duration: duration ?? Default.tapDuration, count: 3)
    case .longPress: return longPress(value, fields, duration: duration)
    case .drag: return drag(value, duration: duration ?? Default.dragDuration)
    case .swipe: return swipe(value, duration: duration ?? Default.swipeDuration)
    case .pinch: return pinch(value, duration: duration ?? Default.pinchDuration)
    case .rotate: return rotate(value, duration: duration ?? Default.pinchDuration)
    case .scroll: return scroll(value, fields, duration: duration ?? Default.dragDuration)
    case .began, .moved, .ended, .cancelled:
      guard let phase = TouchPhase(rawValue: kind.rawValue) else { return nil }
      return place(value, kind.rawValue).map { .sample(phase: phase, location: $0) }
    case .press:
      guard let button = pressed(value, kind.rawValue) else { return nil }
      return .press(
        button, duration: duration ?? Default.pressDuration,
        cancelled: self.value(fields, TouchKey.cancelled, Form.bool) ?? false,
        modifierFlags: source(fields).modifierFlags)
    case .hover:
      let zOffset = fields[TouchKey.zOffset].flatMap { number($0, TouchKey.zOffset.rawValue, in: 0...1) }
      return value.text == "none" ? .hover(nil, zOffset: zOffset) : hover(value, kind.rawValue, zOffset)
    case .motion:
      guard word(value, kind.rawValue, of: Self.motions) != nil else { return nil }
      return .shake(cancelled: self.value(fields, TouchKey.cancelled, Form.bool) ?? false)
    case .call: return call(value, fields)
    default: return input(kind, value)
    }
  }

  // MARK: Gestures

  private func tap(
    _ node: SourceNode, _ kind: TouchKey, _ fields: Fields, duration: Double, count: Int
  ) -> ScenarioTouch.Action? {
    let interval = number(fields, TouchKey.interval) ?? ScenarioTouch.Default.tapInterval
    return place(node, kind.rawValue).map {
      .tap($0, duration: duration, count: count, interval: interval)
    }
  }

  /// A place of the screen. People also write the id of a view.
  private func place(_ node: SourceNode, _ key: String) -> TracePoint? {
    guard let text = node.text, text.first?.isLetter == true else { return point(node, key) }
    expected(
      "2 numbers [x, y]", for: key, found: node,
      hint: "a touch is at a place of the screen, not on a view: \(key): [160, 122]")
    return nil
  }

  private func longPress(
    _ node: SourceNode, _ fields: Fields, duration: Double?
  ) -> ScenarioTouch.Action? {
    typealias Default = ScenarioTouch.Default
    let hold = number(fields, TouchKey.hold) ?? Default.longPressDuration
    let steps = integer(fields, TouchKey.steps) ?? Default.dragSteps
    guard let from = place(node, TouchKey.longPress.rawValue) else { return nil }
    guard fields[TouchKey.to] != nil else {
      return .tap(
        from, duration: duration ?? Default.longPressDuration, count: 1, interval: Default.tapInterval)
    }
    return value(fields, TouchKey.to, Form.point).map {
      .pressAndDrag(from: from, to: $0, hold: hold, steps: steps, duration: duration ?? Default.dragDuration)
    }
  }

  private func drag(_ node: SourceNode, duration: Double) -> ScenarioTouch.Action? {
    guard let fields = fields(node, .drag, hint: DragKey.example) else { return nil }
    checkNeeded(DragKey.self, in: fields, of: "the drag")
    guard let from = value(fields, DragKey.from, Form.point), let to = value(fields, DragKey.to, Form.point)
    else { return nil }
    let steps = integer(fields, DragKey.steps) ?? ScenarioTouch.Default.dragSteps
    return .drag(from: from, to: to, steps: steps, duration: duration)
  }

  private func swipe(_ node: SourceNode, duration: Double) -> ScenarioTouch.Action? {
    let hint = SwipeKey.example
    guard let fields = fields(node, .swipe, hint: hint) else { return nil }
    checkNeeded(SwipeKey.self, in: fields, of: "the swipe")
    let steps = integer(fields, SwipeKey.steps) ?? ScenarioTouch.Default.dragSteps
    let from = value(fields, SwipeKey.from, Form.point)
    var end: TracePoint?
    switch (fields[SwipeKey.to], fields[SwipeKey.direction]) {
    case (nil, nil):
      missing("the swipe goes nowhere, expected 'direction' or 'to'", in: fields, hint: hint)
    case (_?, _?):
      report(
        fields.keyPlace(SwipeKey.direction), "both 'to' and 'direction', expected one way to say where to",
        hint: hint)
    case (_?, nil):
      end = value(fields, SwipeKey.to, Form.point)
      if fields[SwipeKey.distance] != nil {
        report(
          fields.keyPlace(SwipeKey.distance), "'distance' goes with 'direction', and this swipe has a 'to'")
      }
    case (nil, let direction?):
      let distance = number(fields, SwipeKey.distance)
      guard let from,
        let way = word(direction, "direction", of: Self.directions).flatMap(SwipeDirection.init)
      else { return nil }
      end = from.moved(way, by: distance ?? ScenarioTouch.Default.swipeDistance)
    }
    guard let from, let end else { return nil }
    return .drag(from: from, to: end, steps: steps, duration: duration)
  }

  private func pinch(_ node: SourceNode, duration: Double) -> ScenarioTouch.Action? {
    guard let fields = fields(node, .pinch) else { return nil }
    checkNeeded(PinchKey.self, in: fields, of: "the pinch")
    let steps = integer(fields, PinchKey.steps) ?? ScenarioTouch.Default.pinchSteps
    let angle = number(fields, PinchKey.angle) ?? 0
    guard let center = value(fields, PinchKey.center, Form.point),
      let from = number(fields, PinchKey.from),
      let to = number(fields, PinchKey.to)
    else { return nil }
    return .pinch(center: center, from: from, to: to, angle: angle, steps: steps, duration: duration)
  }

  private func rotate(_ node: SourceNode, duration: Double) -> ScenarioTouch.Action? {
    guard let fields = fields(node, .rotate) else { return nil }
    checkNeeded(RotateKey.self, in: fields, of: "the rotation")
    let steps = integer(fields, RotateKey.steps) ?? ScenarioTouch.Default.pinchSteps
    let radius =
      number(fields, RotateKey.radius) ?? ScenarioTouch.Default.rotateRadius
    guard let center = value(fields, RotateKey.center, Form.point), let angle = number(fields, RotateKey.by)
    else {
      return nil
    }
    return .rotate(center: center, radius: radius, by: angle, steps: steps, duration: duration)
  }
}

extension ScenarioReading {
  fileprivate func scroll(_ node: SourceNode, _ fields: Fields, duration: Double) -> ScenarioTouch.Action? {
    let type = fields[TouchKey.scrollType].flatMap {
      word($0, TouchKey.scrollType.rawValue, of: TouchKey.scrollTypes)
    }
    let steps = integer(fields, TouchKey.steps) ?? ScenarioTouch.Default.dragSteps
    let place = point(node, TouchKey.scroll.rawValue)
    guard fields[TouchKey.by] != nil else {
      missing("the scroll has no 'by'", in: fields, hint: "write {scroll: [x, y], by: [0, -100]}")
      return nil
    }
    guard let place, let way = value(fields, TouchKey.by, Form.point) else { return nil }
    return .scroll(place, by: way, steps: steps, duration: duration, isDiscrete: type == "discrete")
  }
}

private extension TracePoint {
  func moved(_ direction: SwipeDirection, by distance: Double) -> TracePoint {
    switch direction {
    case .left: TracePoint(x: x - distance, y: y)
    case .right: TracePoint(x: x + distance, y: y)
    case .up: TracePoint(x: x, y: y - distance)
    case .down: TracePoint(x: x, y: y + distance)
    }
  }
}

extension ScenarioReading {
  /// An event without fingers.
  func input(_ kind: TouchKey, _ value: SourceNode) -> ScenarioTouch.Action? {
    let key = kind.rawValue
    switch kind {
    case .interrupt: return name(value, key).map { .interrupt($0) }
    case .remote: return word(value, key, of: Self.remoteCommands).map { .remote($0) }
    case .statusBar: return word(value, key, of: Self.statusBarWords).map { _ in .statusBar }
    case .command: return selector(value, key).map { .command($0) }
    case .menu: return menu(value, key)
    case .set: return set(value, key)
    case .wait: return number(value, key, in: Self.times).map { .wait($0) }
    default: return nil
    }
  }

  fileprivate func hover(
    _ node: SourceNode, _ key: String, _ zOffset: Double?
  ) -> ScenarioTouch.Action? {
    guard case .list = node.content else {
      expected("2 numbers [x, y], or none", for: key, found: node)
      return nil
    }
    return point(node, key).map { .hover($0, zOffset: zOffset) }
  }

  private func menu(_ node: SourceNode, _ key: String) -> ScenarioTouch.Action? {
    list(node, key, "a list of actions, such as [cut, copy, paste]", atLeast: 1)
      .map { .menu($0.compactMap { selector($0, key) }) }
  }

  private func set(_ node: SourceNode, _ key: String) -> ScenarioTouch.Action? {
    if case .mapping(let entries) = node.content, entries.count > 1 {
      report(
        node.place, "'set' takes one object, found \(entries.count)", hint: "write an entry for each object")
      return nil
    }
    return objects(node, key, of: "{property: value}") { id, entry in
      let values = assignments(entry.value, of: id, at: entry.place)
      let hasProperty = values.contains { if case .property = $0 { true } else { false } }
      note(
        ScenarioReference(
          id: id, place: entry.place, key: key, wanted: hasProperty ? .viewOrRecognizer : .object))
      return ScenarioTouch.Action.set(object: id, values: values)
    }.first
  }

  func call(_ node: SourceNode, _ fields: Fields) -> ScenarioTouch.Action? {
    guard let method = word(node, TouchKey.call.rawValue, as: CodeMethod.self) else { return nil }
    let word = method.rawValue
    var object: String?
    switch (fields[TouchKey.on], method.receiver) {
    case (let node?, let wanted?): object = reference(node, TouchKey.on.rawValue, wanted)
    case (nil, .some):
      missing("'\(word)' needs an object", in: fields, hint: "give its id, such as on: Button")
    case (.some, nil):
      report(fields.keyPlace(TouchKey.on), "'\(word)' is a method of the application and takes no 'on'")
    case (nil, nil): break
    }
    var argument: PropertyValue?
    switch (fields[TouchKey.with], method.argument) {
    case (let node?, let type?): argument = self.argument(node, type)
    case (nil, let type?):
      missing(
        "'\(word)' needs 'with'", in: fields,
        hint: "\(type.words.filter { $0 != "`" }), such as with: \(type.example)")
    case (.some, nil):
      report(fields.keyPlace(TouchKey.with), "'\(word)' takes no 'with'")
    case (nil, nil): break
    }
    return .call(object: object, method: method, argument: argument)
  }

  private func argument(_ node: SourceNode, _ type: CodeMethod.Argument) -> PropertyValue? {
    let key = TouchKey.with.rawValue
    switch type {
    case .view: return reference(node, key, .view).map { .text($0) }
    case .recognizer: return reference(node, key, .recognizer).map { .text($0) }
    case .controller: return reference(node, key, .controller).map { .text($0) }
    case .controlEvent: return controlEvent(node, key).map { .text($0) }
    case .point: return point(node, key)?.propertyValue
    case .insertion: return insertion(node)
    }
  }

  /// A view and its position among the subviews: `{view: Card, above: Button}`.
  private func insertion(_ node: SourceNode) -> PropertyValue? {
    guard let fields = fields(node, .insertion, needing: InsertionKey.self),
      let viewNode = fields[InsertionKey.view]
    else { return nil }
    let places = InsertionKey.places.filter { fields[$0] != nil }
    guard places.count == 1, let place = places.first, let placeNode = fields[place] else {
      let found = places.isEmpty ? "none of them" : places.map(\.rawValue).joined(separator: " and ")
      missing(
        "'insertSubview' takes one of \(InsertionKey.places.map(\.rawValue).joined(separator: ", ")), found \(found)",
        in: fields)
      return nil
    }
    guard let view = reference(viewNode, InsertionKey.view.rawValue, .view) else { return nil }
    let target =
      place == .at
      ? integer(fields, place).map(String.init) : reference(placeNode, place.rawValue, .view)
    return target.map { .texts([view, place.rawValue, $0]) }
  }

  static let motions = ["shake"]

  static let statusBarWords = ["tap"]

  /// Remote-control commands, by UIKit's names of event subtypes.
  static let remoteCommands = [
    "play", "pause", "stop", "togglePlayPause", "nextTrack", "previousTrack",
    "beginSeekingBackward", "endSeekingBackward", "beginSeekingForward", "endSeekingForward",
  ]
}

extension CodeMethod {
  /// The kind of object that has the method; nil for the application.
  package var receiver: ObjectIndex.Wanted? { row.receiver }

  /// The argument of the method; nil for none.
  package var argument: Argument? { row.argument }

  private var row: (receiver: ObjectIndex.Wanted?, argument: Argument?) {
    switch self {
    case .becomeFirstResponder, .resignFirstResponder: (.responder, nil)
    case .removeFromSuperview, .endEditing: (.view, nil)
    case .addSubview, .bringSubviewToFront, .sendSubviewToBack: (.view, .view)
    case .insertSubview: (.view, .insertion)
    case .addGestureRecognizer, .removeGestureRecognizer: (.view, .recognizer)
    case .sendActions: (.control, .controlEvent)
    case .cancelTracking: (.control, nil)
    case .setContentOffset: (.scrollView, .point)
    case .setTranslation: (.panRecognizer, .point)
    case .reloadData: (.cellList, nil)
    case .selectRow, .deselectRow: (.tableView, .view)
    case .selectItem, .deselectItem: (.collectionView, .view)
    case .beginRefreshing, .endRefreshing: (.refreshControl, nil)
    case .makeKey, .makeKeyAndVisible: (.window, nil)
    case .present: (.controller, .controller)
    case .dismiss: (.controller, nil)
    case .pushViewController: (.navigationController, .controller)
    case .popViewController: (.navigationController, nil)
    case .require: (.recognizer, .recognizer)
    case .beginIgnoringInteractionEvents, .endIgnoringInteractionEvents: (nil, nil)
    }
  }

  package enum Argument {
    case view, recognizer, controller, controlEvent, point, insertion

    /// A description of the argument.
    package var words: String { row.words }

    var example: String { row.example }

    private var row: (words: String, example: String) {
      switch self {
      case .view: ("the id of a view", "Card")
      case .recognizer: ("the id of a gesture recognizer", "tap")
      case .controller: ("the id of a view controller", "Sheet")
      case .controlEvent: ("a control event", "touchUpInside")
      case .point: ("a point", "[0, 100]")
      case .insertion: ("a view with `at`, `above` or `below`", "{view: Card, above: Button}")
      }
    }
  }
}

/// Follows the fingers through the touches of a file: each goes down, moves, and is lifted, in this order.
struct FingerCheck {
  private let context: ScenarioReading

  /// The fingers that are down after single samples.
  private var isDown: Set<String> = []

  /// Fingers with an error that was reported already. Later errors would only follow from it.
  private var isLost: Set<String> = []

  /// Checks all touches: each finger's in the order of the file, and all together in the order of time.
  static func run(
    _ touches: [(touch: ScenarioTouch, place: SourcePlace)], reportingTo context: ScenarioReading
  ) {
    var check = FingerCheck(context: context)
    guard check.checkAmount(of: touches) else { return }
    let starts = ScenarioTouch.startTimes(of: touches.map(\.touch))
    check.checkTimes(of: touches, starts)
    // A stable sort keeps the file's order for events at the same time.
    let order = touches.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    for index in order { check.take(touches[index].touch, at: touches[index].place) }
    check.checkFingers(of: order.map { (touches[$0].touch, touches[$0].place, starts[$0]) })
  }

  private init(context: ScenarioReading) {
    self.context = context
  }

  private mutating func take(_ touch: ScenarioTouch, at place: SourcePlace) {
    switch touch.action {
    case .interrupt:
      isDown = []
    case .sample(.began, _):
      if !isDown.insert(touch.finger).inserted { reportDown(touch.finger, at: place) }
    case .sample(let phase, _):
      if !isDown.contains(touch.finger), !isLost.contains(touch.finger) {
        context.report(
          place, "'\(phase)' without 'began': \(name(touch.finger)) is not down",
          hint: isDown.sorted().first.map { "the finger '\($0.shown())' is down" })
      }
      if phase != .moved { isDown.remove(touch.finger) }
    default:
      if let finger = touch.fingerNames.first(where: isDown.contains) { reportDown(finger, at: place) }
    }
  }

  private func reportDown(_ finger: String, at place: SourcePlace) {
    guard !isLost.contains(finger) else { return }
    context.report(
      place, "\(name(finger)) comes down twice without 'ended' or 'cancelled' between",
      hint: "name a second finger with 'finger'")
  }

  /// Whether the touches have no more samples than a scenario may have.
  private func checkAmount(of touches: [(touch: ScenarioTouch, place: SourcePlace)]) -> Bool {
    var count = 0
    for (touch, place) in touches {
      count += touch.momentCount
      guard count > InputLimits.moments else { continue }
      context.report(
        place, "fingers do something at more than \(InputLimits.moments) moments, counted to here",
        hint: "a tap has two, and a drag as many as it has steps, and two")
      return false
    }
    return true
  }

  /// Checks that no more fingers are on the screen at a time than the limit.
  private func checkFingers(of touches: [(touch: ScenarioTouch, place: SourcePlace, start: Double)]) {
    var singles: Set<String> = []
    var ends: [(time: Double, count: Int)] = []
    for (touch, place, start) in touches {
      ends.removeAll { $0.time <= start }
      switch touch.action {
      case .interrupt: (singles, ends) = ([], [])
      case .sample(.began, _): singles.insert(touch.finger)
      case .sample(.moved, _): break
      case .sample: singles.remove(touch.finger)
      default: ends.append((start + touch.duration, touch.fingerNames.count))
      }
      guard singles.count + ends.reduce(0, { $0 + $1.count }) <= InputLimits.fingers else {
        context.report(place, "more than \(InputLimits.fingers) fingers are on the screen here")
        return
      }
    }
  }

  /// Checks that the touches of a finger do not overlap.
  private mutating func checkTimes(
    of touches: [(touch: ScenarioTouch, place: SourcePlace)], _ starts: [Double]
  ) {
    var lastTime: [String: Double] = [:]
    for ((touch, place), start) in zip(touches, starts) {
      let end = start + touch.duration
      if end > NumberLimit.greatest {
        context.report(
          place,
          "this is over at \(NumberText.decimal(end)) s, and a scenario takes at most "
            + "\(NumberText.decimal(NumberLimit.greatest)) s")
        return
      }
      let names = touch.fingerNames
      for finger in names {
        if let last = lastTime[finger], start < last, !isLost.contains(finger) {
          isLost.formUnion(names)
          context.report(
            place,
            "\(name(finger)) is at \(YAMLNumber.text(start)) s here, "
              + "but already was at \(YAMLNumber.text(last)) s before",
            hint: touch.isGesture ? "name a second finger with 'finger'" : nil)
        }
        lastTime[finger] = max(end, lastTime[finger] ?? 0)
      }
    }
  }

  private func name(_ finger: String) -> String {
    finger == ScenarioTouch.Default.finger ? "the finger" : "the finger '\(finger.shown())'"
  }
}

private extension ScenarioTouch {
  /// Whether it is more than one sample of a touch.
  var isGesture: Bool {
    if case .sample = action { false } else { true }
  }
}

/// Keys of keyboards, and buttons of remotes.
extension ScenarioReading {
  /// The prefix of UIKit's constants for keys without a character.
  private static let keyPrefix = "UIKeyInput"

  /// Keys with an invisible character: Tab, Return and Delete.
  private static let unseenKeys = ["\t", "\r", "\u{8}"]

  /// A key: one character, or UIKit's constant.
  func key(_ node: SourceNode, _ key: String) -> String? {
    pressed(
      node, key, buttons: [], wanted: "a key: one character, or UIKit's constant such as UIKeyInputEscape")
  }

  /// A button of a remote or a key.
  fileprivate func pressed(_ node: SourceNode, _ key: String) -> String? {
    let buttons = UIPress.PressType.buttons.map(\.name)
    let pressed = pressed(
      node, key, buttons: buttons,
      wanted:
        "a button (\(buttons.joined(separator: ", "))), or a key: one character, or UIKit's constant such as "
        + "UIKeyInputEscape")
    if let pressed, buttons.contains(pressed) {
      pressedButtons.append((pressed, node.place))
    } else if let pressed {
      pressedKeys.insert(pressed)
    }
    return pressed
  }

  private func pressed(_ node: SourceNode, _ key: String, buttons: [String], wanted: String) -> String? {
    if case .list = node.content, !buttons.isEmpty {
      expected("a button or a key", for: key, found: node, hint: Self.staying)
      return nil
    }
    if let text = node.text, Self.unseenKeys.contains(text) { return text }
    guard let text = name(node, key) else { return nil }
    guard text.count > 1, !buttons.contains(text), !text.hasPrefix(Self.keyPrefix) else { return text }
    let isButton = UIPress.PressType(name: text) != nil
    let near = isButton ? Self.constant(for: text) : Spelling.nearest(to: text, in: buttons)
    expected(wanted, for: key, found: node, hint: near.map { "did you mean '\($0)'?" })
    return nil
  }

  /// UIKit's constant for the key that has the name of a button: `UIKeyInputUpArrow`.
  private static func constant(for button: String) -> String {
    keyPrefix + button.prefix(1).uppercased() + button.dropFirst()
  }

  /// Reports a remote button if the file has a command for the key of that name: the button never sends it.
  func checkButtons() {
    for (name, place) in pressedButtons {
      let key = Self.constant(for: name)
      guard commandKeys.contains(key), !pressedKeys.contains(key) else { continue }
      report(
        place, "'press: \(name)' is the button of a remote, for which no key command is looked for",
        hint: "for the key write 'press: \(key)'")
    }
  }
}
