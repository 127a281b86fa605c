// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import ScenarioFile
import Templates

struct RenderCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws one picture of a touch",
    discussion: """
      `hit-path` is the tree of views with those that were asked in order, `responder-chain` the responders from \
      the hit-test view up, `screen` the frames to scale with the touch. An SVG file brings its style. `dot` is \
      for the two graphs.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case svg
    case dot
    case json
    case text
  }

  @Argument(help: "A scenario, storyboard, dump or trace; - for standard input")
  var input: String

  @OptionGroup var screen: ScreenOptions

  @Option(name: .shortAndLong, help: "Which picture")
  var diagram: DiagramKind = .hitPath

  @Option(name: .customShort("T"), help: "The form of the picture")
  var format: Format = .svg

  @Option(
    help: ArgumentHelp("The touch, from 1 in the order of touch-down; with --tap, the tap", valueName: "n"))
  var touch: Int?

  @Flag(inversion: .prefixedNo, help: "Count views that were not asked instead of drawing each")
  var fold = true

  @Option(name: .shortAndLong, help: ArgumentHelp("Write to this file", valueName: "file"))
  var output: String?

  @OptionGroup var language: LanguageOptions

  func validate() throws {
    if format == .dot, diagram == .screen {
      throw ValidationError("The screen is not a graph: use -T svg, json or text.")
    }
  }

  @MainActor
  func run(on terminal: Terminal) throws {
    let loaded = try InputReader(screen, terminal).load(input)
    let analysis = TraceAnalysis(loaded.trace)
    guard !analysis.touches.isEmpty else {
      throw InputError(file: input, message: "there is no touch to draw", hint: "add one with --tap X,Y")
    }
    let number = touch ?? (loaded.addedTouches.isEmpty ? 1 : loaded.addedTouches.lowerBound + 1)
    guard analysis.touches.indices.contains(number - 1) else {
      throw ValidationError(
        "There is no touch \(number): the input has \(analysis.touches.count), counted from 1.")
    }
    let options = DiagramOptions(language: language.language, touch: number - 1, folds: fold)
    let picture = try Diagrams.make(diagram, for: analysis, options: options)
    let text: String
    switch format {
    case .svg: text = try picture.standaloneSVG(style: StyleSheet(EmbeddedTemplates.diagram))
    case .dot: text = picture.dot() ?? ""
    case .json: text = try picture.json()
    case .text:
      text = picture.textEquivalent.split(separator: "\n", omittingEmptySubsequences: false)
        .map { LineText.safe(String($0)) }.joined(separator: "\n")
    }
    try OutputFile.write(text.hasSuffix("\n") ? text : text + "\n", to: output, or: terminal)
  }
}

extension DiagramKind: ExpressibleByArgument {}
