// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Diagrams
package import Narration
package import Trace

/// The page of one scenario: a single HTML file that needs nothing else.
package struct ReportPage {
  /// Makes the page.
  ///
  /// - Parameters:
  ///   - analysis: The answers.
  ///   - options: The language, the templates, and what kind of page.
  ///   - place: Where the page stands among others.
  ///   - gesture: What a reader of a served page did, as it stands in a scenario file, if the page is about that, and the
  ///     whole file.
  ///   - tried: A change with which that gesture ends well, and the run with it.
  ///   - task: The task of a course that the page is for.
  ///   - controls: What taps on the controls of the screen become, for a table.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for templates that cannot be parsed; what Graphviz said of a picture that it
  ///   could not lay out.
  package static func html(
    for analysis: TraceAnalysis, options: ReportOptions = ReportOptions(), place: PagePlace = PagePlace(),
    gesture: (part: String, whole: String)? = nil, tried: (cure: Cure, run: TraceAnalysis)? = nil,
    task: TaskPanel? = nil, controls: ControlTaps? = nil
  ) throws -> String {
    var page = ReportPage(analysis, options, place)
    page.gesture = gesture
    page.tried = tried
    page.task = task
    page.controls = controls
    return try page.html()
  }

  private let run: PageRun

  /// How many touches the trace has. The page plays the first ``PageLimits/touches``.
  private let touchCount: Int
  private let variants: [TraceAnalysis]
  private let place: PagePlace
  private let narrator: Narrator
  private var gesture: (part: String, whole: String)?
  private var tried: (cure: Cure, run: TraceAnalysis)?
  private var task: TaskPanel?
  private var controls: ControlTaps?
  private var options: ReportOptions { run.options }
  private var analysis: TraceAnalysis { run.analysis }
  private var header: TraceHeader { analysis.trace.header }
  private var language: Language { options.language }
  private var isQuestion: Bool {
    header.mode == .question && gesture == nil && task == nil && !analysis.touches.isEmpty
  }
  private var title: String { task?.title ?? ReportTitle.of(header, language) }

  /// Whether there are so many views that the outline is searched; embedded pages have no outline.
  private var isLarge: Bool { PageLimits.isSearched(analysis) && !options.isEmbedded }

  private init(_ analysis: TraceAnalysis, _ options: ReportOptions, _ place: PagePlace) {
    self.place = place
    touchCount = analysis.touches.count
    run = PageRun(analysis.limited(toTouches: PageLimits.touches), options)
    narrator = run.narrator
    variants =
      options.isEmbedded
      ? []
      : analysis.trace.variants.map { TraceAnalysis($0.trace).limited(toTouches: PageLimits.touches) }
  }

  private func html() throws -> String {
    let isEmbedded = options.isEmbedded
    let parts = [
      ("press.css", true), ("lanes.css", !isEmbedded), ("finder.css", isLarge),
      ("variants.css", !variants.isEmpty), ("ask.css", isQuestion),
      ("embed.css", isEmbedded),
    ]
    let scripts: [(ReportScript.Part, Bool)] = [
      (.variants, !variants.isEmpty), (.finder, isLarge), (.question, isQuestion),
    ]
    let frame = PageFrame(
      options: options, place: place,
      look: .report(scripts.filter(\.1).map(\.0), styles: parts.filter(\.1).map(\.0)),
      title: isQuestion ? question : title,
      summary: language.pick(from: header.summary),
      bodyClass: "report" + (isEmbedded ? " embed" : "") + (isQuestion ? " asking" : "")
        + (isLarge ? " large" : ""),
      isPlayed: true,
      data: ("hp-data", try ScriptJSON.text(of: data)))
    var pictures = PictureSections(analysis, options, run.limits)
    var values: TemplateValues = [
      .title: title, .task: task?.html, .links: links, .ask: isQuestion ? try ask() : nil,
      .touches: try touchSections(&pictures),
    ]
    guard !isEmbedded else {
      values[.wholePage] = place.file.isEmpty ? nil : options.wholePages?.address(of: place.file)
      return try frame.html(.embed, values)
    }
    values[.set] = place.set(in: language)
    values[.facts] = facts
    values[.controls] = controls.map { ControlTable($0, language).values }
    values[.variants] = try VariantSections(run: run, variants: variants).values()
    values[.pictures] = try screenPictures(&pictures)
    values[.log] = run.log(hasFilters: true)
    values[.screenFacts] = ScreenFacts(analysis: analysis, narrator: narrator, limits: run.limits).values
    values[.traceFormat] = narrator.say(.traceFormat(version: TraceHeader.version))
    return try frame.html(.page, values)
  }

  private var data: PageData {
    var data = run.data(variants: variants)
    data.gesture = gesture?.part
    data.scenario = gesture?.whole
    return data
  }

  private var links: [TemplateValues] {
    let cures = Set(analysis.touches.indices.compactMap { analysis.cure(of: $0, variants: [])?.run })
    return run.links { answer, position in
      cures.contains(.touch(position))
        ? narrator.headingWithCure(answer, number: position + 1)
        : narrator.heading(answer, number: position + 1)
    }
  }

  private func touchSections(_ pictures: inout PictureSections) throws -> [String] {
    var sections: [String] = []
    for touch in analysis.touches.indices {
      var section = run.section(ofTouch: touch)
      section.variants = variants
      if touch == 0 { section.tried = tried }
      sections.append(
        try section.html(
          options.isEmbedded
            ? .stage(isAlone: analysis.touches.count == 1)
            : .all(pictures: try section.pictures(&pictures))))
    }
    return sections
  }

  /// The pictures that are not about a touch.
  private func screenPictures(_ pictures: inout PictureSections) throws -> [String] {
    var options = DiagramOptions(language: language, maximumVisibleNodes: run.limits.hierarchyNodes)
    // The stage has a screenshot already, which is too heavy to be there twice.
    if analysis.trace.screen.screenshot == nil { options.screenshot = .drawn }
    let applicable = Set(Diagrams.applicable(to: analysis, options: options))
    return try DiagramKind.placed(on: .screen).filter(applicable.contains).flatMap { kind in
      // There is one tap map for each state of the screen that touches find.
      let touches = kind == .tapMap && analysis.tapMapTouches.count > 1 ? analysis.tapMapTouches : [0]
      return try touches.map { touch in
        let number = touch == 0 ? "" : "-\(touch + 1)"
        options.touch = touch
        options.idPrefix = "p-\(kind.id)\(number)-"
        return try pictures.section(
          kind, options,
          at: PictureSections.SectionPlace(
            id: kind.id + number, level: 2, finder: touches.count > 1 ? touch + 1 : nil))
      }
    }
  }

  private var question: String {
    language.pick(from: header.question) ?? language.say(FixedText.usualQuestion)
  }

  /// The question to the reader, with what stands before the covered answer.
  private func ask() throws -> TemplateValues {
    var options = DiagramOptions(
      language: language, idPrefix: "q-screen-", maximumDrawnViews: run.limits.drawnViews)
    options.isQuestion = true
    let texts = [language.title(of: DiagramKind.screen.name), language.say(FixedText.scrollablePicture)]
    return [
      .question: question,
      .screen: try Diagrams.make(.screen, for: analysis, options: options).inlineSVG(),
      .screenRegion: texts.joined(separator: " – "),
      .choices: ChoiceList(index: analysis.index(of: analysis.touches.first), narrator: narrator).html,
    ]
  }

  private var facts: [TemplateValues] {
    let screen = analysis.trace.screen
    let windows = screen.windowOrder.count
    let facts: [(FixedText, String?)] = [
      (.factScreen, narrator.size(screen.size)), (.factSource, narrator.source(header.source)),
      (.factViews, String(screen.views.count)), (.factWindows, windows > 1 ? String(windows) : nil),
      (
        .factTouches,
        touchCount > analysis.touches.count
          ? language.say(PageText.firstTouches(analysis.touches.count, of: touchCount)) : String(touchCount)
      ),
      (.factPasses, (analysis.touches.first?.passes.count).map(String.init)),
    ]
    return facts.compactMap { term, detail in detail.map { TemplateValues(term: narrator[term], $0) } }
  }
}

/// The title of a trace.
package enum ReportTitle {
  package static func of(_ header: TraceHeader, _ language: Language) -> String {
    if let title = language.pick(from: header.title) { return title }
    return header.name.isEmpty ? language.say(FixedText.untitled) : header.name
  }
}

/// The answers of a run with the steps and stories that a page shows.
struct PageRun {
  let analysis: TraceAnalysis
  let options: ReportOptions
  let limits: PageLimits
  let steps: [TouchSteps]
  let stories: [TouchStory]

  var language: Language { options.language }
  var narrator: Narrator { Narrator(language, analysis.index) }

  init(_ analysis: TraceAnalysis, _ options: ReportOptions) {
    self.analysis = analysis
    self.options = options
    limits = PageLimits(analysis)
    steps = analysis.allSteps(limit: limits.toldSteps)
    stories = analysis.stories()
  }

  /// The maker of a touch's section.
  func section(ofTouch touch: Int) -> TouchSection {
    TouchSection(
      analysis: analysis, options: options, limits: limits, touch: touch, anchor: "touch\(touch + 1)",
      story: stories[touch], steps: steps[touch])
  }

  /// Links to the touches, where there are several.
  func links(_ label: (TouchAnswer, _ position: Int) -> String) -> [TemplateValues] {
    guard analysis.touches.count > 1 else { return [] }
    return analysis.touches.enumerated().map { position, answer in
      TemplateValues(toElement: "touch\(position + 1)", label: label(answer, position))
    }
  }

  /// The log, with or without what filters need.
  func log(hasFilters: Bool) -> String {
    let told = Set(steps.flatMap(\.steps).flatMap { $0.events.prefix(20) + $0.events.suffix(20) })
    return LogList(
      analysis: analysis, language: language, limit: limits.logEvents, told: told, hasFilters: hasFilters
    ).html
  }

  /// What the script knows beside what stands in the page.
  func data(variants: [TraceAnalysis]) -> PageData {
    PageData(
      analysis, variants: variants, steps: steps, stories: stories, language: language,
      isServed: options.assets == .separate)
  }
}

/// Everything around the contents of a page: head, style sheet, script and data.
struct PageFrame {
  var options: ReportOptions
  var place = PagePlace()
  var look: PageLook

  /// The title of the window, and what the page is about in a sentence or two.
  var title: String
  var summary: String?
  var bodyClass: String

  /// The part of the head that names addresses; nil for that of ``SiteHead``.
  var head: String?

  /// An address to put before the names of files; empty for relative links.
  var root = ""

  /// Whether the head links to the page in other languages if ``SiteHead`` writes nothing.
  var tellsLanguages = true

  /// Whether the page has a stage with a player.
  var isPlayed = false

  /// The name and the JSON of the data for the script; nil for a page that has no script.
  var data: (name: String, json: String)?

  /// The page.
  ///
  /// - Parameters:
  ///   - content: What stands in the frame.
  ///   - values: What that is filled with, besides what the frame says of the page.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for templates and scripts that cannot be used.
  func html(_ content: PageTemplate, _ values: TemplateValues) throws -> String {
    let head = head ?? SiteHead.html(options, place, title: title, summary: summary)
    let languages = place.translations.map(TemplateValues.init)
    var frame: TemplateValues = [
      .language: options.language.code, .documentTitle: title, .summary: summary, .bodyClass: bodyClass,
      .languages: languages, .head: head, .alternates: head == nil && tellsLanguages ? languages : [],
      .previousFile: place.previous.map { PercentEncoding.link(to: $0.file) },
      .nextFile: place.next.map { PercentEncoding.link(to: $0.file) },
      .isPlayed: isPlayed, .isPaper: content == .booklet || content == .cards,
    ]
    let page = try options.html(content, frame.adding(values))
    frame[.page] = String(page.dropLast(page.hasSuffix("\n") ? 1 : 0))
    if let files = look.files, options.assets == .separate {
      frame[.styleFile] = root + files.style
      frame[.scriptFile] = root + files.script
    } else {
      let script = try look.script.map(options.templates.script)
      frame[.style] = look.style(options.templates)
      frame[.script] = script
    }
    frame[.dataName] = data?.name
    frame[.data] = data?.json
    return try options.html(.report, frame)
  }
}

extension TemplateValues {
  /// A link to the page in another language.
  init(_ translation: PagePlace.Translation) {
    self = [
      .hreflang: translation.language.code, .ownName: translation.language.ownName,
      .languageFile: PercentEncoding.link(to: translation.file),
    ]
  }

  /// A link to another page.
  init(_ page: PagePlace.Link) {
    self = [.target: PercentEncoding.link(to: page.file), .label: page.title]
  }

  /// A link to a place in the page.
  init(toElement id: String, label: String) {
    self = [.target: "#\(id)", .label: label]
  }

  /// A term and its detail, for a description list.
  init(term: String, _ detail: String) {
    self = [.term: term, .detail: detail]
  }
}

extension PagePlace {
  /// The links to the other pages of a set; nil for a page that stands alone.
  func set(in language: Language) -> TemplateValues? {
    guard [index, previous, next].contains(where: { $0 != nil }) else { return nil }
    return [
      .previousPage: previous.map(TemplateValues.init), .indexPage: index.map(TemplateValues.init),
      .nextPage: next.map(TemplateValues.init),
      .pagePosition: position.map {
        language.say(PageText.position(number: $0.number, count: $0.count))
      },
    ]
  }
}

/// Where a page stands among the pages of a set.
package struct PagePlace: Hashable, Sendable, Encodable {
  /// A page to go to.
  package struct Link: Hashable, Sendable, Encodable {
    /// The file, relative to this page.
    package var file: String
    package var title: String

    package init(file: String, title: String) {
      self.file = file
      self.title = title
    }
  }

  /// The same page in another language.
  package struct Translation: Hashable, Sendable, Encodable {
    package var language: Language

    /// The file, relative to this page.
    package var file: String

    package init(language: Language, file: String) {
      self.language = language
      self.file = file
    }
  }

  /// Which of the pages of a set it is.
  package struct Position: Hashable, Sendable, Encodable {
    /// From 1.
    package var number: Int
    package var count: Int

    package init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// The page's own file; may be empty for a page that has no web address.
  package var file: String

  /// The index; nil for a page that stands alone.
  package var index: Link?
  package var previous: Link?
  package var next: Link?

  /// Nil where the pages have no order of their own, or the page stands alone.
  package var position: Position?

  /// The page in the other languages that were asked for.
  package var translations: [Translation]

  package init(
    file: String = "", index: Link? = nil, previous: Link? = nil, next: Link? = nil,
    position: Position? = nil, translations: [Translation] = []
  ) {
    self.file = file
    self.index = index
    self.previous = previous
    self.next = next
    self.position = position
    self.translations = translations
  }
}

/// Numbers as they stand in attributes and in data for the script.
enum PageNumber {
  /// A number with few decimals.
  static func text(_ number: Double, digits: Int = 2) -> String {
    NumberText.decimal(rounded(number, digits: digits), digits: digits)
  }

  /// A number with few decimals; 0 for one that is not finite or too large.
  static func rounded(_ number: Double, digits: Int = 2) -> Double {
    guard number.isFinite, abs(number) < 1e9 else { return 0 }
    let scale = digits == 4 ? 10_000.0 : 100.0
    return (number * scale).rounded() / scale
  }
}

/// How much a page shows of a large screen or of many touches. The page counts what it leaves out.
struct PageLimits: Hashable, Sendable {
  /// The most touches that a page plays: those that come first.
  static let touches = 40

  /// Whether a screen has so many views that the page has a search for them.
  static func isSearched(_ analysis: TraceAnalysis) -> Bool { analysis.index.screen.views.count >= 12 }

  /// The most nodes of a tree or chain: in a picture of one touch, and in one of the whole screen.
  var visibleNodes: Int
  var hierarchyNodes = 300

  /// The most views that are drawn on the screen.
  var drawnViews: Int

  /// The most steps of a touch. The first, the last and those on the hit path are kept.
  var toldSteps: Int

  /// The most lines of the log. The first, the last, and those of shown steps are kept.
  var logEvents = 2000

  /// The most rows of the table of views.
  var tableRows = 1500

  /// The most characters of a picture's text.
  var equivalentLength: Int

  /// The most bytes of a picture; of a larger one only the text is shown.
  var pictureBytes: Int

  /// The most bytes of all pictures of touches, without stages. Beyond it, pictures of later touches are left out.
  var allPicturesBytes: Int

  /// The limits for a trace. The touches of a page share its room.
  init(_ analysis: TraceAnalysis) {
    // A variant shows only a stage.
    let touches = max(analysis.touches.count * (2 + analysis.trace.variants.count) / 2, 1)
    func share(_ whole: Int, atLeast least: Int, atMost most: Int) -> Int {
      min(max(whole / touches, least), most)
    }
    visibleNodes = share(800, atLeast: 40, atMost: 250)
    drawnViews = share(900, atLeast: 40, atMost: 300)
    toldSteps = share(2400, atLeast: 100, atMost: 400)
    // A page of a small screen with two touches stays within 200 KB, and the stages of variants need room too.
    let hasVariants = !analysis.trace.variants.isEmpty
    let small = hasVariants ? 50_000 : 88_000
    allPicturesBytes = min(
      small + 40_000 * max(analysis.touches.count - 2, 0)
        + 200 * max(analysis.index.screen.views.count - 100, 0), 2_000_000)
    pictureBytes = share(2_000_000, atLeast: 150_000, atMost: 400_000)
    equivalentLength = share(40_000, atLeast: 1_500, atMost: hasVariants ? 2_000 : 3_000)
  }
}

/// The corners of areas in the data of a page.
enum PageCorners {
  /// Corners of two numbers each, clockwise. For an upright rectangle that begins at its upper left, only the first and
  /// the third, since the script derives the others.
  static func short(_ corners: [[Double]]) -> [[Double]] {
    guard corners.count == 4, corners[1] == [corners[2][0], corners[0][1]],
      corners[3] == [corners[0][0], corners[2][1]], corners[0][0] < corners[2][0],
      corners[0][1] < corners[2][1]
    else { return corners }
    return [corners[0], corners[2]]
  }
}

/// How pages are made.
package struct ReportOptions: Sendable, Encodable {
  /// Where the style sheet and the script of a page are.
  package enum Assets: String, Sendable, CaseIterable, Encodable {
    /// In the page, which is then a single file.
    case inline
    /// In files beside it, for servers that allow no inline styles and scripts.
    case separate
  }

  /// What the pages of a set are about. The index takes its title from it.
  package enum Subject: String, Sendable, Encodable {
    case scenarios
    /// What an audit found.
    case findings

    /// The title of the index, also in links to it.
    package var title: FixedText { self == .findings ? .auditTitle : .indexTitle }
    var summary: FixedText { self == .findings ? .auditSummary : .indexSummary }
  }

  /// The language of a page.
  package var language: Language
  package var templates: TemplateSet
  package var assets: Assets
  package var subject = Subject.scenarios

  /// Whether the page has only stage and player, to be embedded in another page.
  package var isEmbedded: Bool

  /// The web address of the pages; nil if it is not known.
  package var site: SiteAddress?

  /// The web address of the whole pages that embedded ones link to; nil for no link.
  package var wholePages: SiteAddress?

  package init(
    language: Language = .english, templates: TemplateSet = .embedded, assets: Assets = .inline,
    isEmbedded: Bool = false
  ) {
    self.language = language
    self.templates = templates
    self.assets = assets
    self.isEmbedded = isEmbedded
  }

  /// The same in another language.
  package func speaking(_ language: Language) -> ReportOptions {
    var options = self
    options.language = language
    return options
  }
}
