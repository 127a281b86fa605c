// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Course
import CourseFile
import Diagrams
import FoundationTypes
import HitPath
import Narration
import Report
import ScenarioFile
import Trace

extension ReportWriter {
  /// The booklets of the course as pages for printing: one of everything, and one of each part, in each language.
  ///
  /// - Throws: The error of a page or template.
  func booklets(of pages: [GalleryPage]) throws -> [(name: String, text: String)] {
    let plan = try CourseReader.read(CoursePages.plan, file: PageSource.plan)
    let subjects = try self.subjects(of: pages)
    return try languages.all.flatMap { language in
      let parts = try plan.parts.compactMap { part -> Booklet.Part? in
        let items = try part.pages.flatMap { subjects[$0.name] ?? [] }
          .filter { $0.text.language.rawValue == language.code }
          .map { try BookletItem($0, in: language) }
        return items.isEmpty ? nil : (name: part.name[language.code] ?? "", items: items)
      }
      let options = options.speaking(language)
      var files = [
        (name: languages.file("booklet", in: language), text: try Booklet.html(parts, options: options))
      ]
      if parts.count > 1 {
        for (number, part) in parts.enumerated() {
          let name = languages.file("booklet-\(number + 1)", in: language)
          files.append((name, try Booklet.html([part], options: options)))
        }
      }
      return files
    }
  }

  /// The texts of pages with their runs, by page name.
  private func subjects(of pages: [GalleryPage]) throws -> [String: [CourseSubject]] {
    let reader = InputReader(settings.changes, terminal)
    var subjects: [String: [CourseSubject]] = [:]
    for page in pages where page.input.page != nil {
      subjects[page.name] = try page.input.lessons(
        reader.load(page.input.path, text: try page.input.text()))
    }
    return subjects
  }
}

extension CourseSubject.Picture {
  /// Creates the picture that a plan names; nil for one that the stage already shows, and for an unknown kind.
  ///
  /// - Throws: The error of a run that must record a tap map.
  @MainActor
  init?(_ plan: CoursePlan.Picture, _ loaded: LoadedInput) throws {
    let touch = (plan.touch ?? 1) - 1
    if plan.kind == Self.walks {
      self.init(content: .walks, touch: touch, view: nil, analysis: TraceAnalysis(loaded.trace))
      return
    }
    guard let kind = DiagramKind.ofLessons.first(where: { $0.id == plan.kind }) else { return nil }
    var trace = loaded.trace
    if kind.needsTapMap, let scenario = loaded.scenario {
      trace = try scenario.run(loaded.file, withTapMap: true).trace
    }
    self.init(content: .diagram(kind), touch: touch, view: plan.view, analysis: TraceAnalysis(trace))
  }

  /// Hit tests side by side, which is not a kind that a command draws.
  static let walks = "walks"
}

extension ReportWriter {
  /// The cards of the course as files: sheets and a table in each language, and the screens.
  ///
  /// - Throws: The error of a page or template.
  func cards(of pages: [GalleryPage]) throws -> [(name: String, text: String)] {
    let plan = try CourseReader.read(CoursePages.plan, file: PageSource.plan)
    let texts = try Dictionary(
      pages.map { ($0.name, try self.texts(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let traps = TrapAnswer.choose(try pages.flatMap { try trapAnswers(of: $0) }, texts)
    var files: [(name: String, text: String)] = []
    for language in languages.all {
      let cards = pages.flatMap { page -> [FlashCard] in
        guard let text = self.text(texts[page.name], language) else { return [] }
        let rules = plan.pages.first { $0.name == page.name }?.rules ?? []
        return FlashCard.cards(of: text, page: page.name, rules: rules, in: language)
          + traps.filter { $0.page == page.name }.compactMap {
            FlashCard.card(of: $0, text: text, rules: rules, in: language)
          }
      }
      var screens: [String: String] = [:]
      var pictures: [String: String] = [:]
      let shown = Set(cards.filter(\.showsScreen).map(\.page))
      for page in pages where shown.contains(page.name) && !page.scenario.isEmpty {
        guard let diagram = try screen(of: page, in: language) else { continue }
        screens[page.name] = try diagram.inlineSVG()
        let file = "hitpath-" + languages.file(page.name, in: language).dropLast(4) + "svg"
        pictures[page.name] = file
        files.append(("pictures/\(file)", try diagram.standaloneSVG(style: .embedded, theme: .light)))
      }
      let sheets = try CardSheets.html(cards, screens: screens, options: options.speaking(language))
      files.append((languages.file("cards", in: language), sheets))
      let table = CardSheets.table(cards, pictures: pictures)
      files.append((languages.file("cards", in: language).dropLast(4) + "tsv", table))
    }
    return files
  }

  private func text(_ texts: [CourseText]?, _ language: Language) -> CourseText? {
    texts?.first { $0.language.rawValue == language.code }
  }

  private func texts(of page: GalleryPage) throws -> [CourseText] {
    guard let source = page.input.page else { return [] }
    return try source.texts.map { file in file.read(try source.text(of: file.name)).page }
  }

  /// The wrong answers of a page.
  private func trapAnswers(of page: GalleryPage) throws -> [TrapAnswer] {
    guard let source = page.input.page, source.has(PageSource.questions), !page.scenario.isEmpty else {
      return []
    }
    var scenario = try ScenarioReader.read(page.scenario, file: page.name)
    scenario.nameEverything()
    let questions = try QuestionReader.read(
      try source.text(of: PageSource.questions), file: source.path(PageSource.questions), of: scenario)
    // The options of a task contain no reasons in words.
    return questions.enumerated().filter { $0.element.moment != .task }.flatMap { number, question in
      question.options.compactMap { option in
        option.trap.map {
          TrapAnswer(trap: $0, page: page.name, question: number, option: option.key)
        }
      }
    }
  }

  /// The screen as a reader sees it before answering.
  private func screen(of page: GalleryPage, in language: Language) throws -> Diagram? {
    let reader = InputReader(settings.changes, terminal)
    let analysis = TraceAnalysis(try reader.load(page.input.path, text: page.scenario).trace)
    guard !analysis.touches.isEmpty else { return nil }
    var options = DiagramOptions(language: language, idPrefix: "\(page.name)-", maximumDrawnViews: 48)
    options.isQuestion = true
    return try Diagrams.make(.screen, for: analysis, options: options)
  }
}

extension ReportWriter {
  /// Adds to pages that were just written what they need on a web site: social cards, a site map, and a page for
  /// missing addresses.
  ///
  /// - Parameters:
  ///   - site: The address of the folder.
  ///   - folder: The folder.
  ///   - pages: The index entries of the pages, by language.
  /// - Throws: ``PictureConverter/Failure`` if cards cannot be drawn; the error of a template or the folder.
  func writeSite(_ site: SiteAddress, to folder: String, pages: [[IndexEntry]]) throws {
    let index = languages.files(Self.index)
    let indexes = Array(zip(languages.all, index))
    let cards =
      zip(languages.all, index).map {
        (
          file: $1,
          svg: SiteCard.svg(title: $0.say(PageSetText.courseTitle), lead: $0.say(PageSetText.courseSummary))
        )
      }
      + pages.joined().compactMap { entry in entry.card.map { (file: entry.file, svg: $0) } }
    try SiteCards.write(cards.map { (SiteAddress.card(of: $0.file), $0.svg) }, to: folder, terminal)

    let rows = [indexes] + pages.map { Array(zip(languages.all, $0.map(\.file))) }
    let files = [
      ("sitemap.xml", SiteFiles.siteMap(rows.map { $0.map { (language: $0, file: $1) } }, at: site)),
      ("robots.txt", SiteFiles.robots(at: site)),
      // Without this file, hosts process the site and omit files that begin with a dot.
      (".nojekyll", ""),
      (
        "404.html",
        try SiteFiles.missing(indexes.map { (language: $0, file: $1) }, at: site, options: options)
      ),
    ]
    try OutputFile.write(files.map { ("\(folder)/\($0.0)", $0.1) }, in: folder)
  }
}

/// The social cards of a site as PNG files. A card whose drawing has not changed since the last run is not drawn again.
enum SiteCards {
  /// The hashes of a card's drawing and file in the last run.
  private struct Written: Codable, Equatable {
    var drawing: String
    var file: String
  }

  static let manifest = ".hitpath-cards.json"

  /// Draws cards, and removes those of an earlier run that no longer exist.
  ///
  /// - Parameters:
  ///   - cards: The file of each card in the folder, and its drawing.
  ///   - folder: The folder of the site.
  ///   - terminal: Where progress is shown.
  /// - Throws: ``PictureConverter/Failure``, or the error of the folder.
  @MainActor
  static func write(_ cards: [(file: String, svg: String)], to folder: String, _ terminal: Terminal) throws {
    let path = "\(folder)/\(manifest)"
    let old = SealedFile.read([String: Written].self, path) ?? [:]
    var written: [String: Written] = [:]
    var missing: [(file: String, svg: String)] = []
    for card in cards {
      let drawing = SealedFile.hash.text(of: card.svg)
      if let known = old[card.file], known.drawing == drawing,
        hash(of: "\(folder)/\(card.file)") == known.file
      {
        written[card.file] = known
      } else {
        missing.append(card)
      }
    }
    var files: [(path: String, data: Data)] = []
    if !missing.isEmpty {
      for (card, data) in zip(missing, try draw(missing.map(\.svg), terminal)) {
        written[card.file] = Written(drawing: SealedFile.hash.text(of: card.svg), file: hash(of: data))
        files.append(("\(folder)/\(card.file)", data))
      }
    }
    files.append((path, Data(try SealedFile.text(written).utf8)))
    try OutputFile.write(files, in: folder)
    for (file, known) in old.sorted(by: { $0.key < $1.key }) where written[file] == nil && isPlain(file) {
      let path = "\(folder)/\(file)"
      if hash(of: path) == known.file { try? FileManager.default.removeItem(atPath: path) }
    }
  }

  /// The drawings as PNG, several at a time.
  @MainActor
  private static func draw(_ drawings: [String], _ terminal: Terminal) throws -> [Data] {
    let converter = try PictureConverter()
    let threads = try WorkerThreads<Result<Data, any Error>>()
    defer { threads.cancel() }
    var progress = ProgressLine(of: drawings.count, on: terminal)
    defer { progress.clear() }
    for svg in drawings {
      threads.add { Result { try converter.convert(svg, background: "#ffffff", to: .png(scale: 1)) } }
    }
    return try threads.finish { progress.show($0, "") }.map { try $0.get() }
  }

  /// Whether a name in a manifest, which anybody may have changed, is that of a card.
  private static func isPlain(_ file: String) -> Bool {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return parts.count == 2 && parts[0] == "cards" && parts[1].hasSuffix(".png")
      && OutputFile.safeName(parts[1]) == parts[1]
  }

  private static func hash(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map(hash(of:))
  }

  private static func hash(of data: Data) -> String { SealedFile.hash.text(of: data) }
}
