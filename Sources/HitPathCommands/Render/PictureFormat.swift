// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Diagrams

/// The forms in which a picture is written.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case svg
  case png
  case pdf
  case dot
  case json
  case text
  case mermaid

  /// Whether a kind of picture has this form.
  func exists(for kind: DiagramKind) -> Bool {
    switch self {
    case .svg, .png, .pdf, .json, .text: true
    case .dot: kind.form == .graph
    case .mermaid: kind.form == .drawingWithMermaid
    }
  }

  /// Whether somebody looks at it.
  var isDrawn: Bool { [.svg, .png, .pdf].contains(self) }

  /// The form that a file's name tells by its ending; nil for another ending.
  init?(ofFile path: String) {
    guard path.contains(".") else { return nil }
    let ending = path.split(separator: ".").last.map { $0.lowercased() }
    guard let format = Self.allCases.first(where: { $0.fileExtension == ending }) else { return nil }
    self = format
  }

  /// What a file of this form is called after the point.
  var fileExtension: String {
    switch self {
    case .svg, .png, .pdf, .dot, .json: rawValue
    case .text: "txt"
    case .mermaid: "mmd"
    }
  }
}

extension DiagramKind: ExpressibleByArgument {
  package init?(argument: String) { self.init(id: argument) }

  package var defaultValueDescription: String { id }
  package static var allValueStrings: [String] { allCases.map(\.id) }
  package static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.id, $0.question) })
  }
}

extension Theme: ExpressibleByArgument {}
