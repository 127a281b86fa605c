// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// Describes answers in sentences of one language.
///
/// Names from the screen are inserted unchanged; code that writes a sentence to HTML, SVG or DOT must escape it there.
package struct Narrator: Sendable {
  package let language: Language
  package let index: ScreenIndex

  package init(_ language: Language, _ index: ScreenIndex) {
    self.language = language
    self.index = index
  }

  /// A fixed label.
  package subscript(_ text: FixedText) -> String { language.say(text) }

  /// The name of a view, recognizer or other responder in a sentence.
  ///
  /// UIKit's own recognizers are named by their role for their view. A view without a name of its own is named by its
  /// class, followed by its text.
  package func name(_ id: String) -> String { object(id).plain }

  /// A list of names. Of a long list, the first names and the number of the others.
  package func names(_ ids: [String], limit: Int = 5) -> String { objects(ids, limit: limit).plain }

  /// The same as rich text, with each name as a part.
  func objects(_ ids: [String], limit: Int = 5) -> RichText {
    let shown = language.list(ids.prefix(limit).map(object))
    let rest = ids.count - min(ids.count, limit)
    return rest == 0 ? shown : language.say(NameText.andMore(names: shown, count: rest))
  }

  /// A point, as `(220, 193.5)`.
  package func point(_ point: TracePoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  /// A size, as `320 × 568 pt`.
  package func size(_ size: TraceSize) -> String { "\(number(size.width)) × \(number(size.height)) pt" }

  /// The kind of a responder, in a word or two.
  package func kind(_ kind: ResponderSummary.Kind) -> String { language.say(NameText.kind(kind)).plain }

  /// The source of a screen, in a word or two; unknown sources are unchanged.
  package func source(_ source: String) -> String {
    NameText.Source(rawValue: source).map { language.say(NameText.source($0)).plain } ?? source
  }
}

extension Narrator {
  /// A number with at most two decimals, no trailing zeros and no exponent.
  package func number(_ value: Double) -> String { NumberText.decimal(value, digits: 2) }

  /// A time in seconds since recording started, to the millisecond.
  ///
  /// Sentences use this clock for all times, unless they say that a time counts from the touch-down or the lift.
  package func seconds(_ time: Double) -> String { NumberText.decimal(time, digits: 3) }

  /// A number below a limit, with enough decimals to be read as less than the limit and more than 0: at least two, at
  /// most 15.
  static func decimal(_ value: Double, readingBelow limit: Double) -> String {
    for digits in 2...15 {
      let text = NumberText.decimal(value, digits: digits)
      if let shown = Double(text), shown < limit, shown > 0 || value <= 0 { return text }
    }
    return "0"
  }
}

/// The names of objects in sentences.
enum NameText: Sayable {
  /// The text on a view, after its name.
  case label(String)
  /// The location of a touch, as a clause.
  case pointIs(RichText)
  case andMore(names: RichText, count: Int)
  case furtherRecognizers(count: Int)
  /// A method of an object.
  case method(RichText, of: RichText)
  /// A storyboard segue that shows a controller.
  case segue(shows: RichText)
  /// A storyboard unwind segue, which calls an action.
  case unwindSegue(action: RichText)
  /// The kind of a responder, in a word or two.
  case kind(ResponderSummary.Kind)
  case source(Source)

  /// The source of a screen, as written in a trace.
  enum Source: String {
    case scenario, storyboard, xib, recursiveDescription, capture, code
    case xcuiTest, appium, webDriverAgent, idb, maestro, earlGrey, sentry, detox
  }
}

/// A recognizer in a sentence: one of the app by its name, one of UIKit by its role for its view.
enum RecognizerRole: Sayable {
  case named(RichText, UIKitClass.Gesture, on: RichText?)
  case scroll(of: RichText)
  case touchDelay(of: RichText)
  case textTap(of: RichText)
  /// The recognizer that delays touches at an edge of the screen (OW-1).
  case systemGate
  /// The pan that goes back in a navigation controller (OW-7).
  case interactivePop
  /// The pan that goes back anywhere in the content (OW-10).
  case contentPop
  /// The tap that hides the bars of a navigation controller, and the pan (OW-11).
  case barTap, barPan
  /// The pan that moves a sheet (OW-17).
  case sheetPan
  /// The tap beside a sheet (OW-20).
  case dimmingTap(dismisses: RichText?)
  /// The taps of a web page (OW-82).
  case webTaps(of: RichText)
  /// The taps of a picker's wheels (OW-92).
  case wheelTaps(of: RichText)
  /// The pan that moves a map (OW-95).
  case mapPan(of: RichText)
  case documentTap(of: RichText)
  /// The recognizer by which a canvas draws (OW-95).
  case drawing(of: RichText)
  /// The recognizer that hands touches to JavaScript (OW-80).
  case reactNativeTouches(of: RichText)
  /// The recognizer that opens the context menu of a view (OW-46).
  case contextMenu(of: RichText)
  /// The long press that lifts a view for dragging (OW-48).
  case dragLift(of: RichText)
  /// The double tap of a text view (OW-50).
  case textTaps(of: RichText)
  /// The long press of a text view (OW-50).
  case textPress(of: RichText)
  /// The tap on a link in a text view (OW-51).
  case textLink(of: RichText)
  /// The recognizer that relates an interaction's gestures to others (OW-45).
  case relationship(of: RichText)
  /// The pan of a list that swipes a row open (OW-38).
  case rowActions(of: RichText)
  /// The recognizer that closes a row that was swiped open (OW-38).
  case rowDismissal(of: RichText)
  /// The two-finger pan that selects rows of a list (OW-39).
  case rowSelection(of: RichText)
  /// The long press that moves an item of a collection view (OW-40).
  case itemMovement(of: RichText)

  /// The view that the app attached the recognizer to; nil for one of UIKit, which is named by its view.
  var place: RichText? {
    if case .named(_, _, let view) = self { view } else { nil }
  }

  /// The same without its view, for a sentence in which the neighbouring recognizer names it.
  var withoutPlace: RecognizerRole {
    if case .named(let name, let kind, _) = self { .named(name, kind, on: nil) } else { self }
  }
}

extension Narrator {
  /// A recognizer with its view.
  package func who(_ id: String) -> RichText { language.say(role(of: id)) }

  /// The role of a recognizer, with its view.
  func role(of id: String) -> RecognizerRole {
    let record = index.recognizer(id)
    return role(id, kind(of: record), on: record.map { object($0.view) })
  }

  private func role(_ id: String, _ kind: UIKitClass.Gesture, on view: RichText?) -> RecognizerRole {
    guard let view else { return .named(bare(id), kind, on: nil) }
    if kind == .dimmingTap {
      let presented = index.recognizer(id).flatMap { index.presented(beside: $0.view) }
      return .dimmingTap(dismisses: presented.map { object($0.controller) })
    }
    return role(kind, of: view) ?? .named(bare(id), kind, on: view)
  }

  /// What a recognizer recognizes. A scroll view's pan that the app attached to another view is named as what it is, since
  /// that view does not scroll.
  private func kind(of record: TraceGestureRecognizer?) -> UIKitClass.Gesture {
    guard let record else { return .other }
    return record.gesture == .scroll && index.view(record.view)?.isScrollView == false
      ? .other : record.gesture
  }

  /// The role of a UIKit recognizer on a view; nil for a kind that apps use too.
  func role(_ kind: UIKitClass.Gesture, of view: RichText) -> RecognizerRole? {
    switch kind {
    case .scroll: .scroll(of: view)
    case .contentDelay: .touchDelay(of: view)
    case .textTap: .textTap(of: view)
    case .systemGate: .systemGate
    case .interactivePop: .interactivePop
    case .contentPop: .contentPop
    case .barTap: .barTap
    case .barPan: .barPan
    case .sheetPan: .sheetPan
    case .dimmingTap: .dimmingTap(dismisses: nil)
    case .webTaps: .webTaps(of: view)
    case .wheelTaps: .wheelTaps(of: view)
    case .mapPan: .mapPan(of: view)
    case .documentTap: .documentTap(of: view)
    case .drawing: .drawing(of: view)
    case .reactNativeTouches: .reactNativeTouches(of: view)
    case .textTaps: .textTaps(of: view)
    case .textPress: .textPress(of: view)
    case .textLink: .textLink(of: view)
    case .contextMenu: .contextMenu(of: view)
    case .dragLift: .dragLift(of: view)
    case .relationship: .relationship(of: view)
    case .rowActions: .rowActions(of: view)
    case .rowDismissal: .rowDismissal(of: view)
    case .rowSelection: .rowSelection(of: view)
    case .itemMovement: .itemMovement(of: view)
    default: nil
    }
  }

  /// The name of a view, responder or recognizer in sentences.
  func object(_ id: String) -> RichText {
    if let record = index.recognizer(id) {
      guard record.isSystem else { return bare(id) }
      return language.say(role(id, kind(of: record), on: object(record.view)))
    }
    guard let view = index.view(id), let text = view.text, !text.isEmpty, hasNoName(view) else {
      return bare(id)
    }
    let limit = 40
    let label = text.count > limit ? text.prefix(limit - 1) + "…" : text
    return bare(id) + language.say(NameText.label(label))
  }

  private func bare(_ id: String) -> RichText {
    if let shown = SegueName.shown(by: id) {
      return language.say(NameText.segue(shows: RichText(object: shown)))
    }
    if let action = SegueName.unwound(by: id) {
      return language.say(NameText.unwindSegue(action: RichText(code: action)))
    }
    return RichText(object: id)
  }

  /// Whether a view's identifier is made from its class, because nobody gave it a name.
  private func hasNoName(_ view: TraceView) -> Bool {
    view.id.prefix { $0 != "#" } == view.className.prefix { $0 != "<" }.split(separator: ".").last ?? ""
  }
}
