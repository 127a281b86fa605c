// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// A control that sends an action when it is tapped. Apart from the highlight it has no state (UC-13).
@MainActor
open class UIButton: UIControl, TextDrawing {
  /// Whether a tap selects the button, or deselects it, before its actions are sent (OW-47).
  open var changesSelectionAsPrimaryAction = false

  /// Whether the button is drawn as pressed, which a disabled one never is (UC-9).
  open override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue && isEnabled }
  }

  private var titles = ByState<String>()
  private var titleColors = ByState<UIColor>()
  private var images = ByState<UIImage>()
  private var font: UIFont?
  private var alignment: NSTextAlignment?

  /// Sets the title for a state; that for `.normal` is also for states without one.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal { declaration?.text = title }
    TraceRecorder.noteChange(of: self)
  }

  /// Returns the title for a state, or for `.normal`.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The title for the state that the button is in.
  open var currentTitle: String? { title(for: state) }

  /// Sets the title's colour for a state; that for `.normal` is also for states without one.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    TraceRecorder.noteChange(of: self)
  }

  /// Returns the title's colour for a state, or for `.normal`.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  /// Sets the picture for a state; that for `.normal` is also for states without one.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    TraceRecorder.noteChange(of: self)
  }

  /// Returns the picture for a state, or for `.normal`.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  final var look: TextLook {
    get { TextLook(color: titleColors[.normal], font: font, alignment: alignment) }
    set {
      titleColors[.normal] = newValue.color
      (font, alignment) = (newValue.font, newValue.alignment)
      TraceRecorder.noteChange(of: self)
    }
  }

  override var shownText: String? {
    get { titles[.normal] }
    set { setTitle(newValue, for: .normal) }
  }

  /// A lift inside also triggers the primary action (UC-11).
  override func eventsOfLift(_ touch: UITouch, isInside: Bool) -> [Event] {
    if isInside, changesSelectionAsPrimaryAction { isSelected.toggle() }
    return isInside ? [.primaryActionTriggered] : []
  }

  /// The clear button of a text field clears the field's text.
  override func trackingDidEnd(isInside: Bool?) {
    guard isInside == true, declaration?.className == UIKitClass.clearButton else { return }
    (superview as? UITextField)?.clear()
  }
}

/// A control that chooses a date. The model has no wheels: touches treat it as a plain control.
@MainActor
open class UIDatePicker: UIControl {
  /// The chosen date. Setting it sends nothing (UC-12).
  open var date = Date(timeIntervalSinceReferenceDate: 0)

  /// Sets ``date``. Sends nothing (UC-12).
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// A row of dots, one for each page. A tap on the left half goes to the previous page, a tap on the right half to the
/// next.
@MainActor
open class UIPageControl: UIControl {
  override class var isMadeOfSubviews: Bool { true }

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
    }
  }

  /// The index of the current page, limited to the existing pages. Setting it sends nothing (UC-12).
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }

  private var page = 0 {
    didSet { noteChange(of: "currentPage", from: oldValue, to: page) }
  }

  override func eventsOfLift(_ touch: UITouch, isInside: Bool) -> [Event] {
    guard isInside else { return [] }
    let old = currentPage
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    return currentPage == old ? [] : [.valueChanged]
  }
}

/// A control that a scroll view shows when it is pulled down (OW-32). Touches treat it as a plain control.
@MainActor
open class UIRefreshControl: UIControl {
  /// Whether a refresh is under way.
  public private(set) final var isRefreshing = false {
    didSet { noteChange(of: "isRefreshing", from: oldValue, to: isRefreshing) }
  }

  /// Shows that a refresh is under way. Sends nothing (UC-12).
  open func beginRefreshing() { isRefreshing = true }

  /// Shows that the refresh has ended; the content returns to its top.
  open func endRefreshing() {
    isRefreshing = false
    (superview as? UIScrollView)?.returnToTop()
  }
}

/// A control that chooses one of several segments of equal width (UC-13).
///
/// The horizontal position where the finger is lifted decides; beyond the left or right end no segment is selected.
@MainActor
open class UISegmentedControl: UIControl {
  override class var isMadeOfSubviews: Bool { true }

  /// The index when no segment is selected.
  public static let noSegment = -1

  private var titles: [String?] = []
  private var disabledSegments: Set<Int> = []

  /// The number of segments.
  public final var numberOfSegments: Int { titles.count }

  /// The index of the selected segment, or ``noSegment``. An index out of range selects none. Setting it sends nothing
  /// (UC-12).
  open var selectedSegmentIndex: Int {
    get { selection }
    set { selection = titles.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  private var selection = UISegmentedControl.noSegment {
    didSet { noteChange(of: "selectedSegmentIndex", from: oldValue, to: selection) }
  }

  /// Whether a segment is deselected as soon as its events have been sent (UC-13).
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

  /// Removes a segment; if it was selected, none is.
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

  /// Returns the title of a segment; nil if it has none or does not exist.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabledSegments.remove(segment) } else { disabledSegments.insert(segment) }
  }

  /// Returns whether the user can select a segment.
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

/// A control whose value is set by dragging a thumb along a horizontal track (UC-13).
///
/// The track is as wide as the bounds and runs through their middle; the thumb is a square of 31 points,
/// whose edges stay on the track. Only a touch that begins in the thumb's square is tracked.
@MainActor
open class UISlider: UIControl {
  override class var isMadeOfSubviews: Bool { true }

  private static let thumbSize: CGFloat = 31
  private static let trackHeight: CGFloat = 4

  /// The value, from ``minimumValue`` to ``maximumValue``. Setting it sends nothing (UC-12).
  open var value: Float {
    get { limited.value }
    set { limited.set(newValue) }
  }

  /// The value at the left end. Setting it raises the maximum and the value if they are smaller.
  open var minimumValue: Float {
    get { limited.minimum }
    set { limited.setMinimum(newValue) }
  }

  /// The value at the right end. Setting it lowers the minimum and the value if they are larger.
  open var maximumValue: Float {
    get { limited.maximum }
    set { limited.setMaximum(newValue) }
  }

  private var limited = LimitedValue<Float>(0, in: 0...1) {
    didSet { noteChange(of: "value", from: oldValue.value, to: limited.value) }
  }

  /// Whether valueChanged is sent throughout the drag rather than once at its end (UC-13).
  open var isContinuous = true

  /// The finger's distance to the right of the thumb's centre, in points.
  private var grip: CGFloat = 0

  private var change = ValueChange()

  /// Sets ``value``. Sends nothing (UC-12).
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Geometry

  /// Returns the track's rectangle, in the slider's bounds coordinates, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX, y: bounds.midY - Self.trackHeight / 2, width: bounds.width, height: Self.trackHeight)
  }

  /// Returns the thumb's rectangle for a value, in the slider's bounds coordinates, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let length = maximumValue - minimumValue
    let fraction = length > 0 ? CGFloat((value - minimumValue) / length) : 0
    let way = max(0, rect.width - Self.thumbSize)
    return CGRect(
      x: rect.minX + way * fraction, y: rect.midY - Self.thumbSize / 2, width: Self.thumbSize,
      height: Self.thumbSize)
  }

  /// The thumb's rectangle, in the slider's bounds coordinates, in points. HitPath's addition.
  public final var thumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  // MARK: Tracking

  /// Tracks the touch if it is on the thumb (UC-13).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    guard thumbRect.containsHalfOpen(location) else { return false }
    grip = location.x - thumbRect.midX
    change.isUnsent = sendsAtBothEnds
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
    if sendsAtBothEnds { change.isUnsent = true }
  }

  private var sendsAtBothEnds: Bool { isContinuous && configuration.slidersSendAtBothEnds }

  private func moveThumb(_ touch: UITouch) {
    let track = trackRect(forBounds: bounds)
    let way = track.width - Self.thumbSize
    guard way > 0 else { return }
    let left = touch.location(in: self).x - grip - Self.thumbSize / 2
    let fraction = min(max((left - track.minX) / way, 0), 1)
    let old = value
    value = minimumValue + Float(fraction) * (maximumValue - minimumValue)
    if value != old { change.isUnsent = true }
  }

  override func eventsOfTouchDown(_ touch: UITouch) -> [Event] {
    super.eventsOfTouchDown(touch) + change.takeEvents()
  }

  override func eventsOfDrag(_ touch: UITouch) -> [Event] { isContinuous ? change.takeEvents() : [] }

  override func eventsOfLift(_ touch: UITouch, isInside: Bool) -> [Event] { change.takeEvents() }

  override func trackingDidEnd(isInside: Bool?) {
    grip = 0
    change.isUnsent = false
  }

  /// Whether the slider tracks the touch, or will track it once it gets it, because it began on the thumb.
  final func isHeldByThumb(_ touch: UITouch) -> Bool {
    touch === trackedTouch || !touch.share.hasBegun && thumbRect.containsHalfOpen(touch.start(in: self))
  }
}

/// A control that changes a value in steps: the left half subtracts, the right half adds (UC-13).
///
/// Lifting the finger in the half where it came down makes a step. A finger that stays there makes repeated steps,
/// which become faster after a while; its lift then makes none.
@MainActor
open class UIStepper: UIControl {
  override class var isMadeOfSubviews: Bool { true }

  /// The value, from ``minimumValue`` to ``maximumValue``. Setting it sends nothing (UC-12).
  open var value: Double {
    get { limited.value }
    set { limited.set(newValue) }
  }

  /// The lowest value. Setting it raises the maximum and the value if they are smaller.
  open var minimumValue: Double {
    get { limited.minimum }
    set { limited.setMinimum(newValue) }
  }

  /// The highest value. Setting it lowers the minimum and the value if they are larger.
  open var maximumValue: Double {
    get { limited.maximum }
    set { limited.setMaximum(newValue) }
  }

  private var limited = LimitedValue<Double>(0, in: 0...100) {
    didSet { noteChange(of: "value", from: oldValue.value, to: limited.value) }
  }

  /// The amount that a step adds or subtracts.
  open var stepValue: Double = 1

  /// Whether a step beyond one limit continues at the other.
  open var wraps = false

  /// Whether a finger that stays makes repeated steps (UC-13).
  open var autorepeat = true

  /// Whether valueChanged is sent for each repeated step rather than once at the lift (UC-13).
  open var isContinuous = true

  private var startsAtPlus = false

  /// The number of repeated steps that the finger has made.
  private var repetitions = 0
  private var nextRepetition: VirtualClock.Timer?

  private var change = ValueChange()

  /// The number of repeated steps at the initial, slower rate.
  private static let slowRepetitions = 10

  /// The limit of repeated steps, for scenarios that hold a finger for days.
  private static let mostRepetitions = 10_000

  private func isAtPlus(_ touch: UITouch) -> Bool { touch.location(in: self).x >= bounds.midX }

  override func trackingDidBegin(_ touch: UITouch) {
    startsAtPlus = isAtPlus(touch)
    repetitions = 0
    change.isUnsent = false
    if autorepeat { repeatStep(after: configuration.stepperRepeatDelay) }
  }

  override func eventsOfLift(_ touch: UITouch, isInside: Bool) -> [Event] {
    if repetitions == 0, isInside, isAtPlus(touch) == startsAtPlus { step() }
    return change.takeEvents()
  }

  override func trackingDidEnd(isInside: Bool?) {
    nextRepetition?.invalidate()
    nextRepetition = nil
  }

  // MARK: Steps

  private func step() {
    let old = value
    let next = startsAtPlus ? value + stepValue : value - stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if value != old { change.isUnsent = true }
  }

  /// Makes a step after a delay, and more for as long as the finger stays and the value changes.
  private func repeatStep(after delay: TimeInterval) {
    guard let application = UIApplication.current(for: self) else { return }
    let clock = application.clock
    nextRepetition = clock.schedule(at: clock.now + delay) { [weak self] in
      guard let self else { return }
      application.gestures.timer("autorepeat", of: self) { self.makeRepeatedStep() }
    }
  }

  private func makeRepeatedStep() {
    guard let touch = trackedTouch else { return }
    if isTouchInside, isAtPlus(touch) == startsAtPlus {
      repetitions += 1
      step()
      guard change.isUnsent else { return }
      if isContinuous { send(change.takeEvents(), touch.event) }
    }
    guard trackedTouch === touch, repetitions < Self.mostRepetitions else { return }
    let interval = configuration.stepperRepeatInterval
    repeatStep(after: repetitions < Self.slowRepetitions ? interval : interval / 2)
  }
}

/// A control that is on or off. The user taps it to toggle it, or drags the thumb to one side (UC-13).
///
/// The model knows only the two halves. A finger that moves sideways by more than a pan's hysteresis drags the thumb,
/// wherever it came down; the half where it is lifted decides. Any other lift inside toggles. A switch sends no
/// touchDown.
@MainActor
open class UISwitch: UIControl {
  override class var isMadeOfSubviews: Bool { true }

  /// Whether the switch is on. Setting it sends nothing (UC-12).
  open var isOn = false {
    didSet { noteChange(of: "isOn", from: oldValue, to: isOn) }
  }

  private var start: CGFloat = 0
  private var isDragging = false

  /// Sets ``isOn``. Sends nothing (UC-12).
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func trackingDidBegin(_ touch: UITouch) {
    start = touch.location(in: self).x
    isDragging = false
  }

  override func eventsOfTouchDown(_ touch: UITouch) -> [Event] { [] }

  /// Since iOS 7 a switch changes as soon as its knob gets to the other end, while the finger is down (UC-13).
  override func eventsOfDrag(_ touch: UITouch) -> [Event] {
    noteDrag(touch)
    return isDragging && configuration.switchesChangeWhileDragged
      ? turn(touch.location(in: self).x >= bounds.midX) : []
  }

  override func eventsOfLift(_ touch: UITouch, isInside: Bool) -> [Event] {
    noteDrag(touch)
    guard isDragging || isInside else { return [] }
    return turn(isDragging ? touch.location(in: self).x >= bounds.midX : !isOn)
  }

  private func turn(_ value: Bool) -> [Event] {
    guard value != isOn else { return [] }
    setOn(value, animated: true)
    return [.valueChanged, .primaryActionTriggered]
  }

  private func noteDrag(_ touch: UITouch) {
    let distance = abs(touch.location(in: self).x - start)
    if distance > configuration.panHysteresis { isDragging = true }
  }
}

/// A control for one line of text. A tap makes it first responder (RC-18).
///
/// It does not veto recognizers of its superviews (GR-42). It has its own tap recognizer, so that a superview's tap,
/// such as one that dismisses the keyboard, does not get in the way: the deeper recognizer wins (GR-3). A longer touch
/// that is lifted inside makes the field first responder too.
@MainActor
open class UITextField: UIControl, TextDrawing {
  /// The text. Setting it sends nothing (UC-12).
  open var text: String? = "" {
    didSet {
      declaration?.text = text
      TraceRecorder.noteChange(of: self)
      noteChange(of: "text", from: oldValue, to: text)
    }
  }

  override var shownText: String? {
    get { hasText ? text : nil }
    set { text = newValue }
  }

  /// The text shown while there is no text.
  open var placeholder: String? { didSet { TraceRecorder.noteChange(of: self) } }

  final var look = TextLook() { didSet { TraceRecorder.noteChange(of: self) } }

  /// The colour of the text.
  open var textColor: UIColor? {
    get { look.color }
    set { look.color = newValue }
  }

  /// The font of the text.
  open var font: UIFont? {
    get { look.font }
    set { look.font = newValue }
  }

  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { look.alignment ?? .natural }
    set { look.alignment = newValue }
  }

  /// Whether the text is not empty.
  open var hasText: Bool { text?.isEmpty == false }

  /// Whether the text is being edited: while the field is first responder.
  open var isEditing: Bool { isFirstResponder }

  private final let recognizers = TextRecognizers()

  override func didInit() {
    super.didInit()
    recognizers.attach(to: self)
  }

  /// Whether the field acts on touches.
  open override var isEnabled: Bool {
    didSet { recognizers.enable(isEnabled, links: false) }
  }

  // MARK: First responder

  /// True unless the field is disabled.
  open override var canBecomeFirstResponder: Bool { declaration?.canBecomeFirstResponder ?? isEnabled }

  override func trackingDidEnd(isInside: Bool?) {
    // The action of a recognized tap has already tried this.
    if isInside == true, recognizers.tap.committedState != .ended { becomeFirstResponder() }
  }

  override func didBecomeFirstResponder() {
    searchBar?.enableButtons(true)
    send([.editingDidBegin], nil)
  }

  override func didResignFirstResponder() {
    searchBar?.enableButtons(false)
    send([.editingDidEnd], nil)
  }

  /// The search bar whose field this is; nil if it is another one.
  private var searchBar: UISearchBar? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UISearchBar }.first
  }

  // MARK: Typing

  /// Types at the end of the text and sends editingChanged. A line feed is the return key: it sends
  /// primaryActionTriggered and editingDidEndOnExit, and the field resigns if a target is registered for the latter.
  open func insertText(_ text: String) {
    for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { pressReturn() }
      guard !part.isEmpty else { continue }
      self.text = (self.text ?? "") + part
      send([.editingChanged], nil)
    }
  }

  /// Deletes the last character and sends editingChanged.
  open func deleteBackward() {
    guard var text, !text.isEmpty else { return }
    text.removeLast()
    self.text = text
    send([.editingChanged], nil)
  }

  /// Does what a key of a keyboard does in the text (OW-114).
  final func type(_ key: UIKey) {
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return }
    switch key.characters {
    case "\r": pressReturn()
    case "\u{8}": deleteBackward()
    case let characters where key.isCharacter: insertText(characters)
    default: break
    }
  }

  /// Deletes the whole text for the clear button, which shows only while there is some, and sends editingChanged
  /// (OW-114).
  fileprivate final func clear() {
    text = ""
    send([.editingChanged], nil)
  }

  private func pressReturn() {
    send([.primaryActionTriggered, .editingDidEndOnExit], nil)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }
}
