// SPDX-License-Identifier: Apache-2.0

import Trace

extension TouchAnswer {
  /// The maximum number of such recognizers that an answer names.
  private static let toldElsewhere = 2

  /// The app's recognizers of the touch's gesture on views that contain the finger and are neither the hit-test view nor a
  /// superview of it, so that they never see the touch (GR-3), if the touch has no effect; frontmost first.
  func recognizersElsewhere(in index: ScreenIndex) -> [RecognizerAnswer] {
    guard let hitView, let window, verdict.act.hasNoEffect else { return [] }
    let path = Set(index.ancestry(of: hitView).map(\.id))
    let answers = ViewAnswers(self, in: index)
    var found: [RecognizerAnswer] = []
    for view in index.screen.views.reversed()
    where !view.gestureRecognizers.isEmpty && !path.contains(view.id) {
      let ancestry = index.ancestry(of: view.id)
      guard ancestry.last?.id == window, !ancestry.contains(where: \.isUnseen),
        // What lies in the hit-test view has its own reason in the tree.
        !ancestry.contains(where: { $0.id == hitView }), answers.answer(for: view).boundsContainPoint == true
      else { continue }
      for id in view.gestureRecognizers {
        guard let record = index.recognizer(id), record.isEnabled, !record.isSystem, mayMean(record.gesture),
          !outcome.recognizers.contains(where: { $0.id == id })
        else { continue }
        var answer = RecognizerAnswer(id, in: index, source: "")
        answer.unseenOn = hitView
        found.append(answer)
      }
    }
    return Array(found.prefix(Self.toldElsewhere))
  }

  /// Whether the finger may have meant a recognizer of this kind.
  private func mayMean(_ kind: UIKitClass.Gesture) -> Bool {
    switch kind {
    case .tap: gesture == .tap
    case .longPress: gesture == .press
    case .pan, .edgePan, .swipe: gesture == .drag
    default: false
    }
  }
}
