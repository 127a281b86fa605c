// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// The screen of an application as records.
@MainActor
struct ScreenSnapshot {
  private let application: UIApplication
  private let unknown: [String]

  init(_ application: UIApplication, unknown: [String]) {
    self.application = application
    self.unknown = unknown
  }

  func record(_ names: inout ObjectNames) -> TraceScreen {
    let walk = ApplicationWalk(application)
    var views: [TraceView] = []
    var recognizers: [TraceGestureRecognizer] = []
    var transforms: [ObjectIdentifier: TraceTransform] = [:]
    for window in walk.windowsBackToFront {
      walk.forEachView(in: window) { view in
        var record = self.record(of: view, &names)
        let own = TraceTransform(ofBoundsIn: view)
        let toWindow: TraceTransform
        if view === window {
          toWindow = .identity
        } else if let above = view.superview.flatMap({ transforms[ObjectIdentifier($0)] }) {
          toWindow = above.after(own)
        } else {
          toWindow = own
        }
        transforms[ObjectIdentifier(view)] = toWindow
        record.windowTransform = toWindow
        views.append(record)
        recognizers += view.attachedRecognizers.map { self.record(of: $0, on: record.id, &names) }
      }
    }
    return TraceScreen(
      size: TraceSize(
        width: Double(application.screenSize.width), height: Double(application.screenSize.height)),
      application: record(of: application, &names),
      delegate: application.delegate.map { delegateRecord($0, &names) },
      scenes: application.connectedScenes.map { record(of: $0, &names) },
      views: views,
      windowOrder: application.windowsFrontToBack.map { names.name(of: $0) },
      controllers: walk.controllers.map { record(of: $0, &names) },
      gestureRecognizers: recognizers,
      unknown: unknown)
  }

  private func record(of responder: UIResponder, _ names: inout ObjectNames) -> TraceResponder {
    var record = TraceResponder(
      id: names.name(of: responder), className: responder.displayedClassName,
      overrides: responder.declaration?.overrides ?? [],
      implements: responder.declaration?.implements ?? [], unknown: responder.declaration?.unknown ?? [])
    record.performs = responder.performedActions
    return record
  }

  private func delegateRecord(_ delegate: any UIApplicationDelegate, _ names: inout ObjectNames)
    -> TraceResponder
  {
    if let responder = delegate as? UIResponder { return record(of: responder, &names) }
    let plain = delegate as? PlainApplicationDelegate
    let className = plain?.className ?? String(describing: type(of: delegate))
    return TraceResponder(id: names.name(of: delegate), className: className, isResponder: false)
  }

  func record(of view: UIView, _ names: inout ObjectNames) -> TraceView {
    var record = TraceView(
      id: names.name(of: view), className: view.displayedClassName, baseClass: view.uikitClassName,
      frame: TraceRect(view.frame))
    let declaration = view.declaration
    record.superview = view.superview.map { names.name(of: $0) }
    record.text = declaration?.text ?? (view as? UILabel)?.text
    record.bounds = TraceRect(view.bounds)
    record.center = TracePoint(view.center)
    record.anchorPoint = TracePoint(view.layer.anchorPoint)
    record.transform = TraceTransform(view.transform)
    record.isHidden = view.isHidden
    record.alpha = Double(view.alpha)
    record.isUserInteractionEnabled = view.isUserInteractionEnabled
    record.isMultipleTouchEnabled = view.isMultipleTouchEnabled
    record.isExclusiveTouch = view.isExclusiveTouch
    record.clipsToBounds = view.clipsToBounds
    record.isAnimating = view.blockingAnimations > 0
    record.refusal = view.standingRefusal
    record.zPosition = Double(view.layer.zPosition)
    record.backgroundColor = view.backgroundColor?.hex
    record.viewController = view.owningViewController.map { names.name(of: $0) }
    record.gestureRecognizers = view.attachedRecognizers.map { names.name(of: $0) }
    record.overrides = declaration?.overrides ?? []
    record.implements = declaration?.implements ?? []
    record.unknown = declaration?.unknown ?? []
    record.performs = view.performedActions
    if let window = view as? UIWindow {
      record.window = TraceWindow(
        windowLevel: Double(window.windowLevel.rawValue), isKeyWindow: window.isKeyWindow,
        scene: window.windowScene.map { names.name(of: $0) },
        firstResponder: window.firstResponder.map { names.name(of: $0) })
    }
    if let control = view as? UIControl {
      record.control = controlRecord(of: control, &names)
    }
    record.settings = UIKitProperties.settings(of: view)
    return record
  }

  private func record(of controller: UIViewController, _ names: inout ObjectNames) -> TraceController {
    var record = TraceController(
      id: names.name(of: controller), className: controller.displayedClassName,
      baseClass: controller.uikitClassName)
    record.view = controller.viewIfLoaded.map { names.name(of: $0) }
    record.parent = controller.parent.map { names.name(of: $0) }
    if controller.presentingViewController?.presentedViewController === controller {
      record.presentingViewController = controller.presentingViewController.map { names.name(of: $0) }
    }
    let window = application.windowsFrontToBack.first { $0.rootViewController === controller }
    record.rootOf = window.map { names.name(of: $0) }
    record.overrides = controller.declaration?.overrides ?? []
    record.implements = controller.declaration?.implements ?? []
    record.unknown = controller.declaration?.unknown ?? []
    record.performs = controller.performedActions
    return record
  }

  func record(
    of recognizer: UIGestureRecognizer, on view: String, _ names: inout ObjectNames
  ) -> TraceGestureRecognizer {
    var record = TraceGestureRecognizer(
      id: names.name(of: recognizer), className: recognizer.displayedClassName, view: view,
      isEnabled: recognizer.isEnabled, cancelsTouchesInView: recognizer.cancelsTouchesInView,
      delaysTouchesBegan: recognizer.delaysTouchesBegan, delaysTouchesEnded: recognizer.delaysTouchesEnded,
      actions: recognizer.declaration?.actions
        ?? recognizer.targetActionPairs.map { pair in
          TraceAction(action: pair.action, target: pair.target.map { names.name(of: $0) })
        })
    record.baseClass = ModelClasses.uikitName(of: type(of: recognizer))
    record.settings = UIKitProperties.settings(of: recognizer)
    let required = FailureRequirements.all(of: recognizer).map { names.name(of: $0) }
    record.requiresFailureOf = required.isEmpty ? nil : required
    record.delegate = recognizer.delegate.map { names.name(of: $0) }
    let answers = (recognizer.delegate as? DeclaredGestureDelegate)?.answers ?? []
    record.overrides = recognizer.declaration.map { $0.overrides + answers }
    record.isPartOfView = recognizer.isPartOfView ? true : nil
    return record
  }

  /// What a control has beyond a view: the actions as declared, else as registered.
  private func controlRecord(of control: UIControl, _ names: inout ObjectNames) -> TraceControl {
    var actions = control.declaredActions
    if actions.isEmpty {
      for registration in control.registrations {
        let target = registration.pair.target.map { names.name(of: $0) }
        for event in registration.events.names {
          actions.append(
            TraceAction(
              action: registration.pair.action, event: ControlEvent(rawValue: event), target: target))
        }
      }
    }
    return TraceControl(isEnabled: control.isEnabled, actions: actions)
  }
}
