// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import CourseFile
import Diagrams
import Foundation
import HitPathCommands
import InputFile
import Narration
import ScenarioFile
import TestSupport
import Trace

@testable import ScreenImport

extension DocumentPage {
  // MARK: - docs/trace-format.md

  static var traceFormat: DocumentPage {
    DocumentPage(
      "docs/trace-format.md",
      [
        Part("events", events), Part("reasons", reasonsOfTraces), Part("acts", acts), Part("causes", causes),
      ])
  }

  /// A table of kinds of events for each group.
  private static var events: String {
    EventGroup.allCases.map { group in
      let rows = EventType.all.filter { $0.group == group }.map { type in
        let fields = type.fields.map { "`\($0.name)`" + ($0.isRequired ? "" : "?") }
        return ["`\(type.name)`", type.meaning, fields.joined(separator: ", ")]
      }
      return "\(title(of: group)):\n\n" + table(["kind", "says", "fields"], rows)
    }.joined(separator: "\n\n")
  }

  private static func title(of group: EventGroup) -> String {
    switch group {
    case .hitTest: "Hit test"
    case .touch: "Touches, and the responders that get them"
    case .view: "What a view gets of its touches, if not all of it and at once"
    case .gesture: "Gesture recognizers"
    case .control: "Controls and actions"
    case .responder: "First responder, and events other than touches"
    case .screen: "What becomes different of the screen"
    }
  }

  /// A table of reasons for each kind of decision.
  private static var reasonsOfTraces: String {
    TraceReason.Code.Group.allCases.map { group in
      let rows = TraceReason.Code.known.compactMap { code -> [String]? in
        guard let row = code.row, row.group == group else { return nil }
        let rules = row.rules.isEmpty ? "" : " (\(row.rules))"
        let numbers = row.numbers.map { "`\($0.key)`" + ($0.value == .plain ? "" : " in \($0.value)") }
        let deciding = (row.subject.map { ["the \($0)"] } ?? []) + numbers
        return ["`\(code)`", row.meaning + rules, deciding.joined(separator: ", ")]
      }
      return table([group.rawValue, "because", "decided by"], rows)
    }.joined(separator: "\n\n")
  }

  /// A table of what can happen with a touch.
  private static var acts: String {
    table(["`act`", "who does what"], Act.Code.allCases.map { ["`\($0.rawValue)`", $0.meaning] })
  }

  /// A table of causes for each subject.
  private static var causes: String {
    BecauseCode.Group.allCases.map { group in
      let codes = BecauseCode.allCases.filter { $0.group == group }
      return table(["`because`", group.rawValue], codes.map { ["`\($0)`", $0.meaning] })
    }.joined(separator: "\n\n")
  }

  // MARK: - docs/live-capture.md

  static var liveCapture: DocumentPage {
    let parts = ([CapturedScreen.self] + CaptureSchema.objects).map { section($0) }
    return DocumentPage(
      "docs/live-capture.md", [Part("keys of a capture", parts.joined(separator: "\n\n"))])
  }

  private static func section<Object: CaptureRecord>(_ type: Object.Type) -> String {
    let rows = type.keys.map { key in
      let words = key.row.type.words { "[\($0)](#\($0))" }
      return ["`\(key.name)`", words + (key.row.isNeeded ? ", needed" : ""), key.row.sentence]
    }
    return "### \(type.name)\n\n\(type.meaning.prefix(1).uppercased() + type.meaning.dropFirst()).\n\n"
      + table(["key", "takes", "meaning"], rows)
  }

  // MARK: - docs/audit.md

  static var audit: DocumentPage {
    let rows = FindingRule.allCases.map { rule in
      [
        "`\(rule.rawValue)`", rule.severity.rawValue, Language.english.say(FindingText.rule(rule)).plain,
      ]
    }
    return DocumentPage(
      "docs/audit.md", [Part("findings", table(["code", "severity", "what is found"], rows))])
  }

  // MARK: - docs/lessons.md

  /// The course as a table, a page in a row and a language in a column.
  static func lessons() throws -> DocumentPage {
    let folder = "Sources/Course/Pages"
    let plan = try CourseReader.read(try Repository.text("\(folder)/course.yml"), file: "course.yml")
    let languages: [LanguageCode] = [.english, .simplifiedChinese]
    var rows: [[String]] = []
    var lessons = 0
    for part in plan.parts {
      rows.append(["**\(languages.compactMap { part.name[$0.rawValue] }.joined(separator: " · "))**", ""])
      for page in part.pages {
        let isLesson = page.name.hasPrefix("lesson-")
        if isLesson { lessons += 1 }
        rows.append(
          try languages.enumerated().map { place, language in
            let names = PageKind.allCases.map {
              "\(folder)/\(page.name)/\($0.rawValue).\(language.rawValue).md"
            }
            let file = names.first(where: Repository.exists) ?? names[0]
            let title = try Repository.text(file).prefix { $0 != "\n" }.dropFirst(2)
            return (isLesson && place == 0 ? "\(lessons) · " : "") + "[\(title)](../\(file))"
          })
      }
    }
    return DocumentPage("docs/lessons.md", [Part("course", table(["English", "简体中文"], rows))])
  }

  // MARK: - docs/diagrams.md

  static func diagrams() -> DocumentPage {
    let rows = DiagramKind.allCases.map { kind in
      ["[`\(kind.id)`](#\(kind.id))", kind.question, options(of: kind), forms(of: kind)]
    }
    return DocumentPage(
      "docs/diagrams.md",
      [
        Part("kinds", table(["picture", "question", "options", "drawn as"], rows)),
        Part("pictures", DiagramKind.allCases.map(section).joined(separator: "\n")),
      ])
  }

  private static func options(of kind: DiagramKind) -> String {
    let choices = DiagramKind.Choice.allCases.filter(kind.choices.contains).flatMap { choice in
      switch choice {
      case .step: ["--step"]
      case .view, .recognizer: ["--view"]
      case .focus: ["--focus", "--depth"]
      case .folding: ["--no-fold"]
      case .width: ["--width"]
      }
    }
    return ((kind.touch == .ignored ? [] : ["--touch"]) + choices).map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func forms(of kind: DiagramKind) -> String {
    switch kind.form {
    case .graph: "graph (`-T dot`, `-T mermaid`)"
    case .drawing: "to scale"
    case .drawingWithMermaid: "to scale (`-T mermaid`)"
    }
  }

  private static func section(of kind: DiagramKind) -> String {
    let options = ["-d \(kind.id)", kind.example].filter { !$0.isEmpty }.joined(separator: " ")
    return """
      ## \(kind.id)

      **\(kind.question)** \(kind.discussion)

      ```sh
      hitpath render checkout.yml \(options) -o \(kind.id).svg
      ```

      <!-- hitpath ../Tests/Fixtures/Documents/checkout.yml \(options) --name \(kind.id) --pictures pictures -->
      <!-- /hitpath -->

      """
  }

  // MARK: - docs/reasons.md

  @MainActor
  static func reasons() throws -> DocumentPage {
    let groups = try TraceReason.Code.Group.allCases.map { group in
      let codes = TraceReason.Code.known.filter { $0.row?.group == group }
      let title = group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst()
      return "\n## \(title)\n" + (try codes.map(section).joined())
    }
    return DocumentPage("docs/reasons.md", [Part("reasons", groups.joined())])
  }

  /// The reasons that a picture shows better than words.
  private static let pictured: [TraceReason.Code: DiagramKind] = [
    .pointOutsideBounds: .screen, .customPointInside: .screen, .outsideAncestor: .screen,
    .siblingInFront: .layers,
    .windowInFront: .layers,
  ]

  @MainActor
  private static func section(_ code: TraceReason.Code) throws -> String {
    let english = Language.english
    let rules = code.row.map { $0.rules.isEmpty ? "" : " ([\($0.rules)](rules.md))" } ?? ""
    var text = """

      ### `\(code.rawValue)`

      \(english.meaning(of: code))\(rules)

      Usual cure: \(english.cure(of: code))

      """
    guard let example = ReasonExample(code), let line = try example.line(in: english) else {
      let isOfCodeOnly = ReasonExample.ofCodeOnly.contains(code)
      return isOfCodeOnly ? text + "\n\(english.say(FixedText.reasonOfCodeOnly))\n" : text
    }
    text += "\n```yaml\n\(example.text)```\n\n```text\n\(line)\n```\n"
    if let kind = pictured[code] {
      text += """

        <!-- hitpath ../Sources/HitPathCommands/Reasons/\(code.rawValue).yml -d \(kind.id) --name reason-\(code.rawValue) \
        --pictures pictures --alt "\(SentenceText.first(of: english.meaning(of: code)))" -->
        <!-- /hitpath -->

        """
    }
    return text
  }
}
