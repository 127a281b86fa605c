// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The classes of everything on a screen that can get events, as a tree, with the objects of each.
struct ClassTree {
  struct Item: TreeItem {
    /// The class, or of a fold the class above all that it counts.
    var name: String
    var parent: Int?
    var children: [Int] = []

    /// The objects of this very class, in the order of the screen.
    var objects: [String] = []

    /// How many objects are of this class or one below it.
    var total = 0

    /// The classes that are counted instead of shown; empty for a class that is shown.
    var foldedClasses: [String] = []

    /// Whether the class is UIResponder, or below it.
    var isResponder: Bool

    /// Whether the class is an app's own.
    var isOwn: Bool

    /// Whether the class is, by its name, a private one of UIKit's.
    var isPrivate = false

    var isFold: Bool { !foldedClasses.isEmpty }
  }

  /// If more classes are below one class, some are counted where counting is allowed.
  private static let manySubclasses = 20

  /// The classes, each after the one above it.
  private(set) var items: [Item] = []

  /// How many classes have objects, and how many of those are an app's own.
  private(set) var usedCount = 0
  private(set) var ownCount = 0

  private var positions: [Place: Int] = [:]

  private struct Place: Hashable {
    var parent: Int?
    var name: String
  }

  init(_ screen: TraceScreen, limit: Int, folds: Bool) {
    func add(_ id: String, _ name: String, _ base: String?, _ kind: String) {
      insert(id, UIKitClass.lineage(of: name, base: base, kind: kind))
    }
    add(screen.application.id, screen.application.className, nil, "UIApplication")
    if let delegate = screen.delegate {
      let kind = delegate.isResponder ? UIKitClass.responder : UIKitClass.root
      add(delegate.id, delegate.className, nil, kind)
    }
    for scene in screen.scenes { add(scene.id, scene.className, nil, "UIScene") }
    for controller in screen.controllers {
      add(controller.id, controller.className, controller.baseClass, UIKitClass.controller)
    }
    for view in screen.views {
      add(view.id, view.className, view.baseClass, view.window == nil ? UIKitClass.view : "UIWindow")
    }
    for recognizer in screen.gestureRecognizers {
      add(recognizer.id, recognizer.className, recognizer.baseClass, UIKitClass.recognizer)
    }
    let used = items.filter { $0.isResponder && !$0.objects.isEmpty }
    usedCount = used.count
    ownCount = used.count(where: \.isOwn)
    for position in items.indices.reversed() {
      items[position].total += items[position].objects.count
      if let parent = items[position].parent { items[parent].total += items[position].total }
    }
    let parents = items.count { !$0.children.isEmpty }
    var breadth = items.count > limit ? max(2, (limit - parents) / max(parents, 1)) : .max
    if folds { breadth = min(breadth, Self.manySubclasses) }
    fold(breadth: breadth)
  }

  private mutating func insert(_ id: String, _ lineage: [String]) {
    var parent: Int?
    for name in lineage {
      let place = Place(parent: parent, name: name)
      if let position = positions[place] {
        parent = position
        continue
      }
      let isResponder =
        name == UIKitClass.responder || parent.map { items[$0].isResponder } ?? false
      parent = items.add(
        Item(
          name: name, parent: parent, isResponder: isResponder,
          isOwn: !UIKitClass.isUIKit(name), isPrivate: UIKitClass.isPrivate(name)))
      positions[place] = parent
    }
    if let parent { items[parent].objects.append(id) }
  }

  /// Counts the classes with the fewest objects below each class, so that no more nodes than a limit remain there.
  private mutating func fold(breadth: Int) {
    guard items.contains(where: { $0.children.count > breadth }) else { return }
    var kept: [Item] = []
    var open = items.filter { $0.parent == nil }
    var next = 0
    while next < open.count {
      var item = open[next]
      next += 1
      let children = item.children
      item.children = []
      let own = kept.add(item)
      let ranked = children.sorted { (items[$1].total, $0) < (items[$0].total, $1) }
      let shown = Set(ranked.count > breadth ? Array(ranked.prefix(breadth - 1)) : ranked)
      let rest = children.filter { !shown.contains($0) }.map { items[$0] }
      for var child in children.filter(shown.contains).map({ items[$0] }) {
        child.parent = own
        open.append(child)
      }
      guard !rest.isEmpty else { continue }
      var fold = Item(name: item.name, parent: own, isResponder: item.isResponder, isOwn: false)
      fold.foldedClasses = rest.map(\.name)
      fold.objects = rest.flatMap(\.objects)
      fold.total = rest.reduce(0) { $0 + $1.total }
      open.append(fold)
    }
    items = kept
  }
}
