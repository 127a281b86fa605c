// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel
import Yams

extension NodeWriter {
  func document(_ scenario: Scenario) -> Node {
    var mapping = MappingWriter(self)
    mapping.add(scenario, DocumentKey.rows)
    return mapping.block
  }

  func variation(_ variation: ScenarioVariation) -> Node {
    var mapping = MappingWriter(self)
    mapping.add(VariantKey.object, variation.object.map { text($0) })
    let values = variation.values.map { LineValue.node($0) ?? text($0) }
    mapping.add(variation.property, flow(values))
    guard !variation.expectations.isEmpty else { return mapping.flow }
    let expectations = variation.expectations.map { expected in
      expectation(expected.expectation, of: expected.value)
    }
    mapping.add(VariantKey.expect, oneOrList(expectations))
    if variation.inherits { mapping.add(VariantKey.inherits, word("true")) }
    return mapping.block
  }

  func localized(_ texts: [String: String]) -> Node {
    if texts.count == 1, let english = texts[LanguageCode.english.rawValue] { return text(english) }
    var mapping = MappingWriter(self)
    for language in LanguageCode.allCases { mapping.add(language, texts[language.rawValue].map { text($0) }) }
    return mapping.block
  }

  func configuration(_ configuration: [String: Double]) -> Node {
    var mapping = MappingWriter(self)
    for setting in SimulationSetting.all {
      guard let value = configuration[setting.name] else { continue }
      mapping.add(setting.name, setting.isSwitch ? bool(value != 0) : number(value))
    }
    return mapping.block
  }

  func application(_ application: ScenarioApplication) -> Node? {
    let defaults = ScenarioApplication()
    guard application != defaults else { return nil }
    var mapping = MappingWriter(self)
    addResponder(application.responder, className: defaults.responder.className, to: &mapping)
    mapping.add(application, ApplicationKey.rows)
    mapping.add(application.responder, ResponderKey.chain)
    return mapping.isEmpty ? nil : mapping.block
  }

  func delegate(of application: ScenarioApplication) -> Node? {
    responder(application.delegate, className: ScenarioApplication().delegate?.className) {
      $0.add(application, DelegateKey.rows)
    }
  }

  /// A responder or `none`; no node for a responder with nothing but defaults.
  func responder(
    _ responder: ScenarioResponder?, className: String?, _ addMore: (inout MappingWriter) -> Void = { _ in }
  ) -> Node? {
    guard let responder else { return word("none") }
    var mapping = MappingWriter(self)
    addResponder(responder, className: className ?? "", to: &mapping)
    mapping.add(responder, ResponderKey.chain)
    addMore(&mapping)
    return mapping.isEmpty ? nil : mapping.block
  }

  /// The name and the class, unless it is the given one.
  func addResponder(_ responder: ScenarioResponder, className: String, to mapping: inout MappingWriter) {
    mapping.add(ResponderKey.id, responder.id.map { text($0) })
    if responder.className != className { mapping.add(ResponderKey.className, text(responder.className)) }
  }

  func next(_ next: ScenarioNext) -> Node {
    switch next {
    case .none: word("nil")
    case .responder(let id): text(id)
    }
  }

  func canPerformAction(_ answers: [String: Bool]) -> Node {
    var mapping = MappingWriter(self)
    for (action, answer) in answers.sorted(by: { $0.key < $1.key }) {
      mapping.add(action, bool(answer))
    }
    return mapping.flow
  }

  func implements(_ responder: ScenarioResponder) -> Node? {
    let methods = responder.implements
    guard !methods.isEmpty else { return nil }
    if !methods.contains(where: \.callsSuper), responder.methodSteps.isEmpty {
      return row(methods.map(\.method.rawValue))
    }
    var mapping = MappingWriter(self)
    for method in methods {
      var implementation = MappingWriter(self)
      if method.callsSuper { implementation.add(ImplementationKey.callsSuper, bool(true)) }
      if let steps = responder.methodSteps[method.method.rawValue] {
        implementation.add(ImplementationKey.steps, self.steps(steps))
      }
      mapping.add(method.method, responder.methodSteps.isEmpty ? implementation.flow : implementation.block)
    }
    return responder.methodSteps.isEmpty ? mapping.flow : mapping.block
  }
}
