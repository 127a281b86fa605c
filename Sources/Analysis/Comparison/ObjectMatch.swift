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
    var pairs = ViewMatcher(a.screen.views, b.screen.views).pairs
    let views = Dictionary(pairs) { first, _ in first }
    let viewsOfB = Dictionary(pairs.map { ($0.1, $0.0) }) { first, _ in first }
    pairs += Self.recognizers(a.screen, b.screen, viewsOfB)
    pairs += Self.controllers(a.screen, b.screen, views)
    pairs += Self.others(a.screen, b.screen)
    var inA: [String: String] = [:]
    var inB: [String: String] = [:]
    var named: [Sides<String>] = []
    func take(_ pairs: [(String, String)]) {
      for (a, b) in pairs where inB[a] == nil && inA[b] == nil {
        inB[a] = b
        inA[b] = a
        named.append(Sides(a, b))
      }
    }
    take(pairs)
    take(Self.delegates(a, b, inB))
    renamings = named.filter { $0.a != $0.b }
    self.inA = inA
    self.inB = inB
    known = Self.names(of: a.screen)
  }

  /// An object of B under its name in A. One that A has not keeps its name, marked if A uses that for another.
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

extension ObjectMatch {
  /// Recognizers by a given name, else by class in the order of addition to the same view.
  private static func recognizers(
    _ a: TraceScreen, _ b: TraceScreen, _ views: [String: String]
  ) -> [(String, String)] {
    var pairs = given(
      a.gestureRecognizers.map { ($0.id, $0.className) }, b.gestureRecognizers.map { ($0.id, $0.className) })
    let matched = Sides(Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    var waiting: [[String]: [String]] = [:]
    for recognizer in a.gestureRecognizers.reversed() where !matched.a.contains(recognizer.id) {
      waiting[[recognizer.view, recognizer.className], default: []].append(recognizer.id)
    }
    for recognizer in b.gestureRecognizers where !matched.b.contains(recognizer.id) {
      guard let view = views[recognizer.view] else { continue }
      if let other = waiting[[view, recognizer.className]]?.popLast() {
        pairs.append((other, recognizer.id))
      }
    }
    return pairs
  }

  /// Controllers by a given name, else by their root view.
  private static func controllers(
    _ a: TraceScreen, _ b: TraceScreen, _ views: [String: String]
  ) -> [(String, String)] {
    let byView = Dictionary(b.controllers.compactMap { one in one.view.map { ($0, one.id) } }) { first, _ in
      first
    }
    return given(a.controllers.map { ($0.id, $0.className) }, b.controllers.map { ($0.id, $0.className) })
      + a.controllers.compactMap { controller in
        controller.view.flatMap { views[$0] }.flatMap { byView[$0] }.map { (controller.id, $0) }
      }
  }

  private static func given(
    _ a: [(id: String, className: String)], _ b: [(id: String, className: String)]
  ) -> [(String, String)] {
    let names = Set(b.filter { !isMade($0.id, from: $0.className) }.map(\.id))
    return a.filter { !isMade($0.id, from: $0.className) && names.contains($0.id) }.map { ($0.id, $0.id) }
  }

  /// What there is one of: the application, its delegate, and the scenes in order.
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
