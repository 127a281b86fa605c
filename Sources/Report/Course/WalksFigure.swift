// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// All hit tests of a touch side by side: the views in the order of asking, with their answers.
struct WalksFigure {
  private let passes: [HitTestPass]
  private let narrator: Narrator

  init(_ analysis: TraceAnalysis, touch: Int, _ narrator: Narrator) {
    passes = analysis.touches.indices.contains(touch) ? analysis.touches[touch].passes : []
    self.narrator = narrator
  }

  /// Empty for a touch without a hit test.
  var html: String {
    guard !passes.isEmpty else { return "" }
    return Markup.html { markup in
      markup.line("figure", ["class": "walks"]) { markup in
        markup.tag("\n")
        for pass in passes {
          markup.line("div") { markup in
            markup.line("h3", narrator.language.say(PageText.walk(number: pass.number)))
            markup.line("ol", ["class": "goals"]) { markup in
              markup.tag("\n")
              for step in pass.steps { write(step, to: &markup) }
            }
            if let view = pass.hitView {
              markup.line("p", ["class": "result"]) { markup in
                markup.tag("→ ")
                markup.element("code", ["data-v": Markup.object(view)], view)
              }
            }
          }
        }
      }
    }
  }

  private func write(_ step: WalkStep, to markup: inout Markup) {
    let refuses = step.outcome == .refused
    markup.line("li", ["class": refuses ? "missed" : "met"]) { markup in
      let said: FixedText = refuses ? .walkNo : .walkYes
      markup.element("b", ["class": "unseen"], narrator[said])
      markup.tag(" ")
      markup.element("code", ["data-v": Markup.object(step.view)], step.view)
      if let point = step.point {
        markup.tag(" ")
        markup.element("small", narrator.point(point))
      }
    }
  }
}
