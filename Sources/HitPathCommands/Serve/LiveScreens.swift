// SPDX-License-Identifier: Apache-2.0

import HitPath
import InputFile
import ScenarioFile

/// The inputs of a folder, or a single one, read and run as often as they are saved.
///
/// That happens on the main thread, where UIKit's simulation belongs.
@MainActor
struct LiveScreens {
  private let root: String
  private let isFolder: Bool
  private let languages: PageLanguages
  private let terminal: Terminal
  private let reader: InputReader

  /// Raised when the server stops.
  let stopping = StopFlag()

  /// How long a screen may take to run, in seconds, before others and after them.
  private let limits: (first: Double, longest: Double)

  private var snapshot: LiveSnapshot

  /// How many inputs were read so far.
  private var readCount = 0

  /// Whether a file is an input, where that takes a look into it.
  private var known: [String: (stamp: FileStamp?, isInput: Bool)] = [:]

  init(
    _ root: String, languages: PageLanguages, screen: ScreenOptions, on terminal: Terminal,
    limits: (first: Double, longest: Double) = (RunWatch.first, RunWatch.longest)
  ) {
    self.limits = limits
    self.root = root
    isFolder = FilePath.isFolder(root) == true
    self.languages = languages
    self.terminal = terminal
    reader = InputReader(screen, terminal, needsTapMap: true)
    snapshot = LiveSnapshot(isFolder: isFolder, languages: languages)
  }

  /// Checks the files, reads those that were written since the last time, and returns what there is now. A screen that
  /// takes long is left for ``finishOne()``.
  mutating func look() -> LiveSnapshot {
    guard let inputs = isFolder ? try? self.inputs() : [ReportInput(path: root)] else { return snapshot }
    let before = Dictionary(snapshot.items.map { ($0.input, $0) }) { first, _ in first }
    var namer = FileNamer(taken: [ReportWriter.index], endings: languages.endings())
    var isChanged = inputs.count != snapshot.items.count
    var items: [LiveItem] = []
    for input in inputs {
      let stamp = FileStamp(path: input.path)
      var item: LiveItem
      if let known = before[input], known.stamp == stamp {
        item = known
      } else {
        readCount += 1
        item = read(input, stamp, before[input], isLast: false)
        isChanged = true
      }
      let name = namer.name(for: input.fileName(for: item.name))
      if item.pageName != name {
        item.pageName = name
        isChanged = true
      }
      items.append(item)
    }
    if isChanged { snapshot = snapshot.next(items) }
    return snapshot
  }

  /// Reads an input and tells what is wrong with it.
  private func read(
    _ input: ReportInput, _ stamp: FileStamp?, _ before: LiveItem?, isLast: Bool
  ) -> LiveItem {
    let others = isLast ? snapshot.items : []
    let watch = RunWatch(isLast ? limits.longest : limits.first) { [stopping] in
      !stopping.isUp && FileStamp(path: input.path) == stamp
        && others.allSatisfy { $0.stamp == FileStamp(path: $0.input.path) }
    }
    let item = LiveItem(
      input, version: readCount, stamp: stamp, before: before, reader: reader, watch, isLast: isLast)
    if case .mistakes(let errors, _) = item.content, !item.isPending { terminal.report(errors.description) }
    return item
  }

  /// Whether a screen took long and waits to be run to its end.
  var hasPending: Bool { snapshot.items.contains(where: \.isPending) }

  /// Runs a screen that took long to its end, unless a file is saved meanwhile, and returns the new snapshot.
  mutating func finishOne() -> LiveSnapshot {
    guard let position = snapshot.items.firstIndex(where: \.isPending) else { return snapshot }
    var items = snapshot.items
    readCount += 1
    var item = read(items[position].input, items[position].stamp, items[position], isLast: true)
    guard !item.isPending else { return snapshot }
    // The name of its page may be another one than that of its file, which a look finds out.
    var namer = FileNamer(taken: [ReportWriter.index], endings: languages.endings())
    item.pageName = items[position].pageName
    items[position] = item
    for index in items.indices {
      items[index].pageName = namer.name(for: items[index].input.fileName(for: items[index].name))
    }
    snapshot = snapshot.next(items)
    return snapshot
  }

  private mutating func inputs() throws(InputError) -> [ReportInput] {
    var seen: [String: (stamp: FileStamp?, isInput: Bool)] = [:]
    defer { known = seen }
    return try ReportInputs.inputs(in: root) { [known] name, path in
      let stamp = FileStamp(path: path)
      let isInput =
        known[path].flatMap { $0.stamp == stamp ? $0.isInput : nil } ?? ReportInputs.isReadable(name, path)
      seen[path] = (stamp, isInput)
      return isInput
    }
  }
}
