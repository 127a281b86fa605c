// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel
import Yams

/// The forms of the values that keys take.
enum Form {
  static let bool = ValueForm(.bool, { $0.bool($1, $2) }, { $0.bool($1) })
  static let time = number(PropertyType.lengths)
  static let point = ValueForm(.point, { $0.point($1, $2) }, { $0.row($1) })
  static let rect = ValueForm(.rect, { $0.rect($1, $2) }, { $0.row($1) })
  static let text = ValueForm(.text, { $0.string($1, $2) }, { $0.text($1) })
  static let name = ValueForm(.name, { $0.name($1, $2) }, { $0.text($1) })

  static func number(_ limits: ClosedRange<Double>) -> ValueForm<Double> {
    ValueForm(.value(.number(limits)), { $0.number($1, $2, in: limits) }, { $0.number($1) })
  }

  static func integer(_ limits: ClosedRange<Int>) -> ValueForm<Int> {
    ValueForm(.integer(limits), { $0.integer($1, $2, in: limits) }, { $0.integer($1) })
  }

  static func word(_ words: [String]) -> ValueForm<String> {
    ValueForm(.word(words), { $0.word($1, $2, of: words) }, { $0.text($1) })
  }

  // MARK: Objects

  /// The identifier that the file gives to an object.
  static let ownID = ValueForm(.id, { $0.ownID($1, $2) }, { $0.text($1) })

  /// The identifier of another object of the file.
  static func id(_ wanted: ObjectIndex.Wanted) -> ValueForm<String> {
    ValueForm(.id, { $0.reference($1, $2, wanted) }, { $0.text($1) })
  }

  /// One id or a list of them.
  static func ids(_ wanted: ObjectIndex.Wanted) -> ValueForm<[String]> {
    ValueForm(.ids, { $0.ids($1, $2, wanted) }, { $0.idOrRow($1) })
  }

  /// Objects by their ids, or all of some classes.
  static func selection(_ wanted: ObjectIndex.Wanted) -> ValueForm<ScenarioSelection> {
    ValueForm(.selection, { $0.selection($1, $2, wanted) }, { $0.selection($1) })
  }

  static let views = list(of: "views", "view", { $0.view($1) }, { $0.view($1) })
  static let rootView = ValueForm(
    .definition("view"), { context, node, _ in context.view(node, isRootView: true) }, { $0.view($1) })
  static let controllers = list(
    of: "view controllers", "controller", { $0.controller($1) }, { $0.controller($1) })
  static let controller = ValueForm(
    .definition("controller"), { context, node, _ in context.controller(node) }, { $0.controller($1) })

  /// The controller of the view that it stands in.
  static let carriedController = ValueForm(
    .definition("carriedController"), { context, node, _ in context.controller(node, isCarried: true) },
    { $0.controller($1) })
  static let recognizers = list(
    of: "gesture recognizers", "gestureRecognizer", { $0.recognizer($1) }, { $0.recognizer($1) })

  /// The words for what a source could not tell.
  static let unknown = ValueForm(
    .definition("unknown"), { $0.words($1, $2, of: ScenarioReading.unknownWords) }, { $0.row($1) })

  // MARK: Overrides, answers and actions

  static let performs = ValueForm(.definition("performs"), { $0.performs($1, $2) }, { $0.row($1) })
  static let canPerformAction = ValueForm(
    .definition("canPerformAction"), { $0.canPerformAction($1, $2) }, { $0.canPerformAction($1) })
  static let answer = ValueForm(.answer, { $0.answer($1, $2) }, { $0.answer($1) })
  static let gestureAnswers = ValueForm(
    .definition("gestureAnswers"), { context, node, _ in context.gestureAnswers(node) },
    { $0.gestureAnswers($1) })
  static let gestureDelegate = ValueForm(
    .definition("gestureDelegate"), { $0.delegateChoice($1, $2) }, { $0.delegate($1) })
  static let pointInside = ValueForm(
    .definition("pointInside"), { context, node, _ in context.pointInside(node) }, { $0.pointInside($1) })
  static let steps = list(of: "steps", "step", { $0.step($1) }, { $0.step($1) })

  /// What the method of a recognizer's action does: always, or by the state.
  static let stateSteps = ValueForm(
    .definition("stateSteps"), { $0.stateSteps($1, $2) }, { $0.effects($1) })
  static let recognizerActions = list(
    of: "actions", "recognizerAction", { $0.recognizerAction($1) }, { $0.action($1) })
  static let target = ValueForm(
    .either([.schema(["type": "null"], "`nil`"), .name]), { $0.target($1, $2) }, { $0.text($1) })

  // MARK: Lists

  /// A list of mappings, which messages name. An item that is wrong is left out.
  static func list<Item>(
    of wanted: String, _ definition: String,
    _ read: @escaping @Sendable (ScenarioReading, SourceNode) -> Item?,
    _ write: @escaping @Sendable (NodeWriter, Item) -> Node
  ) -> ValueForm<[Item]> {
    ValueForm(
      .list(.definition(definition)),
      { context, node, key in
        let nodes = context.items(node, key, of: wanted)
        var items: [Item] = []
        items.reserveCapacity(nodes.count)
        for node in nodes {
          if let item = read(context, node) { items.append(item) }
        }
        return items
      },
      { writer, items in writer.list(items.map { write(writer, $0) }) })
  }
}
