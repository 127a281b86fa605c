// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Course
import CourseFile
import FoundationTypes
import HitPath
import InputFile
import Narration
import Report
import ScenarioFile
import ScreenImport
import Trace

/// Writes the pages of inputs: one for each input, and an index of a set, in each language. For a set, only what has
/// changed is made again.
@MainActor
struct ReportWriter {
  private(set) var settings: PageSettings
  let terminal: Terminal

  init(options: ReportOptions, languages: PageLanguages, changes: ScreenChanges, terminal: Terminal) {
    settings = PageSettings(options: options, languages: languages, changes: changes)
    self.terminal = terminal
  }

  var options: ReportOptions { settings.options }
  var languages: PageLanguages { settings.languages }

  /// The name of the index.
  nonisolated static let index = "index"

  /// Writes the pages of a single input and the files that they need.
  ///
  /// - Returns: The files of the pages, in the folder.
  /// - Throws: The error of the input, a template or the folder.
  func write(_ input: ReportInput, to folder: String) throws -> [String] {
    let pages = try pages(of: [input])[0]
    let files = try ReportAssets.files(options) + Array(zip(pages.files, pages.texts ?? []))
    try OutputFile.write(files.map { ("\(folder)/\($0.0)", $0.1) }, in: folder)
    return pages.files
  }

  /// Writes pages, their index and the files that they need, removes earlier files that are no longer made, and reports
  /// how much was made.
  ///
  /// - Parameters:
  ///   - inputs: The inputs, in the order of the index.
  ///   - folder: The folder of the pages.
  ///   - others: Other files of the folder that are written with them.
  ///   - links: The pages among those that the index links to.
  ///   - example: The example played at the top of the index, and the name of the page with everything about it.
  ///   - nothing: The lines of the index if there is no input, by language.
  /// - Returns: The files of the pages in order, those of the index first.
  /// - Throws: The errors of the inputs, a template or the folder; nothing is written then.
  func writeSet(
    _ inputs: [ReportInput], to folder: String, others: [(name: String, text: String)] = [],
    links: [Language: [PagePlace.Link]] = [:],
    example: (input: ReportInput, page: String)? = nil, nothing: [Language: [String]] = [:]
  ) throws -> [String] {
    // Making pages takes a while, so report an unusable folder first.
    let known = languages.files(Self.index) + [ReportManifest.file] + others.map(\.name)
    try OutputFile.checkPlaces(known.map { "\(folder)/\($0)" }, in: folder)
    let old = ReportManifest(folder: folder)
    let pages = try pages(of: inputs, in: PageSet(folder: folder, old: old))
    return try writeSet(
      pages, to: folder, others: others, links: links, example: example, nothing: nothing, old: old)
  }

  /// Writes the pages of a part of a set, whose index is made when the parts are joined. Their names and neighbours are
  /// those of the whole set.
  ///
  /// - Parameters:
  ///   - shard: The part.
  ///   - inputs: The inputs of the whole set.
  ///   - folder: The folder of the part.
  ///   - notes: Data for joining the parts, without the pages.
  /// - Returns: The files of the pages, in the folder.
  /// - Throws: The error of an input, a template or the folder; nothing is written then.
  func writePart(
    _ shard: Shard, of inputs: [ReportInput], to folder: String, _ notes: ShardNotes
  ) throws -> [String] {
    let known = [ShardNotes.file]
    try OutputFile.checkPlaces(known.map { "\(folder)/\($0)" }, in: folder)
    var set = PageSet(folder: folder, old: ReportManifest())
    set.part = shard.range(of: inputs.count)
    let pages = try pages(of: inputs, in: set)
    var notes = notes
    notes.pages = pages.compactMap(\.record)
    var files = try ReportAssets.files(options)
    for page in pages { files += Array(zip(page.files, page.texts ?? [])) }
    files.append((ShardNotes.file, try notes.text()))
    try OutputFile.write(files.map { ("\(folder)/\($0.0)", $0.1) }, in: folder)
    terminal.report("\(pages.count) of \(inputs.count) inputs made into pages")
    return pages.flatMap(\.files)
  }

  /// Writes finished pages, their index and the files that they need, as above.
  func writeSet(
    _ pages: [Pages], to folder: String, others: [(name: String, text: String)] = [],
    links: [Language: [PagePlace.Link]] = [:],
    example: (input: ReportInput, page: String)? = nil, nothing: [Language: [String]] = [:],
    old: ReportManifest
  ) throws -> [String] {
    var manifest = ReportManifest()
    manifest.pages = pages.compactMap(\.record)
    var files = try ReportAssets.files(options)
    for page in pages {
      files += Array(zip(page.files, page.texts ?? []))
      for file in page.files { manifest.files[file] = old.files[file] }
    }
    let played = try example.map { try stage(of: $0.input) }
    files += played.map { Array(zip($0.files, $0.texts ?? [])) } ?? []
    // The index comes after the pages, so that its links work even if this is interrupted.
    for (position, language) in languages.all.enumerated() {
      let entries = manifest.pages.map { $0.entries[position] }
      let index = languages.file(Self.index, in: language)
      let search = entries.contains { !$0.words.isEmpty } ? SearchIndex.file(for: index) : nil
      if let search { files.append((search, try SearchIndex.script(entries))) }
      if entries.contains(where: { !$0.rules.isEmpty }) {
        files.append((languages.file(RulePage.name, in: language), try rules(entries, in: language)))
      }
      let page = example.map { languages.file($0.page, in: language) }
      let html = try ReportIndex.html(
        entries, translations: languages.translations(of: Self.index, besides: language),
        others: links[language] ?? [], file: index,
        example: played.map {
          ReportIndex.Example(
            file: $0.files[position], page: entries.contains { $0.file == page } ? page : nil)
        },
        search: search, nothing: nothing[language] ?? [], options: options.speaking(language))
      files.append((index, html))
    }
    for file in others + files { manifest.files[file.name] = SealedFile.hash.text(of: file.text) }
    files = others + files.filter { !Self.holds(folder, $0.name, hash: manifest.files[$0.name]) }
    files.append((ReportManifest.file, try manifest.text()))
    try OutputFile.write(files.map { ("\(folder)/\($0.name)", $0.text) }, in: folder)

    let stale = old.files.keys.filter { manifest.files[$0] == nil }.sorted()
    for name in stale where Self.isPlain(name) && Self.holds(folder, name, hash: old.files[name]) {
      let path = "\(folder)/\(name)"
      // Never remove a file outside the folder through a link.
      guard (try? OutputFile.checkPlaces([path], in: folder)) != nil else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
    let rendered = pages.filter { $0.texts != nil }.flatMap(\.files)
    let all = pages.flatMap(\.files)
    report(rendered: rendered.count, of: all.count)
    return languages.files(Self.index) + all
  }

  private func rules(_ entries: [IndexEntry], in language: Language) throws -> String {
    try RulePage.html(
      entries, file: languages.file(RulePage.name, in: language),
      index: languages.link(toIndex: Self.index, in: language),
      translations: languages.translations(of: RulePage.name, besides: language),
      options: options.speaking(language))
  }

  /// The embedded pages, in each language.
  private func stage(of input: ReportInput) throws -> Pages {
    var writer = self
    writer.settings.options.isEmbedded = true
    return try writer.pages(of: [input])[0]
  }

  private func report(rendered: Int, of total: Int) {
    let unchanged = total == rendered ? "" : ", \(total - rendered) unchanged"
    terminal.report("\(rendered) \(rendered == 1 ? "page" : "pages") rendered\(unchanged)")
  }

  /// Whether a file exists with the given hash.
  static func holds(_ folder: String, _ name: String, hash: String?) -> Bool {
    guard let hash, let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return false }
    return SealedFile.hash.text(of: data) == hash
  }

  /// Whether a name is that of a file in the folder, or in a subfolder, that this could have written.
  private static func isPlain(_ name: String) -> Bool {
    name.split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { OutputFile.safeName(String($0)) == $0 }
      && [".html", ".css", ".js", ".yml"].contains { name.hasSuffix($0) }
  }
}

extension ReportWriter {
  /// The pages of an input, one in each language.
  struct Pages {
    var files: [String]

    /// The texts; nil if the files of an earlier run are still valid.
    var texts: [String]?

    /// Their entry in the manifest; nil for pages outside a set.
    var record: ReportManifest.Page?
  }

  /// A folder of pages with an index, and the manifest of an earlier run.
  struct PageSet {
    let folder: String
    let old: ReportManifest

    /// The indices of the inputs whose pages are made; nil for all.
    var part: Range<Int>?
  }

  /// An input that was read, with what the neighbouring pages need to know.
  private struct Subject {
    var input: Hashed<ReportInput>
    var key: String
    var name: String

    /// The name of the pages' files.
    var fileName: String

    /// The titles by language, in order.
    var titles: [String]
    var loaded: LoadedInput?
    var record: ReportManifest.Page?

    /// The texts about it, in the languages that have one.
    var lessons: [CourseSubject] = []
  }

  private enum Slot {
    case unchanged(Subject, ReportManifest.Page)
    case rendered(Subject, key: String)
  }

  /// Makes pages, several at a time.
  ///
  /// Inputs are read and run one after the other on the main actor, as UIKit requires. Everything else runs on other
  /// threads.
  ///
  /// - Parameters:
  ///   - inputs: The inputs.
  ///   - set: The set of the pages; nil for pages outside a set.
  /// - Returns: The pages, in the order of the inputs.
  /// - Throws: All errors of the inputs.
  func pages(of inputs: [ReportInput], in set: PageSet? = nil) throws -> [Pages] {
    let threads = try WorkerThreads<Result<MadePages, any Error>>()
    defer { threads.cancel() }
    var progress = ProgressLine(of: inputs.count, on: terminal)
    defer { progress.clear() }
    let reader = InputReader(settings.changes, terminal, needsTaps: true)
    let hashedSettings = try Hashed(settings)
    let records = Dictionary(set?.old.pages.map { ($0.input, $0) } ?? []) { first, _ in first }
    var namer = FileNamer(taken: [Self.index], endings: languages.endings())
    var subjects: [Subject] = []
    var slots: [Slot] = []
    var errors = InputErrors([])
    // The pages that texts of other pages may link to.
    let pageNames = inputs.compactMap { $0.page?.name }

    func load(_ path: String, _ input: ReportInput) throws -> LoadedInput {
      try reader.rerunIfNeeded(reader.load(path, text: input.text()))
    }

    /// Schedules the pages of an input, once its neighbours are known.
    func schedule(_ position: Int) throws {
      var subject = subjects[position]
      subjects[position].loaded = nil
      subjects[position].lessons = []
      let places = languages.all.enumerated().map { number, language in
        languages.place(
          of: position, in: inputs.count, among: subjects.map(\.fileName),
          index: set == nil ? nil : Self.index, options.subject.title, in: language
        ) { subjects[$0].titles[number] }
      }
      let order = PageOrder(
        settings: hashedSettings, input: subject.input, fileName: subject.fileName, places: places,
        pageNames: set == nil ? nil : subject.input.page == nil ? [] : pageNames)
      let key = try order.key()
      if let set, let record = subject.record, record.key == key,
        languages.files(subject.fileName).allSatisfy({
          Self.holds(set.folder, $0, hash: set.old.files[$0])
        })
      {
        slots.append(.unchanged(subject, record))
        return
      }
      let loaded = try subject.loaded ?? load(subject.input.path, subject.input.value)
      let lessons = subject.lessons.isEmpty ? try subject.input.value.lessons(loaded) : subject.lessons
      subject.loaded = nil
      slots.append(.rendered(subject, key: key))
      let (outcome, controls) = (loaded.outcome, loaded.controls)
      threads.add { Result { try MadePages(order, outcome, lessons, controls) } }
    }

    func fileName(of input: ReportInput, _ screen: String) -> String {
      input.chosenName ?? namer.name(for: input.fileName(for: screen))
    }

    let part = set?.part ?? inputs.indices
    for (position, input) in inputs.enumerated() where position <= part.upperBound && !part.isEmpty {
      progress.show(threads.finishedCount, input.path)
      let isFine = errors.errors.isEmpty
      try errors.collect {
        guard position >= part.lowerBound - 1 else {
          // Of a page before the part, only the file name is needed.
          let name = try reader.name(of: input.path, text: input.text())
          subjects.append(
            Subject(
              input: try Hashed(input), key: "", name: name,
              fileName: fileName(of: input, name), titles: []))
          return
        }
        let input = try Hashed(input.complete())
        let key = try PageReading(settings: hashedSettings, input: input).key()
        let record = records[key]
        let loaded = record == nil ? try load(input.path, input.value) : nil
        let name = loaded?.trace.header.name ?? record?.name ?? ""
        var subject = Subject(
          input: input, key: key, name: name,
          fileName: fileName(of: input.value, name),
          titles: record?.entries.map(\.title) ?? [], loaded: loaded, record: record)
        if let loaded {
          subject.lessons = try input.value.lessons(loaded)
          subject.titles = languages.all.map { language in
            subject.lessons.first { $0.text.language.rawValue == language.code }?.title
              ?? ReportTitle.of(loaded.trace.header, language)
          }
        }
        subjects.append(subject)
        if isFine, part.contains(position - 1) { try schedule(position - 1) }
      }
    }
    guard errors.errors.isEmpty else { throw errors }
    // A set without pages is valid.
    if let last = subjects.indices.last, part.contains(last) { try schedule(last) }

    var results = threads.finish { progress.show($0, "") }.makeIterator()
    return try slots.map { slot in
      switch slot {
      case .unchanged(let subject, let record):
        return Pages(files: languages.files(subject.fileName), record: record)
      case .rendered(let subject, let key):
        let made = try results.next()?.get()
        let record = ReportManifest.Page(
          input: subject.key, key: key, name: subject.name, entries: made?.entries ?? [])
        return Pages(
          files: languages.files(subject.fileName), texts: made?.texts ?? [],
          record: set == nil ? nil : record)
      }
    }
  }
}

/// The pages of an input and their index entries, by language.
struct MadePages: Sendable {
  var texts: [String] = []
  var entries: [IndexEntry] = []

  /// Makes the pages, on any thread.
  ///
  /// - Parameters:
  ///   - order: Everything that they are made from.
  ///   - outcome: The result of running the input.
  ///   - lessons: The texts about the input, by language.
  ///   - controls: The outcomes of taps on the controls of its screen; nil if they are not asked for.
  /// - Throws: The error of a template.
  init(
    _ order: PageOrder, _ outcome: ScenarioOutcome, _ lessons: [CourseSubject],
    _ controls: ControlTaps? = nil
  ) throws {
    let languages = order.settings.languages
    let analysis = TraceAnalysis(outcome.trace)
    let lessons = languages.all.map { language in
      lessons.first { $0.text.language.rawValue == language.code }
        .map { order.linked($0, in: language) }
    }
    for (number, (language, place)) in zip(languages.all, order.places).enumerated() {
      let options = order.settings.options.speaking(language)
      texts.append(
        try lessons[number].map { try CoursePage.html(for: $0, options: options, place: place) }
          ?? ReportPage.html(for: analysis, options: options, place: place, controls: controls))
    }
    guard order.pageNames != nil else { return }
    let expectations = IndexEntry.Expectations(outcome, analysis)
    entries = try languages.all.enumerated().map { number, language in
      var entry = try IndexEntry(
        for: analysis, in: language, file: languages.file(order.fileName, in: language),
        group: order.input.group, expectations: expectations)
      if let lesson = lessons[number] {
        entry.tell(
          of: lesson, part: order.input.part[language.code], door: order.input.door,
          symptom: order.input.symptom, in: language)
      }
      if order.settings.options.site != nil {
        entry.card = try SiteCard.svg(of: entry, lessons[number], analysis, in: language)
      }
      return entry
    }
  }
}

extension IndexEntry.Expectations {
  /// Counts the results of a scenario's expectations.
  init(_ outcome: ScenarioOutcome, _ analysis: TraceAnalysis) {
    let results = outcome.results(analysis)
    self.init(count: results.count, failures: results.count { $0.difference != nil })
  }
}

extension PageOrder {
  /// A lesson with links to the other pages of the set.
  fileprivate func linked(_ lesson: CourseSubject, in language: Language) -> CourseSubject {
    let languages = settings.languages
    let pageNames = pageNames ?? []
    var lesson = lesson.linked(to: pageNames, related: input.related, languages, in: language)
    if self.pageNames != nil { lesson.rulesFile = languages.file(RulePage.name, in: language) }
    return lesson
  }
}

extension CourseSubject {
  /// The lesson with links to other pages, which are named like their folders.
  func linked(
    to names: [String], related: [PageSource], _ languages: PageLanguages, in language: Language
  ) -> CourseSubject {
    var subject = self
    for name in names { subject.pages[name] = languages.file(name, in: language) }
    subject.related = related.filter { names.contains($0.name) }.compactMap { page in
      page.text(in: language.code).map { kind, title in
        (link: PagePlace.Link(file: languages.file(page.name, in: language), title: title), kind: kind)
      }
    }
    return subject
  }
}

/// The settings for making the pages of a set, independent of the inputs.
struct PageSettings: Encodable, Sendable {
  var options: ReportOptions
  var languages: PageLanguages

  /// The changes to each input.
  var changes: ScreenChanges

  /// A new build may make different pages.
  private let program = ProgramStamp.current
}

/// Everything that the pages of an input are made from. Making pages uses nothing else, so a later run with the same
/// hash would make the same pages.
struct PageOrder: Encodable {
  let settings: Hashed<PageSettings>

  /// The input with all its texts.
  let input: Hashed<ReportInput>

  /// The name of the pages' files.
  var fileName: String

  /// The places by language, in order.
  var places: [PagePlace]

  /// The pages of the set that texts may link to; nil for pages outside a set.
  var pageNames: [String]?

  /// The key of the pages.
  func key() throws -> String { try SealedFile.hash.text(of: self) }
}

/// Everything that determines an input's screen and the titles of its pages, with its hash.
struct PageReading: Encodable {
  let settings: Hashed<PageSettings>
  let input: Hashed<ReportInput>

  func key() throws -> String { try SealedFile.hash.text(of: self) }
}

/// A value that is encoded as a hash of its content.
@dynamicMemberLookup
struct Hashed<Value: Encodable>: Encodable {
  let value: Value
  private let hash: String

  init(_ value: Value) throws {
    self.value = value
    hash = try SealedFile.hash.text(of: value)
  }

  subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hash)
  }
}

extension Hashed: Sendable where Value: Sendable {}

/// The version, size and modification date of the running program.
private struct ProgramStamp: Encodable, Sendable {
  var version: String
  var size: Int?
  var time: Double?

  static let current: ProgramStamp = {
    let attributes = Program.path.flatMap {
      try? FileManager.default.attributesOfItem(atPath: $0)
    }
    return ProgramStamp(
      version: ToolVersion.number, size: attributes?[.size] as? Int,
      time: (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970)
  }()
}

/// An input of a page.
struct ReportInput: Hashable, Encodable {
  /// The path as given by the user, or the name of a scenario without a file.
  var path: String

  /// Its folder, relative to the one that the user named; empty for a file that the user named.
  var group = ""

  /// The text, if there is no file or several were joined.
  var builtIn: String?

  /// The course page to which the scenario belongs; nil for none.
  var page: PageSource?

  /// The name of the page's file that the user chose, without ending; nil for one made of the screen's name.
  var chosenName: String?

  /// The position of the page among the lessons of a course.
  var standing: PagePlace.Position?

  /// The part of the course by language; empty outside of a course.
  var part: [String: String] = [:]

  /// The entrance of the course that leads to the page, if it is not the default of its kind, and the symptom of its
  /// bug.
  var door: CourseDoor?
  var symptom: CourseSymptom?

  /// The picture beside a lesson's text.
  var picture: CoursePlan.Picture?

  /// The pages of a lesson, or the lesson of a page, in a course.
  var related: [PageSource] = []

  func text() throws -> String { try builtIn ?? InputReader.text(of: path) }

  /// The input with the texts of all its files.
  func complete() throws -> ReportInput {
    var input = self
    input.builtIn = try text()
    input.page = try page?.complete()
    input.related = try related.map { try $0.complete() }
    return input
  }

  /// The texts about it, in each language that has one.
  ///
  /// - Throws: ``InputErrors`` with all mistakes in a text or question.
  @MainActor
  func lessons(_ loaded: LoadedInput) throws -> [CourseSubject] {
    try page.map { try lessons(of: RunPage($0, loaded)) } ?? []
  }

  /// The texts about it, if its page was already run.
  @MainActor
  func lessons(of run: RunPage) throws -> [CourseSubject] {
    let drawn = try picture.flatMap { try CourseSubject.Picture($0, run.loaded) }
    return try run.subjects().map { subject in
      var subject = subject
      subject.standing = standing
      subject.picture = drawn
      return subject
    }
  }

  /// A name for the page's file, made from folder and screen name.
  func fileName(for name: String) -> String {
    let own = page?.name ?? name
    return group.isEmpty || page != nil ? own : "\(group)/\(own)"
  }
}

/// Finds the inputs of pages.
enum ReportInputs {
  /// The input itself; for a folder, everything that HitPath can read, at any depth: a folder's own files first, then
  /// those of its subfolders.
  ///
  /// Hidden files, symbolic links and the output folder are skipped.
  static func find(_ input: String, besides output: String?) throws(InputError) -> [ReportInput] {
    guard input != "-", FilePath.isFolder(input) == true else {
      return [ReportInput(path: input, page: PageSource(beside: input))]
    }
    let inputs = try inputs(in: input, besides: output).map { found in
      var found = found
      found.page = PageSource(beside: found.path)
      return found
    }
    guard !inputs.isEmpty else {
      throw InputError(
        file: input, message: "there is nothing in this folder that a page could be made of",
        hint: InputFormats.endings)
    }
    return inputs
  }

  /// The inputs of several arguments, distinguished by their folders.
  static func find(_ inputs: [String], besides output: String?) throws(InputError) -> [ReportInput] {
    var found: [ReportInput] = []
    for input in inputs {
      for var item in try find(input, besides: output) {
        if inputs.count > 1, item.path != input {
          item.group = item.path.split(separator: "/").dropLast().joined(separator: "/")
        }
        found.append(item)
      }
    }
    return found
  }

  /// The inputs in a folder; may be empty.
  static func inputs(in folder: String, besides output: String? = nil) throws(InputError) -> [ReportInput] {
    let excluded = output.map { URL(fileURLWithPath: $0).standardizedFileURL.path + "/" }
    return try inputs(in: folder) { name, path in
      guard isReadable(name, path) else { return false }
      guard let excluded else { return true }
      return !URL(fileURLWithPath: path).standardizedFileURL.path.hasPrefix(excluded)
    }
  }

  /// The matching files of a folder, by name and path.
  static func inputs(
    in folder: String, where isInput: (_ name: String, _ path: String) -> Bool
  ) throws(InputError) -> [ReportInput] {
    let files = try ScenarioFolder.files(in: folder, where: isInput)
    let root = folder.hasSuffix("/") ? folder : folder + "/"
    let inputs = files.map { path in
      let inner = path.hasPrefix(root) ? path.dropFirst(root.count) : path[...]
      return ReportInput(path: path, group: inner.split(separator: "/").dropLast().joined(separator: "/"))
    }
    return inputs.sorted { ($0.group, $0.path) < ($1.group, $1.path) }
  }

  /// Whether a file in a folder is an input. Names say little: repositories contain YAML of other programs, and
  /// Interface Builder documents for other systems.
  static func isReadable(_ name: String, _ path: String) -> Bool {
    if ScenarioFolder.isScenario(name, path) { return true }
    if ScreenImporter.readsFile(named: name) {
      // Read errors are reported later.
      return (try? InputReader.text(of: path)).map { !ScreenImporter.isOfOtherSystem($0) } ?? true
    }
    let isTrace = name.hasSuffix(InputFormats.traceEnding)
    guard isTrace || ScreenImporter.readings.contains(where: { name.hasSuffix(".\($0.fileExtension)") }),
      let text = try? InputReader.text(of: path)
    else { return false }
    return isTrace ? InputReader.isTrace(text) : ScreenImporter.detect(text)?.isScreen == true
  }
}
