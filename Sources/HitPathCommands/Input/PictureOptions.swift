// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import HitPath
import Narration
import Trace

/// The options for what a picture shows of a screen and a touch.
struct PictureOptions: ParsableArguments {
  @Option(count: "The touch, from 1 in the order of touch-down; with --tap, the tap")
  var touch: Int?

  @Option(
    count:
      "Stop after this step of the hit test, or after this call of the sequence; screen and layers also count the steps that follow the hit test"
  )
  var step: Int?

  @Option(
    help: ArgumentHelp("The view or recognizer that the picture is about", valueName: "name"),
    completion: .names)
  var view: String?

  @Option(
    help: ArgumentHelp("Show only this view and its descendants", valueName: "name"), completion: .names)
  var focus: String?

  @Option(count: "Show only this many levels of views")
  var depth: Int?

  @Option(
    count:
      "The width of the picture in pixels: 680 as in an article, or 360 for a narrow column (default: 680)",
    as: "pixels")
  var width: Int?

  @Flag(inversion: .prefixedNo, help: "Count what repeats or does not matter instead of drawing it")
  var fold = true

  func validate() throws {
    if let step, step < 1 { throw ValidationError("Steps are counted from 1.") }
    if let depth, depth < 1 { throw ValidationError("--depth is at least 1.") }
    if let width {
      guard [DiagramOptions.articleWidth, DiagramOptions.narrowWidth].contains(Double(width)) else {
        throw ValidationError("--width is 680 or 360.")
      }
    }
  }

  /// Refuses an option that does not apply to a picture.
  func check(for diagram: DiagramKind) throws {
    func check(
      _ isGiven: Bool, _ option: String, for choices: Set<DiagramKind.Choice>, _ otherwise: String = ""
    )
      throws
    {
      guard isGiven, diagram.choices.isDisjoint(with: choices) else { return }
      let kinds = Self.names { !$0.choices.isDisjoint(with: choices) }
      throw ValidationError("\(option) is not for \(diagram.id), but for \(kinds)\(otherwise).")
    }
    try check(step != nil, "--step", for: [.step])
    try check(view != nil, "--view", for: [.view, .recognizer])
    try check(focus != nil, "--focus", for: [.focus])
    try check(depth != nil, "--depth", for: [.focus])
    try check(!fold, "--no-fold", for: [.folding], "; -T text and -T json tell everything")
    try check(width == Int(DiagramOptions.narrowWidth), "--width 360", for: [.width])
  }

  /// The names of the kinds of pictures that satisfy a condition.
  static func names(where isMeant: (DiagramKind) -> Bool) -> String {
    DiagramKind.allCases.filter(isMeant).map(\.id).joined(separator: ", ")
  }

  /// The options for making a picture.
  ///
  /// - Parameters:
  ///   - loaded: The input.
  ///   - analysis: Its analysis.
  ///   - position: The index of the touch; nil for an input without touches.
  ///   - language: The language of all texts.
  ///   - takesRecognizers: Whether the view may be a recognizer.
  /// - Returns: The options.
  /// - Throws: `InputError` if there is no view with the given name.
  func options(
    of loaded: LoadedInput, _ analysis: TraceAnalysis, touch position: Int?, _ language: Language,
    names takesRecognizers: Bool
  ) throws -> DiagramOptions {
    var options = DiagramOptions(
      language: language, touch: position ?? 0, step: step, depth: depth, folds: fold)
    options.screenshot = .drawn
    options.width = width.map(Double.init) ?? options.width
    let index = analysis.index(of: position.map { analysis.touches[$0] })
    func id(of name: String) throws -> String {
      try ViewName(name, in: index, file: loaded.file, addresses: loaded.addresses).view.id
    }
    options.focus = try focus.map(id)
    options.view = try view.map { takesRecognizers && index.recognizer($0) != nil ? $0 : try id(of: $0) }
    return options
  }
}
