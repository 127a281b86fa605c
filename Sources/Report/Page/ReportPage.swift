// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Diagrams
package import Narration
package import Trace

/// The page of one scenario: a single HTML file.
package struct ReportPage {
  /// Makes the page.
  ///
  /// - Parameters:
  ///   - analysis: The analysis of the trace.
  ///   - options: The language, the templates, and the kind of page.
  ///   - place: The place of the page among others.
  ///   - gesture: If the page is about what a reader of a served page did: that gesture, as written in a scenario file,
  ///     and the whole file.
  ///   - tried: A change that gives that gesture a good outcome, and the run with it.
  ///   - task: The course task that the page is for.
  ///   - controls: The outcomes of taps on the controls of the screen, for a table.
  ///   - isWhole: False leaves out what stands below the stages, which takes much longer to make.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for templates that cannot be parsed; `GraphvizError` for a picture that Graphviz
  ///   cannot lay out.
  package static func html(
    for analysis: TraceAnalysis, options: ReportOptions = ReportOptions(), place: PagePlace = PagePlace(),
    gesture: (part: String, whole: String)? = nil, tried: (cure: Cure, run: TraceAnalysis)? = nil,
    task: TaskPanel? = nil, controls: ControlTaps? = nil, isWhole: Bool = true
  ) throws -> String {
    var page = ReportPage(analysis, options, place)
    page.gesture = gesture
    page.tried = tried
    page.task = task
    page.controls = controls
    page.isWhole = isWhole
    return try page.html()
  }

  private let run: PageRun

  /// The number of touches in the trace. The page plays the first ``PageLimits/touches``.
  private let touchCount: Int
  private let variants: [TraceAnalysis]
  private let place: PagePlace
  private let narrator: Narrator
  private var gesture: (part: String, whole: String)?
  private var tried: (cure: Cure, run: TraceAnalysis)?
  private var task: TaskPanel?
  private var controls: ControlTaps?
  private var isWhole = true
  private var options: ReportOptions { run.options }
  private var analysis: TraceAnalysis { run.analysis }
  private var header: TraceHeader { analysis.trace.header }
  private var language: Language { options.language }
  private var isQuestion: Bool {
    header.mode == .question && gesture == nil && task == nil && !analysis.touches.isEmpty
  }
  private var title: String { task?.title ?? ReportTitle.of(header, language) }

  /// Whether the outline has a search because there are many views; embedded pages have no outline.
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
      ("variants.css", !variants.isEmpty), ("controls.css", controls != nil), ("ask.css", isQuestion),
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
      isPlayed: true, isLarge: isLarge && analysis.touches.count > 1,
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
    guard isWhole else { return try frame.html(.page, values) }
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
            : .all(pictures: isWhole ? try section.pictures(&pictures) : [])))
    }
    return sections
  }

  /// The pictures that are not about a touch.
  private func screenPictures(_ pictures: inout PictureSections) throws -> [String] {
    var options = DiagramOptions(language: language, maximumVisibleNodes: run.limits.hierarchyNodes)
    // The stage already contains the screenshot, which is too large to repeat.
    if analysis.trace.screen.screenshot == nil { options.screenshot = .drawn }
    let kinds = Diagrams.applicable(
      to: analysis, options: options, among: DiagramKind.placed(on: .screen))
    return try kinds.flatMap { kind in
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

  /// The question to the reader, with the content before the hidden answer.
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

/// The analysis of a run, with the steps and stories that a page shows.
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
    steps = analysis.allSteps(limit: limits.maximumSteps)
    stories = analysis.stories()
  }

  /// The maker of a touch's section.
  func section(ofTouch touch: Int) -> TouchSection {
    TouchSection(
      analysis: analysis, options: options, limits: limits, touch: touch, anchor: "touch\(touch + 1)",
      story: stories[touch], steps: steps[touch])
  }

  /// Links to the touches, if there are several.
  func links(_ label: (TouchAnswer, _ position: Int) -> String) -> [TemplateValues] {
    guard analysis.touches.count > 1 else { return [] }
    return analysis.touches.enumerated().map { position, answer in
      TemplateValues(toElement: "touch\(position + 1)", label: label(answer, position))
    }
  }

  /// The log, with or without the data for filters.
  func log(hasFilters: Bool) -> String {
    let ofSteps = Set(steps.flatMap(\.steps).flatMap { $0.events.prefix(20) + $0.events.suffix(20) })
    return LogList(
      analysis: analysis, language: language, limit: limits.logEvents, ofSteps: ofSteps,
      hasFilters: hasFilters
    ).html
  }

  /// The data that the script needs in addition to the page.
  func data(variants: [TraceAnalysis]) -> PageData {
    PageData(
      analysis, variants: variants, steps: steps, stories: stories, language: language,
      isServed: options.assets == .separate)
  }
}

/// Everything around the content of a page: head, style sheet, script and data.
struct PageFrame {
  var options: ReportOptions
  var place = PagePlace()
  var look: PageLook

  /// The title of the window, and a summary of the page in a sentence or two.
  var title: String
  var summary: String?
  var bodyClass: String

  /// The part of the head that contains addresses; nil for that of ``SiteHead``.
  var head: String?

  /// An address to put before file names; empty for relative links.
  var root = ""

  /// Whether the head links to the page in other languages if ``SiteHead`` writes nothing.
  var tellsLanguages = true

  /// Whether the page has a stage with a player.
  var isPlayed = false

  /// Whether it has several touches on a screen of many views, of which the browser lays out one until the script has run.
  var isLarge = false

  /// The name and JSON of the data for the script; nil for a page without a script.
  var data: (name: String, json: String)?

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - content: The template inside the frame.
  ///   - values: Its values, in addition to those of the frame.
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
      // Policies of sites and of the server allow no script in the page.
      frame[.isLarge] = isLarge
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
  /// The links to the other pages of a set; nil for a single page.
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

/// The place of a page among the pages of a set.
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

  /// The number of a page in a set.
  package struct Position: Hashable, Sendable, Encodable {
    /// From 1.
    package var number: Int
    package var count: Int

    package init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// The page's own file; may be empty for a page without a web address.
  package var file: String

  /// The index; nil for a single page.
  package var index: Link?
  package var previous: Link?
  package var next: Link?

  /// Nil if the pages have no order, or for a single page.
  package var position: Position?

  /// The page in the other requested languages.
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

/// Numbers in attributes and in data for the script.
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

/// How much a page shows of a large screen or of many touches. The page counts what it omits.
struct PageLimits: Hashable, Sendable {
  /// The maximum number of touches that a page plays, counted from the first.
  static let touches = 40

  /// Whether a screen has enough views for the page to have a search.
  static func isSearched(_ analysis: TraceAnalysis) -> Bool { analysis.index.screen.views.count >= 12 }

  /// The maximum number of nodes of a tree or chain, in a picture of one touch and in one of the whole screen.
  var visibleNodes: Int
  var hierarchyNodes = 300

  /// The maximum number of views drawn on the screen.
  var drawnViews: Int

  /// The maximum number of steps per touch. The first, the last and those on the hit path are kept.
  var maximumSteps: Int

  /// The maximum number of log lines. The first, the last, and those of shown steps are kept.
  var logEvents = 2000

  /// The maximum number of rows in the table of views.
  var tableRows = 1500

  /// The maximum number of characters in a picture's text.
  var equivalentLength: Int

  /// The maximum size of a picture in bytes; of a larger one only the text is shown.
  var pictureBytes: Int

  /// The maximum size in bytes of all pictures of touches, without stages. Beyond it, pictures of later touches are
  /// omitted.
  var allPicturesBytes: Int

  /// The limits for a trace. The touches of a page share the available size.
  init(_ analysis: TraceAnalysis) {
    // A variant shows only a stage.
    let touches = max(analysis.touches.count * (2 + analysis.trace.variants.count) / 2, 1)
    func share(_ whole: Int, atLeast least: Int, atMost most: Int) -> Int {
      min(max(whole / touches, least), most)
    }
    visibleNodes = share(800, atLeast: 40, atMost: 250)
    drawnViews = share(900, atLeast: 40, atMost: 300)
    maximumSteps = share(2400, atLeast: 100, atMost: 400)
    // A page of a small screen with two touches must stay within 200 KB, and the stages of variants need room too.
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
  /// Corners of two numbers each, clockwise. For an upright rectangle that starts at its upper left, only the first and
  /// third corner; the script derives the others.
  static func short(_ corners: [[Double]]) -> [[Double]] {
    guard corners.count == 4, corners[1] == [corners[2][0], corners[0][1]],
      corners[3] == [corners[0][0], corners[2][1]], corners[0][0] < corners[2][0],
      corners[0][1] < corners[2][1]
    else { return corners }
    return [corners[0], corners[2]]
  }
}

/// The options of pages.
package struct ReportOptions: Sendable, Encodable {
  /// Where the style sheet and script of a page are.
  package enum Assets: String, Sendable, CaseIterable, Encodable {
    /// In the page, which is then a single file.
    case inline
    /// In separate files beside it, for servers that forbid inline styles and scripts.
    case separate
  }

  /// The subject of a set of pages, from which the index takes its title.
  package enum Subject: String, Sendable, Encodable {
    case scenarios
    /// The findings of an audit.
    case findings

    /// The title of the index, also used in links to it.
    package var title: FixedText { self == .findings ? .auditTitle : .indexTitle }
    var summary: FixedText { self == .findings ? .auditSummary : .indexSummary }
  }

  /// The language of a page.
  package var language: Language
  package var templates: TemplateSet
  package var assets: Assets
  package var subject = Subject.scenarios

  /// Whether the page has only the stage and player, for embedding in another page.
  package var isEmbedded: Bool

  /// The web address of the pages; nil if unknown.
  package var site: SiteAddress?

  /// The web address of the complete pages to which embedded ones link; nil for no link.
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

  /// The same options with another language.
  package func speaking(_ language: Language) -> ReportOptions {
    var options = self
    options.language = language
    return options
  }
}
