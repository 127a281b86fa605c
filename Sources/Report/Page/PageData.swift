// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import Trace

/// The data that a page's script needs and the page itself does not contain.
struct PageData: Encodable {
  /// The texts that the script shows.
  var texts: ScriptTexts

  /// The screen's width and height, in points.
  var size: [Double]
  var views: [View]
  var touches: [Touch]

  /// For identifiers too long for an element's `id`, the shortened name; nil if there are none.
  var cut: [String: String]?

  /// The names of UIKit's own recognizers that saw a touch, in the words of the page; nil if there are none.
  var names: [String: String]?

  /// The marks that objects of a picture can have; also their style classes.
  var marks = StoryMark.allCases

  /// The views with other coordinates in a variant, by the variant's number; nil if there are none.
  var variantViews: [String: [View]]?

  /// The tap maps, one for each state of the screen that a touch found; nil if the trace has none.
  var tapMaps: [TapMapData]?

  /// What a reader of a served page did and the result, as written in a scenario file, and the whole file; nil for
  /// other pages.
  var gesture: String?
  var scenario: String?

  /// Written as a list of its members, without those at the end that are nil: a large screen has ten thousands of views.
  struct View: Encodable, Hashable {
    var id: String

    /// The four corners on the screen, clockwise from the origin of the bounds, in the form of ``PageCorners``; nil for
    /// a view in no window.
    var corners: [Double]?

    /// The index of its superview among the views; nil for a window, in lists of changed views, and for screens without
    /// a search.
    var up: Int?

    /// The origin and size of the bounds, in the view's own coordinates; nil if they are those of its corners moved to 0.
    var bounds: [Double]?

    func encode(to encoder: any Encoder) throws {
      var row = encoder.unkeyedContainer()
      try row.encode(id)
      if corners != nil || up != nil || bounds != nil { try row.encode(corners) }
      if up != nil || bounds != nil { try row.encode(up) }
      if bounds != nil { try row.encode(bounds) }
    }
  }

  struct Touch: Encodable {
    /// The views that are new or have other coordinates when the touch begins; nil for none.
    var views: [View]?

    /// The index of the tap map; nil for none.
    var tapMap: Int?

    /// For each view that did not get the touch, the step that ruled it out; nil if the page does not ask for views.
    var exclusions: [String: Int]?
  }

  init(
    _ analysis: TraceAnalysis, variants: [TraceAnalysis], steps: [TouchSteps], stories: [TouchStory],
    language: Language, isServed: Bool = false
  ) {
    let isSearched = PageLimits.isSearched(analysis)
    let left =
      (isSearched ? [] : PageScriptText.ofSearch) + (isServed ? [] : PageScriptText.ofServed)
      + (analysis.trace.header.mode == .question ? [] : PageScriptText.ofQuestions)
    texts = ScriptTexts(language, without: Set(left))
    let screen = analysis.trace.screen
    size = [screen.size.width, screen.size.height].map { PageNumber.rounded($0) }
    views = Self.views(of: analysis.index)
    let own = Dictionary(views.map { ($0.id, $0) }) { first, _ in first }
    let positions = Dictionary(views.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for (position, view) in screen.views.enumerated() where isSearched {
      views[position].up = view.superview.flatMap { positions[$0] }
    }
    /// The views that are new or have other coordinates on a screen; nil for none.
    func changedViews(_ index: ScreenIndex) -> [View]? {
      guard index.screen.views != screen.views else { return nil }
      let changed = Self.views(of: index).filter { own[$0.id] != $0 }
      return changed.isEmpty ? nil : changed
    }
    let changes = variants.enumerated().compactMap { position, variant in
      changedViews(variant.index).map { (String(position + 1), $0) }
    }
    variantViews = changes.isEmpty ? nil : Dictionary(uniqueKeysWithValues: changes)
    let mapped = analysis.tapMapTouches
    let maps = mapped.compactMap { [views] touch in
      let answer = analysis.touches[touch]
      return TapMapData(analysis, of: answer, Narrator(language, analysis.index(of: answer)), listed: views)
    }
    tapMaps = maps.isEmpty ? nil : maps
    touches = zip(analysis.touches, zip(steps, stories)).enumerated().map { number, touch in
      let (answer, (steps, story)) = touch
      return Touch(
        views: changedViews(analysis.index(of: answer)), tapMap: mapped.lastIndex { $0 <= number },
        exclusions: analysis.trace.header.mode == .question
          ? steps.exclusions.mapValues(story.number(ofTouchStep:)) : nil)
    }
    let ids = screen.views.map(\.id) + screen.gestureRecognizers.map(\.id) + screen.controllers.map(\.id)
    let shortened = ids.compactMap { id in ElementID.cutName(id).map { (id, $0) } }
    cut = shortened.isEmpty ? nil : Dictionary(shortened) { first, _ in first }
    let systemNames = ([analysis] + variants).flatMap { run in
      run.touches.flatMap { answer in
        let narrator = Narrator(language, run.index(of: answer))
        return answer.outcome.recognizers.filter(\.isSystem).map { ($0.id, narrator.recognizerName($0.id)) }
      }
    }
    names = systemNames.isEmpty ? nil : Dictionary(systemNames) { first, _ in first }
  }

  private static func views(of index: ScreenIndex) -> [View] {
    var windows: [String: TraceTransform] = [:]
    return index.screen.views.map { view in
      // Superviews come first, so the window's transform to the screen is already known.
      let inherited = view.superview.flatMap { windows[$0] }
      let toScreen = inherited ?? (view.window != nil ? TraceTransform(boundsOf: view) : .identity)
      windows[view.id] = windows[view.id] ?? toScreen
      let corners = Self.corners(of: view, toScreen)
      let bounds = [view.bounds.minX, view.bounds.minY, view.bounds.size.width, view.bounds.size.height].map {
        PageNumber.rounded($0)
      }
      return View(id: view.id, corners: corners, bounds: bounds == Self.bounds(in: corners) ? nil : bounds)
    }
  }

  /// The bounds that the script takes for those of a view; nil unless its corners are two.
  private static func bounds(in corners: [Double]?) -> [Double]? {
    guard let corners, corners.count == 4 else { return nil }
    return [0, 0, corners[2] - corners[0], corners[3] - corners[1]].map { PageNumber.rounded($0) }
  }

  private static func corners(of view: TraceView, _ toScreen: TraceTransform) -> [Double]? {
    guard let toWindow = view.window != nil ? .identity : view.windowTransform else { return nil }
    let points = view.bounds.corners.map { toScreen(toWindow($0)) }
    return PageCorners.short(points.map { [PageNumber.rounded($0.x), PageNumber.rounded($0.y)] })
      .flatMap { $0 }
  }
}

/// The texts of the script in one language. A name with a dot belongs to a group.
struct ScriptTexts: Encodable {
  private let texts: [String: String]
  private let groups: [String: [String: String]]

  init(_ language: Language, without left: Set<PageScriptText>) {
    var texts: [String: String] = [:]
    var groups: [String: [String: String]] = [:]
    for text in PageScriptText.allCases where !left.contains(text) {
      let parts = text.rawValue.split(separator: ".").map(String.init)
      if parts.count == 2 {
        groups[parts[0], default: [:]][parts[1]] = language.say(text)
      } else {
        texts[text.rawValue] = language.say(text)
      }
    }
    self.texts = texts
    self.groups = groups
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JSONObject.Name.self)
    for (name, text) in texts { try container.encode(text, forKey: .init(stringValue: name)) }
    for (name, group) in groups { try container.encode(group, forKey: .init(stringValue: name)) }
  }
}

/// What a step changes on the stage, as attributes of its list item, in the coordinates of the picture.
///
/// Items of a list are separated by `|` and begin with the view. After the corners of a moved view, and a `;`, follows how far it
/// moved, if that cannot be told from the corners.
struct StageAttributes {
  let change: ScreenStage.Change

  /// The number of the picture's units per point.
  let factor: Double

  func write(to markup: inout Markup) {
    markup.attribute("data-moves", places)
    markup.attribute(
      "data-looks", list(change.looks.map { ([PercentEncoding.encoded($0.view)] + $0.looks) }))
    markup.attribute("data-order", list(change.order.map { [PercentEncoding.encoded($0)] }))
    markup.attribute(
      "data-finger", change.finger.map { ([$0.phase] + points(way($0.way))).joined(separator: " ") })
  }

  private func list(_ items: [[String]]) -> String? {
    items.isEmpty ? nil : items.map { $0.joined(separator: " ") }.joined(separator: "|")
  }

  private var places: String? {
    list(
      change.places.map { area in
        let shift = area.shift.map { ";" + points([$0])[0] } ?? ""
        return [PercentEncoding.encoded(area.view), points(area.corners).joined(separator: " ") + shift]
      })
  }

  /// The points without repetitions.
  private func way(_ points: [TracePoint]) -> [TracePoint] {
    points.enumerated().filter { $0 == 0 || points[$0 - 1] != $1 }.map(\.element)
  }

  private func points(_ points: [TracePoint]) -> [String] {
    points.map { PageNumber.text(factor * $0.x, digits: 1) + "," + PageNumber.text(factor * $0.y, digits: 1) }
  }
}
