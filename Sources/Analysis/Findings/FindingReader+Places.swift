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
    for target in targets where refusing(target) == nil && isPlaced(target) && target.overrides.isEmpty {
      guard let box = shownBox(of: target), let piece = MapPiece(box.corners) else { continue }
      if var finding = outside(target, box) {
        finding.box = box
        findings.append(finding)
        continue
      }
      guard target.control != nil else { continue }
      var reached = 0.0
      var takers: [String: Double] = [:]
      for (number, area) in reaches.grid.commonAreas(with: piece) {
        if reaches.region(number, reaches: target.id) {
          reached += area
        } else if let view = regions[number].view {
          takers[view, default: 0] += area
        }
      }
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
      } else if let finding = small(target, box) {
        findings.append(finding)
      }
    }
    return findings
  }

  private func outside(_ target: TraceView, _ box: TraceRect) -> Finding? {
    for ancestor in index.ancestry(of: target.id).dropFirst() {
      if ancestor.window != nil || ancestor.isScrollView || !ancestor.overrides.isEmpty { break }
      guard ancestor.transform == .identity, let limit = screenBox(of: ancestor) else { break }
      let width = min(box.maxX, limit.maxX) - max(box.minX, limit.minX)
      let height = min(box.maxY, limit.maxY) - max(box.minY, limit.minY)
      let inside = max(0, width) * max(0, height)
      let share = inside / (box.size.width * box.size.height)
      guard share < 1 - Self.leastShare else { continue }
      var finding = Finding(.outsideAncestor, target.id, by: ancestor.id)
      finding.number = share
      let beyond = [
        limit.minX - box.minX, limit.minY - box.minY, box.maxX - limit.maxX, box.maxY - limit.maxY,
      ]
      finding.cure =
        growth(of: ancestor).map { [$0] } ?? [
          TraceSetting(
            object: ancestor.id, property: "pointInside",
            value: "{outset: \(NumberText.decimal((beyond.max() ?? 0).rounded(.up), digits: 0))}")
        ]
      return finding
    }
    return nil
  }

  /// The fault of a view that takes the touches of a control; nil where that is meant.
  private func cover(_ target: TraceView, by taker: String) -> Finding? {
    let path = index.ancestry(of: taker)
    guard let front = path.first, !path.contains(where: { $0.id == target.id }) else { return nil }
    let own = Set(index.ancestry(of: target.id).map(\.id))
    // What lies around the control took the touch since something else refused it there.
    guard !own.contains(front.id) else { return nil }
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

  private func small(_ target: TraceView, _ box: TraceRect) -> Finding? {
    let side = min(box.size.width, box.size.height)
    guard side < TapTarget.leastSide, !Self.fixedSizes.contains(target.baseClass),
      let whole = screenBox(of: target), whole == box
    else { return nil }
    var finding = Finding(.smallControl, target.id)
    finding.number = side
    finding.box = box
    let missing = ((TapTarget.leastSide - side) / 2).rounded(.up)
    finding.cure = [
      TraceSetting(
        object: target.id, property: "pointInside",
        value: "{outset: \(NumberText.decimal(missing, digits: 0))}")
    ]
    return finding
  }
}
