// SPDX-License-Identifier: Apache-2.0

import Trace

/// Finds the views of one screen in another.
///
/// First those with a name that somebody gave, wherever they are. Then, from the windows inwards, the subviews of
/// views that are the same: with the same content, then the same text, frame or number, then the same class.
struct ViewMatcher {
  private let a: Tree
  private let b: Tree

  /// By position in A, the position in B.
  private var matches: [Int?]
  private var isTaken: [Bool]

  init(_ a: [TraceView], _ b: [TraceView]) {
    var contents = Contents()
    self.a = Tree(a, &contents)
    self.b = Tree(b, &contents)
    matches = Array(repeating: nil, count: a.count)
    isTaken = Array(repeating: false, count: b.count)
    matchGivenNames()
    match(self.a.roots, self.b.roots)
    for position in a.indices {
      if let other = matches[position] { match(self.a.subviews[position], self.b.subviews[other]) }
    }
  }

  /// The names of views that are the same, A's and B's.
  var pairs: [(String, String)] {
    matches.enumerated().compactMap { position, other in
      other.map { (a.views[position].id, b.views[$0].id) }
    }
  }

  private mutating func matchGivenNames() {
    var given: [String: Int] = [:]
    for (position, view) in b.views.enumerated() where !b.isMade[position] { given[view.id] = position }
    for (position, view) in a.views.enumerated() where !a.isMade[position] {
      if let other = given[view.id], !isTaken[other] { take(position, other) }
    }
  }

  private mutating func take(_ position: Int, _ other: Int) {
    matches[position] = other
    isTaken[other] = true
  }

  /// Matches siblings, the surest ways first.
  private mutating func match(_ subviews: [Int], _ others: [Int]) {
    for way in Way.allCases {
      let left = subviews.filter { matches[$0] == nil }
      guard !left.isEmpty else { return }
      var waiting: [Key: [Int]] = [:]
      for other in others.reversed() where !isTaken[other] {
        if let key = b.key(of: other, way) { waiting[key, default: []].append(other) }
      }
      guard !waiting.isEmpty else { continue }
      for position in left {
        guard let key = a.key(of: position, way), let other = waiting[key]?.last,
          !way.needsMadeName || a.isMade[position] || b.isMade[other]
        else { continue }
        waiting[key]?.removeLast()
        take(position, other)
      }
    }
  }

  /// What makes siblings the same.
  private enum Way: CaseIterable {
    case content, textAndFrame, text, frame, name, order

    /// Whether two views that both have a given name are never the same in this way.
    var needsMadeName: Bool { self == .name || self == .order }
  }

  private struct Key: Hashable {
    var className: Substring
    var content: Int?
    var text: String?
    var frame: TraceRect?
    var name: String?
  }

  /// Numbers for all that a view is and holds, equal for equal ones.
  private struct Contents {
    private struct Content: Hashable {
      var className: Substring
      var text: String?
      var frame: TraceRect
      var subviews: [Int]
    }

    private var numbers: [Content: Int] = [:]

    mutating func number(of view: TraceView, holding subviews: [Int]) -> Int {
      let content = Content(
        className: ObjectMatch.base(view.className), text: view.text, frame: view.frame, subviews: subviews)
      if let number = numbers[content] { return number }
      numbers[content] = numbers.count
      return numbers.count - 1
    }
  }

  private struct Tree {
    let views: [TraceView]
    let roots: [Int]
    let subviews: [[Int]]
    let isMade: [Bool]
    private let contents: [Int]

    init(_ views: [TraceView], _ numbers: inout Contents) {
      self.views = views
      let positions = Dictionary(views.enumerated().map { ($1.id, $0) }) { first, _ in first }
      var roots: [Int] = []
      var subviews = [[Int]](repeating: [], count: views.count)
      for (position, view) in views.enumerated() {
        if let superview = view.superview.flatMap({ positions[$0] }), superview < position {
          subviews[superview].append(position)
        } else {
          roots.append(position)
        }
      }
      var contents = [Int](repeating: 0, count: views.count)
      for position in views.indices.reversed() {
        contents[position] = numbers.number(
          of: views[position], holding: subviews[position].map { contents[$0] })
      }
      self.roots = roots
      self.subviews = subviews
      self.contents = contents
      isMade = views.map { ObjectMatch.isMade($0.id, from: $0.className) }
    }

    func key(of position: Int, _ way: Way) -> Key? {
      let view = views[position]
      var key = Key(className: ObjectMatch.base(view.className))
      switch way {
      case .content: key.content = contents[position]
      case .textAndFrame:
        guard let text = view.text else { return nil }
        key.text = text
        key.frame = view.frame
      case .text:
        guard let text = view.text else { return nil }
        key.text = text
      case .frame: key.frame = view.frame
      case .name: key.name = view.id
      case .order: break
      }
      return key
    }
  }
}
