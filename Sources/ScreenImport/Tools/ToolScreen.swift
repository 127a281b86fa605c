// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// The elements of one screen as a tool lists them, each after the one that it is in, and the scenario that they make.
struct ToolScreen {
  /// How deep elements are read within each other.
  static let deepest = 500

  let format: any ScreenFormat.Type
  let file: String

  /// Whether the tool tells of elements of accessibility, not of views.
  let isOfElements: Bool

  private(set) var elements: [ToolElement] = []
  var warnings: ImportWarnings

  /// What the tool tells of none of its views, besides what no tool tells.
  var unknown: [UnknownProperty] = []

  private var depths: [Int] = []

  init(_ format: any ScreenFormat.Type, file: String, isOfElements: Bool) {
    self.format = format
    self.file = file
    self.isOfElements = isOfElements
    warnings = ImportWarnings(file: file)
  }

  /// Adds an element above its earlier siblings, and returns its position.
  @discardableResult
  mutating func add(_ element: ToolElement) throws(InputError) -> Int {
    let depth = element.parent.map { depths[$0] + 1 } ?? 1
    guard depth <= Self.deepest else {
      throw InputError(
        file: file, line: element.line,
        message: "the elements are nested more than \(Self.deepest) levels deep")
    }
    guard elements.count < InputLimits.views else {
      throw .tooMany("views", file: file, line: element.line)
    }
    elements.append(element)
    depths.append(depth)
    return elements.count - 1
  }

  /// Changes an element that was added.
  mutating func change(_ position: Int, _ change: (inout ToolElement) -> Void) { change(&elements[position]) }

  /// The frame of an element on the screen, where the tool prints that.
  func screenFrame(_ position: Int) -> TraceRect? {
    if case .onScreen(let frame) = elements[position].place { frame } else { nil }
  }

  /// The screen, once all elements are there.
  consuming func imported() throws(InputError) -> ImportedScreen {
    let isEmpty = elements.allSatisfy {
      $0.kind == .application || ($0.size.map { $0.width <= 0 || $0.height <= 0 } ?? false)
    }
    guard !isEmpty else {
      throw InputError(
        file: file, message: "the screen is empty: nothing in it has a size",
        hint: "wait until the app shows something, and print it again")
    }
    var builder = ToolScreenBuilder(self)
    builder.build()
    return ImportedScreen(
      scenario: builder.scenario, warnings: builder.warnings.all, scenes: [], addresses: builder.addresses)
  }
}
