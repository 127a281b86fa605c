// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The texts of the hierarchy's nodes and frames, and the hierarchy as text.
struct HierarchyWords: PictureWords {
  private static let shownBadges = 4

  let subject: DiagramSubject
  private let marks: HierarchyMarks
  private let firstResponders: Set<String>
  /// The controllers without a view on the screen, by their parents.
  private let unloaded: [String: [String]]

  init(_ subject: DiagramSubject) {
    self.subject = subject
    marks = HierarchyMarks(subject: subject)
    let index = subject.index
    firstResponders = Set(index.screen.views.compactMap(\.window?.firstResponder))
    let viewless = index.screen.controllers.filter { controller in
      controller.view.flatMap(index.view) == nil && controller.parent != nil
    }
    unloaded = Dictionary(grouping: viewless) { $0.parent ?? "" }.mapValues { $0.map(\.id) }
  }

  /// A node's label and its full text.
  func parts(of item: HierarchyItem) -> (label: TreeLabel, title: String) {
    switch item.content {
    case .scene(let id): return scene(id)
    case .view(let id, let inside): return view(id, inside: inside)
    case .fold(let fold):
      let lines = lines(of: fold)
      return (
        TreeLabel(name: lines[0], details: Array(lines.dropFirst())),
        counted(lines.joined(separator: "; "), fold.views)
      )
    }
  }

  private func scene(_ id: String) -> (label: TreeLabel, title: String) {
    let className = index.screen.scenes.first { $0.id == id }?.className ?? ""
    let name = ObjectName(id: id, className: className)
    let kind = narrator.kind(.scene)
    return (TreeLabel(name: name.name, details: [name.className ?? "", kind]), "\(name.full): \(kind)")
  }

  private func view(_ id: String, inside: Int) -> (label: TreeLabel, title: String) {
    guard let view = index.view(id) else { return (TreeLabel(name: id), id) }
    let name = subject.objectName(ofView: id)
    var details = subject.heading(ofView: id)
    let actions = marks.actions(of: view)
    details += actions.prefix(3)
    if actions.count > 3 { details.append(say(.andMore(count: actions.count - 3))) }
    let recognizers = marks.recognizers(of: view)
    var special: [String] = []
    if id == subject.hitViewOfAll { special.append("✓ " + narrator[.legendHit]) }
    special += marks.marks(of: view)
    if firstResponders.contains(id) { special.append(say(.firstResponder)) }
    var rest: [String] = []
    if recognizers.ownCount > 0 { rest.append(say(.ownRecognizers(count: recognizers.ownCount))) }
    if recognizers.badges.count > Self.shownBadges {
      rest.append(say(TreesText.moreRecognizers(count: recognizers.badges.count - Self.shownBadges)))
    }
    rest += subject.viewsInside(inside)
    let label = TreeLabel(
      name: name.name, details: details + rest, marks: special,
      badges: recognizers.badges.prefix(Self.shownBadges).map { ($0.name, $0.details) })
    let told = details + special + recognizers.badges.map(\.text) + rest
    return (label, subject.told(of: name.name, told.filter { !$0.isEmpty }))
  }

  /// A node's name for an edge.
  func name(of item: HierarchyItem) -> String {
    switch item.content {
    case .scene(let id): ObjectName(id: id, className: "").name
    case .view(let id, inside: _): subject.objectName(ofView: id).name
    case .fold(let fold): lines(of: fold)[0]
    }
  }

  /// What a fold says: the count first.
  private func lines(of fold: ViewFold<HierarchyFoldKind>) -> [String] {
    let count = fold.views.count
    let rest = subject.viewsInside(fold.inside)
    switch fold.kind {
    case .alike(let className, let isRest):
      let name = TextFitter.line(className)
      return [
        isRest ? say(.alikeMore(count: count, className: name)) : "\(count) × \(name)"
      ]
        + rest
    case .mixed: return [say(.viewCount(count: count))] + classes(of: fold.views) + rest
    case .nested: return [say(.moreViews(count: count)), say(.nested)] + classes(of: fold.views)
    case .detached: return [say(.inNoWindow(count: fold.count))]
    }
  }

  /// The most frequent classes of views, with their numbers.
  private func classes(of views: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for id in views { counts[index.view(id)?.className ?? "", default: 0] += 1 }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = sorted.prefix(3).map { "\($0.value) × \(TextFitter.line($0.key))" }
    return shown + (sorted.count > 3 ? [say(.moreClasses(count: sorted.count - 3))] : [])
  }

  /// The texts in the frame of a controller: its name, its class, how it got there, and children without views.
  func parts(of controller: TraceController) -> (name: String, details: [String], title: String) {
    let name = ObjectName(id: controller.id, className: controller.className)
    var details = [name.className ?? narrator.kind(.viewController)]
    if let relation = HierarchyControllers.relation(controller, language: language) {
      details.append(relation)
    }
    if let children = unloaded[controller.id] {
      details.append(say(.notLoaded(names: narrator.names(children, limit: 3))))
    }
    return (name.name, details, subject.told(of: name.name, details))
  }

  /// The hierarchy in lines, each view's subviews from back to front, indented.
  func outline(_ items: [HierarchyItem], _ controllers: HierarchyControllers) -> String {
    let framed = Dictionary(controllers.frames.map { ($0.root, $0.controller) }) { first, _ in first }
    return items.outline { position in
      var line = parts(of: items[position]).title
      if case .fold = items[position].content { line = "(\(line))" }
      if let controller = framed[position] { line += " [\(parts(of: controller).title)]" }
      return TextFitter.line(line)
    }
  }
}
