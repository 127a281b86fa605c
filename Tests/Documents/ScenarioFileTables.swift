// SPDX-License-Identifier: Apache-2.0

import HitPath
import HitPathCommands
import InputFile
import Trace
import UIKitModel

@testable import ScenarioFile

extension DocumentPage {
  /// The tables of keys.
  static var scenarioFile: DocumentPage {
    DocumentPage("docs/scenario-file.md", KeyTables.all)
  }
}

/// The tables of keys in docs/scenario-file.md, by name.
private enum KeyTables {
  static var all: [DocumentPage.Part] {
    KeyLists.all.map { .init($0.name, rows(head, $0.rows)) } + [
      .init("the configuration", settings),
      .init("windows", properties(FileProperty.keysOfWindows) { _ in true }),
      .init("views", properties(FileProperty.keysOfViews) { $0 == "UIView" }),
      .init(
        "controls and scroll views", properties(FileProperty.keysOfViews, withClass: true) { $0 != "UIView" }),
      .init("recognizers", properties(FileProperty.keysOfRecognizers) { $0 == "UIGestureRecognizer" }),
      .init(
        "kinds of recognizers",
        properties(FileProperty.keysOfRecognizers, withClass: true) { $0 != "UIGestureRecognizer" }
      ),
      .init(
        "classes of recognizers",
        ScenarioGestureRecognizer.classNames.map { "* `\($0)`" }.joined(separator: "\n")
      ),
      .init("methods", methods),
      .init(
        "doubts",
        table(
          ["doubt", "what may take the touch"], SystemDoubt.allCases.map { ["`\($0.rawValue)`", $0.clause] })),
      .init("kinds of calls", kindsOfCalls),
      .init("what can only be expected", onlyExpected),
      .init("limits of a value", comparisons),
      .init("tolerances", tolerances),
      .init("a recording", recording),
      .init("what is not known", unknown),
      .init("limits", limits),
    ]
  }

  // MARK: - Keys

  private static let head = ["key", "takes", "meaning", "if left out"]

  /// What to write for a definition of the schema: what may stand in the place of a mapping, or the mapping, with a link
  /// to its section.
  private static func words(of definition: String) -> String {
    if definition == "carriedController" { return words(of: "controller") }
    guard let kind = MappingKind.all.first(where: { $0.definition == definition }) else {
      return ScenarioSchema.definedValues.first { $0.name == definition }?.words ?? definition
    }
    let plain = kind.name.first == "'" ? "a mapping" : kind.name
    let linked = section(of: definition).map { "[\(plain)](#\($0))" } ?? plain
    return ((kind.otherForms?.types.map { $0.words(naming: words) } ?? []) + [linked])
      .joined(separator: ", or ")
  }

  private static func section(of definition: String) -> String? {
    switch definition {
    case "configuration": "configuration"
    case "application", "delegate", "scene": "application-and-scene"
    case "window": "windows"
    case "view": "view"
    case "controller", "navigationItem", "sheetPresentationController", "popoverPresentationController":
      "view-controllers"
    case "pointLimits", "numberLimits": "expectations"
    case "gestureRecognizer": "gesture-recognizers"
    case "interaction": "interactions"
    case "keyCommand": "key-commands"
    case "gestureDelegate", "gestureAnswers", "answer", "condition": "delegates-and-answers"
    case "hitTest", "pointInside", "hitCondition": "overrides"
    case "touch": "touches-and-other-inputs"
    case "variant": "variants"
    case "expectation": "expectations"
    case "expectedCall": "calls"
    default: nil
    }
  }

  private static func rows(_ head: [String], _ rows: KeyLists.Rows) -> String {
    table(
      head,
      rows.map { key, row in
        [
          "`\(key)`", row.type.words(naming: words), row.meaning,
          row.isNeeded ? "needed" : row.whenAbsent ?? "",
        ]
      })
  }

  private static var settings: String {
    table(
      head,
      SimulationSetting.all.map {
        ["`\($0.name)`", $0.type.words, $0.sentence + told($0.rules), $0.whenAbsent]
      })
  }

  /// The methods that `call` knows.
  private static var methods: String {
    table(
      ["`call`", "`on`", "`with`"],
      CodeMethod.allCases.map {
        ["`\($0.rawValue)`", $0.receiver?.rawValue ?? "", $0.argument?.words ?? ""]
      })
  }

  /// The calls that each sort of object can have.
  private static var kindsOfCalls: String {
    table(
      ["`of`", "calls of", "names", "may go on with"],
      CallKind.allCases.flatMap { kind in
        CallNames.all.filter { $0.kind == kind }.map { row in
          [
            "`\(kind.rawValue)`", row.receiver.rawValue, row.names.map { "`\($0)`" }.joined(separator: ", "),
            row.rest.words,
          ]
        } + (kind == .actions ? [actions] : [])
      })
  }

  /// Actions, whose names are the app's.
  private static let actions = [
    "`actions`", "a control, a gesture recognizer, or nobody",
    "those of `actions` and `command`, without the sender too",
    CallNames.Rest.action(causes: [], target: nil).words,
  ]

  /// What a number can be compared with.
  private static var comparisons: String {
    table(
      ["key", "meaning"],
      ValueLimit.Comparison.allCases.map {
        ["`\($0.rawValue)`", $0.row(.number(PropertyType.coordinates)).meaning]
      })
  }

  /// The head of a recording.
  private static var recording: String {
    table(
      head,
      RecordingKey.allCases.map {
        ["`\($0.rawValue)`", $0.row.type.words(), $0.row.sentence, $0.row.whenAbsent ?? "needed"]
      })
  }

  /// The tolerances of comparisons.
  private static var tolerances: String {
    table(
      ["what", "largest difference"],
      Tolerance.allCases.map { [$0.words, "`\(NumberText.decimal($0.largest, digits: 6))`"] })
  }

  /// The words for properties that a source cannot contain.
  private static var unknown: String {
    table(["word", "what is not known"], UnknownProperty.allCases.map { ["`\($0.rawValue)`", $0.meaning] })
  }

  /// The limits of a file.
  private static var limits: String {
    let length = grouped(ScenarioReader.maximumLength)
    let greatest = grouped(NumberLimit.greatest)
    return table(
      ["what", "at most"],
      [
        ["the file", "\(InputLimits.scenarioBytes >> 20) MB"],
        ["values, aliases counted wherever they stand", grouped(Double(SourceNode.maximumNodes))],
        [
          "lines, commas, colons and brackets that can part values",
          grouped(Double(SourceNode.maximumNodes)),
        ],
        ["levels of YAML", grouped(Double(SourceNode.maximumDepth))],
        ["views, and view controllers, within each other", grouped(Double(ScenarioReader.maximumDepth))],
        ["views", grouped(Double(InputLimits.views))],
        ["fingers at one time", grouped(Double(InputLimits.fingers))],
        [
          "moments at which fingers do something: a tap has two, a drag its `steps` and two",
          grouped(Double(InputLimits.moments)),
        ],
        [
          "views and events that come of it, those of its variants included",
          grouped(Double(InputLimits.records)),
        ],
        [
          "work that a run takes, about a piece for each view that is asked",
          grouped(Double(InputLimits.work)),
        ],
        [
          "steps that methods do at one time, that wait at one time, and that ask for each other in a row",
          grouped(Double(InputLimits.steps)),
        ],
        [
          "time after the last touch for steps that wait",
          "\(NumberText.decimal(InputLimits.longestWait)) s",
        ],
        ["a recording", "\(InputLimits.recordingBytes >> 20) MB"],
        [
          "facts of a recording, and characters of a line",
          "\(grouped(Double(InputLimits.facts))), \(grouped(Double(InputLimits.factLength)))",
        ],
        ["combinations of variants", grouped(Double(ScenarioReading.maximumVariants))],
        ["an `id`", "\(ScenarioReading.maximumIDLength) characters"],
        ["the `name` of a scenario", "\(ScenarioReader.maximumNameLength) characters"],
        ["a coordinate, in either direction, a size or a distance", "\(length) points"],
        ["an entry of a transform, in either direction", length],
        ["a time or duration that is written", "\(length) s"],
        ["the time at which the last touch is over", "\(greatest) s"],
        ["`zPosition` and `windowLevel`, in either direction", greatest],
      ])
  }

  /// A whole number with commas between its thousands.
  private static func grouped(_ number: Double) -> String {
    var rest = Substring(NumberText.decimal(number))
    var groups: [Substring] = []
    while !rest.isEmpty {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return groups.joined(separator: ",")
  }

  // MARK: - Properties

  private static func properties(
    _ properties: [FileProperty], withClass: Bool = false, _ isIncluded: (String) -> Bool
  ) -> String {
    table(
      withClass ? ["key", "class"] + head.dropFirst() : head,
      properties.filter { isIncluded($0.classes[0]) }.map { property in
        let classes = property.classes.map { "`\($0)`" }.joined(separator: ", ")
        let meaning = property.owners.map(\.sentence).unique.joined(separator: "; ")
        return ["`\(property.name)`"] + (withClass ? [classes] : []) + [
          property.keyType.words(), meaning + told(property.owners.compactMap(\.rule).unique),
          property.owners.map(\.usualText).unique.joined(separator: ", "),
        ]
      })
  }

  /// The properties that only UIKit changes.
  private static var onlyExpected: String {
    let settable = Set(FileProperty.settable.flatMap(\.owners).map { "\($0.className).\($0.name)" })
    return table(
      ["property", "class", "takes", "meaning"],
      FileProperty.expectable.flatMap(\.owners).filter { !settable.contains("\($0.className).\($0.name)") }
        .map {
          [
            "`\($0.name)`", "`\($0.className)`", $0.type.words,
            $0.sentence + told($0.rule.map { [$0] } ?? []),
          ]
        })
  }

  private static func told(_ rules: [String]) -> String {
    rules.isEmpty ? "" : " (\(rules.joined(separator: ", ")))"
  }
}

extension KeyRow {
  /// The sentence as a cell of a table; for a key without a sentence, the sentence of its value's form.
  fileprivate var meaning: String {
    var text = sentence
    if text.isEmpty, case .definition(let name) = type {
      text = MappingKind.all.first { $0.definition == name }?.completeSentence ?? Self.sentence(of: name)
    }
    return text.prefix(1).lowercased() + text.dropFirst().dropLast(text.hasSuffix(".") ? 1 : 0)
  }

  /// The description of a value that several keys take.
  private static func sentence(of name: String) -> String {
    let value = ScenarioSchema.definedValues.first { $0.name == name }
    guard case .string(let text)? = value?.schema["description"] else { return "" }
    return text
  }
}

extension MappingKind {
  fileprivate var completeSentence: String { otherForms?.sentence ?? sentence }
}

extension UIKitProperty {
  fileprivate var usualText: String {
    if case .words = type, let defaultValue { return "`\(defaultValue)`" }
    if let defaultValue {
      return [wordToExpect, ""].contains(defaultValue)
        ? "none" : "`\(isRow ? "[\(defaultValue)]" : defaultValue)`"
    }
    return type == .bool ? "the default of the class" : "none"
  }

  private var isRow: Bool {
    switch type {
    case .point, .size, .rect, .insets, .transform: true
    default: false
    }
  }
}

extension CallNames.Rest {
  /// What a person writes.
  fileprivate var words: String {
    switch self {
    case .nothing: ""
    case .answer: "`-> true`"
    case .question: "`(pan, press) -> true`: the recognizers that are not asked and the touch, and the answer"
    case .action: "`(ended) -> Editor`: the state or the control event, and the target"
    case .command: "`(undo) -> true`: the action of a command, and whether anybody performed it"
    case .view: "`(Row)`: the cell"
    case .input(.press): "`(select)`: the button or key"
    case .input(.motion): "`(\(ScenarioReading.motions[0]))`"
    case .input(.remote): "`(\(ScenarioReading.remoteCommands[0]))`"
    }
  }
}

extension Tolerance {
  /// What it is about.
  fileprivate var words: String {
    switch self {
    case .callTime: "the time of an action or of another call, in seconds"
    case .number: "a number of a property, and each of a row of numbers or of a location"
    case .afterEnd: "how late `at` may be after the end of all that happens, in seconds"
    }
  }
}
