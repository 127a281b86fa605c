// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel

enum DocumentKey: String, ScenarioKey {
  case name, title, summary, mode, question, source, device, system, configuration, application, scene
  case window, windows, views, viewControllers, gestureRecognizers, touches, variants, expect, recordings
  case unknown

  var row: KeyRow {
    switch self {
    case .name:
      KeyRow(
        .schema(
          [
            "allOf": [["$ref": "#/$defs/name"]], "maxLength": 100, "pattern": "^[^./\\\\:][^/\\\\:]*$",
          ], "a name without `/`, `\\` and `:`"), "A short name for files and links.",
        absent: "the file's name")
    case .title: KeyRow(.definition("localized"), "The title.", absent: "none")
    case .summary: KeyRow(.definition("localized"), "A sentence or two about the scenario.", absent: "none")
    case .mode:
      KeyRow(
        .word(TraceMode.allCases.map(\.rawValue)),
        "How a page shows the scenario: `question` covers the answer until the reader has chosen a view.",
        absent: "the page shows the answer at once")
    case .question:
      KeyRow(.definition("localized"), "The question to the reader; goes with `mode`.", absent: "a usual one")
    case .source: KeyRow(.word(Self.sources), "What the screen was read from.", absent: "`scenario`")
    case .device:
      KeyRow(
        .definition("device"), "The device: `{size: [width, height]}`, in points.", absent: "`[390, 844]`")
    case .system:
      KeyRow(
        .value(.number(Self.systems)),
        "The version of iOS, such as 17 or 13.4: it decides about defaults of the [configuration](#configuration), "
          + "and whether there is a scene (RC-4).", absent: "the newest")
    case .configuration: KeyRow(.definition("configuration"))
    case .application: KeyRow(.definition("application"), absent: "`UIApplication` with an `AppDelegate`")
    case .scene:
      KeyRow(
        .either([.word(["none"]), .definition("scene")]), "The scene of all windows, or none.",
        absent: "a `UIWindowScene`")
    case .window: KeyRow(.definition("window"), "The only window.", absent: "`windows` is needed")
    case .windows:
      KeyRow(
        .list(.definition("window"), atLeast: 1), "The windows, from back to front within a level.",
        absent: "`window` is needed")
    case .views:
      KeyRow(
        .list(.definition("view")), "Views that are in no window until code adds them.", absent: "none")
    case .viewControllers:
      KeyRow(
        .list(.definition("controller")), "View controllers that do not show until code presents them.",
        absent: "none")
    case .gestureRecognizers:
      KeyRow(
        .list(.definition("gestureRecognizer")), "Recognizers of no view until code adds them.",
        absent: "none")
    case .touches:
      KeyRow(
        .list(.definition("touch")), "What is done to the screen and the application.",
        absent: "nothing")
    case .variants:
      KeyRow(
        .list(.definition("variant")),
        "Settings with which the same is done again, in all combinations, \(ReadingContext.maximumVariants) at most.",
        absent: "none")
    case .expect:
      KeyRow(
        .either([.definition("expectation"), .list(.definition("expectation"), atLeast: 1)]),
        "What is expected.",
        absent: "nothing")
    case .recordings:
      KeyRow(
        .list(
          .schema(
            ["allOf": [["$ref": "#/$defs/name"]], "maxLength": 200, "pattern": "^[^./\\\\:][^/\\\\:]*$"],
            "the name of a file in the same folder"), atLeast: 1),
        "[Recordings](#recordings) of what devices did with the same touches.", absent: "none")
    case .unknown: KeyRow(.definition("unknown"))
    }
  }

  /// The versions of iOS: recognizers came with 3.2, scenes with 13.
  static let systems = 3.2...99
  static let systemWithScenes = 13.0

  static let sources = ScreenSource.ofFiles.map(\.name)
}

enum DeviceKey: String, ScenarioKey {
  case size

  var row: KeyRow {
    let side: JSONValue = [
      "type": "number", "exclusiveMinimum": 0, "maximum": .number(PropertyType.maximumLength),
    ]
    return .needed(
      .schema(
        ["type": "array", "prefixItems": [side, side], "items": false, "minItems": 2], "`[width, height]`"),
      "The size of the screen [width, height], in points.")
  }
}

extension LanguageCode: ScenarioKey {
  var row: KeyRow { KeyRow(.text, "The text in \(name).") }
}

extension SimulationSetting: DeclaredKey {
  /// What holds if a file does not say.
  var absent: String {
    let older = before.map { "; before iOS \(NumberText.decimal($0.version)) `\($0.value)`" }
    return "`\(usual)`\(older ?? "")"
  }

  var row: KeyRow {
    KeyRow(.value(type), sentence.prefix(1).uppercased() + sentence.dropFirst() + ".", absent: absent)
  }
}

/// What an entry of `variants` has besides the property.
enum VariantKey: String, ScenarioKey {
  case object, expect, inherits

  var row: KeyRow {
    switch self {
    case .object:
      KeyRow(.id, "Whose property it is.", absent: "a [setting](#configuration) of the simulation")
    case .expect:
      KeyRow(
        .either([
          .definition("variantExpectation"), .list(.definition("variantExpectation"), atLeast: 1),
        ]), "What is expected with its values.", absent: "nothing")
    case .inherits:
      KeyRow(
        .bool,
        "Whether all that `expect` here does not speak of is expected as the scenario expects it.",
        absent: "`false`: only what `expect` here says")
    }
  }
}

/// What an expectation of a variant has besides the keys of every expectation.
enum VariantExpectationKey: String, ScenarioKey {
  case value

  var row: KeyRow {
    KeyRow(
      .schema(["description": "Any value of the list."], "one of the values"),
      "Which of the values it is about.", absent: "each of them")
  }
}
