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
    case .dot: kind.isGraph
    case .mermaid: kind == .sequence
    }
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
  package static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.question) })
  }

  /// The question that the picture answers.
  private var question: String {
    switch self {
    case .hierarchy: "What is on this screen?"
    case .hitPath: "How was the view found?"
    case .hitTestFlow: "Why did this view say no?"
    case .responderChain: "Who could handle it, who did?"
    case .targetSearch: "Where did the nil-target action go?"
    case .recognizers: "Which gestures saw the touch?"
    case .gestureStates: "How did this recognizer end there?"
    case .gestureLanes: "Who won, when?"
    case .sequence: "What called what?"
    case .screen: "Where is everything?"
    case .walk: "What happens, step by step?"
    case .layers: "What lies over what?"
    case .tapMap: "What gets a tap where?"
    case .classTree: "What kind of responder is each?"
    case .delivery: "How does an event travel at all?"
    }
  }
}

extension Theme: ExpressibleByArgument {}
