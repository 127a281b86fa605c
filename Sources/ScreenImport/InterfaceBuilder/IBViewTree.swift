// SPDX-License-Identifier: Apache-2.0

/// Finds the views inside a view's element.
enum IBViewTree {
  /// Elements that hold views without being one.
  private static let wrappers: Set<String> = [
    "subviews", "prototypes", "cells", "sections", "tableViewSection",
  ]

  /// Wrappers in which everything is a view, known or not.
  private static let viewLists: Set<String> = ["subviews", "prototypes", "cells"]

  /// The views directly below a view, from back to front.
  static func subviews(of view: IBElement) -> [IBElement] {
    var found: [IBElement] = []
    var open: [(element: IBElement, isListed: Bool)] = view.children.reversed().map { ($0, false) }
    while let (element, isListed) = open.popLast() {
      if element["key"] == "refreshControl" { continue }
      if isListed || isView(element) {
        found.append(element)
      } else if wrappers.contains(element.name) {
        let isList = viewLists.contains(element.name)
        open += element.children.reversed().map { ($0, isList) }
      }
    }
    return found
  }

  /// Whether an element is a view by its name, or looks like one.
  private static func isView(_ element: IBElement) -> Bool {
    if element.isView { return true }
    return element.name.hasSuffix("View") && element.value(forKey: "frame")?.name == "rect"
  }

  /// The root view of a controller's element.
  static func rootView(of controller: IBElement) -> IBElement? {
    controller.value(forKey: "view")
  }

  /// The cells that a list makes its rows or items of when the app runs; those of a static table are no prototypes.
  static func prototypes(of view: IBElement) -> [IBElement] {
    let lists = view.children.filter {
      $0.name == "prototypes" || ($0.name == "cells" && view.name == "collectionView")
    }
    return lists.flatMap(\.children)
  }
}
