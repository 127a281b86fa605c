// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML document that a strict parser read.
package final class XMLTree {
  package let name: String
  package let attributes: [String: String]
  package private(set) var children: [XMLTree] = []
  package private(set) var text: String = ""

  private init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The root element; fails the test if the text is not well-formed.
  package static func parse(_ text: String) throws -> XMLTree {
    let parser = XMLParser(data: Data(text.utf8))
    let builder = Builder()
    parser.delegate = builder
    let succeeded = parser.parse()
    let reason = parser.parserError.map { "\($0) in line \(parser.lineNumber)" } ?? ""
    try #require(succeeded, "not well-formed: \(reason)")
    return try #require(builder.root.children.first)
  }

  /// This element and everything in it, in document order.
  package var all: [XMLTree] { [self] + children.flatMap(\.all) }

  /// The first child of a name.
  package func child(_ name: String) -> XMLTree? { children.first { $0.name == name } }

  /// What is drawn as text, line by line; no-break spaces as spaces.
  package var lines: [String] {
    all.filter { $0.name == "text" }.map { $0.text.replacingOccurrences(of: "\u{A0}", with: " ") }
  }

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
