// SPDX-License-Identifier: Apache-2.0

import Foundation
import InputFile
import Trace
import UIKitModel

extension ScenarioReading {
  /// An override of `next`.
  func next(_ node: SourceNode, owner: String?) -> ScenarioNext? {
    if node.isNil { return ScenarioNext.none }
    guard let id = identifier(node, "next") else { return nil }
    note(ScenarioReference(id: id, place: node.place, key: "next", wanted: .responder, owner: owner))
    return .responder(id)
  }

  /// The word for UIKit's implementation, in the place of an override.
  static let defaultWord = "default"

  static let hitTestWords = [defaultWord] + ScenarioHitTest.words.map(\.key)
  static let pointInsideWords = [defaultWord] + DeclaredPointInside.words.map(\.key)

  /// An override of `hitTest`.
  func hitTest(_ node: SourceNode, owner: String?) -> ScenarioHitTest? {
    guard case .mapping = node.content else {
      return hitTestWord(
        node, "hitTest", or: ", {redirect: ID}, {returns: nil, self or ID}, {only: …} or {unless: …}")
    }
    guard let fields = fields(node, .hitTest), let (key, value) = choice(fields, .hitTest) else { return nil }
    guard let steps = fields[HitTestKey.steps] else { return hitTest(key, value, owner: owner) }
    let answer = hitTest(key, value, owner: owner)
    let isDefault = key == HitTestKey.answers.rawValue && value.text == Self.defaultWord
    guard answer != nil || isDefault else { return nil }
    return .doing(self.steps(steps, HitTestKey.steps.rawValue), then: answer)
  }

  private func hitTestWord(_ node: SourceNode, _ key: String, or other: String = "") -> ScenarioHitTest? {
    let word = word(node, key, of: Self.hitTestWords, or: other)
    return ScenarioHitTest.words.first { $0.key == word }?.value
  }

  /// An override of `hitTest` by one key.
  private func hitTest(_ key: String, _ value: SourceNode, owner: String?) -> ScenarioHitTest? {
    if key == HitTestKey.answers.rawValue { return hitTestWord(value, key) }
    if key == HitTestKey.only.rawValue || key == HitTestKey.unless.rawValue {
      return condition(value, .hitCondition, HitConditionKey.rows)
        .map { .filter(ScenarioAnswer(key == HitTestKey.only.rawValue, when: $0)) }
    }
    if key == HitTestKey.returns.rawValue {
      if value.isNil { return .returnsNil }
      if value.text == "self" { return .returnsSelf }
    }
    guard let id = identifier(value, key) else { return nil }
    let isRedirect = key == HitTestKey.redirect.rawValue
    note(ScenarioReference(id: id, place: value.place, key: key, wanted: .view, owner: owner))
    return isRedirect ? .redirect(to: id) : .returns(id)
  }

  /// An override of `point(inside:with:)`.
  func pointInside(_ node: SourceNode) -> DeclaredPointInside? {
    guard case .mapping = node.content else {
      let word = word(
        node, "pointInside", of: Self.pointInsideWords,
        or: ", or a mapping with one of " + MappingKind.pointInside.keys.joined(separator: ", "))
      return DeclaredPointInside.words.first { $0.key == word }?.value
    }
    guard let fields = fields(node, .pointInside), let (key, value) = choice(fields, .pointInside) else {
      return nil
    }
    return switch PointInsideKey(rawValue: key) {
    case .outset: outset(value)
    case .circle: circle(value)
    case .roundedRect: roundedRect(value)
    case .polygon: polygon(value)
    case .union: union(value)
    case nil: nil
    }
  }

  /// The only entry besides `do` of a mapping that stands for a choice.
  func choice(_ fields: Fields, _ kind: MappingKind) -> (String, SourceNode)? {
    let entries = fields.values.filter { $0.key != AnswerKey.steps.rawValue }
    guard entries.count == 1, let entry = entries.first else {
      let keys = kind.keys.filter { $0 != AnswerKey.steps.rawValue }.joined(separator: ", ")
      missing("\(kind.name) takes one of \(keys), found \(entries.count) of them", in: fields)
      return nil
    }
    return (entry.key, entry.value.value)
  }

  private func outset(_ node: SourceNode) -> DeclaredPointInside? {
    guard case .mapping(let entries) = node.content else {
      return number(node, "outset").map { CGFloat($0) }
        .map { .outset(UIEdgeInsets(top: $0, left: $0, bottom: $0, right: $0)) }
    }
    guard let fields = fields(node, .outset) else { return nil }
    if entries.isEmpty {
      report(node.place, "'outset' takes a number, or some of top, left, bottom and right")
    }
    func side(_ key: OutsetKey) -> CGFloat { CGFloat(number(fields, key) ?? 0) }
    return .outset(
      UIEdgeInsets(top: side(.top), left: side(.left), bottom: side(.bottom), right: side(.right)))
  }

  private func circle(_ node: SourceNode) -> DeclaredPointInside? {
    fields(node, .circle).map {
      .circle(
        center: value($0, CircleKey.center, Form.point).map { CGPoint($0) },
        radius: number($0, CircleKey.radius).map { CGFloat($0) })
    }
  }

  private func roundedRect(_ node: SourceNode) -> DeclaredPointInside? {
    fields(node, .roundedRect, needing: RoundedRectKey.self)
      .flatMap { number($0, RoundedRectKey.cornerRadius) }.map { .roundedRect(cornerRadius: CGFloat($0)) }
  }

  private func polygon(_ node: SourceNode) -> DeclaredPointInside? {
    list(node, "polygon", "at least 3 points [[x, y], ...]", atLeast: 3)
      .map { .polygon($0.compactMap { point($0, "polygon").map { CGPoint($0) } }) }
  }

  private func union(_ node: SourceNode) -> DeclaredPointInside? {
    guard let items = list(node, "union", "a list of shapes", atLeast: 1) else { return nil }
    guard depth < Self.maximumViewDepth else {
      report(node.place, "shapes nested too deep")
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return .union(items.compactMap(pointInside))
  }

  /// The methods for touches and other events that a responder implements, and what they do.
  func readImplements(_ node: SourceNode, of responder: inout ScenarioResponder) {
    responder.implements = []
    responder.methodSteps = [:]
    let methods = MethodKey.allCases.map(\.rawValue)
    switch node.content {
    case .list(let items):
      for item in items {
        guard let method = word(item, "implements", of: methods).flatMap(ResponderMethod.init) else {
          continue
        }
        if responder.implements.contains(where: { $0.method == method }) {
          report(item.place, "'\(method)' stands twice in the list")
        } else {
          responder.implements.append(TraceTouchesMethod(method: method, callsSuper: false))
        }
      }
    case .mapping(let entries):
      guard fields(node, .implements) != nil else { return }
      for entry in entries {
        guard let method = ResponderMethod(rawValue: entry.key),
          let fields = fields(entry.value, .implementation)
        else { continue }
        let callsSuper = value(fields, ImplementationKey.callsSuper, Form.bool) ?? false
        responder.implements.append(TraceTouchesMethod(method: method, callsSuper: callsSuper))
        responder.methodSteps[entry.key] = value(fields, ImplementationKey.steps, Form.steps)
      }
    case .scalar:
      expected(
        "a list of methods, or a mapping of methods to {callsSuper: true}", for: "implements", found: node,
        hint: methods.contains(node.text ?? "") ? "write [\(node.text ?? "")]" : nil)
    }
  }
}
