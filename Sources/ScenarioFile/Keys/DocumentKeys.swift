// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel

enum DocumentKey: String, ItemKey {
  case name, title, summary, mode, question, source, device, system, configuration, application, scene
  case window, windows, views, viewControllers, gestureRecognizers, touches, variants, expect, recordings
  case unknown

  /// Whether the key is about a screen, its events or its expectations. Files of other programs may have the other
  /// keys, too.
  var isOfScreen: Bool {
    switch self {
    case .window, .windows, .views, .viewControllers, .gestureRecognizers, .touches, .expect, .recordings:
      true
    default: false
    }
  }

  var itemRow: ItemRow<Scenario> {
    switch self {
    case .name:
      ItemRow(\.name, Form.scenarioName, "A short name for files and links.", whenAbsent: "the file's name")
    case .title: ItemRow(\.title, Form.localized, "The title.", whenAbsent: "none", defaultValue: [:])
    case .summary:
      ItemRow(
        \.summary, Form.localized, "A sentence or two about the scenario.", whenAbsent: "none",
        defaultValue: [:])
    case .mode:
      ItemRow(
        \.mode, Form.mode,
        "How a page shows the scenario: `question` covers the answer until the reader has chosen a view.",
        whenAbsent: "the page shows the answer at once")
    case .question:
      ItemRow(
        \.question, Form.localized, "The question to the reader; goes with `mode`.",
        whenAbsent: "a usual one",
        defaultValue: [:])
    case .source:
      ItemRow(
        \.source, Form.word(Self.sources), "What the screen was read from.", whenAbsent: "`scenario`",
        defaultValue: Self.defaults.source)
    case .device:
      ItemRow(
        \.deviceSize, Form.device, "The device: `{size: [width, height]}`, in points.",
        whenAbsent: "`[390, 844]`",
        defaultValue: Self.defaults.deviceSize)
    case .system:
      ItemRow(
        .value(.number(Self.systems)),
        "The version of iOS, such as 17 or 13.4: it decides about defaults of the [configuration](#configuration), "
          + "and whether there is a scene (RC-4).", whenAbsent: "the newest",
        read: { context, entry, scenario in
          scenario.system = context.number(entry.value, entry.key, in: Self.systems)
          if !scenario.hasScenes { scenario.scene = nil }
        },
        write: { writer, scenario in scenario.system.map { writer.number($0) } })
    case .configuration: ItemRow(\.configuration, Form.configuration, defaultValue: [:])
    case .application:
      ItemRow(
        .definition("application"), whenAbsent: "`UIApplication` with an `AppDelegate`",
        read: { $2.application = $0.application($1.value) }, write: { $0.application($1.application) })
    case .scene:
      ItemRow(
        .either([.word(["none"]), .definition("scene")]), "The scene of all windows, or none.",
        whenAbsent: "a `UIWindowScene`", read: { $2.scene = $0.scene($1, of: $2) },
        write: { $1.hasScenes ? $0.responder($1.scene, className: Self.defaults.scene?.className) : nil })
    case .window:
      ItemRow(
        .definition("window"), "The only window.", whenAbsent: "`windows` is needed",
        read: { $2.windows = $0.window($1.value).map { [$0] } ?? [] },
        write: { $1.windows.count == 1 ? $0.window($1.windows[0]) : nil })
    case .windows:
      ItemRow(
        .list(.definition("window"), atLeast: 1), "The windows, from back to front within a level.",
        whenAbsent: "`window` is needed", read: { $2.windows = $0.windows($1.value, $1.key) },
        write: { writer, scenario in
          scenario.windows.count == 1 ? nil : writer.list(scenario.windows.map { writer.window($0) })
        })
    case .views:
      ItemRow(
        \.views, Form.views, "Views that are in no window until code adds them.", whenAbsent: "none",
        defaultValue: [])
    case .viewControllers:
      ItemRow(
        \.viewControllers, Form.controllers, "View controllers that do not show until code presents them.",
        whenAbsent: "none", defaultValue: [])
    case .gestureRecognizers:
      ItemRow(
        \.gestureRecognizers, Form.recognizers, "Recognizers of no view until code adds them.",
        whenAbsent: "none",
        defaultValue: [])
    case .touches:
      ItemRow(
        \.touches, Form.touches, "What is done to the screen and the application.", whenAbsent: "nothing",
        defaultValue: [])
    case .variants:
      ItemRow(
        .list(.definition("variant")),
        "Settings with which the same is done again, in all combinations, \(ScenarioReading.maximumVariants) at most.",
        whenAbsent: "none",
        read: { context, entry, scenario in
          context.sourceVariants = context.variants(entry)
          scenario.variants = context.sourceVariants.map(\.variation)
        },
        write: { writer, scenario in
          scenario.variants.isEmpty ? nil : writer.list(scenario.variants.map { writer.variation($0) })
        })
    case .expect:
      ItemRow(\.expectations, Form.expectations, "What is expected.", whenAbsent: "nothing", defaultValue: [])
    case .recordings:
      ItemRow(
        \.recordings, Form.recordings, "[Recordings](#recordings) of what devices did with the same touches.",
        whenAbsent: "none", defaultValue: [])
    case .unknown: ItemRow(\.unknown, Form.unknown, defaultValue: [])
    }
  }

  /// A scenario with only defaults.
  private static let defaults = Scenario(name: "")

  /// The versions of iOS: recognizers came with 3.2.
  static let systems = 3.2...99

  static let sources = ScreenSource.ofFiles.map(\.name)
}

enum DeviceKey: String, FileKey {
  case size

  var row: KeyRow {
    let side: JSONValue = [
      "type": "number", "exclusiveMinimum": 0, "maximum": .number(PropertyType.maximumLength),
    ]
    return .needed(
      .schema(
        ["type": "array", "prefixItems": [side, side], "items": false, "minItems": 2], "`[width, height]`"),
      "The size of the screen [width, height], in points.", "write size: [390, 844]")
  }
}

extension LanguageCode: FileKey {
  var row: KeyRow { KeyRow(.text, "The text in \(name).") }
}

extension SimulationSetting {
  /// The default, for the documentation.
  package var whenAbsent: String {
    let older = before.map { "; before iOS \(NumberText.decimal($0.version)) `\($0.value)`" }
    return "`\(defaultValue)`\(older ?? "")"
  }

  var row: KeyRow {
    KeyRow(.value(type), sentence.prefix(1).uppercased() + sentence.dropFirst() + ".", whenAbsent: whenAbsent)
  }
}

/// The keys of an entry of `variants` besides the property.
enum VariantKey: String, FileKey {
  case object, expect, inherits

  var row: KeyRow {
    switch self {
    case .object:
      KeyRow(.id, "Whose property it is.", whenAbsent: "a [setting](#configuration) of the simulation")
    case .expect:
      KeyRow(
        .either([
          .definition("variantExpectation"), .list(.definition("variantExpectation"), atLeast: 1),
        ]), "What is expected with its values.", whenAbsent: "nothing")
    case .inherits:
      KeyRow(
        .bool,
        "Whether everything that `expect` here does not mention is expected as in the scenario.",
        whenAbsent: "`false`: only what `expect` here says")
    }
  }
}

/// The keys of a variant's expectation besides those of every expectation.
enum VariantExpectationKey: String, FileKey {
  case value

  var row: KeyRow {
    KeyRow(
      .schema(["description": "Any value of the list."], "one of the values"),
      "Which of the values it is about.", whenAbsent: "each of them")
  }
}
