// SPDX-License-Identifier: Apache-2.0

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

  private var snapshot: LiveSnapshot

  /// How many inputs were read so far.
  private var readCount = 0

  /// Whether a file is an input, where that takes a look into it.
  private var known: [String: (stamp: FileStamp?, isInput: Bool)] = [:]

  init(_ root: String, languages: PageLanguages, screen: ScreenOptions, on terminal: Terminal) {
    self.root = root
    isFolder = ScenarioFolder.isFolder(root)
    self.languages = languages
    self.terminal = terminal
    reader = InputReader(screen, terminal, needsTapMap: true)
    snapshot = LiveSnapshot(isFolder: isFolder, languages: languages)
  }

  /// Checks the files, reads those that were written since the last time, and returns what there is now.
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
        item = LiveItem(input, version: readCount, stamp: stamp, before: before[input], reader: reader)
        if case .mistakes(let errors, _) = item.content { terminal.report(errors.description) }
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
