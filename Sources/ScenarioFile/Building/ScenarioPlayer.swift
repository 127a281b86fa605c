// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace
import UIKitModel

/// Performs the events of a scenario on an application, in the order of time.
@MainActor
struct ScenarioPlayer {
  let simulator: Simulator
  let objects: ScenarioObjects

  private var application: UIApplication { simulator.application }

  /// Plays everything, then advances the clock until recognizers have nothing left to wait for.
  ///
  /// - Parameter touches: The entries to play.
  func play(_ touches: [ScenarioTouch]) {
    var together: [TouchInput] = []
    func send() {
      if !together.isEmpty { simulator.send(together) }
      together = []
    }
    let schedule = TouchSchedule(touches)
    for (time, step) in schedule.steps {
      guard !application.budget.isOver else { return }
      switch step {
      case .finger(let input):
        if together.last?.time != time { send() }
        together.append(input)
      case .scroll(let input):
        send()
        simulator.advance(to: time)
        simulator.scroll(input)
      case .transform(let input):
        send()
        simulator.advance(to: time)
        simulator.transform(input)
      case .other(let action):
        send()
        simulator.advance(to: time)
        perform(action)
      }
    }
    send()
    simulator.advance(to: schedule.end)
    simulator.finish()
    waitForSteps()
  }

  /// Advances the clock until no steps are left.
  private func waitForSteps() {
    let end = application.clock.now + InputLimits.longestWait
    while let next = objects.steps.next, next <= end, !application.budget.isOver {
      simulator.advance(to: next)
      simulator.finish()
    }
    if let step = objects.steps.askedForByItself { objects.steps.end(at: step, .end) }
  }

  /// Performs one entry that needs no fingers.
  func perform(_ action: ScenarioTouch.Action) {
    switch action {
    case .hover(let point, let zOffset):
      simulator.hover(at: point.map { CGPoint($0) }, zOffset: zOffset.map { CGFloat($0) })
    case .interrupt(let cause): simulator.interrupt(by: cause)
    case .press(let name, let duration, let isCancelled, let modifierFlags):
      if let type = UIPress.PressType(name: name) {
        simulator.press(type, duration: duration, cancelled: isCancelled)
      } else {
        simulator.press(
          key: name, modifierFlags: modifierFlags, duration: duration, cancelled: isCancelled)
      }
    case .shake(let isCancelled): simulator.shake(cancelled: isCancelled)
    case .remote(let command):
      if let subtype = UIEvent.EventSubtype(command: command) { simulator.remoteControl(subtype) }
    case .statusBar: simulator.tapStatusBar()
    case .command(let action): simulator.command(action)
    case .menu(let actions): _ = simulator.menu(actions)
    case .set(let name, let values): set(values, of: name)
    case .call(let name, let method, let argument):
      simulator.codeRuns(
        .method(method.rawValue, argument: argument.map(\.words) ?? ""), on: name.flatMap(objects.object)
      ) {
        call(method, on: name.flatMap(objects.object), argument)
      }
    case .tap, .drag, .pressAndDrag, .pinch, .rotate, .sample, .scroll, .wait: break
    }
  }

  private func set(_ values: [ScenarioAssignment], of name: String) {
    guard let object = objects.object(name) ?? objects.delegates[name] else { return }
    for assignment in values {
      switch assignment {
      case .property(let property):
        simulator.codeRuns(.set(property: property.name, value: property.value.words), on: object) {
          UIKitProperties.set(property.name, to: property.value, of: object)
          return nil
        }
      case .key(let key, let value):
        simulator.codeRuns(.set(property: "\(key)", value: "\(value)"), on: object) {
          objects.assign(key, value, name)
          return nil
        }
      }
    }
  }

  /// Calls a method of an object; reading has checked that the object has it.
  ///
  /// - Returns: The answer of the method; nil for a method without one.
  private func call(_ method: CodeMethod, on object: AnyObject?, _ argument: PropertyValue?) -> Bool? {
    switch method {
    case .becomeFirstResponder: return (object as? UIResponder)?.becomeFirstResponder()
    case .resignFirstResponder: return (object as? UIResponder)?.resignFirstResponder()
    case .endEditing: return (object as? UIView)?.endEditing(true)
    default:
      callWithoutAnswer(method, on: object, argument)
      return nil
    }
  }

  private func callWithoutAnswer(_ method: CodeMethod, on object: AnyObject?, _ argument: PropertyValue?) {
    let name = argument.map(\.words) ?? ""
    let view = object as? UIView
    switch method {
    case .removeFromSuperview: view?.removeFromSuperview()
    case .addSubview:
      if let subview = objects.view(name) { view?.addSubview(subview) }
    case .insertSubview: insert(argument, into: view)
    case .setTranslation:
      let recognizer = object as? UIPanGestureRecognizer
      let point = argument.flatMap { TracePoint($0) } ?? TracePoint(x: 0, y: 0)
      recognizer?.setTranslation(CGPoint(point), in: recognizer?.view)
    case .bringSubviewToFront: if let subview = objects.view(name) { view?.bringSubviewToFront(subview) }
    case .sendSubviewToBack: if let subview = objects.view(name) { view?.sendSubviewToBack(subview) }
    case .addGestureRecognizer:
      if let recognizer = objects.recognizers[name] { view?.addGestureRecognizer(recognizer) }
    case .removeGestureRecognizer:
      if let recognizer = objects.recognizers[name] { view?.removeGestureRecognizer(recognizer) }
    case .sendActions:
      if let event = UIControl.Event(name: name) { (object as? UIControl)?.sendActions(for: event) }
    case .cancelTracking: (object as? UIControl)?.cancelTracking(with: nil)
    case .setContentOffset:
      let point = argument.flatMap { TracePoint($0) } ?? TracePoint(x: 0, y: 0)
      (object as? UIScrollView)?.setContentOffset(CGPoint(point), animated: false)
    case .reloadData: (view as? any CellList)?.reloadData()
    case .selectRow, .selectItem:
      if let cell = objects.view(name) { (view as? any CellList)?.selectByCode(cell) }
    case .deselectRow, .deselectItem:
      if let cell = objects.view(name) { (view as? any CellList)?.deselectByCode(cell) }
    case .beginRefreshing: (object as? UIRefreshControl)?.beginRefreshing()
    case .endRefreshing: (object as? UIRefreshControl)?.endRefreshing()
    case .makeKey: (object as? UIWindow)?.makeKey()
    case .makeKeyAndVisible: (object as? UIWindow)?.makeKeyAndVisible()
    case .require:
      if let other = objects.recognizers[name] { (object as? UIGestureRecognizer)?.require(toFail: other) }
    case .present:
      if let controller = objects.responders[name] as? UIViewController, mayShow(controller) {
        (object as? UIViewController)?.present(controller, animated: false)
      }
    case .dismiss: (object as? UIViewController)?.dismiss(animated: false)
    case .pushViewController:
      if let controller = objects.responders[name] as? UIViewController,
        mayShow(controller, unless: controller.parent != nil || controller is UINavigationController)
      {
        (object as? UINavigationController)?.pushViewController(controller, animated: false)
      }
    case .popViewController: (object as? UINavigationController)?.popViewController(animated: false)
    case .beginIgnoringInteractionEvents: application.beginIgnoringInteractionEvents()
    case .endIgnoringInteractionEvents: application.endIgnoringInteractionEvents()
    case .becomeFirstResponder, .resignFirstResponder, .endEditing: break  // They answer.
    }
  }

  /// Whether a controller can be shown. If it is shown already, UIKit raises an exception, and the trace says so.
  private func mayShow(_ controller: UIViewController, unless isWrong: Bool = false) -> Bool {
    guard isWrong || controller.presentingViewController != nil || controller.viewIfLoaded?.window != nil
    else {
      return true
    }
    let recorder = TraceRecorder.current
    recorder?.inputRefusal = TraceReason(.raisesException, subject: recorder?.identifier(of: controller))
    return false
  }

  /// Inserts a view at an index, or in front of or behind another.
  private func insert(_ argument: PropertyValue?, into view: UIView?) {
    guard case .texts(let words)? = argument, words.count == 3, let view,
      let subview = objects.view(words[0])
    else { return }
    switch (InsertionKey(rawValue: words[1]), objects.view(words[2])) {
    case (.at, _): view.insertSubview(subview, at: Int(words[2]) ?? 0)
    case (.above, let sibling?): view.insertSubview(subview, aboveSubview: sibling)
    case (.below, let sibling?): view.insertSubview(subview, belowSubview: sibling)
    default: break
    }
  }
}

/// The events of a scenario, in the order of time.
struct TouchSchedule {
  /// One event.
  enum Step {
    /// A finger goes down, moves or is lifted.
    case finger(TouchInput)
    /// A trackpad or a wheel scrolls.
    case scroll(ScrollInput)
    /// Two fingers pinch or turn on a trackpad.
    case transform(TransformInput)
    /// An event without a finger.
    case other(ScenarioTouch.Action)
  }

  private(set) var steps: [(time: Double, step: Step)] = []

  /// The source of the touches of the current entry.
  private var source = TouchSource()

  /// When the last entry of the list ends. Earlier entries may end later.
  private(set) var end = 0.0

  /// The samples of fingers only.
  var inputs: [TouchInput] {
    steps.compactMap { entry in
      guard case .finger(let input) = entry.step else { return nil }
      return input
    }
  }

  init(_ touches: [ScenarioTouch]) {
    for (touch, start) in zip(touches, ScenarioTouch.startTimes(of: touches)) {
      source = touch.source
      add(touch, at: start)
      end = start + touch.duration
    }
    // A stable sort keeps the file's order for events at the same time.
    steps = steps.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private mutating func add(_ touch: ScenarioTouch, at start: Double) {
    let fingers = touch.fingerNames
    switch touch.action {
    case .tap(let location, let duration, let count, let interval):
      for number in 0..<max(1, count) {
        let down = start + Double(number) * (duration + interval)
        for (index, finger) in fingers.enumerated() {
          let place = location.shifted(by: index)
          add(finger, .began, place, down)
          add(finger, .ended, place, down + duration)
        }
      }
    case .drag(let from, let to, let steps, let duration):
      for (index, finger) in fingers.enumerated() {
        move(finger, start, duration, steps, hold: 0) {
          from.shifted(by: index).towards(to.shifted(by: index), $0)
        }
      }
    case .pressAndDrag(let from, let to, let hold, let steps, let duration):
      for (index, finger) in fingers.enumerated() {
        move(finger, start, duration, steps, hold: hold) {
          from.shifted(by: index).towards(to.shifted(by: index), $0)
        }
      }
    case .pinch(let center, let from, let to, _, let steps, let duration) where touch.isOnTrackpad:
      // Fingers closer than one point count as one point apart, as for a pinch recognizer.
      transform(at: center, start, duration, steps) { share in
        (scale: max(1, from + (to - from) * share) / max(1, from), rotation: 0)
      }
    case .rotate(let center, _, let turn, let steps, let duration) where touch.isOnTrackpad:
      transform(at: center, start, duration, steps) { share in (scale: 1, rotation: turn * share) }
    case .pinch(let center, let from, let to, let angle, let steps, let duration):
      for (finger, side) in zip(fingers, [-0.5, 0.5]) {
        move(finger, start, duration, steps, hold: 0) { share in
          center.offset(by: side * (from + (to - from) * share), angle: angle)
        }
      }
    case .rotate(let center, let radius, let turn, let steps, let duration):
      for (finger, side) in zip(fingers, [-1.0, 1.0]) {
        move(finger, start, duration, steps, hold: 0) { share in
          center.offset(by: side * radius, angle: turn * share)
        }
      }
    case .scroll(let location, let way, let count, let duration, let isDiscrete):
      scroll(at: location, by: way, start, duration, count, isDiscrete ? .discrete : .continuous)
    case .sample(let phase, let location):
      add(touch.finger, UITouch.Phase(phase), location, start)
    case .wait:
      break
    default:
      steps.append((start, .other(touch.action)))
    }
  }

  /// A finger goes down, rests, moves along a path in equal steps, and is lifted.
  private mutating func move(
    _ finger: String, _ start: Double, _ duration: Double, _ count: Int, hold: Double,
    _ path: (Double) -> TracePoint
  ) {
    let count = max(1, count)
    add(finger, .began, path(0), start)
    for step in 1...count {
      let time = start + hold + duration * Double(step) / Double(count + 1)
      add(finger, .moved, path(Double(step) / Double(count)), time)
    }
    add(finger, .ended, path(1), start + hold + duration)
  }

  private mutating func add(
    _ finger: String, _ phase: UITouch.Phase, _ location: TracePoint, _ time: Double
  ) {
    let place = CGPoint(location)
    let input = TouchInput(finger: finger, phase: phase, location: place, time: time, source: source)
    steps.append((time, .finger(input)))
  }

  /// A scroll in equal steps under a resting pointer.
  private mutating func scroll(
    at location: TracePoint, by way: TracePoint, _ start: Double, _ duration: Double, _ count: Int,
    _ type: UIScrollType
  ) {
    let place = CGPoint(location)
    let step = CGPoint(x: way.x / Double(count), y: way.y / Double(count))
    steps.append((start, .scroll(ScrollInput(phase: .began, location: place, type: type))))
    for number in 1...count {
      let time = start + duration * Double(number) / Double(count + 1)
      steps.append((time, .scroll(ScrollInput(phase: .moved, location: place, movement: step, type: type))))
    }
    steps.append((start + duration, .scroll(ScrollInput(phase: .ended, location: place, type: type))))
  }

  /// A pinch or a rotation on a trackpad in equal steps, under a resting pointer.
  private mutating func transform(
    at location: TracePoint, _ start: Double, _ duration: Double, _ count: Int,
    _ path: (Double) -> (scale: Double, rotation: Double)
  ) {
    func add(_ phase: UITouch.Phase, _ share: Double, _ time: Double) {
      let (scale, rotation) = path(share)
      let input = TransformInput(
        phase: phase, location: CGPoint(location), scale: CGFloat(scale), rotation: CGFloat(rotation))
      steps.append((time, .transform(input)))
    }
    let count = max(1, count)
    add(.began, 0, start)
    for number in 1...count {
      add(.moved, Double(number) / Double(count), start + duration * Double(number) / Double(count + 1))
    }
    add(.ended, 1, start + duration)
  }
}

extension TracePoint {
  /// The location of another finger of the same hand: 40 points to the right for each.
  fileprivate func shifted(by fingers: Int) -> TracePoint {
    TracePoint(x: x + 40 * Double(fingers), y: y)
  }

  /// A point on the line to another.
  fileprivate func towards(_ other: TracePoint, _ share: Double) -> TracePoint {
    TracePoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// A point at a distance in a direction.
  fileprivate func offset(by distance: Double, angle: Double) -> TracePoint {
    TracePoint(x: x + distance * cos(angle), y: y + distance * sin(angle))
  }
}

/// Performs the steps of methods that a scenario declares, when they are called.
///
/// A method that is called again during its own steps does nothing then, because an app would crash. Steps that would
/// hang an app end the simulation.
@MainActor
final class MethodRunner {
  private let player: ScenarioPlayer
  private var running: Set<Method> = []
  private var answering: Set<[ScenarioStep]> = []

  /// The time of the steps that were counted last.
  private var time = -Double.infinity
  private var count = 0

  /// The delayed step that is being performed, and the earlier ones that led to it.
  private var cause: Cause?

  private final class Cause {
    let step: ScenarioStep
    let before: Cause?
    let length: Int

    init(_ step: ScenarioStep, after before: Cause?) {
      self.step = step
      self.before = before
      length = (before?.length ?? 0) + 1
    }

    func contains(_ step: ScenarioStep) -> Bool {
      var cause: Cause? = self
      while let here = cause {
        if here.step.place == step.place, here.step == step { return true }
        cause = here.before
      }
      return false
    }
  }

  private struct Method: Hashable {
    var object: ObjectIdentifier
    var name: String
  }

  init(_ player: ScenarioPlayer) { self.player = player }

  /// The body of an object's method.
  func body(_ steps: [ScenarioStep], of object: AnyObject, _ name: String) -> () -> Void {
    let method = Method(object: ObjectIdentifier(object), name: name)
    return { [unowned self, weak object] in
      guard running.insert(method).inserted else { return }
      defer { running.remove(method) }
      perform(steps, QuestionSubject(about: object as? UIGestureRecognizer))
    }
  }

  /// Performs the steps of a method before it answers a question; does nothing while the same method is answering.
  func answer(_ steps: [ScenarioStep], about subject: QuestionSubject) {
    guard !steps.isEmpty, answering.insert(steps).inserted else { return }
    defer { answering.remove(steps) }
    perform(steps, subject)
  }

  private func perform(_ steps: [ScenarioStep], _ subject: QuestionSubject) {
    for step in steps {
      if let delay = step.delay { wait(delay, to: step, subject) } else { perform(step, subject) }
    }
  }

  private func perform(_ step: ScenarioStep, _ subject: QuestionSubject) {
    if let condition = step.condition, !condition.holds(for: subject, player.objects) { return }
    guard player.simulator.application.budget.spend() else { return }
    let now = clock.now
    count = now == time ? count + 1 : 1
    time = now
    if count > InputLimits.steps { return player.objects.steps.end(at: step, .steps) }
    player.perform(step.action)
  }

  /// Performs a step later, like a block on the main queue. The scenario keeps playing until then.
  private func wait(_ delay: Double, to step: ScenarioStep, _ subject: QuestionSubject) {
    guard player.simulator.application.budget.spend() else { return }
    if let cause, cause.length >= InputLimits.steps { return player.objects.steps.end(at: step, .chain) }
    if player.objects.steps.count >= InputLimits.steps {
      return player.objects.steps.end(at: step, .waiting)
    }
    let causes = Cause(step, after: cause)
    let scope = TraceRecorder.current?.scope
    let timer = clock.schedule(at: clock.now + delay) { [weak self] in
      guard let self else { return }
      let outer = cause
      cause = causes
      if let recorder = TraceRecorder.current {
        recorder.scheduled(within: scope) { perform(step, subject) }
      } else {
        perform(step, subject)
      }
      cause = outer
    }
    player.objects.steps.add(step, at: timer, isAgain: cause?.contains(step) ?? false)
  }

  private var clock: VirtualClock { player.simulator.application.clock }
}

extension MethodRunner {
  /// The methods that the actions of a control or recognizer call.
  func methods(of actions: [ScenarioTargetAction], of sender: AnyObject, _ objects: ScenarioObjects)
    -> [DeclaredMethod]
  {
    actions.enumerated().flatMap { index, action in
      action.effects.map { effect in
        let body = body(effect.steps, of: sender, "\(index) \(effect.state ?? "")")
        let wanted = effect.state ?? action.event
        return DeclaredMethod(action.action, of: objects.knownTarget(of: action)) { cause in
          if wanted == nil || cause == nil || wanted == cause { body() }
        }
      }
    }
  }
}

extension MethodRunner {
  /// The method that a swipe action of a cell calls.
  func swipeMethods(
    of action: ScenarioTargetAction, of cell: AnyObject, _ target: AnyObject
  ) -> [DeclaredMethod] {
    action.effects.map { effect in
      let body = body(effect.steps, of: cell, action.action)
      return DeclaredMethod(action.action, of: target) { _ in body() }
    }
  }
}

/// The delayed steps of methods, and the end of a run in which they never stop.
@MainActor
struct WaitingSteps {
  /// The kinds of steps that never stop.
  enum Endless: Sendable {
    /// Too many steps at the same time.
    case steps
    /// Too many steps wait at the same time.
    case waiting
    /// Too many delayed steps, each of which starts the next.
    case chain
    /// A step that still repeats itself long after the last touch.
    case end
  }

  private struct Waiting {
    var step: ScenarioStep
    var timer: VirtualClock.Timer
    var isAgain: Bool
  }

  private let budget: SimulationBudget
  private var list: [Waiting] = []

  /// The step at which the run ended because steps never stopped.
  private(set) var endless: (step: ScenarioStep, why: Endless)?

  init(_ budget: SimulationBudget) { self.budget = budget }

  mutating func add(_ step: ScenarioStep, at timer: VirtualClock.Timer, isAgain: Bool) {
    list.append(Waiting(step: step, timer: timer, isAgain: isAgain))
  }

  /// The number of waiting steps.
  var count: Int {
    mutating get {
      list.removeAll { !$0.timer.isValid }
      return list.count
    }
  }

  /// When the next step is due, in seconds from the start; nil if none waits.
  var next: Double? {
    mutating get {
      list.removeAll { !$0.timer.isValid }
      return list.lazy.map(\.timer.due).min()
    }
  }

  /// The first waiting step that was started by itself, directly or through other steps.
  var askedForByItself: ScenarioStep? { list.first { $0.timer.isValid && $0.isAgain }?.step }

  /// Ends the run at a step.
  mutating func end(at step: ScenarioStep, _ why: Endless) {
    guard !budget.isOver else { return }
    endless = (step, why)
    budget.finish(.code)
  }
}

extension WaitingSteps.Endless {
  /// A message about the step at which the problem was found.
  var message: String {
    switch self {
    case .steps:
      "methods do more than \(InputLimits.steps) steps at one time, and this is the first too many"
    case .waiting:
      "more than \(InputLimits.steps) steps of methods wait at one time, and this is the first too many"
    case .chain:
      "more than \(InputLimits.steps) steps with 'after' ask for each other, and this is the first too many"
    case .end:
      "\(Int(InputLimits.longestWait)) seconds after the last touch this step still asks for itself"
    }
  }

  var hint: String { "what this step causes calls a method that has the step, again and again" }
}
