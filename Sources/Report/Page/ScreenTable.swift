// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import Trace

/// The tables of all views: where each is, and what is set otherwise than UIKit's defaults.
///
/// Of a screen with many views the first are seen at once, and the others unfold. A browser that searches for a view
/// unfolds them, and so does printing.
struct ScreenTable {
  let narrator: Narrator

  /// The most rows.
  let limit: Int

  /// How many views are seen at once, and how many unfold together.
  static let unfolded = 60
  static let folded = 120

  /// What the template of each table is filled with; `foldedViews` says which views are folded, and is nil for others.
  var tables: [TemplateValues] {
    let views = narrator.index.screen.views.prefix(limit)
    guard views.count > Self.unfolded + Self.folded else { return [table(of: views, isFolded: false)] }
    let later = stride(from: Self.unfolded, to: views.count, by: Self.folded).map { start in
      table(of: views[start..<min(start + Self.folded, views.count)], isFolded: true)
    }
    return [table(of: views.prefix(Self.unfolded), isFolded: false)] + later
  }

  private func table(of views: ArraySlice<TraceView>, isFolded: Bool) -> TemplateValues {
    var markup = Markup()
    for view in views { write(view, to: &markup) }
    let left = narrator.index.screen.views.count - limit
    let more = left > 0 && views.endIndex == limit ? narrator.moreViews(left) : nil
    if let more {
      markup.line("tr", ["class": "gap"]) { $0.element("td", ["colspan": "4"], more) }
    }
    let range = isFolded ? narrator.range(of: views.map(\.id), from: views.startIndex + 1) : nil
    let name = narrator[.screenTableHeading] + (range.map { ", \($0)" } ?? "")
    return [
      "foldedViews": range.map { range in more.map { "\(range) – \($0)" } ?? range },
      "tableRegion": "\(name) – \(narrator[.scrollableTable])", "rowsOfViews": markup.html,
    ]
  }

  private func write(_ view: TraceView, to markup: inout Markup) {
    markup.line("tr", ["data-v": Markup.object(view.id)]) { markup in
      let depth = min(narrator.index.depth(of: view.id), LogList.deepest)
      markup.element("th", ["scope": "row", "class": "view d\(depth)"]) { markup in
        markup.element("code", view.id)
        if let text = view.text, !text.isEmpty {
          markup.tag(" ")
          markup.element("span", ["class": "seen"], text.count > 40 ? text.prefix(39) + "…" : text)
        }
      }
      markup.element("td") { $0.element("code", view.className) }
      markup.element("td", frame(of: view))
      markup.element("td", properties(of: view).joined(separator: ", "))
    }
  }

  func frame(of view: TraceView) -> String {
    narrator.point(view.frame.origin) + " " + narrator.size(view.frame.size)
  }

  /// What is not usual, by UIKit's names, which need no translation.
  func properties(of view: TraceView) -> [String] {
    var facts: [String] = []
    func add(_ fact: String, if isTrue: Bool = true) { if isTrue { facts.append(fact) } }
    add("windowLevel \(narrator.number(view.window?.windowLevel ?? 0))", if: view.window != nil)
    add("isHidden", if: view.isHidden)
    add("alpha \(Self.alpha(view.alpha))", if: view.alpha != 1)
    add("isUserInteractionEnabled false", if: !view.isUserInteractionEnabled)
    add("isEnabled false", if: view.control?.isEnabled == false)
    add("isMultipleTouchEnabled", if: view.isMultipleTouchEnabled)
    add("isExclusiveTouch", if: view.isExclusiveTouch)
    add("clipsToBounds", if: view.clipsToBounds)
    let origin = view.bounds.origin
    add("bounds.origin \(narrator.point(origin))", if: origin != TracePoint(x: 0, y: 0))
    add("transform", if: view.transform != .identity)
    add("zPosition \(narrator.number(view.zPosition))", if: view.zPosition != 0)
    for override in view.overrides {
      add("\(override.method) \(narrator.declaration(override).plain)")
    }
    for recognizer in view.gestureRecognizers { add(recognizer) }
    if let controller = view.viewController { add(controller) }
    return facts
  }

  /// A value that is almost nothing or almost 1 shows as what it is.
  private static func alpha(_ alpha: Double) -> String {
    let rounded = PageNumber.text(alpha)
    return rounded == "0" || rounded == "1" ? NumberText.decimal(alpha, digits: 9) : rounded
  }
}
