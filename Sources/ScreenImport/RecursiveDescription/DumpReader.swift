// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// Finds the lines of a pasted text that describe views, and reports the lines that it skips.
struct DumpReader {
  /// The deepest nesting that is read on a large enough stack.
  static let deepest = 5000

  private(set) var views: [DumpView] = []
  var warnings: ImportWarnings

  private let text: DumpText
  private let file: String
  private var skipped: [SkippedBlock] = []

  /// The view controllers printed beside the views.
  private var controllers: [DumpController] = []

  /// The gesture recognizers printed beside the views.
  private(set) var recognizers: [DumpRecognizer] = []

  /// The touches printed beside the views.
  private(set) var touches: [DumpTouch] = []

  /// The largest number of touches that are read.
  private static let mostTouches = 100

  /// Consecutive lines that do not describe views.
  private struct SkippedBlock {
    var kind: DumpLineKind
    var first: Int
    var last: Int
  }

  init(_ text: String, file: String) throws(InputError) {
    self.text = DumpText(text)
    self.file = file
    warnings = ImportWarnings(file: file)
    try readLines()
    if !views.isEmpty { DumpController.join(controllers, to: &views, warnings: &warnings) }
    warnOfSkippedBlocks()
  }

  private mutating func readLines() throws(InputError) {
    var index = 0
    var unwrapping = DumpUnwrapping(text)
    while index < text.lines.count {
      let line = DumpLine(text, text.lines[index].range)
      if line?.isCut ?? true, let next = try readWrapped(line, at: index, &unwrapping) {
        index = next
        continue
      }
      let (whole, next) = readText(line, at: index)
      if let whole {
        try keep(whole, of: text, number: text.lines[index].number)
      } else if let end = try readRecognizers(text.lines[index]) {
        index += 1
        while index < text.lines.count, text.lines[index].range.lowerBound < end { index += 1 }
        continue
      } else {
        try skip(text.lines[index])
      }
      index = next
    }
  }

  /// Reads a cut line together with the lines that continue it, and returns the index of the line after them; nil if
  /// nothing continues it.
  private mutating func readWrapped(
    _ line: DumpLine?, at index: Int, _ unwrapping: inout DumpUnwrapping
  ) throws(InputError) -> Int? {
    switch unwrapping.join(at: index) {
    case .joined(let joined, let next):
      guard let line = DumpLine(joined, joined.lines[0].range) else { return nil }
      try keep(line, of: joined, number: text.lines[index].number)
      return next
    case .unreadable where line?.endsInText != true:
      throw InputError(
        file: file, line: text.lines[index].number,
        message: "the lines are wrapped at a width here, and cannot be put together again",
        hint: "copy the dump from a window without line wrapping, or from a file")
    case .unreadable, .whole: return nil
    }
  }

  /// A line joined with those that continue its quoted text, and the index of the line after them.
  private func readText(_ line: DumpLine?, at index: Int) -> (line: DumpLine?, next: Int) {
    guard let line, line.endsInText else { return (line, index + 1) }
    let range = text.lines[index].range
    for last in index + 1..<min(index + 20, text.lines.count) {
      let more = text.lines[last].range
      if DumpLine(text, more) != nil { break }
      guard more.contains(where: { text.bytes[$0] == .quote }) else { continue }
      if let joined = DumpLine(text, range.lowerBound..<more.upperBound), !joined.endsInText {
        return (joined, last + 1)
      }
    }
    return (line, index + 1)
  }

  private mutating func keep(_ line: DumpLine, of text: DumpText, number: Int) throws(InputError) {
    guard !line.isLayer, let view = DumpView(line, text, number: number) else { return }
    let deepest = StackLimit.levels(upTo: Self.deepest)
    guard line.depth <= deepest else {
      throw InputError(
        file: file, line: number,
        message: "the view is nested \(line.depth) levels deep, and HitPath reads \(deepest) at most",
        hint: deepest < Self.deepest
          ? "it reads \(Self.deepest) with a larger stack: ulimit -s unlimited" : nil)
    }
    if view.isCut {
      let field = view.cutField.map { " in '\($0)'" } ?? ""
      warnings.add("the line breaks off\(field); the view is kept without what is missing", line: number)
    }
    for field in view.unusable {
      warnings.add("the numbers of '\(field)' cannot be used and were left out", line: number)
    }
    if view.hasNegativeSize { warnings.add(ScenarioView.negativeSize, line: number) }
    guard views.count < InputLimits.views else {
      throw .tooMany("views", file: file, line: number)
    }
    views.append(view)
  }

  /// Reads the gesture recognizers in a line, and returns their end; nil for a line without any.
  private mutating func readRecognizers(_ line: DumpText.Line) throws(InputError) -> Int? {
    guard DumpLineKind(text, line.range) == .gestureRecognizers else { return nil }
    let (found, end) = DumpRecognizer.read(text, line)
    guard !found.isEmpty else { return nil }
    recognizers += found
    guard recognizers.count <= InputLimits.views else {
      throw .tooMany("gesture recognizers", file: file, line: line.number)
    }
    return end
  }

  private mutating func skip(_ line: DumpText.Line) throws(InputError) {
    let kind = DumpLineKind(text, line.range)
    switch kind {
    case .nothing: return
    case .elision:
      warnings.add("a row of dots stands for views that are not in the dump", line: line.number)
    case .other where views.isEmpty: return
    case .controllers: try keepController(line)
    case .touch: keepTouch(line)
    case .gestureRecognizers, .other:
      if let last = skipped.last, last.kind == kind {
        skipped[skipped.count - 1].last = line.number
      } else {
        skipped.append(SkippedBlock(kind: kind, first: line.number, last: line.number))
      }
    }
  }

  private mutating func keepController(_ line: DumpText.Line) throws(InputError) {
    guard let controller = DumpController(text, line.range, number: line.number) else {
      warnings.add("the line breaks off, and the controller is left out", line: line.number)
      return
    }
    guard controllers.count < InputLimits.views else {
      throw .tooMany("view controllers", file: file, line: line.number)
    }
    controllers.append(controller)
  }

  private mutating func keepTouch(_ line: DumpText.Line) {
    if let touch = DumpTouch(text, line.range, number: line.number), touches.count < Self.mostTouches {
      touches.append(touch)
    } else {
      warnings.add("the line breaks off, or is one touch too many, and is left out", line: line.number)
    }
  }

  private mutating func warnOfSkippedBlocks() {
    guard !views.isEmpty else { return }
    for block in skipped {
      let place =
        block.first == block.last ? "this line is" : "the lines from here to line \(block.last) are"
      switch block.kind {
      case .gestureRecognizers:
        warnings.add(
          "\(place) a print-out of gesture recognizers that breaks off, and is left out", line: block.first)
      case .controllers, .touch, .other, .nothing, .elision:
        warnings.add(
          block.first == block.last
            ? "\(place) not a view and is skipped" : "\(place) not views and are skipped",
          line: block.first)
      }
    }
  }
}

/// The kind of a line of a pasted text that does not describe a view.
enum DumpLineKind {
  /// Blank lines, prompts, fences, comment and quotation marks on their own.
  case nothing

  /// A line of dots in place of views that someone left out.
  case elision

  case controllers
  case gestureRecognizers
  case touch
  case other

  init(_ text: DumpText, _ range: Range<Int>) {
    let words = range.drop { text.bytes[$0].isBlank || text.bytes[$0] == .bar }
    let marks = words.filter { !text.bytes[$0].isBlank && text.bytes[$0] != .bar }
    if marks.allSatisfy({ !text.bytes[$0].isNameByte && text.bytes[$0] < 0x80 && text.bytes[$0] != .less }) {
      let dots = marks.count { text.bytes[$0] == UInt8(ascii: ".") }
      self = dots >= 3 && dots == marks.count ? .elision : .nothing
    } else if marks.count <= 9,
      String(decoding: marks.map { text.bytes[$0] }, as: UTF8.self).allSatisfy({ $0 == "…" })
    {
      self = .elision
    } else if text.find("<UITouch: 0x", in: range) != nil, text.find(" phase: ", in: range) != nil {
      self = .touch
    } else if text.find(", state: ", in: range) != nil, text.find("view: ", in: range) != nil {
      self = .controllers
    } else if text.find("state = ", in: range) != nil, text.find("view = <", in: range) != nil {
      self = .gestureRecognizers
    } else if Self.isPrompt(text, words.startIndex..<range.upperBound) {
      self = .nothing
    } else {
      self = .other
    }
  }

  private static func isPrompt(_ text: DumpText, _ line: Range<Int>) -> Bool {
    let prompts: [StaticString] = ["(lldb)", "(gdb)", "cy#", "$", "po ", "```", "~~~"]
    return prompts.contains { text.has($0, at: line.lowerBound, before: line.upperBound) }
      // An event has its touches in the lines after it.
      || text.find("Event: 0x", in: line) != nil && text.find("touches: {(", in: line) != nil
      // An array begins with its own class: `<__NSArrayM 0x600>(`.
      || text.has("<__NS", at: line.lowerBound, before: line.upperBound) && text.find(">(", in: line) != nil
  }
}

extension ImportFormat {
  /// The command that prints what HitPath reads.
  static let dumpCommand = "po [[UIWindow keyWindow] recursiveDescription]"

  /// How to get a dump that can be read. `po` uses the language of the frame, and Swift does not know the method.
  static let dumpAdvice =
    "print `\(dumpCommand)` in the debugger, in a Swift frame "
    + "`expression -l objc -O -- [[UIWindow keyWindow] recursiveDescription]`, and use its output"
}

/// The debugger's output for a window or a view with its subviews.
extension ScreenSource.RecursiveDescription: ImportedFormat {
  static let format = ImportFormat.dump(
    name, "the output of `\(ImportFormat.dumpCommand)`", in: "txt",
    hasLine: { $0.has("frame = (", in: $1) && $0.describesView($1) }
  ) { (text, file) throws(InputError) in try DumpImporter.read(text, file: file) }
}
