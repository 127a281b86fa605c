// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

extension Narrator {
  /// The picture of the screen in words, for people who do not see it.
  package func overlayLabel(_ answer: TouchAnswer) -> String {
    language.say(
      PictureText.screen(
        touch: gesture(answer), point: point(answer.location), hitView: answer.hitView.map(name)))
  }

  /// Words in a picture of gesture recognizers.
  package func text(_ text: GesturesText) -> String { language.say(text) }

  /// The name of a recognizer's state; a gesture of a single moment is recognized, not ended.
  package func state(_ state: GestureState, isDiscrete: Bool) -> String {
    language.state(state, isDiscrete: isDiscrete)
  }

  /// "Views 61 to 180: Row 60 to Row 179", by the position of the first of them in a list.
  package func range(of views: [String], from start: Int) -> String {
    language.say(
      PageText.viewRange(
        from: start, to: start + views.count - 1, first: views.first.map(name) ?? "",
        last: views.last.map(name) ?? ""))
  }

  /// "and 12 more views".
  package func moreViews(_ count: Int) -> String { language.say(PageText.moreViews(count: count)) }

  /// "trace format 1".
  package func traceFormat(_ version: Int) -> String { language.say(PageText.traceFormat(version: version)) }
}
