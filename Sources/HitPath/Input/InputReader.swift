// SPDX-License-Identifier: Apache-2.0

package import Analysis
import FoundationTypes
package import InputFile
package import ScenarioFile
package import ScreenImport
package import Trace

/// An input that was read and run.
package struct LoadedInput {
  /// The input's name as the user gave it.
  package var file: String

  /// The trace and the results of the scenario's expectations; an input that is a trace has no expectations.
  package var outcome: ScenarioOutcome

  package var trace: TouchTrace {
    get { outcome.trace }
    set { outcome.trace = newValue }
  }

  /// The screen and its touches; nil for a trace that was read and not run again.
  package var scenario: Scenario?

  /// The views, by their addresses in the app of a dump.
  package var addresses: [String: String] { scenario?.addresses ?? [:] }

  /// The calls in the app that a capture contains.
  package var recordings: [ImportedRecording] = []

  /// The indices in the trace of the touches that were added to those of the input.
  package var addedTouches: Range<Int>

  /// What taps on its controls become; nil if nobody asks for it.
  package var controls: ControlTaps?
}

/// Changes to make to an input before it is explained.
package struct ScreenChanges: Hashable, Sendable, Encodable {
  /// Where to add taps, in points in screen coordinates.
  package var taps: [TracePoint]

  /// The scene of a storyboard, by controller class, identifier or title; nil for the initial one.
  package var scene: String?

  /// What the code presents that scene in; nil for what the document says.
  package var container: SceneContainer?

  /// The views and windows, by identifier or class, that let touches through unless a subview is hit.
  package var passThrough: [String]

  /// A screenshot of the screen; nil for none.
  package var screenshot: ScreenshotFile?

  /// The view that is asked about, as a person names it; on a screen without touches a tap in its middle is added.
  package var view: String?

  /// Whether each control is tapped too; on a screen without touches the tap on the first one that no tap reaches is added.
  package var allControls = false

  package init(
    taps: [TracePoint] = [], scene: String? = nil, in container: SceneContainer? = nil,
    passThrough: [String] = []
  ) {
    self.taps = taps
    self.scene = scene
    self.container = container
    self.passThrough = passThrough
  }
}

/// Reads inputs of every format.
@MainActor
package struct InputReader {
  private var options: ScreenChanges
  private let warn: (InputError) -> Void
  private let needsTapMap: Bool
  private let needsTaps: Bool

  /// Called now and then during a simulation; returns whether to stop, which throws an error.
  package var stop: (@MainActor () -> Bool)?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - changes: The changes to the screens that are read.
  ///   - needsTapMap: Whether to compute a tap map. A trace of Swift code only has the one recorded with it.
  ///   - needsTaps: Whether to also tap each region of the tap maps, for pages.
  ///   - warn: Receives what is assumed, skipped or lost while a screen is imported.
  package init(
    _ changes: ScreenChanges, needsTapMap: Bool = false, needsTaps: Bool = false,
    warn: @escaping (InputError) -> Void
  ) {
    options = changes
    self.warn = warn
    self.needsTapMap = needsTapMap || needsTaps || changes.view != nil
    self.needsTaps = needsTaps
  }

  /// Reads an input. Runs a screen with the added taps; takes a trace unchanged.
  package func load(_ path: String) throws -> LoadedInput {
    try load(path, text: try Self.text(of: path))
  }

  /// Reads an input from its text. The path is its name in messages.
  package func load(_ path: String, text: String) throws -> LoadedInput {
    guard Self.isTrace(text) else { return try run(screen(path, text: text), path) }
    var trace = try readTrace(text, path)
    if let file = options.screenshot { trace.screen.screenshot = try file.screenshot(of: trace.screen.size) }
    return LoadedInput(
      file: path, outcome: ScenarioOutcome(trace: trace), scenario: nil, addedTouches: 0..<0)
  }

  /// The name of an input's screen, without running it.
  package func name(of path: String, text: String) throws -> String {
    Self.isTrace(text) ? try readTrace(text, path).header.name : try screen(path, text: text).scenario.name
  }

  /// Runs the scenario of a trace again if the trace itself cannot answer: taps are added, touches are let through, or
  /// a required tap map was not recorded.
  ///
  /// Then answers the questions of the options: finds the view in question and taps the controls.
  ///
  /// - Returns: The result of the new run instead of the trace; the unchanged input if no new run is needed.
  /// - Throws: `InputError` for a trace without a scenario, unless only its tap map is missing, and for a view that does not
  ///   exist.
  package func rerunIfNeeded(_ loaded: LoadedInput) throws -> LoadedInput {
    var loaded = try changed(loaded)
    if options.allControls {
      let taps = try ControlTaps(
        of: loaded.scenario ?? recordedScenario(of: loaded.trace, loaded.file), file: loaded.file)
      let row = taps.rows.first { $0.tap != nil }
      if options.view == nil, let tap = row?.tap, TraceAnalysis(loaded.trace).touches.isEmpty {
        loaded = try tapped(loaded, at: tap)
        loaded.trace.meant = row?.target.view
      }
      loaded.controls = taps
    }
    return try options.view.map { try asked(about: $0, loaded) } ?? loaded
  }

  /// The input with the view that somebody names, and a tap in its middle where there is no touch.
  private func asked(about name: String, _ loaded: LoadedInput) throws -> LoadedInput {
    var loaded = loaded
    let analysis = TraceAnalysis(loaded.trace)
    func named(in index: ScreenIndex) throws -> ViewName {
      try ViewName(name, in: index, file: loaded.file, addresses: loaded.addresses)
    }
    let meant: ViewName
    do {
      meant = try named(in: analysis.index)
    } catch {
      // It may come only later.
      guard let later = analysis.touches.lazy.compactMap({ try? named(in: analysis.index(of: $0)) }).first
      else { throw error }
      meant = later
    }
    let found = meant.view
    if !meant.namesakes.isEmpty {
      let others = meant.namesakes.count > 1 ? "the others are" : "the other is"
      warn(
        InputError(
          file: loaded.file,
          message:
            "'\(name)' is taken as the view with this id; the screen has \(meant.namesakes.count + 1) of this class",
          hint: "\(others) \(ViewName.list(meant.namesakes))"))
    }
    if analysis.touches.isEmpty {
      guard let middle = analysis.index.middle(of: found) else {
        throw InputError(
          file: loaded.file, message: "no point of the screen is in '\(found.id)'",
          hint: "add a touch with --tap X,Y")
      }
      loaded = try tapped(loaded, at: middle)
    }
    loaded.trace.meant = found.id
    return loaded
  }

  /// The input, run with a tap.
  private func tapped(_ loaded: LoadedInput, at place: TracePoint) throws -> LoadedInput {
    var tapping = self
    tapping.options.taps = [place]
    let scenario = try loaded.scenario ?? recordedScenario(of: loaded.trace, loaded.file)
    var tapped = try tapping.run(
      ReadScreen(scenario: scenario, recordings: loaded.recordings), loaded.file)
    tapped.trace.header.name = loaded.trace.header.name
    return tapped
  }

  private func changed(_ loaded: LoadedInput) throws -> LoadedInput {
    guard loaded.scenario == nil else { return loaded }
    let isChanged = !options.taps.isEmpty || !options.passThrough.isEmpty
    let lacksMap = needsTapMap && loaded.trace.tapMap == nil && loaded.trace.header.scenario != nil
    guard !isChanged, !lacksMap else { return try rerun(loaded) }
    var loaded = loaded
    // Keep what was recorded. The taps for a page are not in the file, so run them on the screen that the trace was
    // made from.
    if needsTaps, let scenario = try? recordedScenario(of: loaded.trace, loaded.file) {
      loaded.trace.taps = scenario.taps(on: loaded.trace)
    }
    return loaded
  }

  /// Runs the scenario from which a trace was made, with the changes of the options.
  private func rerun(_ loaded: LoadedInput) throws -> LoadedInput {
    var again = try run(ReadScreen(scenario: recordedScenario(of: loaded.trace, loaded.file)), loaded.file)
    again.trace.header.name = loaded.trace.header.name
    again.outcome = ScenarioOutcome(trace: again.trace)
    return again
  }

  /// Runs an input with taps instead of its own touches.
  package func tapped(_ path: String, text: String, at places: [TracePoint]) throws -> TouchTrace {
    var scenario = try screen(path, text: text).scenario
    scenario.touches = []
    scenario.addTaps(at: places)
    return try scenario.run(path).trace
  }

  /// A screen that was read, whose objects all have identifiers.
  package struct ReadScreen {
    package var scenario: Scenario

    /// The calls in the app that a capture contains.
    package var recordings: [ImportedRecording] = []

    /// Whether it was imported. An imported screen has a touch only if a debugger printed it with the views.
    var isImported = false

    /// The scenario with touches added after its own. They replace a touch printed by a debugger.
    package func scenario(adding touches: [ScenarioTouch]) -> Scenario {
      var scenario = scenario
      if isImported, !touches.isEmpty { scenario.touches = [] }
      scenario.add(touches)
      return scenario
    }
  }

  /// Reads the screen of an input without running it; for a trace, the screen that it was made from.
  package func screen(_ path: String, text: String) throws -> ReadScreen {
    if Self.isTrace(text) {
      return ReadScreen(scenario: try recordedScenario(of: try readTrace(text, path), path))
    }
    if let error = InputError.tooLarge(
      "an input that is no trace", text, limit: InputLimits.importedBytes, file: path)
    {
      throw error
    }
    let imported =
      ScreenImporter.readsFile(named: path)
      ? try ScreenImporter.read(text, file: path, scene: options.scene, in: options.container)
      : try ScreenImporter.readIfKnown(text, file: path, scene: options.scene, in: options.container)
    guard let imported else {
      if !Self.isNamedAsScenario(path), !ScenarioReader.hasKeys(text) {
        throw ScreenImporter.unknown(text, file: path)
      }
      try refuseScene(path, "a scenario")
      return ReadScreen(scenario: try named(try ScenarioReader.read(text, file: path), path))
    }
    imported.warnings.forEach(warn)
    return ReadScreen(
      scenario: try named(imported.scenario, path), recordings: imported.recordings, isImported: true)
  }

  /// Whether a file's name has the extension of a scenario.
  private static func isNamedAsScenario(_ path: String) -> Bool {
    [".yml", ".yaml"].contains { path.lowercased().hasSuffix($0) }
  }

  /// The scenario from which a trace was made.
  private func recordedScenario(of trace: TouchTrace, _ path: String) throws -> Scenario {
    guard let recorded = trace.header.scenario else {
      throw InputError(
        file: path,
        message: "this trace does not contain its scenario, so it cannot be run again with changes",
        hint:
          "give \(options.taps.isEmpty && !options.passThrough.isEmpty ? "--pass-through" : "--tap") when the trace is made"
      )
    }
    var scenario = try ScenarioReader.read(recorded, file: "\(path) (its scenario)")
    scenario.screenshot = trace.screen.screenshot
    return try named(scenario, path)
  }

  /// The scenario with names for all objects, its screenshot, and the override that lets touches through for the views
  /// named by `--pass-through`.
  private func named(_ scenario: Scenario, _ path: String) throws -> Scenario {
    var scenario = scenario
    scenario.nameEverything()
    if let file = options.screenshot { scenario.screenshot = try file.screenshot(of: scenario.deviceSize) }
    for name in options.passThrough where scenario.letTouchesThrough(name) == 0 {
      throw InputError(
        file: path, message: "there is no view '\(name)' to let touches through",
        hint: "--pass-through takes the id or the class of a view or a window")
    }
    return scenario
  }

  private func run(_ screen: ReadScreen, _ file: String) throws -> LoadedInput {
    let scenario = screen.scenario(adding: options.taps.map { .tap(at: $0) })
    var outcome = try scenario.run(file, withTapMap: needsTapMap, stop: stop)
    if needsTaps { outcome.trace.taps = scenario.taps(on: outcome.trace) }
    let downs = outcome.trace.touchDowns(before: .max)
    return LoadedInput(
      file: file, outcome: outcome, scenario: scenario, recordings: screen.recordings,
      addedTouches: max(0, downs - options.taps.count)..<downs)
  }

  /// Refuses a scene, because scenarios and traces contain one screen.
  private func refuseScene(_ path: String, _ format: String) throws {
    if let scene = options.scene { throw InputError.noScenes(in: format, scene, file: path) }
    if options.container != nil { throw InputError.noContainer(for: format, file: path) }
  }

  private func readTrace(_ text: String, _ path: String) throws -> TouchTrace {
    try refuseScene(path, "a trace")
    do {
      return try TouchTrace(jsonLines: text)
    } catch {
      throw InputError(file: path, line: error.line, column: error.column, message: error.message)
    }
  }

  /// Whether the first line that is not blank begins a trace, even if it contains a mistake.
  package nonisolated static func isTrace(_ text: String) -> Bool {
    let firstLine = text.drop { $0.isWhitespace }.prefix { !$0.isNewline }
    return firstLine.hasPrefix("{")
      && ["\"\(TraceHeader.format)\"", "\"kind\""].contains { firstLine.contains($0) }
      && !ScenarioReader.isScenario(text)
  }

  /// The path, if a readable file is there.
  nonisolated static func existing(_ path: String) throws(InputError) -> String {
    switch FilePath.isFolder(path) {
    case false: return path
    case true:
      throw ScreenImporter.refusal(ofFolder: path)
        ?? InputError(file: path, message: "this is a folder, not a file")
    case nil: throw InputError(file: path, message: "there is no such file")
    }
  }

  /// Joins the files of one screen to one text named like its dump; nil for inputs that are separate screens.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - storyboards: Whether storyboards are one input, in which the first may refer to the others.
  /// - Returns: The name of the first storyboard or of the dump, and the text.
  /// - Throws: `InputError` for a file that cannot be read or joined.
  package nonisolated static func joined(_ paths: [String], storyboards: Bool = false) throws -> (
    name: String, text: String
  )? {
    guard paths.count > 1, !paths.contains(where: { $0 == "-" || FilePath.isFolder($0) == true }) else {
      return nil
    }
    let files = try paths.map { (name: $0, text: try text(of: $0)) }
    if storyboards, let joined = JoinedDump.join(storyboards: files) { return joined }
    return try JoinedDump.join(files)
  }

  /// The text of a file, or of standard input for `-`.
  package nonisolated static func text(of path: String) throws -> String {
    let data: Data
    do {
      data = path == "-" ? try ByteStream.read(STDIN_FILENO) : try ByteStream.read(path: try existing(path))
    } catch let failure as ByteStream.Failure {
      let file = path == "-" ? "standard input" : path
      throw InputError(file: file, message: "this cannot be read: \(failure.reason)")
    }
    if let refusal = ScreenImporter.refusal(ofArchive: [UInt8](data.prefix(16)), file: path) { throw refusal }
    return try InputText.read([UInt8](data), file: path)
  }
}

extension Scenario {
  /// Runs the scenario of an input.
  ///
  /// - Parameters:
  ///   - file: The input's name.
  ///   - withTapMap: Whether to record the tap map.
  ///   - stop: Called now and then; returns whether to stop.
  /// - Returns: The trace and results.
  /// - Throws: `InputError` for a scenario that exceeds the limits of a trace or a run, or never ends.
  @MainActor
  package func run(
    _ file: String, withTapMap: Bool = false, stop: (@MainActor () -> Bool)? = nil
  ) throws(InputError) -> ScenarioOutcome {
    let outcome = ScenarioRun(self).outcome(withTapMap: withTapMap, stop: stop)
    try outcome.checkEnd(file)
    return outcome
  }

  /// The screen of an input before any touch, with other settings.
  package func still(_ file: String, with settings: [TraceSetting] = []) throws(InputError) -> Scenario {
    guard let screen = screen(with: settings) else {
      throw InputError(file: file, message: "this screen cannot be run without its touches")
    }
    return screen
  }
}
