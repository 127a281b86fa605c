// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// Facts that the source of a screen does not contain, and what HitPath assumes instead.
enum UnknownText: Sayable {
  case ofScreen(what: RichText)
  case ofViews(names: RichText, what: RichText)
  case fact(UnknownProperty)
  /// The frame is unknown, and HitPath assumes the one in the source.
  case frameShown
}

extension Narrator {
  /// A sentence about a property that the source does not contain, and what is assumed instead.
  package func unknown(_ fact: UnknownFact) -> RichText {
    let known = UnknownProperty(rawValue: fact.property).map { language.say(UnknownText.fact($0)) }
    return joined(
      fact.assumptions(in: index).map { assumption, views in
        let what =
          assumption == .shown
          ? language.say(UnknownText.frameShown) : known ?? RichText(code: fact.property)
        return language.say(
          views.isEmpty ? UnknownText.ofScreen(what: what) : .ofViews(names: objects(views), what: what))
      })
  }

  /// The assumptions behind an answer, in sentences.
  package func restsOn(_ answer: TouchAnswer) -> [RichText] {
    insideRemarks(answer) + doubtRemarks(answer) + answer.unknowns.map(unknown)
      + [unsimulatedRecognizers(answer), ownRecognizerClasses(answer)].compactMap { $0 }
  }
}
