// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// What an outline says of its views, and on top.
struct OutlineWords: PictureWords {
  let subject: DiagramSubject
  private let firstResponders: Set<String>

  /// The windows that have no row, since each has one view and nothing to tell.
  private let hiddenWindows: [String]

  init(_ subject: DiagramSubject, hiddenWindows: [String]) {
    self.subject = subject
    self.hiddenWindows = hiddenWindows
    firstResponders = Set(subject.index.screen.views.compactMap(\.window?.firstResponder))
  }

  // MARK: - Rows

  /// What a view is, in a word or two; for the root view of a controller, whose it is.
  func role(of view: TraceView) -> String {
    if let controller = view.viewController { return say(.rootView(controller: controller)) }
    return say(.role(view.role))
  }

  /// The name and the role of a row that counts views.
  func parts(of fold: OutlineFold) -> (name: String, role: String) {
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
    let others = marks(of: view)
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

  // MARK: - All views

  /// The views in some others in lines, each indented below the one that it lies in, later ones in front: with what people
  /// read on them, who is first responder, and the controllers whose root views they are.
  func outline(below roots: [String]) -> String {
    let lines = views(below: roots).map { view, depth in
      let role = SheetAside.Part(text: role(of: view))
      let line = title(of: view, ([role] + aside(of: view) + details(of: view)).filter { !$0.text.isEmpty })
      return String(repeating: "  ", count: depth) + "- " + line + "\n"
    }
    let unknown = index.screen.unknown
    guard !unknown.isEmpty else { return lines.joined() }
    return lines.joined() + "- " + say(.unknownOnScreen(names: unknown.joined(separator: ", "))) + "\n"
  }

  private func views(below roots: [String]) -> [(view: TraceView, depth: Int)] {
    var views: [(view: TraceView, depth: Int)] = []
    var open = roots.reversed().map { (id: $0, depth: 0) }
    var seen: Set<String> = []
    while let (id, depth) = open.popLast() {
      guard seen.insert(id).inserted, let view = index.view(id) else { continue }
      views.append((view, depth))
      if let most = subject.options.depth, depth >= most { continue }
      open += index.subviews(of: id).reversed().map { ($0, depth + 1) }
    }
    return views
  }

  private func details(of view: TraceView) -> [SheetAside.Part] {
    var facts = view.text.map { $0.isEmpty ? [] : ["“\(TextFitter.line($0))”"] } ?? []
    if firstResponders.contains(view.id) { facts.append(say(TreesText.firstResponder)) }
    let own = view.gestureRecognizers.count { index.recognizer($0)?.isPartOfView == true }
    if own > 0 { facts.append(say(.ownRecognizers(count: own))) }
    if let controller = view.viewController.flatMap(index.controller) {
      facts.append(ObjectName(id: controller.id, className: controller.className).full)
      facts += relation(of: controller).map { [$0] } ?? []
      let children = index.screen.controllers.filter { child in
        child.parent == controller.id && child.view.flatMap(index.view) == nil
      }
      if !children.isEmpty {
        facts.append(say(.notLoaded(names: narrator.names(children.map(\.id), limit: 3))))
      }
    }
    return facts.map { SheetAside.Part(text: $0) }
  }

  /// How a controller came to be where it is.
  private func relation(of controller: TraceController) -> String? {
    if let presenting = controller.presentingViewController {
      return say(.presentedBy(controller: TextFitter.line(presenting)))
    }
    if let parent = controller.parent { return say(.childOf(controller: TextFitter.line(parent))) }
    return controller.rootOf.map { say(.rootOf(window: TextFitter.line($0))) }
  }

  /// The views in some others, each with what is said of it, and the controllers, recognizers and scenes of the screen.
  func facts(below roots: [String]) -> JSONObject {
    let screen = index.screen
    return [
      "views": views(below: roots).map { view, depth -> JSONObject in
        .known([
          "id": view.id, "class": view.className, "depth": depth, "superview": view.superview,
          "frame": view.frame,
          "bounds": view.bounds, "viewController": view.viewController, "text": view.text,
          "gestureRecognizers": view.gestureRecognizers, "said": aside(of: view).map(\.plainText),
        ])
      },
      "controllers": screen.controllers.map { controller -> JSONObject in
        .known([
          "id": controller.id, "class": controller.className, "view": controller.view,
          "parent": controller.parent,
          "presentingViewController": controller.presentingViewController, "rootOf": controller.rootOf,
        ])
      },
      "gestureRecognizers": screen.gestureRecognizers.map { record -> JSONObject in
        .known([
          "id": record.id, "class": record.className, "view": record.view,
          "isPartOfView": record.isPartOfView,
          "actions": record.actions.map(\.action),
        ])
      },
      "scenes": screen.scenes.map { scene -> JSONObject in ["id": scene.id, "class": scene.className] },
    ]
  }

  /// Whether there is more to say of a view than its name and class.
  func isTelling(_ view: TraceView) -> Bool { !aside(of: view).isEmpty }

  // MARK: - What is not the usual

  /// Where a view differs from the usual of its class, in words: what decides about touches first, then what the source
  /// does not tell.
  private func marks(of view: TraceView) -> [String] {
    let isInteractive = !view.isOfClassThatIgnoresTouches
    let clips = view.uikitClass?.isKind(of: "UIScrollView") ?? false
    var marks: [TreesText] = []
    if view.isHidden { marks.append(.hidden) }
    if view.alpha != 1 { marks.append(.property("alpha", value: narrator.alpha(view.alpha))) }
    // Labels and images, which never take touches, have this mark only if they are hidden too.
    if view.isUserInteractionEnabled != isInteractive || (view.isUnseen && !view.isUserInteractionEnabled) {
      marks.append(.interaction(isOn: view.isUserInteractionEnabled))
    }
    if view.control?.isEnabled == false { marks.append(.disabled) }
    if view.isAnimating { marks.append(.animating) }
    if view.isExclusiveTouch { marks.append(.exclusiveTouch) }
    if view.isMultipleTouchEnabled { marks.append(.multipleTouch) }
    if view.clipsToBounds != clips { marks.append(.clips(view.clipsToBounds)) }
    if view.transform != .identity { marks.append(.transformed) }
    if view.zPosition != 0 {
      marks.append(.property("zPosition", value: narrator.number(view.zPosition)))
    }
    if let window = view.window {
      if window.isKeyWindow, index.windows.count > 1 { marks.append(.keyWindow) }
      if window.windowLevel != 0 {
        marks.append(.property("windowLevel", value: narrator.number(window.windowLevel)))
      }
    }
    var words = marks.map(say) + view.overrides.map(words)
    if let methods = methods(view.implements) { words.append(methods) }
    if !view.unknown.isEmpty {
      words.append(say(.unknown(names: view.unknown.joined(separator: ", "))))
    }
    return words
  }

  /// A declared override, as `hitTest: redirect to ChatView`.
  private func words(of declared: TraceOverride) -> String {
    let method = declared.method == "pointInside" ? "point(inside:)" : declared.method
    return narrator.language.line(method, narrator.declaration(declared).plain)
  }

  /// The touches methods that are implemented: the first one, and how many more there are.
  private func methods(_ methods: [TraceTouchesMethod]) -> String? {
    guard let first = methods.first else { return nil }
    let name = first.method.rawValue
    return methods.count == 1 ? name : "\(name) +\(methods.count - 1)"
  }

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
