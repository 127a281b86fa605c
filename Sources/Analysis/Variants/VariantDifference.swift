// SPDX-License-Identifier: Apache-2.0

/// What becomes of one touch otherwise than under the settings as given.
package struct VariantDifference: Hashable, Sendable {
  /// The hit-test views as given and in the variant, if they differ.
  package var hitView: Pair?

  /// Recognizers that recognize only in the variant, or only as given.
  package var recognizesToo: [String]
  package var recognizesNot: [String]

  /// Actions that are sent only in the variant, or only as given.
  package var sendsToo: [String]
  package var sendsNot: [String]

  /// Whether the verdict is another one.
  package var verdictDiffers: Bool

  package struct Pair: Hashable, Sendable {
    package var before: String?
    package var after: String?
  }

  package var isEmpty: Bool {
    hitView == nil && recognizesToo.isEmpty && recognizesNot.isEmpty && sendsToo.isEmpty && sendsNot.isEmpty
      && !verdictDiffers
  }

  package init(of variant: TouchAnswer, from given: TouchAnswer) {
    hitView =
      variant.hitView == given.hitView ? nil : Pair(before: given.hitView, after: variant.hitView)
    (recognizesToo, recognizesNot) = Self.difference(variant, given) { answer in
      answer.outcome.recognizers.filter(\.recognized).map(\.id)
    }
    (sendsToo, sendsNot) = Self.difference(variant, given) { answer in
      answer.outcome.actions.filter { $0.kind == .action }.map { call in
        call.target.map { "\($0).\(call.name)" } ?? call.name
      }
    }
    verdictDiffers = variant.verdict != given.verdict
  }

  /// What a list holds only in the variant, and only as given; each once.
  private static func difference(
    _ variant: TouchAnswer, _ given: TouchAnswer, _ list: (TouchAnswer) -> [String]
  ) -> (added: [String], lost: [String]) {
    func missing(_ names: [String], in others: [String]) -> [String] {
      var seen = Set(others)
      return names.filter { seen.insert($0).inserted }
    }
    let (now, before) = (list(variant), list(given))
    return (missing(now, in: before), missing(before, in: now))
  }
}
