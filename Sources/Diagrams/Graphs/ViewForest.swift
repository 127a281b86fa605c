// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The views of a screen as trees, with the size of each.
struct ViewForest {
  let index: ScreenIndex

  /// The windows from back to front.
  let windows: [String]

  /// The topmost views that are in no window.
  let detached: [String]

  private let sizes: [String: Int]

  /// Numbers that are equal for views of the same class with the same views in them.
  private let shapes: [String: UInt64]

  init(_ index: ScreenIndex) {
    self.index = index
    // Views stand after their superviews, so that going backwards finds every subtree complete.
    var sizes: [String: Int] = [:]
    var shapes: [String: UInt64] = [:]
    var classes: [String: UInt64] = [:]
    var roots: [String] = []
    for view in index.screen.views.reversed() {
      sizes[view.id, default: 0] += 1
      let number = UInt64(classes.count + 1)
      let own = classes[view.className] ?? number
      classes[view.className] = own
      let shape = Self.mixed(shapes[view.id] ?? 0, own)
      shapes[view.id] = shape
      if let superview = view.superview, index.view(superview) != nil {
        sizes[superview, default: 0] += sizes[view.id] ?? 0
        shapes[superview] = Self.mixed(shapes[superview] ?? 0, shape)
      } else {
        roots.append(view.id)
      }
    }
    self.sizes = sizes
    self.shapes = shapes
    let asked = Set(index.screen.windowOrder)
    let others = roots.reversed().filter { !asked.contains($0) }
    let isWindow = { (id: String) in index.view(id)?.window != nil }
    windows = others.filter(isWindow) + index.windows.map(\.id).reversed()
    detached = others.filter { !isWindow($0) }
  }

  private static func mixed(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var number = (first ^ second &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
    number ^= number >> 31
    return number &* 0x94D0_49BB_1331_11EB &+ 1
  }

  /// A number that is equal for views of the same class with the same views in them.
  func shape(of id: String) -> UInt64 { shapes[id] ?? 0 }

  /// Adds a view and its superviews to a set, up to the first that is in it.
  static func add(_ id: String, to views: inout Set<String>, in index: ScreenIndex) {
    var current = index.view(id)
    while let view = current, views.insert(view.id).inserted {
      current = view.superview.flatMap(index.view)
    }
  }

  /// How many views a view and everything in it are.
  func size(of id: String) -> Int { sizes[id] ?? 1 }

  /// How many some views and everything in them are.
  func size(of views: [String]) -> Int { views.reduce(0) { $0 + size(of: $1) } }

  /// Views that are counted with everything in them.
  func fold<Kind>(_ views: [String], _ kind: Kind) -> ViewFold<Kind> {
    ViewFold(kind: kind, views: views, count: size(of: views))
  }
}
