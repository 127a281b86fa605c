// SPDX-License-Identifier: Apache-2.0

import Trace

extension TraceView {
  /// Whether it handles touches in ways that are not simulated, and nothing is declared of its touches methods.
  var isUnsimulated: Bool {
    implements.isEmpty && [className, baseClass].contains(where: UIKitClass.handlesTouchesItself)
  }
}

extension RecognizerAnswer {
  /// The answer before anything happened.
  ///
  /// - Parameters:
  ///   - id: The recognizer.
  ///   - index: The screen.
  ///   - source: Where the screen was read from. From code the classes are real, and ran.
  init(_ id: String, in index: ScreenIndex, source: String) {
    let record = index.recognizer(id)
    let className = record?.className ?? UIKitClass.recognizer
    self.init(id: id, className: className, baseClass: record?.baseClass ?? className, view: record?.view)
    // Closures that code adds to a recognizer are not recorded.
    areActionsKnown = source != ScreenSource.code.name && index.tellsActions(of: record?.view, source: source)
    isUnsimulated = source != ScreenSource.code.name && kind == .other && className != UIKitClass.recognizer
  }
}

extension ControlAnswer {
  init(_ control: String, in index: ScreenIndex, source: String) {
    self.init(control: control)
    areActionsKnown = index.tellsActions(of: control, source: source)
  }
}

extension ScreenIndex {
  /// Whether the source of the screen has the actions of a view's control or recognizers.
  fileprivate func tellsActions(of view: String?, source: String) -> Bool {
    let silent: Set<String> = ["actions", "targets", "code", "gestureRecognizers"]
    guard ScreenSource.named(source)?.tellsActions ?? true, silent.isDisjoint(with: screen.unknown) else {
      return false
    }
    return view.flatMap { self.view($0) }.map { silent.isDisjoint(with: $0.unknown) } ?? true
  }
}
