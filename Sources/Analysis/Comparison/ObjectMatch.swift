// SPDX-License-Identifier: Apache-2.0

import Trace

/// Which view, recognizer, controller or other responder of trace A is which of trace B.
///
/// A name that somebody gave is trusted. Names that were made from classes, such as `UIButton#2`, count for little,
/// since one more button turns them all; there the place in the hierarchy, class, text and frame decide.
package struct ObjectMatch: Hashable, Sendable {
  /// By the name in B, the name in A.
  private let inA: [String: String]

  /// By the name in A, the name in B.
  private let inB: [String: String]

  private let known: Set<String>

  /// Objects with another name in B: views first, then recognizers, controllers and others.
  package let renamings: [Sides<String>]

  init(_ a: ScreenIndex, _ b: ScreenIndex) {
    var pairs = Pairs()
    pairs.take(ViewMatcher(a.screen.views, b.screen.views).pairs)
    pairs.takeRecognizers(Sides(a.screen, b.screen))
    pairs.takeControllers(Sides(a.screen, b.screen))
    pairs.take(Self.others(a.screen, b.screen))
    pairs.take(Self.delegates(a, b, pairs.inB))
    renamings = pairs.all.filter { $0.a != $0.b }
    inA = pairs.inA
    inB = pairs.inB
    known = Self.names(of: a.screen)
  }

  /// An object of B under its name in A. One that A does not have keeps its name; the name is marked if A uses it for another object.
  package func common(_ name: String) -> String {
    if let name = inA[name] { return name }
    return known.contains(name) ? "\u{0}\(name)" : name
  }

  /// An object's name in terms of A.
  package func common(_ name: String, on side: Side) -> String { side == .a ? name : common(name) }

  /// The object of the other trace that is this one of A or of B.
  package func counterpart(of name: String, on side: Side) -> String? { side == .a ? inB[name] : inA[name] }

  /// Whether a name was made from a class.
  static func isMade(_ name: String, from className: String) -> Bool {
    let plain = base(className)
    guard name.hasPrefix(plain) else { return false }
    let rest = name.dropFirst(plain.count)
    return rest.isEmpty || rest.first == "#" && rest.dropFirst().allSatisfy(\.isNumber)
  }

  /// A class without its module and generic arguments.
  static func base(_ className: String) -> Substring {
    let plain = className.prefix { $0 != "<" }
    return plain.split(separator: ".").last ?? plain
  }

  private static func names(of screen: TraceScreen) -> Set<String> {
    Set(screen.views.map(\.id)).union(screen.gestureRecognizers.map(\.id)).union(screen.controllers.map(\.id))
  }
}

/// Objects that are the same, by their names in both traces. The first pair that a name is in holds.
private struct Pairs {
  private(set) var inA: [String: String] = [:]
  private(set) var inB: [String: String] = [:]
  private(set) var all: [Sides<String>] = []

  mutating func take(_ pairs: [(String, String)]) {
    for (a, b) in pairs where inB[a] == nil && inA[b] == nil {
      inB[a] = b
      inA[b] = a
      all.append(Sides(a, b))
    }
  }

  /// Recognizers by a given name, else by class in the order of addition to the same view.
  mutating func takeRecognizers(_ screens: Sides<TraceScreen>) {
    let objects = Sides(
      screens.a.gestureRecognizers.map { Item(name: $0.id, className: $0.className, place: [$0.view]) },
      screens.b.gestureRecognizers.map { Item(name: $0.id, className: $0.className, place: [$0.view]) })
    takeGiven(objects)
    takeInOrder(objects)
  }

  /// Controllers by a given name, else by their root view, else by class in order in the same place among the others.
  mutating func takeControllers(_ screens: Sides<TraceScreen>) {
    func items(_ controllers: [TraceController]) -> [Item] {
      controllers.map {
        Item(
          name: $0.id, className: $0.className,
          place: [$0.parent, $0.presentingViewController, $0.rootOf].map { $0 ?? "" })
      }
    }
    let objects = Sides(items(screens.a.controllers), items(screens.b.controllers))
    takeGiven(objects)
    let byView = Dictionary(screens.b.controllers.compactMap { one in one.view.map { ($0, one.id) } }) {
      first, _ in first
    }
    take(
      screens.a.controllers.compactMap { controller in
        controller.view.flatMap { inB[$0] }.flatMap { byView[$0] }.map { (controller.id, $0) }
      })
    // Each round pairs those in controllers that the round before has paired.
    var count = -1
    while count != all.count {
      count = all.count
      takeInOrder(objects)
    }
    takeInOrder(objects, alsoElsewhere: true)
  }

  private struct Item {
    var name: String
    var className: String
    /// The objects that say where it is; empty for none.
    var place: [String]
  }

  private mutating func takeGiven(_ objects: Sides<[Item]>) {
    let names = Set(objects.b.filter { !ObjectMatch.isMade($0.name, from: $0.className) }.map(\.name))
    take(
      objects.a.filter { !ObjectMatch.isMade($0.name, from: $0.className) && names.contains($0.name) }
        .map { ($0.name, $0.name) })
  }

  /// Pairs what is of one class in the same place, in order; or also what is in places that are in one trace only.
  private mutating func takeInOrder(_ objects: Sides<[Item]>, alsoElsewhere: Bool = false) {
    func waiting(_ items: [Item], on side: Side) -> [(item: Item, key: [String])] {
      let names = side == .a ? inB : inA
      return items.compactMap { item in
        guard names[item.name] == nil,
          alsoElsewhere || item.place.allSatisfy({ $0.isEmpty || names[$0] != nil })
        else { return nil }
        let place = item.place.map { side == .b ? inA[$0] ?? "" : inB[$0] == nil ? "" : $0 }
        return (item, place + [item.className])
      }
    }
    var others: [[String]: [String]] = [:]
    for (item, key) in waiting(objects.b, on: .b).reversed() { others[key, default: []].append(item.name) }
    take(
      waiting(objects.a, on: .a).compactMap { item, key in
        others[key]?.popLast().map { (item.name, $0) }
      })
  }
}

extension ObjectMatch {
  /// Objects of which there is one: the application, its delegate, and the scenes in order.
  private static func others(_ a: TraceScreen, _ b: TraceScreen) -> [(String, String)] {
    var pairs = [(a.application.id, b.application.id)]
    if let first = a.delegate, let second = b.delegate { pairs.append((first.id, second.id)) }
    return pairs + zip(a.scenes.map(\.id), b.scenes.map(\.id))
  }

  /// The delegates of recognizers that are the same.
  private static func delegates(
    _ a: ScreenIndex, _ b: ScreenIndex, _ inB: [String: String]
  ) -> [(String, String)] {
    a.screen.gestureRecognizers.compactMap { recognizer in
      guard let delegate = recognizer.delegate, let other = inB[recognizer.id].flatMap(b.recognizer)?.delegate
      else { return nil }
      return (delegate, other)
    }
  }
}
