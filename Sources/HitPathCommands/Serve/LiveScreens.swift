// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import FoundationTypes
import HitPath
import InputFile
import Narration
import Report
import ScenarioFile
import Trace

/// The inputs of a folder, or a single one, read and run each time they are saved.
///
/// This happens on the main thread, because the simulation of UIKit requires it.
@MainActor
struct LiveScreens {
  private let root: String
  private let isFolder: Bool

  /// The inputs built into the program; nil for files.
  private let builtIn: [ReportInput]?
  private let languages: PageLanguages
  private let terminal: Terminal
  private let reader: InputReader

  /// Reads course pages, which show no tap maps.
  private let pageReader: InputReader

  /// What readers have written to the files; nil if writing is not allowed.
  private var saves: LiveSaves?

  /// Raised when the server stops.
  let stopping = StopFlag()

  /// How long a screen may run, in seconds: at first, and once no other screens wait.
  private let limits: (first: Double, longest: Double)

  private var snapshot: LiveSnapshot

  /// The number of inputs read so far.
  private var readCount = 0

  /// For files whose content decides it, whether they are inputs.
  private var known: [String: (stamp: FileStamp?, isInput: Bool)] = [:]

  init(
    _ root: String, languages: PageLanguages, changes: ScreenChanges, on terminal: Terminal,
    isSaving: Bool = false,
    limits: (first: Double, longest: Double) = (RunWatch.first, RunWatch.longest),
    builtIn: [ReportInput]? = nil
  ) {
    self.limits = limits
    self.builtIn = builtIn
    saves = isSaving ? LiveSaves() : nil
    self.root = root
    isFolder = builtIn != nil || FilePath.isFolder(root) == true
    self.languages = languages
    self.terminal = terminal
    reader = InputReader(changes, terminal, needsTaps: true)
    pageReader = InputReader(changes, terminal)
    snapshot = LiveSnapshot(isFolder: isFolder, languages: languages)
  }

  /// Checks the files, reads those that were written since the last check, and returns the new state. Leaves a slow
  /// screen to ``finishOne()``.
  mutating func look() -> LiveSnapshot {
    if builtIn != nil, !snapshot.items.isEmpty { return snapshot }
    let single = [ReportInput(path: root, page: PageSource(beside: root))]
    guard let inputs = builtIn ?? (isFolder ? try? self.inputs() : single) else { return snapshot }
    let before = Dictionary(snapshot.items.map { ($0.input, $0) }) { first, _ in first }
    var namer = FileNamer(taken: [ReportWriter.index], endings: languages.endings())
    var isChanged = inputs.count != snapshot.items.count
    var items: [LiveItem] = []
    for input in inputs {
      let stamp = InputStamp(input)
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

  /// Reads an input and reports its errors.
  private func read(
    _ input: ReportInput, _ stamp: InputStamp, _ before: LiveItem?, isLast: Bool
  ) -> LiveItem {
    let others = isLast ? snapshot.items : []
    let watch = RunWatch(isLast ? limits.longest : limits.first) { [stopping] in
      !stopping.isUp && InputStamp(input) == stamp
        && others.allSatisfy { $0.stamp == InputStamp($0.input) }
    }
    let available = input.page.map { Set($0.texts.map(\.language.rawValue)) } ?? []
    let hasTexts = languages.all.allSatisfy { available.contains($0.code) }
    var item = LiveItem(
      input, version: readCount, stamp: stamp, before: before, reader: hasTexts ? pageReader : reader, watch,
      isLast: isLast)
    item.file = item.source.flatMap { saves?.state(of: input.path, $0) }
    if case .mistakes(let errors, _) = item.content, !item.isPending { terminal.report(errors.description) }
    return item
  }

  /// Makes a gesture on a screen, and writes it to the file if requested. The rest of a page is given up when the
  /// answer to another gesture is waited for.
  mutating func result(
    of press: LivePress, isOneUrgent: @escaping @MainActor () -> Bool = { false }
  ) -> Result<LivePress.Answer, any Error> {
    let watch = RunWatch(limits.first) { [stopping] in !stopping.isUp }
    if press.isWriting { return saved(press, watch) }
    return Result {
      do {
        if let task = press.item.task(press.task) { return try answer(to: press, task, watch) }
      } catch let error as InputError where watch.hasEnded {
        throw tooLong(error)
      }
      guard let scenario = press.item.scenario else {
        throw LiveGesture.Refusal(message: "nothing can be done on this screen: \(press.item.whyNotPressed)")
      }
      if let object = press.words.first(where: { $0.name == LivePress.object })?.value {
        return .object(try LiveObject(object, press.words, on: scenario))
      }
      let gesture = try LiveGesture(press.words)
      do {
        return .gesture(
          try gesture.made(
            on: scenario, curedBy: press.item.cures, file: press.item.input.path
          ) { watch.look() || (gesture.part == .rest && isOneUrgent()) })
      } catch let error as InputError where watch.hasEnded {
        throw tooLong(error)
      }
    }
  }

  private func tooLong(_ error: InputError) -> LiveGesture.Refusal {
    LiveGesture.Refusal(
      message: "this takes more than \(NumberText.decimal(limits.first)) seconds to run (\(error.message))")
  }

  /// The effect of a change to the screen of a task, or of a gesture on it.
  private func answer(to press: LivePress, _ task: LiveTask, _ watch: RunWatch) throws -> LivePress.Answer {
    if let object = press.words.first(where: { $0.name == LivePress.object })?.value {
      let (screen, words) = try task.screen(press.words)
      return .object(try LiveObject(object, words, on: screen))
    }
    return .task(try task.result(of: press.words, file: press.item.input.path, stop: watch.look))
  }

  private mutating func saved(_ press: LivePress, _ watch: RunWatch) -> Result<LivePress.Answer, any Error> {
    guard var saves, press.task == nil else {
      return .failure(LiveGesture.Refusal(message: "only with --save files are written"))
    }
    defer { self.saves = saves }
    return Result { .saved(try saves.write(LiveSave(press.words), to: press.item, stop: watch.look)) }
  }

  /// Whether a slow screen waits to be run to its end.
  var hasPending: Bool { snapshot.items.contains(where: \.isPending) }

  /// Runs a slow screen to its end, unless a file is saved meanwhile, and returns the new snapshot.
  mutating func finishOne() -> LiveSnapshot {
    guard let position = snapshot.items.firstIndex(where: \.isPending) else { return snapshot }
    var items = snapshot.items
    readCount += 1
    var item = read(items[position].input, items[position].stamp, items[position], isLast: true)
    guard !item.isPending else { return snapshot }
    // The name of its page may differ from that of its file; the next check finds out.
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
    let inputs = try ReportInputs.inputs(in: root) { [known] name, path in
      let stamp = FileStamp(path: path)
      // What was an input stays one while it is written, empty for a moment or with a mistake in its first word.
      let isInput =
        known[path].flatMap { $0.isInput || $0.stamp == stamp ? $0.isInput : nil }
        ?? ReportInputs.isReadable(name, path)
      seen[path] = (stamp, isInput)
      return isInput
    }
    return inputs.map { input in
      var input = input
      input.page = PageSource(beside: input.path)
      return input
    }
  }
}

/// A served input, as it was last read.
struct LiveItem: Sendable {
  let input: ReportInput

  /// Changes each time the input is read.
  let version: Int

  let stamp: InputStamp

  /// The name of the screen, else its last known name, else that of the file.
  let name: String
  private(set) var content: Content

  /// The screen, for gestures of readers; nil for an input with mistakes, and for a trace without a scenario.
  private(set) var scenario: Scenario?

  /// The name of the page files.
  var pageName = ""

  /// The course page in each language that it has a text in; empty for other inputs.
  private(set) var lessons: [CourseSubject] = []

  /// The tasks in these texts, each with a page of its own.
  private(set) var tasks: [LiveTask] = []

  /// The text that was read, for a screen.
  private(set) var source: String?

  /// What the page knows about the file, if readers may write to it; nil for other files.
  var file: LiveScript.File?

  /// Whether to run it again when there is time, because it was slow or was interrupted for others.
  private(set) var isPending = false

  enum Content: Sendable {
    case screen(TraceAnalysis, IndexEntry.Expectations)
    case mistakes(InputErrors, source: String)
  }

  /// Reads and runs an input, within the limits of the watch.
  @MainActor
  init(
    _ input: ReportInput, version: Int, stamp: InputStamp, before: LiveItem?, reader: InputReader,
    _ watch: RunWatch, isLast: Bool
  ) {
    var reader = reader
    reader.stop = watch.look
    self.input = input
    self.version = version
    self.stamp = stamp
    var source = ""
    var name = before?.name ?? URL(fileURLWithPath: input.path).deletingPathExtension().lastPathComponent
    do {
      source = try input.text()
      let loaded = try reader.rerunIfNeeded(reader.load(input.path, text: source))
      let analysis = TraceAnalysis(loaded.trace)
      name = loaded.trace.header.name
      if let page = input.page {
        let run = try RunPage(page, loaded, stop: watch.look)
        lessons = try input.lessons(of: run)
        tasks = try LiveTask.of(run, stop: watch.look)
      }
      self.source = source
      content = .screen(
        analysis, IndexEntry.Expectations(loaded.outcome, analysis))
      scenario =
        try loaded.scenario
        ?? (loaded.trace.header.scenario == nil ? nil : reader.screen(input.path, text: source).scenario)
    } catch let errors as InputErrors {
      // The mistake may be in a file beside the scenario.
      let file = errors.errors.first?.file ?? input.path
      let isAlone = errors.errors.allSatisfy { $0.file == file }
      content = .mistakes(errors, source: input.source(of: file, source, isAlone: isAlone))
    } catch let error as InputError {
      content = .mistakes(InputErrors([error]), source: source)
    } catch {
      content = .mistakes(InputErrors([InputError(file: input.path, message: "\(error)")]), source: source)
    }
    self.name = name
    guard watch.hasEnded else { return }
    scenario = nil
    lessons = []
    tasks = []
    self.source = nil
    isPending = !isLast || !watch.isLate
    let message =
      isPending
      ? "this takes long to run; the page comes when it is done"
      : "this takes more than \(Int(RunWatch.longest)) seconds to run, which is as long as a page may take"
    content = .mistakes(InputErrors([InputError(file: input.path, message: message)]), source: source)
  }

  /// The changes that fix touches of the file.
  var cures: [[TraceSetting]] {
    guard case .screen(let analysis, _) = content else { return [] }
    let variants = analysis.trace.variants.map { TraceAnalysis($0.trace) }
    var cures: [[TraceSetting]] = []
    for touch in analysis.touches.indices {
      guard let cure = analysis.cure(of: touch, variants: variants), !cures.contains(cure.settings) else {
        continue
      }
      cures.append(cure.settings)
    }
    return cures
  }

  private var fileName: String { URL(fileURLWithPath: input.path).lastPathComponent }

  /// The text in a language; nil if it has none.
  func lesson(in language: Language) -> CourseSubject? {
    lessons.first { $0.text.language.rawValue == language.code }
  }

  /// A task by its index; nil for none.
  func task(_ number: Int?) -> LiveTask? {
    number.flatMap { tasks.indices.contains($0) ? tasks[$0] : nil }
  }

  /// The text of links to the page.
  func title(in language: Language) -> String {
    switch content {
    case .screen(let analysis, _):
      lesson(in: language)?.title ?? ReportTitle.of(analysis.trace.header, language)
    case .mistakes: fileName
    }
  }

  /// Why no gesture can be made on an item without a scenario.
  var whyNotPressed: String {
    if isPending { return "it is being run for the first time" }
    switch content {
    case .mistakes: return "its file has mistakes"
    case .screen: return "it is a trace without a scenario"
    }
  }

  /// The page's entry in the index.
  func indexEntry(of file: String, in language: Language) throws -> IndexEntry {
    switch content {
    case .screen(let analysis, let expectations):
      var entry = try IndexEntry(
        for: analysis, in: language, file: file, group: input.group, expectations: expectations)
      if let lesson = lesson(in: language) {
        entry.tell(
          of: lesson, part: input.part[language.code], door: input.door, symptom: input.symptom, in: language)
      }
      return entry
    case .mistakes(let errors, _):
      var entry = IndexEntry(file: file, group: input.group, title: fileName, verdicts: [])
      entry.mistakes = errors.errors.count + errors.omitted
      return entry
    }
  }

  /// The page; if it cannot be made, one that says why.
  ///
  /// - Parameters:
  ///   - place: The place of the page among others.
  ///   - lesson: The text that it shows, with links to other pages; nil for a report.
  ///   - options: The language and the templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for templates that cannot be parsed.
  func html(at place: PagePlace, telling lesson: CourseSubject?, _ options: ReportOptions) throws -> String {
    switch content {
    case .screen(let analysis, _):
      do {
        if let lesson { return try CoursePage.html(for: lesson, options: options, place: place) }
        return try ReportPage.html(for: analysis, options: options, place: place)
      } catch {
        let mistake = ErrorPage.Mistake(file: input.path, message: "\(error)")
        return try ErrorPage.html([mistake], source: "", index: place.index, options: options)
      }
    case .mistakes(let errors, let source):
      let mistakes = errors.errors.map {
        ErrorPage.Mistake(file: $0.file, line: $0.line, column: $0.column, message: $0.message, hint: $0.hint)
      }
      return try ErrorPage.html(
        mistakes, omitted: errors.omitted, source: source, index: place.index, options: options)
    }
  }
}

/// A reader's gesture on the screen of a page.
struct LivePress: Sendable {
  let item: LiveItem

  /// The index of the page's task; nil for the page of a screen.
  var task: Int?

  /// The file of the lesson's page.
  var lessonFile = ""

  /// The page's file.
  let file: String

  /// The query of the ``LiveGesture``, not yet parsed.
  let words: [(name: String, value: String)]

  /// Whether to write it to the file.
  var isWriting = false
  let language: Language
  let place: PagePlace

  /// The query name for the settings of an object.
  static let object = "object"

  /// The result of a gesture.
  enum Answer: Sendable {
    case gesture(LiveGesture.Result)
    case task(LiveTask.Result)
    case object(LiveObject)
    case saved(LiveSaved)
  }
}

/// What is served at one time: the inputs as last read, and the names of their pages.
struct LiveSnapshot: Sendable {
  let isFolder: Bool
  let languages: PageLanguages

  /// How many times the inputs or their names have changed.
  private(set) var revision = 0

  private(set) var items: [LiveItem] = []

  private var names: [String] = []

  /// The pages of inputs and tasks, by file.
  private var pages: [String: (position: Int, task: Int?, language: Language)] = [:]

  /// The former names of pages, with input and language.
  private var oldFiles: [String: (path: String, language: Language)] = [:]

  init(isFolder: Bool, languages: PageLanguages) {
    self.isFolder = isFolder
    self.languages = languages
  }

  /// The snapshot after a change.
  func next(_ items: [LiveItem]) -> LiveSnapshot {
    var next = LiveSnapshot(isFolder: isFolder, languages: languages)
    next.revision = revision + 1
    next.items = items
    next.names = items.map(\.pageName)
    for (position, item) in items.enumerated() {
      for language in languages.all {
        next.pages[languages.file(item.pageName, in: language)] = (position, nil, language)
      }
    }
    for (position, item) in items.enumerated() {
      for (task, language) in item.tasks.indices.flatMap({ task in languages.all.map { (task, $0) } }) {
        let file = languages.file(item.name(ofTask: task), in: language)
        if item.lesson(in: language) != nil, next.pages[file] == nil {
          next.pages[file] = (position, task, language)
        }
      }
    }
    next.oldFiles = oldFiles
    for (file, page) in pages where next.pages[file] == nil && page.task == nil {
      next.oldFiles[file] = (self.items[page.position].input.path, page.language)
    }
    return next
  }

  /// What a path leads to.
  enum Destination: Hashable {
    /// A page, by its file name. If no page has that name, a page that says so is served.
    case page(file: String)
    case moved(to: String)
    case asset(name: String)
  }

  /// Resolves a path.
  ///
  /// - Parameters:
  ///   - path: The path requested by a browser.
  ///   - assets: The names of the files beside pages.
  /// - Returns: The destination.
  func destination(of path: String, assets: Set<String>) -> Destination {
    guard path.hasPrefix("/") else { return .page(file: "") }
    let name = String(path.dropFirst())
    if name.isEmpty {
      if isFolder { return .page(file: languages.file(ReportWriter.index, in: languages.first)) }
      return items.first.map { .moved(to: "/\(languages.file($0.pageName, in: languages.first))") }
        ?? .page(file: "")
    }
    if key(of: name) != .missing { return .page(file: name) }
    if assets.contains(name) { return .asset(name: name) }
    if let old = oldFiles[name], let item = items.first(where: { $0.input.path == old.path }) {
      return .moved(to: "/\(languages.file(item.pageName, in: old.language))")
    }
    return .page(file: name)
  }

  /// Identifies a page's content: pages with the same key are equal.
  enum Key: Hashable, Sendable {
    case index(Language, revision: Int)
    case item(version: Int, Language, PagePlace)
    case task(Int, version: Int, Language, PagePlace)
    /// The search data of a course's index, and the rules that its pages cite.
    case search(Language, revision: Int)
    case rules(Language, revision: Int)
    case missing

    /// The language, place and task of a page on which gestures can be made.
    var pressed: (language: Language, place: PagePlace, task: Int?)? {
      switch self {
      case .item(_, let language, let place): (language, place, nil)
      case .task(let task, _, let language, let place): (language, place, task)
      case .index, .search, .rules, .missing: nil
      }
    }
  }

  /// The current key of a file's page.
  func key(of file: String) -> Key {
    if let (position, task, language) = pages[file] {
      if let task {
        return .task(
          task, version: items[position].version, language, place(ofTask: task, of: position, in: language))
      }
      return .item(version: items[position].version, language, place(of: position, in: language))
    }
    if isFolder, let language = languages.language(of: file, named: ReportWriter.index) {
      return .index(language, revision: revision)
    }
    guard isCourse else { return .missing }
    if let language = languages.all.first(where: { searchFile(in: $0) == file }) {
      return .search(language, revision: revision)
    }
    if let language = languages.language(of: file, named: RulePage.name) {
      return .rules(language, revision: revision)
    }
    return .missing
  }

  /// Whether the index contains course pages.
  var isCourse: Bool { isFolder && items.contains { !$0.lessons.isEmpty } }

  /// The file with the search data of a course's index.
  func searchFile(in language: Language) -> String {
    SearchIndex.file(for: languages.file(ReportWriter.index, in: language))
  }

  /// The input of a page; nil for the index and for names without a page.
  func item(of file: String) -> LiveItem? { pages[file].map { items[$0.position] } }

  /// The file that readers of a page may write to; nil if gestures are impossible, and for a task.
  func source(of file: String) -> LiveScript.File? {
    guard let page = pages[file], page.task == nil, items[page.position].lesson(in: page.language) == nil
    else {
      return nil
    }
    return items[page.position].file
  }

  /// The link from pages to the index; nil for a single input.
  func index(in language: Language) -> PagePlace.Link? {
    isFolder ? languages.link(toIndex: ReportWriter.index, in: language) : nil
  }

  /// The text of an input, with links to other pages and to its tasks; nil if it has none.
  func lesson(of item: LiveItem, in language: Language) -> CourseSubject? {
    guard let lesson = item.lesson(in: language) else { return nil }
    let names = items.filter { !$0.lessons.isEmpty }.map(\.pageName)
    var linked = lesson.linked(to: names, related: item.input.related, languages, in: language)
    if isCourse { linked.rulesFile = languages.file(RulePage.name, in: language) }
    for (number, task) in item.tasks.enumerated() {
      linked.tasks[task.id] = languages.file(item.name(ofTask: number), in: language)
    }
    return linked
  }

  /// The place of a task's page.
  private func place(ofTask task: Int, of position: Int, in language: Language) -> PagePlace {
    let item = items[position]
    let name = item.name(ofTask: task)
    return PagePlace(
      file: languages.file(name, in: language), index: index(in: language),
      translations: languages.translations(of: name, besides: language).filter {
        item.lesson(in: $0.language) != nil
      })
  }

  private func place(of position: Int, in language: Language) -> PagePlace {
    languages.place(
      of: position, in: names.count, among: names, index: isFolder ? ReportWriter.index : nil, in: language
    ) { items[$0].title(in: language) }
  }
}

/// Detects whether a file was written again: its size, its modification time, and its identity.
struct FileStamp: Hashable {
  private var size: Int
  private var seconds: Int
  private var nanoseconds: Int
  private var number: UInt64

  /// The stamp of a file; nil if there is no such file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    size = Int(status.st_size)
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
    number = UInt64(status.st_ino)
  }
}

/// Detects whether an input was written again: its file, and the related files beside it.
struct InputStamp: Hashable {
  private let files: [FileStamp?]

  init(_ input: ReportInput) {
    guard input.builtIn == nil else {
      files = []
      return
    }
    let page = input.page
    let others = page.map { page in [PageSource.questions] + page.texts.map(\.name) } ?? []
    files = ([input.path] + others.compactMap { page?.path($0) }).map(FileStamp.init)
  }
}

/// Stops the simulation of a slow screen: at a time limit, when its file is saved again, or when the server stops.
@MainActor
final class RunWatch {
  /// How long a screen may run at first, in seconds; a slower one waits for the others.
  static let first = 2.0

  /// How long it may run then, in seconds.
  static let longest = 20.0

  /// The interval between checks, in seconds.
  private static let interval = 0.05

  private let end: Date
  private let mayGoOn: @MainActor () -> Bool
  private var nextLook = Date.distantPast

  /// Whether it stopped the simulation, and whether because of the time limit.
  private(set) var hasEnded = false
  private(set) var isLate = false

  /// Starts the watch.
  ///
  /// - Parameters:
  ///   - seconds: How long the simulation may take.
  ///   - mayGoOn: Whether the result is still wanted.
  init(_ seconds: Double, while mayGoOn: @escaping @MainActor () -> Bool) {
    end = Date() + seconds
    self.mayGoOn = mayGoOn
  }

  /// Whether to stop.
  func look() -> Bool {
    let now = Date()
    guard !hasEnded, now >= nextLook else { return hasEnded }
    nextLook = now + Self.interval
    isLate = now >= end
    hasEnded = isLate || !mayGoOn()
    return hasEnded
  }
}

/// A flag that any thread can raise once. `lock` guards it.
final class StopFlag: @unchecked Sendable {
  private let lock = NSLock()

  // Read and changed while holding the lock.
  private var isRaised = false

  var isUp: Bool { lock.withLock { isRaised } }

  func raise() { lock.withLock { isRaised = true } }
}
