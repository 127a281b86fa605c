// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration

/// Being written.
struct LayersDiagram: Picture {
  let subject: DiagramSubject

  init(_ subject: DiagramSubject) {
    self.subject = subject
  }

  static func applies(to subject: DiagramSubject) -> Bool { false }

  func diagram() throws(DiagramError) -> Diagram {
    subject.sentence("…", kind: .layers, title: "…")
  }
}
