// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel

/// What code sets besides properties: overrides, answers, relations and delegates. The key is read into the object's
/// item as it is read of a file, and the object is declared anew.
extension ScenarioBuilder {
  func assign(_ key: String, _ value: String, to object: String) {
    guard let node = LineValue.node(value) else { return }
    let place = SourcePlace(line: 1, column: 1)
    let edit = ScenarioEdit(
      object: object, objectPlace: place,
      entry: SourceEntry(key: key, place: place, value: SourceNode(node, at: place)))
    let context = ScenarioReading(source: SourceText(file: "", text: "", isFile: false))
    if let edited = context.apply(edit, to: &current) { declare(edited, object) }
    settle()
  }

  private func declare(_ edited: EditedObject, _ id: String) {
    switch edited {
    case .responder(let item):
      if let responder = objects.responders[id] { declareMethods(item, on: responder) }
    case .view(let item):
      guard let view = objects.view(id) else { return }
      declareMethods(item.responder, on: view)
      applyOverrides(of: item, to: view)
    case .recognizer(let item):
      if let recognizer = objects.recognizers[id] {
        RecognizerBuilder(objects: objects, methods: methods).change(recognizer, item)
      }
    case .delegate(let item):
      DelegateBuilder(objects: objects).change(item.answers, id)
    }
  }
}
