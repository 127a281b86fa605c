// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace

package extension Scenario {
  /// Gives every object without an identifier a unique one, made from its class.
  ///
  /// Identifiers that the scenario gives are taken first and stay. The others are numbered in this order: the
  /// application, its delegate, the scene, then each window with all that it holds, depth first, and what is on no screen; a view
  /// before its recognizers with their delegates, its controller and its subviews, a window's root controller before its subviews,
  /// a controller before its view, the controllers that it contains and the one that it presents.
  mutating func nameEverything() {
    var given = Set<String>(ScenarioReading.reservedWords)
    forEachIdentifier { id, _ in
      if let id { given.insert(id) }
    }
    var pool = IdentifierPool(taken: given)
    forEachIdentifier { id, origin in
      guard id == nil else { return }
      switch origin {
      case .className(let className): id = pool.take(className: className)
      case .recognizer(let recognizer): id = pool.take(name: "\(recognizer).delegate")
      }
    }
  }

  /// Calls the body with every identifier, to be read or set, and what a name can be made from.
  private mutating func forEachIdentifier(_ body: (inout String?, NameOrigin) -> Void) {
    application.responder.identify(body)
    application.delegate?.identify(body)
    scene?.identify(body)
    for index in windows.indices {
      windows[index].view.identifySelf(body)
      windows[index].rootViewController?.identify(body)
      for child in windows[index].view.subviews.indices { windows[index].view.subviews[child].identify(body) }
    }
    for index in views.indices { views[index].identify(body) }
    for index in viewControllers.indices { viewControllers[index].identify(body) }
    for index in gestureRecognizers.indices { gestureRecognizers[index].identify(body) }
  }
}

/// What the name of an object can be made from.
private enum NameOrigin {
  case className(String)

  /// The name of the recognizer that a delegate belongs to.
  case recognizer(String)
}

private extension ScenarioResponder {
  mutating func identify(_ body: (inout String?, NameOrigin) -> Void) { body(&id, .className(className)) }
}

private extension ScenarioView {
  mutating func identify(_ body: (inout String?, NameOrigin) -> Void) {
    identifySelf(body)
    for index in subviews.indices { subviews[index].identify(body) }
  }

  /// Everything but the subviews.
  mutating func identifySelf(_ body: (inout String?, NameOrigin) -> Void) {
    responder.identify(body)
    for index in gestureRecognizers.indices { gestureRecognizers[index].identify(body) }
    viewController?.identify(body)
  }
}

private extension ScenarioGestureRecognizer {
  /// The delegate is called after its recognizer: `tap.delegate`.
  mutating func identify(_ body: (inout String?, NameOrigin) -> Void) {
    body(&id, .className(className))
    guard case .own(var delegate)? = delegate else { return }
    body(&delegate.id, .recognizer(id ?? className))
    self.delegate = .own(delegate)
  }
}

private extension ScenarioController {
  mutating func identify(_ body: (inout String?, NameOrigin) -> Void) {
    responder.identify(body)
    // Taken out while it changes: with two holders of the value, every level below would be copied.
    if var root = view {
      view = nil
      root.identify(body)
      view = root
    }
    for index in viewControllers.indices { viewControllers[index].identify(body) }
    if var presented = presents {
      presents = nil
      presented.identify(body)
      presents = presented
    }
  }
}
