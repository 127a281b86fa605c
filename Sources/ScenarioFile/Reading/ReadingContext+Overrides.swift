// SPDX-License-Identifier: Apache-2.0

import Trace

extension ReadingContext {
  /// An override of `next`.
  func next(_ node: SourceNode, owner: String?) -> ScenarioNext? {
    if node.isNil { return ScenarioNext.none }
    guard let id = identifier(node, "next") else { return nil }
    note(ScenarioReference(id: id, place: node.place, key: "next", wanted: .responder, owner: owner))
    return .responder(id)
  }

  /// The word for UIKit's implementation, in the place of an override.
  static let defaultWord = "default"

  static let hitTestWords = [defaultWord, "passThrough", "subviewsFirst", "subviewsOnly", "ignoresGates"]
  static let pointInsideWords = [defaultWord, "always", "never", "bounds", "subviews", "circle"]

  /// An override of `hitTest`.
  func hitTest(_ node: SourceNode, owner: String?) -> ScenarioHitTest? {
    guard case .mapping = node.content else {
      return hitTestWord(
        node, "hitTest", or: ", {redirect: ID}, {returns: nil, self or ID}, {only: …} or {unless: …}")
    }
    guard let fields = fields(node, .hitTest), let (key, value) = choice(fields, .hitTest) else { return nil }
    guard let steps = fields[HitTestKey.steps] else { return hitTest(key, value, owner: owner) }
    let answer = hitTest(key, value, owner: owner)
    let isDefault = key == HitTestKey.answers.rawValue && value.word == Self.defaultWord
    guard answer != nil || isDefault else { return nil }
    return .doing(self.steps(steps, HitTestKey.steps.rawValue), then: answer)
  }

  private func hitTestWord(_ node: SourceNode, _ key: String, or other: String = "") -> ScenarioHitTest? {
    switch word(node, key, of: Self.hitTestWords, or: other) {
    case "passThrough": .passThrough
    case "subviewsFirst": .subviewsFirst
    case "subviewsOnly": .subviewsOnly
    case "ignoresGates": .ignoresGates
    default: nil
    }
  }

  /// An override of `hitTest` by one key.
  private func hitTest(_ key: String, _ value: SourceNode, owner: String?) -> ScenarioHitTest? {
    if key == HitTestKey.answers.rawValue { return hitTestWord(value, key) }
    if key == HitTestKey.only.rawValue || key == HitTestKey.unless.rawValue {
      return hitCondition(value).map { .filter(ScenarioAnswer(key == HitTestKey.only.rawValue, when: $0)) }
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
  func pointInside(_ node: SourceNode) -> ScenarioPointInside? {
    guard case .mapping = node.content else {
      switch word(
        node, "pointInside", of: Self.pointInsideWords,
        or: ", or a mapping with one of " + MappingKind.pointInside.keys.joined(separator: ", "))
      {
      case "always": return .always
      case "never": return .never
      case "bounds": return .bounds
      case "subviews": return .subviews
      case "circle": return .circle(center: nil, radius: nil)
      default: return nil
      }
    }
    guard let fields = fields(node, .pointInside), let (key, value) = single(fields, .pointInside) else {
      return nil
    }
    switch PointInsideKey(rawValue: key) {
    case .outset: return outset(value)
    case .circle: return circle(value)
    case .roundedRect: return roundedRect(value)
    case .polygon: return polygon(value)
    case .union: return union(value)
    case nil: return nil
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

  /// The only entry of a mapping that stands for a choice.
  func single(_ fields: Fields, _ kind: MappingKind) -> (String, SourceNode)? {
    guard fields.values.count == 1, let entry = fields.values.first else {
      let keys = kind.keys.joined(separator: ", ")
      missing("\(kind.name) takes one of \(keys), found \(fields.values.count) of them", in: fields)
      return nil
    }
    return (entry.key, entry.value.value)
  }

  private func outset(_ node: SourceNode) -> ScenarioPointInside? {
    guard case .mapping(let entries) = node.content else {
      return number(node, "outset").map { .outset(top: $0, left: $0, bottom: $0, right: $0) }
    }
    guard let fields = fields(node, .outset) else { return nil }
    if entries.isEmpty {
      report(node.place, "'outset' takes a number, or some of top, left, bottom and right")
    }
    return .outset(
      top: number(fields, OutsetKey.top) ?? 0, left: number(fields, OutsetKey.left) ?? 0,
      bottom: number(fields, OutsetKey.bottom) ?? 0, right: number(fields, OutsetKey.right) ?? 0)
  }

  private func circle(_ node: SourceNode) -> ScenarioPointInside? {
    guard let fields = fields(node, .circle) else { return nil }
    return .circle(
      center: point(fields, CircleKey.center),
      radius: number(fields, CircleKey.radius))
  }

  private func roundedRect(_ node: SourceNode) -> ScenarioPointInside? {
    guard let fields = fields(node, .roundedRect) else { return nil }
    guard fields[RoundedRectKey.cornerRadius] != nil else {
      missing("'roundedRect' has no 'cornerRadius'", in: fields)
      return nil
    }
    return number(fields, RoundedRectKey.cornerRadius)
      .map { .roundedRect(cornerRadius: $0) }
  }

  private func polygon(_ node: SourceNode) -> ScenarioPointInside? {
    guard case .list(let items) = node.content, items.count >= 3 else {
      expected("at least 3 points [[x, y], ...]", for: "polygon", found: node)
      return nil
    }
    return .polygon(items.compactMap { point($0, "polygon") })
  }

  private func union(_ node: SourceNode) -> ScenarioPointInside? {
    guard case .list(let items) = node.content, !items.isEmpty else {
      expected("a list of shapes", for: "union", found: node)
      return nil
    }
    guard depth < Self.maximumViewDepth else {
      report(node.place, "shapes nested too deep")
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return .union(items.compactMap(pointInside))
  }

  /// The methods for touches and other events that a responder implements.
  func implements(_ node: SourceNode) -> [TraceTouchesMethod] {
    let methods = MethodKey.allCases.map(\.rawValue)
    switch node.content {
    case .list(let items):
      var result: [TraceTouchesMethod] = []
      for item in items {
        guard let method = word(item, "implements", of: methods) else { continue }
        if result.contains(where: { $0.method == method }) {
          report(item.place, "'\(method)' stands twice in the list")
        } else {
          result.append(TraceTouchesMethod(method: method, callsSuper: false))
        }
      }
      return result
    case .mapping(let entries):
      guard fields(node, .implements) != nil else { return [] }
      return entries.filter { methods.contains($0.key) }.compactMap { entry in
        guard let fields = fields(entry.value, .implementation) else { return nil }
        return TraceTouchesMethod(
          method: entry.key, callsSuper: bool(fields, ImplementationKey.callsSuper) ?? false)
      }
    case .scalar:
      expected(
        "a list of methods, or a mapping of methods to {callsSuper: true}", for: "implements", found: node,
        hint: methods.contains(node.text ?? "") ? "write [\(node.text ?? "")]" : nil)
      return []
    }
  }
}
