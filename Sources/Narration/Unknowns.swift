// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// Facts that the source of a screen does not give, and what HitPath assumes instead.
enum UnknownText: Sayable {
  case ofScreen(what: RichText)
  case ofViews(names: RichText, what: RichText)
  case fact(UnknownProperty)
  /// The frame is unknown, and HitPath assumes the one that the source shows.
  case frameShown
}

extension Narrator {
  /// A sentence about a property that the source does not give, and what is assumed instead.
  package func unknown(_ fact: UnknownFact) -> RichText {
    guard fact.property == "frame" else {
      let known = UnknownProperty(rawValue: fact.property).map { language.say(UnknownText.fact($0)) }
      return unknown(known ?? RichText(code: fact.property), of: fact.views)
    }
    // An unknown frame is assumed to fill the superview where it does, else to be the one shown.
    let filling = fact.views.filter(index.fillsSuperview)
    let shown = fact.views.filter { !filling.contains($0) }
    var sentences: [RichText] = []
    if !filling.isEmpty { sentences.append(unknown(language.say(UnknownText.fact(.frame)), of: filling)) }
    if !shown.isEmpty || filling.isEmpty {
      sentences.append(unknown(language.say(UnknownText.frameShown), of: shown))
    }
    return joined(sentences)
  }

  private func unknown(_ what: RichText, of views: [String]) -> RichText {
    language.say(
      views.isEmpty ? UnknownText.ofScreen(what: what) : .ofViews(names: objects(views), what: what))
  }

  /// The assumptions of an answer, in sentences.
  package func restsOn(_ answer: TouchAnswer) -> [RichText] {
    [insideRemark(answer)].compactMap { $0 } + answer.unknowns.map(unknown)
      + [unsimulatedRecognizers(answer)].compactMap { $0 }
  }
}
