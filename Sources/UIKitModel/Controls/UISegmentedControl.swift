// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control that chooses one of several segments of equal width (UC-13).
///
/// The segment is the one over or under which the finger is lifted; beyond the left and the right end there
/// is none.
@MainActor
open class UISegmentedControl: UIControl {
  override class var isMadeOfSubviews: Bool { true }

  /// The index when no segment is selected.
  public static let noSegment = -1

  private var titles: [String?] = []
  private var disabledSegments: Set<Int> = []

  /// The number of segments.
  public final var numberOfSegments: Int { titles.count }

  /// The selected segment, or ``noSegment``. Setting it sends nothing; an index out of range selects
  /// none (UC-12).
  open var selectedSegmentIndex: Int {
    get { selection }
    set { selection = titles.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  private var selection = UISegmentedControl.noSegment {
    didSet { noteChange(of: "selectedSegmentIndex", from: oldValue, to: selection) }
  }

  /// Whether the selection goes away as soon as it was told (UC-13).
  open var isMomentary = false

  /// Creates a control with a segment for each title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  /// Adds a segment; an index past the end appends.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(segment, 0), titles.count)
    titles.insert(title, at: index)
    disabledSegments = Set(disabledSegments.map { $0 >= index ? $0 + 1 : $0 })
    if selection >= index { selection += 1 }
  }

  /// Removes a segment, and the selection with it.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    disabledSegments = Set(disabledSegments.filter { $0 != segment }.map { $0 > segment ? $0 - 1 : $0 })
    if selection == segment {
      selection = Self.noSegment
    } else if selection > segment {
      selection -= 1
    }
  }

  /// Removes every segment.
  open func removeAllSegments() {
    titles = []
    disabledSegments = []
    selection = Self.noSegment
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Makes a segment selectable by the user or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabledSegments.remove(segment) } else { disabledSegments.insert(segment) }
  }

  /// Whether the user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabledSegments.contains(segment) }

  private func segment(at touch: UITouch) -> Int? {
    guard !titles.isEmpty, bounds.width > 0 else { return nil }
    let index = ((touch.location(in: self).x - bounds.minX) / bounds.width * CGFloat(titles.count)).rounded(
      .down)
    return index >= 0 && index < CGFloat(titles.count) ? Int(index) : nil
  }

  override func eventsOfLift(_ touch: UITouch, isInside: Bool) -> [Event] {
    guard isInside, let segment = segment(at: touch), segment != selection, isEnabledForSegment(at: segment)
    else { return [] }
    selection = segment
    return [.valueChanged, .primaryActionTriggered]
  }

  override func trackingDidEnd(isInside: Bool?) {
    if isMomentary, isInside == true { selection = Self.noSegment }
  }
}
