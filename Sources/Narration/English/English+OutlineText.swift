// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension OutlineText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .holds(let view, let names, let more, let unusual):
      "\(view) holds \(English.row(names + (more > 0 ? [English.count(more, "more view")] : [])))"
        + and(unusual)
    case .nested(let count, let unusual): "\(count) views lie in each other" + and(unusual)
    case .alone(let view, nil): "\(view) is the only view"
    case .alone(let view, let unusual?): "\(view) is the only view" + and(unusual)

    case .laterIsInFront: "Later rows lie in front."
    case .around(let names): "Around them: \(English.list(names))."

    case .role(let role): English.word(role)
    case .rootView(let controller): "root view of \(controller)"
    case .gesture(.tap, taps: 2): "double tap"
    case .gesture(.tap, taps: 3): "triple tap"
    case .gesture(let kind, taps: _): English.gesture(kind) ?? "recognizer"
    case .hitTestView: "hit-test view"
    case .beside(let count): "+\(count) beside it"
    case .inside(let count): "+\(count) in it"
    case .between(let count): "+\(count) between"
    case .hangsOut(let distance, let parent): "hangs \(distance) pt out of \(parent)"
    case .scrolled(let offset): "scrolled to \(offset)"
    case .noTarget(let action): "\(action), no target"
    }
  }

  private func and(_ unusual: OutlineText.Unusual?) -> String {
    switch unusual {
    case nil: ""
    case .takesTouchesOutside(let view): ", and \(view) takes touches outside itself"
    case .decidesItself(let view): ", and \(view) decides itself what is hit in it"
    case .hangsOut(let view, let distance, let parent): ", and \(view) hangs \(distance) pt out of \(parent)"
    case .unseen(let view): ", and nobody sees \(view)"
    case .closed(let view): ", and \(view) takes no touches"
    }
  }
}

extension English {
  static func word(_ role: ViewRole) -> String {
    switch role {
    case .view: "view"
    case .window: "window"
    case .control: "control"
    case .button: "button"
    case .toggle: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .segments: "segmented control"
    case .textField: "text field"
    case .datePicker: "date picker"
    case .pageControl: "page control"
    case .label: "label"
    case .image: "image view"
    case .stack: "stack view"
    case .scrollView: "scroll view"
    case .table: "table"
    case .collection: "collection view"
    case .textView: "text view"
    case .cell: "cell"
    case .item: "item"
    case .navigationBar: "navigation bar"
    case .tabBar: "tab bar"
    case .toolbar: "toolbar"
    case .picker: "picker"
    case .searchBar: "search bar"
    case .progress: "progress view"
    case .activity: "activity indicator"
    }
  }
}
