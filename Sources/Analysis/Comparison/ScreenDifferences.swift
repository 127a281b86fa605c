// SPDX-License-Identifier: Apache-2.0

import Trace

/// Compares two screens in what event delivery reads.
struct ScreenDifferences {
  let sides: Sides<TraceAnalysis>
  let names: ObjectMatch

  /// Settings first, then the screen, views, recognizers, controllers and other responders, each in the order of A
  /// with those that only B has at the end.
  var all: [ScreenDifference] {
    let screens = Sides(sides.a.trace.screen, sides.b.trace.screen)
    let views = objects(.view, Sides(screens.a.views, screens.b.views), \.id, \.className, view)
    let recognizers = objects(
      .recognizer, Sides(screens.a.gestureRecognizers, screens.b.gestureRecognizers), \.id, \.className,
      recognizer)
    return [configuration, screen(screens)].compactMap { $0 } + outermost(views)
      + recognizers.filter { !isOnViewOfOneSide($0) }
      + objects(
        .controller, Sides(screens.a.controllers, screens.b.controllers), \.id, \.className, controller)
      + objects(
        .responder, Sides(responders(screens.a), responders(screens.b)), \.id, \.className, responder)
  }

  private var configuration: ScreenDifference? {
    let settings = Sides(sides.a.trace.header.configuration, sides.b.trace.header.configuration)
    var changes = Changes(names)
    for name in Set(settings.a.keys).union(settings.b.keys).sorted() {
      changes.add(
        name, settings.a[name].map { NumberText.decimal($0) }, settings.b[name].map { NumberText.decimal($0) }
      )
    }
    return difference(.configuration, changes)
  }

  private func screen(_ screens: Sides<TraceScreen>) -> ScreenDifference? {
    var changes = Changes(names)
    changes.add("size", Self.words(screens.a.size), Self.words(screens.b.size))
    changes.addOrder("windows", screens.a.windowOrder, screens.b.windowOrder)
    return difference(.screen, changes)
  }

  private func difference(_ kind: ScreenDifference.Kind, _ changes: Changes) -> ScreenDifference? {
    changes.all.isEmpty ? nil : ScreenDifference(kind: kind, names: Sides("", ""), changes: changes.all)
  }

  private static func words(_ size: TraceSize) -> String {
    "[\(NumberText.decimal(size.width)), \(NumberText.decimal(size.height))]"
  }

  private func responders(_ screen: TraceScreen) -> [TraceResponder] {
    [screen.application] + [screen.delegate].compactMap { $0 } + screen.scenes
  }

  private func objects<Object>(
    _ kind: ScreenDifference.Kind, _ objects: Sides<[Object]>, _ id: (Object) -> String,
    _ className: (Object) -> String, _ compare: (Object, Object, inout Changes) -> Void
  ) -> [ScreenDifference] {
    // Of objects with one name the first is meant, here as everywhere.
    var seen = Sides<Set<String>>([], [])
    let objects = Sides(
      objects.a.filter { seen.a.insert(id($0)).inserted }, objects.b.filter { seen.b.insert(id($0)).inserted }
    )
    let others = Dictionary(objects.b.map { (id($0), $0) }) { first, _ in first }
    var found: [ScreenDifference] = []
    for object in objects.a {
      guard let name = names.counterpart(of: id(object), on: .a), let other = others[name] else {
        found.append(
          ScreenDifference(
            kind: kind, names: Sides(id(object), nil), classNames: Sides(className(object), nil)))
        continue
      }
      var changes = Changes(names)
      changes.add("class", className(object), className(other))
      compare(object, other, &changes)
      guard !changes.all.isEmpty else { continue }
      found.append(
        ScreenDifference(
          kind: kind, names: Sides(id(object), name), classNames: Sides(className(object), className(other)),
          changes: changes.all))
    }
    for other in objects.b where names.counterpart(of: id(other), on: .b) == nil {
      found.append(
        ScreenDifference(kind: kind, names: Sides(nil, id(other)), classNames: Sides(nil, className(other))))
    }
    return found
  }
}

extension ScreenDifferences {
  /// Of views that only one trace has those that are in no other such view, with the count of what they hold.
  private func outermost(_ views: [ScreenDifference]) -> [ScreenDifference] {
    var found = views
    var inner: Set<Int> = []
    for side in Side.allCases {
      var outermost: [String: Int] = [:]
      for (position, difference) in views.enumerated() where difference.onlySide == side {
        guard let name = difference.names[side] else { continue }
        // A view comes after its superview.
        let superview = sides[side].index.view(name)?.superview
        let outer = superview.flatMap { outermost[$0] }
        outermost[name] = outer ?? position
        if let outer {
          found[outer].held += 1
          inner.insert(position)
        }
      }
    }
    return found.enumerated().filter { !inner.contains($0.offset) }.map(\.element)
  }

  private func isOnViewOfOneSide(_ difference: ScreenDifference) -> Bool {
    guard let side = difference.onlySide, let name = difference.names[side],
      let view = sides[side].index.recognizer(name)?.view
    else { return false }
    return names.counterpart(of: view, on: side) == nil
  }

  private func view(_ a: TraceView, _ b: TraceView, _ changes: inout Changes) {
    changes.addName("superview", a.superview, b.superview)
    changes.add("isHidden", a.isHidden, b.isHidden)
    changes.add("alpha", a.alpha, b.alpha)
    changes.add("isUserInteractionEnabled", a.isUserInteractionEnabled, b.isUserInteractionEnabled)
    changes.add("frame", a.frame.words, b.frame.words)
    if a.bounds.origin != b.bounds.origin || (a.bounds != b.bounds && a.frame == b.frame) {
      changes.add("bounds", a.bounds.words, b.bounds.words)
    }
    changes.add("transform", a.transform.words, b.transform.words)
    changes.add("anchorPoint", a.anchorPoint.words, b.anchorPoint.words)
    changes.add("isAnimating", a.isAnimating, b.isAnimating)
    changes.add("isMultipleTouchEnabled", a.isMultipleTouchEnabled, b.isMultipleTouchEnabled)
    changes.add("isExclusiveTouch", a.isExclusiveTouch, b.isExclusiveTouch)
    changes.addOverrides(a.overrides, b.overrides)
    changes.addList("implements", a.implements.map(Changes.words), b.implements.map(Changes.words))
    changes.addList("performs", a.performs, b.performs)
    changes.add("baseClass", a.baseClass, b.baseClass)
    changes.addName("viewController", a.viewController, b.viewController)
    window(a.window, b.window, &changes)
    changes.add("isEnabled", a.control?.isEnabled, b.control?.isEnabled)
    changes.addActions(a.control?.actions ?? [], b.control?.actions ?? [])
    changes.addSettings(a.settings ?? [:], b.settings ?? [:])
    changes.addOrder("subviews", sides.a.index.subviews(of: a.id), sides.b.index.subviews(of: b.id))
    changes.addOrder("gestureRecognizers", a.gestureRecognizers, b.gestureRecognizers)
  }

  private func window(_ a: TraceWindow?, _ b: TraceWindow?, _ changes: inout Changes) {
    changes.add("windowLevel", a?.windowLevel, b?.windowLevel)
    changes.add("isKeyWindow", a?.isKeyWindow, b?.isKeyWindow)
    changes.addName("scene", a?.scene, b?.scene)
    changes.addName("firstResponder", a?.firstResponder, b?.firstResponder)
  }

  private func recognizer(
    _ a: TraceGestureRecognizer, _ b: TraceGestureRecognizer, _ changes: inout Changes
  ) {
    changes.addName("view", a.view, b.view)
    changes.add("isEnabled", a.isEnabled, b.isEnabled)
    changes.add("cancelsTouchesInView", a.cancelsTouchesInView, b.cancelsTouchesInView)
    changes.add("delaysTouchesBegan", a.delaysTouchesBegan, b.delaysTouchesBegan)
    changes.add("delaysTouchesEnded", a.delaysTouchesEnded, b.delaysTouchesEnded)
    changes.addActions(a.actions, b.actions)
    changes.add("baseClass", a.nearestClass, b.nearestClass)
    changes.addNames("requiresFailureOf", a.requiresFailureOf ?? [], b.requiresFailureOf ?? [])
    changes.addName("delegate", a.delegate, b.delegate)
    changes.addOverrides(a.overrides ?? [], b.overrides ?? [])
    changes.addSettings(a.settings ?? [:], b.settings ?? [:])
  }

  private func controller(_ a: TraceController, _ b: TraceController, _ changes: inout Changes) {
    changes.addName("view", a.view, b.view)
    changes.addName("parent", a.parent, b.parent)
    changes.addName("presentingViewController", a.presentingViewController, b.presentingViewController)
    changes.addName("rootOf", a.rootOf, b.rootOf)
    changes.add("baseClass", a.baseClass, b.baseClass)
    changes.addOverrides(a.overrides, b.overrides)
    changes.addList("implements", a.implements.map(Changes.words), b.implements.map(Changes.words))
    changes.addList("performs", a.performs, b.performs)
  }

  private func responder(_ a: TraceResponder, _ b: TraceResponder, _ changes: inout Changes) {
    changes.add("isResponder", a.isResponder, b.isResponder)
    changes.addOverrides(a.overrides, b.overrides)
    changes.addList("implements", a.implements.map(Changes.words), b.implements.map(Changes.words))
    changes.addList("performs", a.performs, b.performs)
  }
}
