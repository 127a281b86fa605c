// SPDX-License-Identifier: Apache-2.0

/// Why a text is not read as XML.
package struct XMLError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Problem: Hashable, Sendable {
    case memory
    case tooManyAttributes
    /// The text is not well-formed; the code is libxml2's.
    case malformed(code: Int)
  }

  /// Where; nil for nowhere in particular.
  package var place: XMLReader.Place?

  package var problem: Problem

  /// What is wrong, a lower-case sentence without a final period.
  package var description: String {
    switch problem {
    case .memory: "there is not enough memory to read the document"
    case .tooManyAttributes: "an element has more than \(XMLReader.maximumAttributes) attributes"
    case .malformed(let code): "the document is not well-formed XML: \(Self.sentence(code))"
    }
  }

  /// The parser's common complaints in words.
  private static func sentence(_ code: Int) -> String {
    switch code {
    case 3, 4: "it is empty, or does not begin with a tag"
    case 6, 7, 8, 10: "a number after '&#' is none of a character"
    case 9: "it contains a character that XML does not allow"
    case 14, 23: "a name after '&' is not ended with ';'"
    case 26: "it uses an entity that is not declared"
    case 38: "an attribute's value contains '<'"
    case 39, 40: "an attribute's value is not in quotes"
    case 41: "an attribute has no value"
    case 42: "an element has the same attribute twice"
    case 45: "a comment does not end"
    case 46: "a processing instruction has no name"
    case 47: "a processing instruction does not end"
    case 62: "a text contains ']]>'"
    case 63: "a text in '<![CDATA[' does not end"
    case 64: "an XML declaration stands behind the beginning"
    case 65: "a blank is missing"
    case 22, 68: "a name is missing after '<' or '&'"
    case 73: "a tag is not closed with '>'"
    case 77: "its elements do not end where it ends"
    case 74, 76: "an end tag does not fit its start tag"
    case 80: "a comment contains '--'"
    case 5, 86: "something stands behind its last element"
    case 110: "a name is too long"
    default: "libxml2 reports error \(code)"
    }
  }
}
