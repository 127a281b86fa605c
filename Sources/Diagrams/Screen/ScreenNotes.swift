// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// How to read the picture of the screen.
struct ScreenNotes {
  let diagram: ScreenDiagram

  var sentences: [String] {
    let subject = diagram.subject
    var sentences = [subject.text(.screenMarks)]
    let shapes = diagram.drawn.map { diagram.shapes[$0] }
    if shapes.contains(where: { $0.isCut || $0.isUnseen }) { sentences.append(subject.text(.screenDashes)) }
    if subject.analysis.touches.count > 1 { sentences.append(subject.text(.otherTouches)) }
    let total = subject.index.screen.views.count
    if diagram.drawn.count + diagram.beyondCount < total {
      sentences.append(subject.text(.drawnOnScreen(count: diagram.drawn.count, total: total)))
    }
    if diagram.beyondCount > 0 {
      sentences.append(subject.text(.beyondThePicture(count: diagram.beyondCount)))
    }
    if subject.answer.passesDiffer {
      sentences.append(subject.text(.walksDiffer(count: subject.answer.passes.count)))
    }
    return sentences
  }
}
