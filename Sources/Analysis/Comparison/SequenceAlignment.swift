// SPDX-License-Identifier: Apache-2.0

/// The alignment of two sequences of numbers: what both have in the same order, and what only one has.
///
/// Numbers that occur once in each sequence, in the same order, are anchors. Between anchors, Myers' linear-space
/// algorithm finds the differences. If that would take too long, it splits at the best place found so far; the work
/// then stays far below the product of the lengths, and the result is correct but perhaps not the shortest.
struct SequenceAlignment {
  /// A run of both sequences, or of one.
  enum Run: Hashable {
    case both(Range<Int>, Range<Int>)
    case onlyA(Range<Int>)
    case onlyB(Range<Int>)
  }

  let runs: [Run]

  /// False if the work limit was reached; the rest then counts as different.
  let isComplete: Bool

  init(_ a: [Int32], _ b: [Int32], work: Int = 100_000_000) {
    var search = EditSearch(a, b, work: work)
    search.run()
    isComplete = search.work > 0
    runs = Self.runs(search.differs)
  }

  /// The runs, from the positions marked as different in each sequence; everything between is equal.
  private static func runs(_ differs: Sides<[Bool]>) -> [Run] {
    var runs: [Run] = []
    var (a, b) = (0, 0)
    while a < differs.a.count || b < differs.b.count {
      let start = Sides(a, b)
      while a < differs.a.count, differs.a[a] { a += 1 }
      if a > start.a { runs.append(.onlyA(start.a..<a)) }
      while b < differs.b.count, differs.b[b] { b += 1 }
      if b > start.b { runs.append(.onlyB(start.b..<b)) }
      let same = Sides(a, b)
      while a < differs.a.count, b < differs.b.count, !differs.a[a], !differs.b[b] {
        a += 1
        b += 1
      }
      if a > same.a { runs.append(.both(same.a..<a, same.b..<b)) }
    }
    return runs
  }
}

/// The positions of numbers that occur once in each sequence: the longest selection in the same order.
private struct Anchors {
  private(set) var all: [Sides<Int>] = []

  init(_ rows: Sides<[Int32]>) {
    let places = Sides(Self.single(rows.a), Self.single(rows.b))
    let pairs = rows.a.indices.compactMap { place -> Sides<Int>? in
      guard places.a[rows.a[place]] == .some(place), let other = places.b[rows.a[place]] ?? nil else {
        return nil
      }
      return Sides(place, other)
    }
    // The longest subsequence of pairs that also ascends in B: by length, the pair that ends one at the smallest
    // position.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (number, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].b < pair.b { low = middle + 1 } else { high = middle }
      }
      before[number] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(number) } else { ends[low] = number }
    }
    var next = ends.last
    while let number = next {
      all.append(pairs[number])
      next = before[number]
    }
    all.reverse()
  }

  /// The position of each number; nil for a number that occurs more than once.
  private static func single(_ row: [Int32]) -> [Int32: Int?] {
    var places: [Int32: Int?] = [:]
    for (place, number) in row.enumerated() {
      places.updateValue(places.keys.contains(number) ? nil : place, forKey: number)
    }
    return places
  }
}

/// Finds the differences of two sequences of numbers.
private struct EditSearch {
  private(set) var differs: Sides<[Bool]>

  /// The remaining work limit, in compared pairs.
  private(set) var work: Int

  /// The numbers that occur in both sequences, and their original positions.
  private var rows: Sides<[Int32]>
  private var places: Sides<[Int]>

  /// How far the furthest paths from the start and from the end reach, by diagonal.
  private var forward: [Int]
  private var backward: [Int]

  /// How many differences a split searches before it takes the best place found so far.
  private let patience: Int

  private struct Box {
    var a: Range<Int>
    var b: Range<Int>
  }

  init(_ a: [Int32], _ b: [Int32], work: Int) {
    self.work = work
    let inA = Set(a)
    let inB = Set(b)
    differs = Sides(a.map { !inB.contains($0) }, b.map { !inA.contains($0) })
    let differs = self.differs
    places = Sides(a.indices.filter { !differs.a[$0] }, b.indices.filter { !differs.b[$0] })
    rows = Sides(places.a.map { a[$0] }, places.b.map { b[$0] })
    let diagonals = rows.a.count + rows.b.count + 3
    forward = Array(repeating: 0, count: diagonals)
    backward = Array(repeating: 0, count: diagonals)
    var root = 1
    while root * root < diagonals { root += 1 }
    patience = max(256, root)
  }

  mutating func run() {
    var boxes: [Box] = []
    var start = Sides(0, 0)
    for anchor in Anchors(rows).all + [Sides(rows.a.count, rows.b.count)] {
      boxes.append(Box(a: start.a..<anchor.a, b: start.b..<anchor.b))
      start = anchor
    }
    boxes.reverse()
    while var box = boxes.popLast() {
      trim(&box)
      if box.a.isEmpty || box.b.isEmpty || work <= 0 {
        for place in box.a { differs.a[places.a[place]] = true }
        for place in box.b { differs.b[places.b[place]] = true }
      } else {
        let (x, y) = split(box)
        boxes.append(Box(a: x..<box.a.upperBound, b: y..<box.b.upperBound))
        boxes.append(Box(a: box.a.lowerBound..<x, b: box.b.lowerBound..<y))
      }
    }
  }

  /// Shrinks the box by what is equal at both ends.
  private func trim(_ box: inout Box) {
    while let x = box.a.first, let y = box.b.first, rows.a[x] == rows.b[y] {
      box.a.removeFirst()
      box.b.removeFirst()
    }
    while let x = box.a.last, let y = box.b.last, rows.a[x] == rows.b[y] {
      box.a.removeLast()
      box.b.removeLast()
    }
  }

  /// A point on a short path through a box, where the paths from its two corners meet.
  private mutating func split(_ box: Box) -> (Int, Int) {
    let (left, right) = (box.a.lowerBound, box.a.upperBound)
    let (top, bottom) = (box.b.lowerBound, box.b.upperBound)
    let zero = rows.b.count + 1
    let least = left - bottom
    let most = right - top
    let start = left - top
    let end = right - bottom
    let isOdd = (start - end) & 1 != 0
    var (low, high) = (start, start)
    var (lowBack, highBack) = (end, end)
    forward[zero + start] = left
    backward[zero + end] = right
    for cost in 1... {
      if low > least {
        low -= 1
        forward[zero + low - 1] = -1
      } else {
        low += 1
      }
      if high < most {
        high += 1
        forward[zero + high + 1] = -1
      } else {
        high -= 1
      }
      for diagonal in stride(from: high, through: low, by: -2) {
        let before = forward[zero + diagonal - 1]
        let after = forward[zero + diagonal + 1]
        let first = before < after ? after : before + 1
        var x = first
        while x < right, x - diagonal < bottom, rows.a[x] == rows.b[x - diagonal] { x += 1 }
        work -= x - first + 1
        forward[zero + diagonal] = x
        if isOdd, lowBack <= diagonal, diagonal <= highBack, backward[zero + diagonal] <= x {
          return (x, x - diagonal)
        }
      }
      if lowBack > least {
        lowBack -= 1
        backward[zero + lowBack - 1] = .max
      } else {
        lowBack += 1
      }
      if highBack < most {
        highBack += 1
        backward[zero + highBack + 1] = .max
      } else {
        highBack -= 1
      }
      for diagonal in stride(from: highBack, through: lowBack, by: -2) {
        let before = backward[zero + diagonal - 1]
        let after = backward[zero + diagonal + 1]
        let first = before < after ? before : after - 1
        var x = first
        while x > left, x - diagonal > top, rows.a[x - 1] == rows.b[x - 1 - diagonal] { x -= 1 }
        work -= first - x + 1
        backward[zero + diagonal] = x
        if !isOdd, low <= diagonal, diagonal <= high, x <= forward[zero + diagonal] {
          return (x, x - diagonal)
        }
      }
      if cost >= patience || work <= 0 {
        return best(box, Sides(low, high), Sides(lowBack, highBack), zero)
      }
    }
    return (left, top)
  }

  /// The point furthest from its corner, among the paths from both corners.
  private func best(
    _ box: Box, _ forwards: Sides<Int>, _ backwards: Sides<Int>, _ zero: Int
  ) -> (Int, Int) {
    var furthest = (x: box.a.lowerBound, y: box.b.lowerBound)
    for diagonal in stride(from: forwards.b, through: forwards.a, by: -2) {
      var x = min(forward[zero + diagonal], box.a.upperBound)
      if x - diagonal > box.b.upperBound { x = box.b.upperBound + diagonal }
      if x + x - diagonal > furthest.x + furthest.y { furthest = (x, x - diagonal) }
    }
    var nearest = (x: box.a.upperBound, y: box.b.upperBound)
    for diagonal in stride(from: backwards.b, through: backwards.a, by: -2) {
      var x = max(backward[zero + diagonal], box.a.lowerBound)
      if x - diagonal < box.b.lowerBound { x = box.b.lowerBound + diagonal }
      if x + x - diagonal < nearest.x + nearest.y { nearest = (x, x - diagonal) }
    }
    let fromEnd = box.a.upperBound + box.b.upperBound - nearest.x - nearest.y
    let fromStart = furthest.x + furthest.y - box.a.lowerBound - box.b.lowerBound
    return fromEnd < fromStart ? furthest : nearest
  }
}
