// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import XML

/// Reads the XML of an Interface Builder document as a tree of elements.
struct IBParser {
  /// The deepest nesting of elements that is read.
  static let deepest = 1000

  /// The most elements of a document.
  static let maximumElements = 500_000

  private let file: String
  private var root: IBElement?
  private var open: [IBElement] = []
  private var count = 0
  private var failure: InputError?

  /// The last comment: Interface Builder writes a scene's title in one before it.
  private var comment: String?

  private init(file: String) {
    self.file = file
  }

  /// The root element of a document.
  static func parse(_ text: String, file: String) throws(InputError) -> IBElement {
    var parser = IBParser(file: file)
    do {
      try XMLReader.read(Array(text.utf8)) { event, place in
        parser.take(event, place)
        return parser.failure == nil
      }
    } catch {
      throw InputError(
        file: file, line: error.place?.line, column: error.place?.column, message: error.description)
    }
    if let failure = parser.failure { throw failure }
    guard let root = parser.root else {
      throw InputError(file: file, message: "the document has no elements")
    }
    return root
  }

  private mutating func take(_ event: XMLReader.Event, _ place: XMLReader.Place) {
    switch event {
    case .start(let name, let attributes): start(name, attributes, place)
    case .end: _ = open.popLast()
    case .text(let text):
      guard let element = open.last, element.name == "string" || element.name == "mutableString" else {
        return
      }
      element.append(text)
    case .comment(let text): comment = text
    case .documentType:
      // Interface Builder declares no document type, and entities of other makers are not to be expanded.
      fail("a document type is declared here, which Interface Builder does not do", place)
    }
  }

  private mutating func start(
    _ name: String, _ attributes: [(name: String, value: String)], _ place: XMLReader.Place
  ) {
    count += 1
    guard count <= Self.maximumElements else {
      return fail("the document has more than \(Self.maximumElements) elements", place)
    }
    guard open.count < Self.deepest else {
      return fail("the elements are nested more than \(Self.deepest) levels deep", place)
    }
    var attributes = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
    if name == "scene", let comment { attributes[IBElement.sceneTitle] = comment }
    comment = nil
    let element = IBElement(name: name, attributes: attributes, line: place.line)
    if let parent = open.last {
      parent.append(element)
    } else if root == nil {
      root = element
    }
    open.append(element)
  }

  private mutating func fail(_ message: String, _ place: XMLReader.Place) {
    failure = InputError(file: file, line: place.line, column: place.column, message: message)
  }
}
