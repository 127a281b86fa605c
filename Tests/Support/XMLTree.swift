// SPDX-License-Identifier: Apache-2.0

import Testing
import XML

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
    let top = XMLTree(name: "", attributes: [:])
    var open = [top]
    do {
      try XMLReader.read(Array(text.utf8)) { event, _ in
        switch event {
        case .start(let name, let attributes):
          let element = XMLTree(name: name, attributes: Dictionary(uniqueKeysWithValues: attributes))
          open.last?.children.append(element)
          open.append(element)
        case .end: open.removeLast()
        case .text(let text):
          open.last?.text += text
          // A part of a line is a part of its text.
          if open.last?.name == "tspan" { open.dropLast().last?.text += text }
        case .comment, .documentType: break
        }
        return true
      }
    } catch {
      Issue.record("\(error), in line \(error.place?.line ?? 0)")
    }
    return try #require(top.children.first)
  }

  /// This element and everything in it, in document order.
  package var all: [XMLTree] {
    var found: [XMLTree] = []
    var next = [self]
    while let element = next.popLast() {
      found.append(element)
      next += element.children.reversed()
    }
    return found
  }

  /// The first child of a name.
  package func child(_ name: String) -> XMLTree? { children.first { $0.name == name } }

  /// The element with what is kept of it, at any depth.
  package func filtered(_ isKept: (XMLTree) -> Bool) -> XMLTree {
    let tree = XMLTree(name: name, attributes: attributes)
    tree.text = text
    tree.children = children.filter(isKept).map { $0.filtered(isKept) }
    return tree
  }

  /// What is drawn as text, line by line; no-break spaces as spaces.
  package var lines: [String] {
    // By scalars, since a joiner and the space before it are one character.
    all.filter { $0.name == "text" }.map { element in
      String(String.UnicodeScalarView(element.text.unicodeScalars.map { $0 == "\u{A0}" ? " " : $0 }))
    }
  }
}
