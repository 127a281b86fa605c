// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Lists the views that were never asked, those with the same reason together.
struct NeverAskedBuilder {
  let answer: TouchAnswer
  let narrator: Narrator

  static let groups = 12
  static let namesPerGroup = 8

  var values: TemplateValues? {
    let answers = ViewAnswers(answer, in: narrator.index)
    let views = narrator.index.screen.views
    var positions: [String: Int] = [:]
    var found: [(reason: String, names: [String])] = []
    for view in views where answers.asked[view.id] == nil && view.id != answer.hitView {
      let reason =
        answers.answer(for: view).reason
        .map { narrator.reason($0, of: view.id).plain } ?? ""
      if let position = positions[reason] {
        found[position].names.append(view.id)
      } else {
        positions[reason] = found.count
        found.append((reason, [view.id]))
      }
    }
    guard !found.isEmpty else { return nil }
    let rest = found.dropFirst(Self.groups).reduce(0) { $0 + $1.names.count }
    return [
      "count": narrator.neverAsked(found.reduce(0) { $0 + $1.names.count }, of: views.count),
      "groups": found.prefix(Self.groups).map {
        TemplateValues(term: $0.reason, narrator.names($0.names, limit: Self.namesPerGroup))
      },
      "moreViews": rest > 0 ? narrator.moreViews(rest) : nil,
    ]
  }
}
