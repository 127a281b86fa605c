// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A control that sets a value by a thumb on a horizontal track (UC-13).
///
/// The track is as wide as the bounds and runs through their middle; the thumb is a square of 31 points,
/// whose edges stay on the track. Only a touch that begins in the thumb's square is tracked.
@MainActor
open class UISlider: UIControl {
  override class var isMadeOfSubviews: Bool { true }

  private static let thumbSize: CGFloat = 31
  private static let trackHeight: CGFloat = 4

  /// Where the thumb stands, from ``minimumValue`` to ``maximumValue``. Setting it sends nothing (UC-12).
  open var value: Float {
    get { limited.value }
    set { limited.set(newValue) }
  }

  /// The value at the left end; a larger maximum and value follow it.
  open var minimumValue: Float {
    get { limited.minimum }
    set { limited.setMinimum(newValue) }
  }

  /// The value at the right end; a smaller minimum and value follow it.
  open var maximumValue: Float {
    get { limited.maximum }
    set { limited.setMaximum(newValue) }
  }

  private var limited = LimitedValue<Float>(0, in: 0...1) {
    didSet { noteChange(of: "value", from: oldValue.value, to: limited.value) }
  }

  /// Whether valueChanged is sent during the drag, and not just once at its end (UC-13).
  open var isContinuous = true

  /// How far right of the thumb's middle the finger holds it, in points.
  private var grip: CGFloat = 0

  /// Whether the user changed the value and no event was sent yet.
  private var hasNews = false

  /// Sets ``value``, and sends nothing (UC-12).
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Geometry

  /// Where the track is, in the slider's bounds coordinates, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX, y: bounds.midY - Self.trackHeight / 2, width: bounds.width, height: Self.trackHeight)
  }

  /// Where the thumb is for a value, in the slider's bounds coordinates, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let length = maximumValue - minimumValue
    let fraction = length > 0 ? CGFloat((value - minimumValue) / length) : 0
    let way = max(0, rect.width - Self.thumbSize)
    return CGRect(
      x: rect.minX + way * fraction, y: rect.midY - Self.thumbSize / 2, width: Self.thumbSize,
      height: Self.thumbSize)
  }

  /// Where the thumb is, in the slider's bounds coordinates, in points. An addition of HitPath.
  public final var thumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  // MARK: Tracking

  /// Yes if the touch is on the thumb (UC-13).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    guard thumbRect.containsHalfOpen(location) else { return false }
    grip = location.x - thumbRect.midX
    return true
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    moveThumb(touch)
    return true
  }

  /// Moves the thumb to where the finger was lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { moveThumb(touch) }
  }

  private func moveThumb(_ touch: UITouch) {
    let track = trackRect(forBounds: bounds)
    let way = track.width - Self.thumbSize
    guard way > 0 else { return }
    let left = touch.location(in: self).x - grip - Self.thumbSize / 2
    let fraction = min(max((left - track.minX) / way, 0), 1)
    let old = value
    value = minimumValue + Float(fraction) * (maximumValue - minimumValue)
    if value != old { hasNews = true }
  }

  override func eventsOfDrag(_ touch: UITouch) -> [Event] { isContinuous ? tellNews() : [] }

  override func eventsOfLift(_ touch: UITouch, isInside: Bool) -> [Event] { tellNews() }

  private func tellNews() -> [Event] {
    defer { hasNews = false }
    return hasNews ? [.valueChanged, .primaryActionTriggered] : []
  }

  override func trackingDidEnd(isInside: Bool?) {
    grip = 0
    hasNews = false
  }

  /// Whether the finger went down on the thumb: the slider tracks it, or will do so when it gets the touch.
  final func isHeldByThumb(_ touch: UITouch) -> Bool {
    touch === trackedTouch || !touch.share.hasBegun && thumbRect.containsHalfOpen(touch.start(in: self))
  }
}
