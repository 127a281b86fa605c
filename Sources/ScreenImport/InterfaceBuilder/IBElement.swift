// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// An element of an Interface Builder document.
final class IBElement {
  /// The attribute under which a scene has the title that stands in the comment before it.
  static let sceneTitle = "#title"

  /// The attribute of a view that is the accessory of the cell in which it stands.
  static let accessory = "#accessory"

  let name: String
  private(set) var attributes: [String: String]

  /// The line of the start tag.
  let line: Int

  private(set) var children: [IBElement] = []

  /// The characters in a `string` element.
  private(set) var text = ""

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  func append(_ child: IBElement) {
    children.append(child)
  }

  func append(_ characters: String) {
    guard text.utf8.count < 4 * SafeText.limit else { return }
    text += characters
  }

  /// Takes children out, and returns them.
  func removeChildren(where isRemoved: (IBElement) -> Bool) -> [IBElement] {
    let removed = children.filter(isRemoved)
    if !removed.isEmpty { children.removeAll(where: isRemoved) }
    return removed
  }

  func set(_ attribute: String, _ value: String) {
    attributes[attribute] = value
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// Interface Builder's identifier, such as `Etj-Jn-oEA`.
  var id: String? { attributes["id"] }

  /// The first child element of that name.
  func child(_ name: String) -> IBElement? {
    children.first { $0.name == name }
  }

  /// What is in the first child element of that name.
  func children(of name: String) -> [IBElement] { child(name)?.children ?? [] }

  /// The first child element that is the value of that key.
  func value(forKey key: String) -> IBElement? {
    children.first { $0["key"] == key && $0.name != "nil" }
  }

  /// The elements under `connections`.
  func connections(_ name: String) -> [IBElement] {
    children(of: "connections").filter { $0.name == name }
  }

  /// A `YES` or `NO` attribute.
  func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// A usable number, nil for none.
  func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(Double.init).flatMap { DumpNumbers.isUsable($0) ? $0 + 0 : nil }
  }

  /// The rectangle that the element is; nil for another one.
  var rect: TraceRect? {
    guard name == "rect" else { return nil }
    return TraceRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0, height: number("height") ?? 0)
  }

  /// The frame of a view as it stands on the canvas.
  var canvas: TraceRect? { value(forKey: "frame")?.rect }

  /// The element and everything below it, in the document's order.
  var withDescendants: [IBElement] {
    var found: [IBElement] = []
    var open = [self]
    while let element = open.popLast() {
      found.append(element)
      open += element.children.reversed()
    }
    return found
  }
}
