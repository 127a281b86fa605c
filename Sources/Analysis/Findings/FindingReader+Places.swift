// SPDX-License-Identifier: Apache-2.0

import Trace

extension FindingReader {
  /// The smallest obstructed share of a view that counts as a problem.
  private static let leastShare = 0.1

  /// The smallest side of a button whose size follows from its title, in points. A canvas does not show later changes
  /// by code, such as insets.
  private static let leastOwnSide = 27.0

  /// Controls whose size UIKit chooses.
  private static let fixedSizes: Set<ViewRole?> = [
    .toggle, .segments, .stepper, .pageControl, .slider, .textField, .datePicker,
  ]

  /// Views outside their superviews, behind others, or too small for a finger.
  func places() -> [Finding] {
    guard let map else { return drawnInFront() }
    let regions = map.regions.map(\.joined)
    let reaches = TapReaches(regions, of: index.screen)
    let findings: [Finding] = targets.compactMap { target in
      guard refusing(target) == nil, isPlaced(target), let box = shownBox(of: target),
        let piece = MapPiece(box.corners)
      else { return nil }
      var reached = 0.0
      var takers: [String: Double] = [:]
      var inside: [String: Double] = [:]
      for (number, area) in reaches.grid.commonAreas(with: piece) {
        guard let view = regions[number].view else { continue }
        if reaches.region(number, reaches: target.id) {
          reached += area
          if view != target.id, target.control != nil { inside[view, default: 0] += area }
        } else {
          takers[view, default: 0] += area
        }
      }
      var finding = outside(target, box, reached: reached / piece.area)
      if finding == nil, target.control != nil {
        finding =
          taken(target, by: inside, of: piece.area) ?? covered(target, box, reached: reached, by: takers)
          ?? small(target, box, reached: reaches.reach(of: target.id).box)
      }
      finding?.box = box
      return finding
    }
    return Self.joinedByCover(findings + plainViews(reaches, regions)) + drawnInFront()
  }

  /// Plain views that handle touches behind something else; also these and lists beside a window that is narrower than
  /// the screen.
  private func plainViews(_ reaches: TapReaches, _ regions: [TraceTapRegion]) -> [Finding] {
    index.screen.views.compactMap { view in
      guard view.handlesTouches || view.selectsRows, !index.isMeantForTouches(view), refusing(view) == nil,
        isPlaced(view), let box = shownBox(of: view), let piece = MapPiece(box.corners)
      else { return nil }
      var finding = besideWindow(view, box)
      if finding == nil, view.handlesTouches {
        var reached = 0.0
        var takers: [String: Double] = [:]
        for (number, area) in reaches.grid.commonAreas(with: piece) {
          guard let hit = regions[number].view else { continue }
          if index.ancestry(of: hit).contains(where: { $0.id == view.id }) {
            reached += area
          } else {
            takers[hit, default: 0] += area
          }
        }
        finding = covered(view, box, reached: reached, by: takers)
      }
      finding?.box = box
      return finding
    }
  }

  /// A problem of a view that extends beyond its window: touches there go to no window, or to another.
  private func besideWindow(_ view: TraceView, _ box: TraceRect) -> Finding? {
    guard !isCanvas, !isOfElements, let window = index.ancestry(of: view.id).last, window.window != nil,
      window.transform == .identity, let limit = screenBox(of: window)
    else { return nil }
    let share = (box.common(with: limit)?.area ?? 0) / box.area
    guard share < 1 - Self.leastShare else { return nil }
    let size = index.screen.size
    return Finding(
      .outsideAncestor, view.id, by: window.id, number: share,
      cure: [Self.frame(window.id, 0, 0, size.width, size.height)])
  }

  /// Merges findings with the same covering view.
  private static func joinedByCover(_ findings: [Finding]) -> [Finding] {
    let covers: [FindingRule] = [.covered, .coveredByOwnClass, .coveredByWindow, .underBar]
    return joined(findings.filter { covers.contains($0.rule) })
      + findings.filter { !covers.contains($0.rule) }
  }

  /// The view with the largest area; of equal ones the first by name, so that the result is deterministic.
  private static func largest(of areas: [String: Double]) -> (view: String, area: Double)? {
    areas.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
  }

  /// A subview of a control that takes the control's touches, so that the control does not track them (UC-2, UC-22).
  private func taken(_ target: TraceView, by inside: [String: Double], of area: Double) -> Finding? {
    guard let largest = Self.largest(of: inside), largest.area / area > Self.leastShare,
      let taker = index.view(largest.view), !index.usesTouches(taker), !taker.mayUseTouches,
      taker.overrides.isEmpty,
      target.overrides.isEmpty, isWritten || UIKitClass.isPublic(target.className)
    else { return nil }
    // UIKit's internal parts of a control are not the app's business.
    let path = index.ancestry(of: taker.id).prefix { $0.id != target.id }
    guard path.allSatisfy({ UIKitClass.isPublic($0.className) || !UIKitClass.isUIKit($0.className) }) else {
      return nil
    }
    return Finding(
      .subviewTakesTouch, target.id, by: taker.id, number: largest.area / area,
      cure: path.filter { !index.usesTouches($0) }.map {
        CureStep($0, \.isUserInteractionEnabled, false)
      })
  }

  /// The largest number of siblings that are compared with each other.
  private static let mostSiblings = 500

  /// Views that are drawn in front of a sibling but asked after it (HT-24).
  private func drawnInFront() -> [Finding] {
    index.screen.views.compactMap { view in
      guard view.zPosition > 0, refusing(view) == nil, let superview = view.superview else { return nil }
      let siblings = index.subviews(of: superview)
      guard siblings.count <= Self.mostSiblings, let position = siblings.firstIndex(of: view.id) else {
        return nil
      }
      let area = view.frame.area
      let later = siblings[(position + 1)...].compactMap(index.view).first { sibling in
        index.refusal(of: sibling) == nil && sibling.zPosition < view.zPosition
          && (view.frame.common(with: sibling.frame)?.area ?? 0) > Self.leastShare * area
      }
      guard area > 0, let later else { return nil }
      let order = siblings.filter { $0 != view.id } + [view.id]
      return finding(
        .drawnInFront, in: view, by: later.id,
        cure: [CureStep(superview, .order(order))])
    }
  }

  /// A problem of a view that receives fewer taps because it extends beyond superviews.
  private func outside(_ target: TraceView, _ box: TraceRect, reached: Double) -> Finding? {
    // A canvas does not say where Auto Layout puts views.
    guard reached < 1 - Self.leastShare, !isCanvas, !isOfElements else { return nil }
    let tooSmall = superviews(of: target, tooSmallFor: box, by: Self.leastShare)
    guard let nearest = tooSmall.first?.view else { return nil }
    let growth = tooSmall.count == 1 ? growth(of: nearest) : []
    return Finding(
      .outsideAncestor, target.id, by: nearest.id, number: reached,
      cure: growth.isEmpty ? tooSmall.map(\.cure) : growth)
  }

  /// The superviews that cut off more than a share of a box on the screen, from the nearest on, each with the setting
  /// that extends it.
  private func superviews(of target: TraceView, tooSmallFor box: TraceRect, by least: Double) -> [(
    view: TraceView, cure: CureStep
  )] {
    var found: [(view: TraceView, cure: CureStep)] = []
    for ancestor in index.ancestry(of: target.id).dropFirst() {
      // If the source shows no window, what surrounds the view is unknown too.
      if ancestor.isScrollView || ancestor.unknown.contains(.window) { break }
      guard ancestor.transform == .identity, let limit = screenBox(of: ancestor) else { break }
      let share = (box.common(with: limit)?.area ?? 0) / box.area
      guard share < 1 - least else { continue }
      let beyond = [
        limit.minX - box.minX, limit.minY - box.minY, box.maxX - limit.maxX, box.maxY - limit.maxY,
      ]
      let cure =
        ancestor.window == nil
        ? Self.widening(ancestor, by: (beyond.max() ?? 0).rounded(.up))
        : Self.frame(ancestor.id, 0, 0, index.screen.size.width, index.screen.size.height)
      found.append((ancestor, cure))
    }
    return found
  }

  /// A setting that extends the area in which a view is hit, by `amount` points beyond its bounds.
  private static func widening(_ view: TraceView, by amount: Double) -> CureStep {
    CureStep(view.id, .reaches(amount))
  }

  /// A problem of a control that another view covers in part.
  private func covered(
    _ target: TraceView, _ box: TraceRect, reached: Double, by takers: [String: Double]
  ) -> Finding? {
    let total = reached + takers.values.reduce(0, +)
    guard total > 0, let largest = Self.largest(of: takers), largest.area / total > Self.leastShare else {
      return nil
    }
    var finding = cover(target, box, by: largest.view)
    finding?.number = reached / total
    return finding
  }

  /// A problem of a view that takes the touches of a control; nil if that is intended.
  private func cover(_ target: TraceView, _ box: TraceRect, by taker: String) -> Finding? {
    let path = index.ancestry(of: taker)
    guard let front = path.first, !path.contains(where: { $0.id == target.id }) else { return nil }
    let own = Set(index.ancestry(of: target.id).map(\.id))
    // If the taker surrounds the control or is behind it, something else refused the touch first.
    guard !own.contains(front.id), isInFront(front, of: target) else { return nil }
    let before = path.prefix { !own.contains($0.id) }
    guard let root = before.last, !before.contains(where: { Self.isPresentation($0) }) else { return nil }
    guard !isCanvas || isMeantToOverlap(front, target) == false else { return nil }
    // A view on a control that fills the screen is intended to be there.
    let screen = index.screen.size
    guard box.area < screen.width * screen.height / 2 || root.window != nil else {
      return nil
    }
    if let bar = before.last(where: { Self.bars.contains($0.baseRole) }) { return under(bar, target, box) }
    if let control = before.first(where: { $0.control != nil }) {
      return Finding(
        .overlappingControls, target.id, by: control.id, cure: parting(target, box, from: control))
    }
    guard front.overrides.isEmpty, !before.contains(where: index.usesTouches) else { return nil }
    // A control behind an opaque view is invisible, so nobody misses it.
    guard !front.isOpaque else { return nil }
    let isWindow = root.window != nil
    // Code of the app's own may use the touches.
    let mayUse = before.contains(where: \.mayUseTouches)
    if mayUse, isWindow || isOfElements || before.contains(where: \.hasInnerFramework) { return nil }
    // Within a window, each view behind the taker would take the touch next.
    let opened = (isWindow ? Array(before) : [front]).filter { $0.overrides.isEmpty }
    return Finding(
      isWindow ? .coveredByWindow : mayUse ? .coveredByOwnClass : .covered, target.id,
      by: isWindow ? root.id : front.id,
      cure: opened.map(lettingThrough))
  }

  /// Whether two views of a canvas may overlap because code shows only one of them at a time, or because layout moves
  /// them. Two controls side by side in one view may not.
  private func isMeantToOverlap(_ front: TraceView, _ target: TraceView) -> Bool {
    guard let control = index.ancestry(of: front.id).first(where: { $0.control != nil }) else { return true }
    return control.superview != target.superview || isInBar(target)
      || index.screen.unknown.contains(.layout)
  }

  /// The settings that separate two controls: the one in front is limited to its bounds, or the other is moved away by
  /// the shortest distance.
  private func parting(_ target: TraceView, _ box: TraceRect, from front: TraceView) -> [CureStep] {
    if front.overrides[.pointInside] != nil {
      return [CureStep(front.id, .inherits(.pointInside))]
    }
    guard let other = screenBox(of: front),
      index.ancestry(of: target.id).allSatisfy({ $0.transform == .identity })
    else { return [] }
    let moves = [
      (other.minX - box.maxX, 0), (other.maxX - box.minX, 0), (0, other.minY - box.maxY),
      (0, other.maxY - box.minY),
    ]
    let shortest = moves.min { abs($0.0) + abs($0.1) < abs($1.0) + abs($1.1) }
    return shortest.map { [moving(target, $0.0, $0.1)] } ?? []
  }

  /// The setting that moves a view within its superview.
  private func moving(_ view: TraceView, _ right: Double, _ down: Double) -> CureStep {
    let frame = view.frame
    return Self.frame(
      view.id, frame.minX + right, frame.minY + down, frame.size.width, frame.size.height)
  }

  private static let bars: Set<ViewRole?> = [.navigationBar, .tabBar, .toolbar]

  private func isInBar(_ view: TraceView) -> Bool {
    index.ancestry(of: view.id).contains { Self.bars.contains($0.baseRole) }
  }

  /// A problem of a control behind a bar; nil if it can be scrolled away from it.
  private func under(_ bar: TraceView, _ target: TraceView, _ box: TraceRect) -> Finding? {
    let path = index.ancestry(of: target.id)
    guard !path.contains(where: \.isScrollView), !isInBar(target), let limit = screenBox(of: bar) else {
      return nil
    }
    let isBelow = limit.minY + limit.maxY > box.minY + box.maxY
    let move = isBelow ? limit.minY - box.maxY : limit.maxY - box.minY
    let isUpright = path.allSatisfy { $0.transform == .identity }
    return Finding(.underBar, target.id, by: bar.id, cure: isUpright ? [moving(target, 0, move)] : [])
  }

  /// A setting with which a view takes no touches itself, while its subviews still do.
  private func lettingThrough(_ view: TraceView) -> CureStep {
    index.subviews(of: view.id).isEmpty
      ? CureStep(view, \.isUserInteractionEnabled, false)
      : CureStep(view.id, .passesThrough)
  }

  /// Whether the view belongs to a presentation, which intentionally blocks what is behind it.
  private static func isPresentation(_ view: TraceView) -> Bool {
    [
      "Transition", "Dimming", "Presentation", "RemoteKeyboard", "TextEffects", "Alert",
      "SearchDisplayController",
    ].contains {
      view.className.contains($0)
    }
  }

  private func small(_ target: TraceView, _ box: TraceRect, reached: TraceRect?) -> Finding? {
    guard let reached, !Self.fixedSizes.contains(target.baseRole), !UIKitClass.isPrivate(target.className),
      let whole = screenBox(of: target),
      whole == box
    else { return nil }
    // An element inside a row, such as its arrow, is part of the row.
    guard !isOfElements || !index.ancestry(of: target.id).contains(where: \.isCell) else { return nil }
    // A canvas shows neither the purpose of a button without an action nor what a superview cuts off.
    guard !isCanvas || target.control?.actions.isEmpty == false else { return nil }
    let isWidened = target.overrides[.pointInside] != nil
    let area = isCanvas && !isWidened ? box : reached
    let side = min(area.size.width, area.size.height)
    guard side < (isCanvas ? Self.leastOwnSide : TapTarget.leastSide) else { return nil }
    // A larger control still reaches no further than its superviews.
    let missing = ((TapTarget.leastSide - side) / 2).rounded(.up)
    let wide = TraceRect(
      x: box.minX - missing, y: box.minY - missing, width: box.size.width + 2 * missing,
      height: box.size.height + 2 * missing)
    return Finding(
      .smallControl, target.id, number: side,
      cure: [Self.widening(target, by: missing)]
        + superviews(of: target, tooSmallFor: wide, by: 1e-3).map(\.cure))
  }
}

extension FindingReader {
  /// Views that take touches inside a view that refuses them all. Each cause is one finding, however many views it
  /// affects.
  func gates() -> [Finding] {
    Self.joined(
      targets.compactMap { target in
        guard let (closed, rule) = cause(for: target) else { return nil }
        return finding(
          rule, in: target, by: closed.id == target.id ? nil : closed.id,
          number: rule == .underTransparent ? closed.alpha : nil, cure: opening(closed, rule))
      })
  }

  private func cause(for target: TraceView) -> (TraceView, FindingRule)? {
    // On a canvas, code may change the transform before it shows the view.
    if !isCanvas, let flat = flattening(target), refusing(target).map({ $0.id == flat.id }) ?? true {
      return (flat, .flatTransform)
    }
    return refusing(target).flatMap { closed in rule(of: closed, for: target).map { (closed, $0) } }
  }

  private func rule(of closed: TraceView, for target: TraceView) -> FindingRule? {
    guard let code = index.refusal(of: closed)?.code else { return nil }
    let isItself = closed.id == target.id
    switch code {
    case .interactionDisabled:
      // A disabled control is intended. A label ignores touches by default, so a recognizer on it is not.
      return isItself ? (target.control == nil ? .interactionOff : nil) : .underDisabled
    case .hidden:
      // Nobody misses what is invisible.
      return !isItself && isWritten ? .underHidden : nil
    case .alphaBelowThreshold:
      if closed.alpha > 0 { return .underTransparent }
      return isWritten || !isItself && !isCanvas ? .underHidden : nil
    case .animating: return .underAnimation
    case .zeroSize:
      return !isItself && isPlaced(closed) && !isCanvas && holdsArea(target) ? .emptyContainer : nil
    default: return nil
    }
  }

  private func holdsArea(_ view: TraceView) -> Bool {
    view.bounds.size.width > 0 && view.bounds.size.height > 0
  }

  private func opening(_ closed: TraceView, _ rule: FindingRule) -> [CureStep] {
    switch rule {
    case .interactionOff, .underDisabled:
      [CureStep(closed, \.isUserInteractionEnabled, true)]
    case .underTransparent: [CureStep(closed, \.alpha, 1)]
    case .underHidden where !closed.isHidden:
      [CureStep(closed, \.alpha, 1)]
    case .underAnimation: [CureStep(closed, \.isAnimating, false)]
    case .flatTransform:
      [CureStep(closed, \.transform, .identity)]
    case .emptyContainer: growth(of: closed)
    default: []
    }
  }

  /// The settings after which a view contains its subviews at the same places: a larger frame and, if it grows to the
  /// left or upwards, shifted subviews.
  func growth(of view: TraceView) -> [CureStep] {
    guard view.transform == .identity, view.window == nil else { return [] }
    let inner = index.subviews(of: view.id).compactMap(index.view).filter { index.refusal(of: $0) == nil }
    guard let box = TraceRect.enclosing(inner.flatMap(\.frame.corners)) else { return [] }
    let left = max(0, view.bounds.minX - box.minX)
    let above = max(0, view.bounds.minY - box.minY)
    let width = left + max(view.bounds.size.width, box.maxX - view.bounds.minX)
    let height = above + max(view.bounds.size.height, box.maxY - view.bounds.minY)
    let own = Self.frame(view.id, view.frame.minX - left, view.frame.minY - above, width, height)
    guard left + above > 0 else { return [own] }
    guard inner.allSatisfy({ $0.transform == .identity }) else { return [] }
    return [own]
      + inner.map {
        Self.frame(
          $0.id, $0.frame.minX + left, $0.frame.minY + above, $0.frame.size.width, $0.frame.size.height)
      }
  }

  /// A setting of a view's frame.
  static func frame(_ view: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> CureStep
  {
    CureStep(view, .frame(TraceRect(x: x, y: y, width: width, height: height)))
  }
}

extension FindingReader {
  /// Problems caused by overrides of `hitTest`.
  func overrides() -> [Finding] { Self.joined(hiddenSubviews()) + openedViews() }

  /// Views that are never asked because a superview answers first (HT-17).
  private func hiddenSubviews() -> [Finding] {
    targets.compactMap { target in
      guard refusing(target) == nil else { return nil }
      let closed = index.ancestry(of: target.id).dropFirst().first { view in
        view.overrides[.hitTest].map { $0.kind == .returns && $0.target == nil } ?? false
      }
      guard let closed else { return nil }
      return finding(.hitTestHidesSubviews, in: target, by: closed.id, cure: [Self.inherited(closed)])
    }
  }

  /// Views that take touches although they are hidden, transparent or disabled (HT-17).
  private func openedViews() -> [Finding] {
    index.screen.views.compactMap { view in
      guard let override = view.overrides[.hitTest],
        [.ignoresGates, .redirect, .returns, .inside].contains(override.kind),
        override.kind != .returns || override.detail == "self" || override.target != nil,
        view.isUnseen || !view.isUserInteractionEnabled
      else { return nil }
      return finding(.hitTestSkipsChecks, in: view, cure: [Self.inherited(view)])
    }
  }

  private static func inherited(_ view: TraceView) -> CureStep {
    CureStep(view.id, .inherits(.hitTest))
  }
}

extension FindingReader {
  /// Actions that reach no target.
  func actions() -> [Finding] { lostActions() + actionsLostWhileEditing() + goneTargets() }

  /// Actions without a target for which no responder in the chain has a method, if it is known who has one (UC-16).
  private func lostActions() -> [Finding] {
    // A storyboard does not say which methods the code has.
    guard !isCanvas else { return [] }
    return targets.compactMap { view in
      guard let control = view.control, refusing(view) == nil else { return nil }
      let performs = performs(above: view)
      let lost = control.actions.first { action in
        action.target == nil && !performs.contains { $0.contains(action.action) }
          && (!performs.isEmpty || performer(of: action.action) != nil)
      }
      guard let lost else { return nil }
      return finding(
        .lostAction, in: view, cure: giving(control.actions, performer(of: lost.action), to: view.id))
    }
  }

  /// Actions without a target that reach one from the control, but not from a text field that is first responder.
  private func actionsLostWhileEditing() -> [Finding] {
    guard isWritten else { return [] }
    let fields = index.screen.views.filter {
      ($0.baseRole == .textField || $0.baseRole == .textView) && refusing($0) == nil
        && $0[.isEditable] != .bool(false) && $0.control?.isEnabled != false
    }
    guard !fields.isEmpty else { return [] }
    return targets.compactMap { view in
      guard let control = view.control, refusing(view) == nil else { return nil }
      for action in control.actions where action.target == nil {
        guard performs(above: view).contains(where: { $0.contains(action.action) }),
          let field = fields.first(where: { field in
            !performs(above: field).contains { $0.contains(action.action) }
          })
        else { continue }
        return finding(
          .lostWhileEditing, in: view, by: field.id,
          cure: giving(control.actions, performer(of: action.action), to: view.id))
      }
      return nil
    }
  }

  /// Actions whose target was deallocated (UC-18): a recognizer then looks for no other target (GR-30), but a control
  /// does.
  private func goneTargets() -> [Finding] {
    let gestures: [Finding] = index.screen.gestureRecognizers.compactMap { recognizer in
      guard recognizer.isEnabled, let gone = recognizer.actions.first(where: { $0.target == Self.gone })
      else {
        return nil
      }
      return finding(
        .targetGone, of: recognizer,
        cure: giving(recognizer.actions, performer(of: gone.action), to: recognizer.id))
    }
    let controls: [Finding] = targets.compactMap { view in
      let gone = view.control?.actions.first { action in
        action.target == Self.gone && !performs(above: view).contains { $0.contains(action.action) }
      }
      guard let actions = view.control?.actions, let gone else { return nil }
      return finding(.targetGone, in: view, cure: giving(actions, performer(of: gone.action), to: view.id))
    }
    return gestures + controls
  }

  /// The name of a deallocated target in a trace.
  private static let gone = "dead"

  /// The settings that give a target to all actions without one.
  private func giving(_ actions: [TraceAction], _ target: String?, to owner: String) -> [CureStep] {
    guard let target else { return [] }
    let pairs = actions.map { action in
      var action = action
      action.target = action.target.flatMap { $0 == Self.gone ? nil : $0 } ?? target
      return action
    }
    return [CureStep(owner, .actions(pairs))]
  }

  /// The first object of the screen that declares the method.
  private func performer(of action: String) -> String? {
    index.screen.controllers.first { $0.performs?.contains(action) == true }?.id
      ?? index.screen.views.first { $0.performs?.contains(action) == true }?.id
  }

  /// The methods declared by the responders from a view upwards, as far as they are known.
  private func performs(above view: TraceView) -> [[String]] {
    let path = index.ancestry(of: view.id)
    let controllers = path.compactMap { $0.viewController.flatMap(index.controller) }
    let others = [index.screen.application] + (index.screen.delegate.map { [$0] } ?? []) + index.screen.scenes
    // The method that each scroll view has of its own proves nothing.
    let views = path.filter { !$0.isScrollView || ($0.performs?.count ?? 0) > 1 }
    return views.compactMap(\.performs) + controllers.compactMap(\.performs) + others.compactMap(\.performs)
  }
}
