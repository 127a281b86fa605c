// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams

/// The pictures of an input that answer something, with the names of their files.
struct PictureSet {
  struct Entry {
    var name: String
    var kind: DiagramKind
    var options: DiagramOptions
  }

  private(set) var entries: [Entry] = []

  /// - Parameters:
  ///   - analysis: The answers.
  ///   - touches: The touches to be drawn, by position; with several their numbers stand in the names.
  ///   - options: What all pictures have in common.
  init(_ analysis: TraceAnalysis, touches: [Int], options: DiagramOptions) {
    var written: Set<String> = []
    for touch in touches.isEmpty ? [0] : touches {
      var options = options
      options.touch = touch
      for kind in Diagrams.applicable(to: analysis, options: options) where kind.isOfAnswer {
        let isOfTouch = touches.count > 1 && kind.touch != .ignored
        let name = (isOfTouch ? "touch\(touch + 1)-" : "") + kind.id
        if written.insert(name).inserted {
          entries.append(Entry(name: name, kind: kind, options: Self.options(options, for: kind)))
        }
      }
    }
  }

  /// Without the options that the kind does not use.
  private static func options(_ all: DiagramOptions, for kind: DiagramKind) -> DiagramOptions {
    var options = all
    if !kind.choices.contains(.step) { options.step = nil }
    if kind.choices.isDisjoint(with: [.view, .recognizer]) { options.view = nil }
    if !kind.choices.contains(.focus) { (options.focus, options.depth) = (nil, nil) }
    if !kind.choices.contains(.folding) { options.folds = true }
    return options
  }
}
