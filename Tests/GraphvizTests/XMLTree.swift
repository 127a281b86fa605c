// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An XML document read by a strict parser.
final class XMLTree {
  var name: String
  var attributes: [String: String]
  var children: [XMLTree] = []
  var text: String = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  static func parse(_ text: String) throws -> XMLTree {
    let parser = XMLParser(data: Data(text.utf8))
    let builder = Builder()
    parser.delegate = builder
    let succeeded = parser.parse()
    let reason = parser.parserError.map { "\($0) in line \(parser.lineNumber)" } ?? ""
    try #require(succeeded, "not well-formed: \(reason)")
    return try #require(builder.root.children.first)
  }

  /// This element and everything in it, in document order.
  var all: [XMLTree] { [self] + children.flatMap(\.all) }

  func all(_ name: String) -> [XMLTree] { all.filter { $0.name == name } }

  func child(_ name: String) -> XMLTree? { children.first { $0.name == name } }

  private lazy var groups: [String: XMLTree] = Dictionary(
    all("g").map { ($0.attributes["id"] ?? "", $0) }, uniquingKeysWith: { first, _ in first })

  /// The group that Graphviz writes for an object.
  func group(id: String) -> XMLTree? { groups[id] }

  /// What is drawn as text, line by line; no-break spaces as spaces.
  var lines: [String] { all("text").map { $0.text.replacingOccurrences(of: "\u{A0}", with: " ") } }

  private final class Builder: NSObject, XMLParserDelegate {
    let root: XMLTree = XMLTree(name: "", attributes: [:])
    private lazy var open: [XMLTree] = [root]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let element = XMLTree(name: name, attributes: attributes)
      open.last?.children.append(element)
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      open.last?.text += string
    }
  }
}
