// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// What an outline says of its views, and on top.
struct OutlineWords: PictureWords {
  let subject: DiagramSubject
  private let marks: HierarchyMarks

  /// The windows that have no row, since each has one view and nothing to tell.
  private let hiddenWindows: [String]

  init(_ subject: DiagramSubject, hiddenWindows: [String]) {
    self.subject = subject
    self.hiddenWindows = hiddenWindows
    marks = HierarchyMarks(subject: subject)
  }

  // MARK: - Rows

  /// What a view is, in a word or two; for the root view of a controller, whose it is.
  func role(of view: TraceView) -> String {
    if let controller = view.viewController { return say(.rootView(controller: controller)) }
    return say(.role(view.role))
  }

  /// The name and the role of a row that counts views.
  func parts(of fold: ViewFold<OutlineFoldKind>) -> (name: String, role: String) {
    let name: OutlineText =
      switch fold.kind {
      case .beside: .beside(count: fold.count)
      case .inside: .inside(count: fold.count)
      case .between: .between(count: fold.count)
      }
    return (say(name), narrator.names(fold.views.map(TextFitter.line), limit: 3))
  }

  /// What hangs on a view, and what of it is not the usual.
  func aside(of view: TraceView) -> [SheetAside.Part] {
    var parts: [SheetAside.Part] = []
    for id in view.gestureRecognizers {
      guard let record = index.recognizer(id), record.isPartOfView != true else { continue }
      parts.append(SheetAside.Part(text: TextFitter.line(record.id), isBold: true))
      parts.append(SheetAside.Part(text: say(.gesture(record.gesture, taps: record.tapCount))))
      parts += record.actions.map { action($0.action, hasTarget: true) }
    }
    parts += (view.control?.actions ?? []).map { action($0.action, hasTarget: $0.target != nil) }
    if view.id == subject.hitViewOfAll {
      parts.append(SheetAside.Part(text: say(OutlineText.hitTestView), glyph: .crosshair, mark: .hit))
    }
    if let distance = overhang(of: view), let parent = view.superview {
      let text = say(.hangsOut(distance: narrator.number(distance), parent: TextFitter.line(parent)))
      parts.append(SheetAside.Part(text: text, mark: .held))
    }
    if UIKitClass.isKind(view.baseClass, of: "UIScrollView"), view.bounds.minX != 0 || view.bounds.minY != 0 {
      let offset = narrator.point(TracePoint(x: view.bounds.minX, y: view.bounds.minY))
      parts.append(SheetAside.Part(text: say(.scrolled(offset: offset))))
    }
    let others = marks.marks(of: view)
    if !others.isEmpty { parts.append(SheetAside.Part(text: language.list(others.map(TextFitter.line)))) }
    return parts
  }

  private func action(_ name: String, hasTarget: Bool) -> SheetAside.Part {
    let name = TextFitter.line(name)
    return SheetAside.Part(text: hasTarget ? name : say(.noTarget(action: name)), glyph: .arrow)
  }

  /// By how much a view that could take touches lies outside of its superview, in points; nil for not at all.
  private func overhang(of view: TraceView) -> Double? {
    guard let parent = view.superview.flatMap(index.view), view.takesPart,
      !UIKitClass.isKind(parent.baseClass, of: "UIScrollView")
    else { return nil }
    let (inner, outer) = (view.frame, parent.bounds)
    let most = [
      outer.minX - inner.minX, outer.minY - inner.minY, inner.maxX - outer.maxX, inner.maxY - outer.maxY,
    ].max()
    return most.flatMap { $0 >= 0.5 ? $0 : nil }
  }

  /// A view with its class and what is said beside it.
  func title(of view: TraceView, _ aside: [SheetAside.Part]) -> String {
    subject.told(of: ObjectName(id: view.id, className: view.className).full, aside.map(\.plainText))
  }

  /// The rows as text. `names` tells who is counted.
  func outline(_ rows: [OutlineRow], names: ([String]) -> String) -> String {
    rows.outline { position in
      switch rows[position].content {
      case .fold(let fold):
        let names = names(fold.views.map(TextFitter.line))
        return "(\(say(.told(of: parts(of: fold).name, what: names))))"
      case .view(let id):
        guard let view = index.view(id) else { return TextFitter.line(id) }
        return title(of: view, [SheetAside.Part(text: role(of: view))] + aside(of: view))
      }
    }
  }

  /// Whether there is more to say of a view than its name and class.
  func isTelling(_ view: TraceView) -> Bool { !aside(of: view).isEmpty }

  // MARK: - The claim

  /// What the screen consists of, and the first thing on it that is not the usual.
  func claim(_ rows: [OutlineRow]) -> String {
    let shown = rows.compactMap { row in
      if case .view(let id) = row.content { index.view(id) } else { nil }
    }
    guard let root = shown.first else { return "" }
    let unusual = self.unusual(shown)
    let isDeep = shown.count > 2
    let least = isDeep ? 2 : 1
    guard let holder = shown.first(where: { index.subviews(of: $0.id).count >= least }) else {
      guard isDeep else { return say(.alone(view: TextFitter.line(root.id), unusual: unusual)) }
      let count = rows.reduce(0) { sum, row in
        if case .fold(let fold) = row.content { sum + fold.count } else { sum + 1 }
      }
      return say(.nested(count: count, unusual: unusual))
    }
    let held = index.subviews(of: holder.id)
    let names = held.prefix(held.count > 4 ? 3 : 4).map(TextFitter.line)
    return say(
      .holds(
        view: TextFitter.line(holder.id), names: names, more: held.count - names.count, unusual: unusual))
  }

  private func unusual(_ views: [TraceView]) -> OutlineText.Unusual? {
    func name(_ view: TraceView) -> String { TextFitter.line(view.id) }
    if let view = views.first(where: { $0.overrides.contains { $0.method == "pointInside" } }) {
      return .takesTouchesOutside(view: name(view))
    }
    if let view = views.first(where: { $0.overrides.contains { $0.method == "hitTest" } }) {
      return .decidesItself(view: name(view))
    }
    for view in views {
      guard let distance = overhang(of: view), let parent = view.superview else { continue }
      return .hangsOut(
        view: name(view), distance: narrator.number(distance), parent: TextFitter.line(parent))
    }
    if let view = views.first(where: \.isUnseen) { return .unseen(view: name(view)) }
    return views.first(where: \.refusesTouchesOfClass).map { .closed(view: name($0)) }
  }

  /// How to read the rows, and what is around the first of them.
  var line: String { narrator.joined([say(.laterIsInFront)] + (around.map { [$0] } ?? [])) }

  /// What is around the first of the rows; nil for nothing.
  var around: String? {
    let controllers = hiddenWindows.flatMap { window -> [String] in
      [window] + index.subviews(of: window).compactMap { index.view($0)?.viewController }
    }
    return controllers.isEmpty ? nil : say(.around(names: controllers.map(TextFitter.line)))
  }
}

extension TraceView {
  /// Whether a touch on it would do something: it is a control, or recognizers hang on it.
  fileprivate var takesPart: Bool { control != nil || !gestureRecognizers.isEmpty }
}
