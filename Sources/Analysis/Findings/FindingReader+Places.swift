// SPDX-License-Identifier: Apache-2.0

import Trace

extension FindingReader {
  /// The part of a view that something else may take before that is a fault.
  private static let leastShare = 0.1

  /// Controls whose size UIKit chooses.
  private static let fixedSizes: Set<String> = [
    "UISwitch", "UISegmentedControl", "UIStepper", "UIPageControl", "UISlider", "UITextField", "UIDatePicker",
  ]

  /// What lies outside of its superviews, behind others, or is too small for a finger.
  func places() -> [Finding] {
    guard let map else { return [] }
    let regions = map.regions.map(\.joined)
    let reaches = TapReaches(regions, of: index.screen)
    var findings: [Finding] = []
    var windows: [String: Int] = [:]
    for target in targets where refusing(target) == nil && isPlaced(target) {
      guard let box = shownBox(of: target), let piece = MapPiece(box.corners) else { continue }
      var reached = 0.0
      var takers: [String: Double] = [:]
      for (number, area) in reaches.grid.commonAreas(with: piece) {
        if reaches.region(number, reaches: target.id) {
          reached += area
        } else if let view = regions[number].view {
          takers[view, default: 0] += area
        }
      }
      if var finding = outside(target, box, reached: reached / piece.area) {
        finding.box = box
        findings.append(finding)
        continue
      }
      guard target.control != nil else { continue }
      let total = reached + takers.values.reduce(0, +)
      // The largest taker; of two alike the first by name, so that the answer is always the same.
      let largest = takers.max { ($0.value, $1.key) < ($1.value, $0.key) }
      if total > 0, let largest, largest.value / total > Self.leastShare,
        var finding = cover(target, by: largest.key)
      {
        finding.number = reached / total
        finding.box = box
        if finding.rule == .coveredByWindow, let culprit = finding.culprit {
          if let position = windows[culprit] {
            findings[position].others.append(target.id)
            continue
          }
          windows[culprit] = findings.count
        }
        findings.append(finding)
      } else if let finding = small(target, box, reached: reaches.reach(of: target.id).box) {
        findings.append(finding)
      }
    }
    return findings
  }

  /// The fault of a view of which taps reach less since it lies outside of superviews.
  private func outside(_ target: TraceView, _ box: TraceRect, reached: Double) -> Finding? {
    guard reached < 1 - Self.leastShare else { return nil }
    var finding = Finding(.outsideAncestor, target.id)
    finding.number = reached
    var tooSmall: [TraceView] = []
    for ancestor in index.ancestry(of: target.id).dropFirst() {
      if ancestor.window != nil || ancestor.isScrollView { break }
      guard ancestor.transform == .identity, let limit = screenBox(of: ancestor) else { break }
      let width = min(box.maxX, limit.maxX) - max(box.minX, limit.minX)
      let height = min(box.maxY, limit.maxY) - max(box.minY, limit.minY)
      let share = max(0, width) * max(0, height) / (box.size.width * box.size.height)
      guard share < 1 - Self.leastShare else { continue }
      tooSmall.append(ancestor)
      let beyond = [
        limit.minX - box.minX, limit.minY - box.minY, box.maxX - limit.maxX, box.maxY - limit.maxY,
      ]
      let amount = NumberText.decimal((beyond.max() ?? 0).rounded(.up), digits: 0)
      finding.cure.append(
        TraceSetting(object: ancestor.id, property: "pointInside", value: "{outset: \(amount)}"))
    }
    guard let nearest = tooSmall.first else { return nil }
    finding.culprit = nearest.id
    if tooSmall.count == 1, let growth = growth(of: nearest) { finding.cure = [growth] }
    return finding
  }

  /// The fault of a view that takes the touches of a control; nil where that is meant.
  private func cover(_ target: TraceView, by taker: String) -> Finding? {
    let path = index.ancestry(of: taker)
    guard let front = path.first, !path.contains(where: { $0.id == target.id }) else { return nil }
    let own = Set(index.ancestry(of: target.id).map(\.id))
    // What lies around or behind the control took the touch since something else refused it there.
    guard !own.contains(front.id), isInFront(front, of: target) else { return nil }
    let before = path.prefix { !own.contains($0.id) }
    guard let root = before.last, !before.contains(where: { Self.isPresentation($0) }) else { return nil }
    if let control = before.first(where: { $0.control != nil }) {
      return Finding(.overlappingControls, target.id, by: control.id)
    }
    guard front.overrides.isEmpty, !before.contains(where: { index.usesTouches($0) }) else { return nil }
    // A control behind something opaque is not seen, so that nobody misses it.
    guard !isOpaque(front) else { return nil }
    let isWindow = root.window != nil
    var finding = Finding(
      isWindow ? .coveredByWindow : .covered, target.id, by: isWindow ? root.id : front.id)
    // Within a window all that lies behind the taker would take the touch next.
    finding.cure = (isWindow ? Array(before) : [front]).filter { $0.overrides.isEmpty }.map(lettingThrough)
    return finding
  }

  /// A setting with which a view takes no touches itself; what is in it does as before.
  private func lettingThrough(_ view: TraceView) -> TraceSetting {
    index.subviews(of: view.id).isEmpty
      ? TraceSetting(object: view.id, property: "isUserInteractionEnabled", value: "false")
      : TraceSetting(object: view.id, property: "hitTest", value: "passThrough")
  }

  /// Views that come with a presentation, which is meant to keep touches from what is behind it.
  private static func isPresentation(_ view: TraceView) -> Bool {
    ["Transition", "Dimming", "Presentation", "RemoteKeyboard", "TextEffects", "Alert"].contains {
      view.className.contains($0)
    }
  }

  /// Whether a view hides what is behind it, as far as colours are known.
  private func isOpaque(_ view: TraceView) -> Bool {
    guard let color = view.backgroundColor, view.alpha >= 1 else { return false }
    return color.count == 7 || color.hasSuffix("ff")
  }

  private func small(_ target: TraceView, _ box: TraceRect, reached: TraceRect?) -> Finding? {
    guard let reached, !Self.fixedSizes.contains(target.baseClass), let whole = screenBox(of: target),
      whole == box
    else { return nil }
    let side = min(reached.size.width, reached.size.height)
    guard side < TapTarget.leastSide else { return nil }
    var finding = Finding(.smallControl, target.id)
    finding.number = side
    finding.box = box
    let missing = NumberText.decimal(((TapTarget.leastSide - side) / 2).rounded(.up), digits: 0)
    finding.cure = [
      TraceSetting(object: target.id, property: "pointInside", value: "{outset: \(missing)}")
    ]
    return finding
  }
}
