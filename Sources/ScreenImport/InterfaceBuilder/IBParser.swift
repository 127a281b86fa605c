// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import ScenarioFile

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// Reads the XML of an Interface Builder document as a tree of elements.
final class IBParser: NSObject {
  /// The deepest nesting of elements that is read.
  static let deepest = 1000

  private let file: String
  private var root: IBElement?
  private var open: [IBElement] = []
  private var failure: InputError?

  /// The last comment: Interface Builder writes a scene's title in one before it.
  private var comment: String?

  private init(file: String) {
    self.file = file
  }

  /// The root element of a document.
  static func parse(_ text: String, file: String) throws(InputError) -> IBElement {
    let plain = DumpText(text)
    // Interface Builder declares no document type, and entities of other makers are not to be expanded.
    if let mark = plain.find("<!DOCTYPE", in: 0..<plain.bytes.count) {
      let line = plain.lines.last { $0.range.lowerBound <= mark }?.number
      throw InputError(
        file: file, line: line,
        message: "a document type is declared here, which Interface Builder does not do")
    }
    let parser = XMLParser(data: Data(withoutDeclaration(plain.bytes)))
    parser.shouldResolveExternalEntities = false
    let reader = IBParser(file: file)
    parser.delegate = reader
    let isParsed = parser.parse()
    if let failure = reader.failure { throw failure }
    guard isParsed, let root = reader.root else {
      throw InputError(file: file, message: "the document has no elements")
    }
    return root
  }

  /// The bytes with blanks for the XML declaration, since the text is UTF-8 by now whatever it declares.
  private static func withoutDeclaration(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    guard let start = bytes.firstIndex(of: .less) else { return result }
    for index in 0..<start where bytes[index] != .lineFeed { result[index] = .space }
    guard start + 5 < bytes.count, bytes[start + 1] == UInt8(ascii: "?") else { return result }
    for index in start..<bytes.count {
      if bytes[index] != .lineFeed { result[index] = .space }
      if bytes[index] == .greater { break }
    }
    return result
  }

  private func fail(_ message: String, _ parser: XMLParser) {
    guard failure == nil else { return }
    failure = InputError(file: file, line: parser.lineNumber, column: parser.columnNumber, message: message)
  }
}

extension IBParser: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard failure == nil else { return }
    guard open.count < Self.deepest else {
      fail("the elements are nested more than \(Self.deepest) levels deep", parser)
      parser.abortParsing()
      return
    }
    var attributes = attributes
    if name == "scene", let comment { attributes[IBElement.sceneTitle] = comment }
    comment = nil
    let element = IBElement(name: name, attributes: attributes, line: parser.lineNumber)
    if let parent = open.last {
      parent.append(element)
    } else if root == nil {
      root = element
    }
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    guard let element = open.last, element.name == "string" || element.name == "mutableString" else { return }
    element.append(characters)
  }

  func parser(_ parser: XMLParser, foundComment comment: String) {
    self.comment = comment
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    fail("the document is not well-formed XML: \(Self.sentence((error as NSError).code))", parser)
  }

  /// The parser's common complaints in words.
  private static func sentence(_ code: Int) -> String {
    switch code {
    case 4: "it is empty"
    case 5: "its elements do not end where it ends"
    case 9: "it contains a character that XML does not allow"
    case 26: "it uses an entity that is not declared"
    case 38: "an attribute's value contains '<'"
    case 39, 40: "an attribute's value is not in quotes"
    case 41: "an attribute has no value"
    case 42: "an element has the same attribute twice"
    case 65: "a blank is missing between attributes"
    case 68: "a name is missing after '<' or '&'"
    case 73: "a tag is not closed with '>'"
    case 76, 77: "an end tag does not fit its start tag"
    default: "the parser reports error \(code)"
    }
  }
}
