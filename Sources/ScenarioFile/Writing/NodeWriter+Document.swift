// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel
import Yams

extension NodeWriter {
  func document(_ scenario: Scenario) -> Node {
    let defaults = Scenario(name: "")
    var mapping = MappingWriter(tags)
    mapping.add(DocumentKey.name, text(scenario.name))
    mapping.add(DocumentKey.title, localized(scenario.title))
    mapping.add(DocumentKey.summary, localized(scenario.summary))
    mapping.add(DocumentKey.mode, scenario.mode.map { word($0.rawValue) })
    mapping.add(DocumentKey.question, localized(scenario.question))
    if scenario.source != defaults.source { mapping.add(DocumentKey.source, text(scenario.source)) }
    if scenario.deviceSize != defaults.deviceSize {
      var device = MappingWriter(tags)
      device.add(DeviceKey.size, row([scenario.deviceSize.width, scenario.deviceSize.height]))
      mapping.add(DocumentKey.device, device.flow)
    }
    mapping.add(DocumentKey.system, scenario.system.map { number($0) })
    mapping.add(DocumentKey.configuration, configuration(scenario.configuration))
    mapping.add(DocumentKey.application, application(scenario.application))
    let hasScenes = scenario.system.map { $0 >= DocumentKey.systemWithScenes } ?? true
    if hasScenes {
      mapping.add(
        DocumentKey.scene, optionalResponder(scenario.scene, className: defaults.scene?.className ?? "").node)
    }
    if scenario.windows.count == 1 {
      mapping.add(DocumentKey.window, window(scenario.windows[0]))
    } else {
      mapping.add(DocumentKey.windows, list(scenario.windows.map { window($0) }))
    }
    if !scenario.views.isEmpty { mapping.add(DocumentKey.views, list(scenario.views.map { view($0) })) }
    if !scenario.viewControllers.isEmpty {
      mapping.add(DocumentKey.viewControllers, list(scenario.viewControllers.map { controller($0) }))
    }
    if !scenario.gestureRecognizers.isEmpty {
      mapping.add(DocumentKey.gestureRecognizers, list(scenario.gestureRecognizers.map { recognizer($0) }))
    }
    if !scenario.touches.isEmpty {
      mapping.add(DocumentKey.touches, list(scenario.touches.map { touch($0) }))
    }
    if !scenario.variants.isEmpty {
      mapping.add(DocumentKey.variants, list(scenario.variants.map { variation($0) }))
    }
    let expectations = scenario.expectations.map { expectation($0) }
    if expectations.count == 1 {
      mapping.add(DocumentKey.expect, expectations[0])
    } else if !expectations.isEmpty {
      mapping.add(DocumentKey.expect, list(expectations))
    }
    if !scenario.recordings.isEmpty {
      mapping.add(DocumentKey.recordings, row(scenario.recordings.map(\.file)))
    }
    if !scenario.unknown.isEmpty { mapping.add(DocumentKey.unknown, row(scenario.unknown)) }
    return mapping.block
  }

  private func variation(_ variation: ScenarioVariation) -> Node {
    var mapping = MappingWriter(tags)
    mapping.add(VariantKey.object, variation.object.map { text($0) })
    let values = variation.values.map { VariantValue.node($0) ?? text($0) }
    mapping.add(variation.property, flow(values), self)
    guard !variation.expectations.isEmpty else { return mapping.flow }
    let expectations = variation.expectations.map { expected in
      expectation(expected.expectation, of: expected.value)
    }
    mapping.add(VariantKey.expect, expectations.count == 1 ? expectations[0] : list(expectations))
    if variation.inherits { mapping.add(VariantKey.inherits, word("true")) }
    return mapping.block
  }

  private func localized(_ texts: [String: String]) -> Node? {
    if texts.count == 1, let english = texts[LanguageCode.english.rawValue] { return text(english) }
    var mapping = MappingWriter(tags)
    for language in LanguageCode.allCases { mapping.add(language, texts[language.rawValue].map { text($0) }) }
    return mapping.isEmpty ? nil : mapping.block
  }

  private func configuration(_ configuration: [String: Double]) -> Node? {
    var mapping = MappingWriter(tags)
    for setting in SimulationSetting.all {
      guard let value = configuration[setting.name] else { continue }
      mapping.add(setting.name, setting.isSwitch ? bool(value != 0) : number(value), self)
    }
    return mapping.isEmpty ? nil : mapping.block
  }

  private func application(_ application: ScenarioApplication) -> Node? {
    let defaults = ScenarioApplication()
    guard application != defaults else { return nil }
    var mapping = MappingWriter(tags)
    addResponder(application.responder, className: defaults.responder.className, to: &mapping)
    var delegate = optionalResponder(application.delegate, className: defaults.delegate?.className ?? "")
    if application.delegate != nil, !application.delegateIsResponder {
      delegate.mapping.add(DelegateKey.isResponder, bool(false))
      delegate.node = delegate.mapping.block
    }
    mapping.add(ApplicationKey.delegate, delegate.node)
    addChain(application.responder, to: &mapping)
    return mapping.isEmpty ? nil : mapping.block
  }

  /// A responder or `none`; no node for a responder with nothing but defaults.
  private func optionalResponder(
    _ responder: ScenarioResponder?, className: String
  ) -> (node: Node?, mapping: MappingWriter) {
    var mapping = MappingWriter(tags)
    guard let responder else { return (word("none"), mapping) }
    addResponder(responder, className: className, to: &mapping)
    addChain(responder, to: &mapping)
    return (mapping.isEmpty ? nil : mapping.block, mapping)
  }

  /// The name and the class, unless it is the given one.
  func addResponder(_ responder: ScenarioResponder, className: String, to mapping: inout MappingWriter) {
    mapping.add(ResponderKey.id, responder.id.map { text($0) })
    if responder.className != className { mapping.add(ResponderKey.className, text(responder.className)) }
  }

  /// What the responder does in the chain, and what is not known of it.
  func addChain(_ responder: ScenarioResponder, to mapping: inout MappingWriter) {
    switch responder.next {
    case nil: break
    case ScenarioNext.none?: mapping.add(ResponderKey.next, word("nil"))
    case .responder(let id)?: mapping.add(ResponderKey.next, text(id))
    }
    mapping.add(ResponderKey.implements, implements(responder))
    mapping.add(ResponderKey.gestureRecognizerDelegate, gestureAnswers(responder.gestureAnswers))
    mapping.add(ResponderKey.performs, responder.performs.map { row($0) })
    mapping.add(ResponderKey.canPerformAction, canPerformAction(responder.canPerformAction))
    mapping.add(ResponderKey.canBecomeFirstResponder, responder.canBecomeFirstResponder.map { bool($0) })
    mapping.add(ResponderKey.canResignFirstResponder, responder.canResignFirstResponder.map { bool($0) })
    mapping.add(ResponderKey.becomeFirstResponder, responder.becomeFirstResponder.map { bool($0) })
    mapping.add(ResponderKey.resignFirstResponder, responder.resignFirstResponder.map { bool($0) })
    mapping.add(ResponderKey.isFirstResponder, responder.isFirstResponder.map { bool($0) })
    if !responder.unknown.isEmpty { mapping.add(ResponderKey.unknown, row(responder.unknown)) }
  }

  private func canPerformAction(_ answers: [String: Bool]) -> Node? {
    guard !answers.isEmpty else { return nil }
    var mapping = MappingWriter(tags)
    for (action, answer) in answers.sorted(by: { $0.key < $1.key }) {
      mapping.add(action, bool(answer), self)
    }
    return mapping.flow
  }

  private func implements(_ responder: ScenarioResponder) -> Node? {
    let methods = responder.implements
    guard !methods.isEmpty else { return nil }
    if !methods.contains(where: \.callsSuper), responder.methodSteps.isEmpty {
      return row(methods.map(\.method))
    }
    var mapping = MappingWriter(tags)
    for method in methods {
      guard let key = MethodKey(rawValue: method.method) else { continue }
      var implementation = MappingWriter(tags)
      if method.callsSuper { implementation.add(ImplementationKey.callsSuper, bool(true)) }
      if let steps = responder.methodSteps[method.method] {
        implementation.add(ImplementationKey.steps, self.steps(steps))
      }
      mapping.add(key, responder.methodSteps.isEmpty ? implementation.flow : implementation.block)
    }
    return responder.methodSteps.isEmpty ? mapping.flow : mapping.block
  }
}
