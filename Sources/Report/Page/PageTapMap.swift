// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration

/// The tap map for the script, once in all its parts, and for other languages only its words.
enum PageTapMap: Encodable {
  case whole(TapMapData)
  case words(names: [String], sentences: [String])

  private enum CodingKeys: CodingKey {
    case names, sentences
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .whole(let data): try data.encode(to: encoder)
    case .words(let names, let sentences):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(names, forKey: .names)
      try container.encode(sentences, forKey: .sentences)
    }
  }

  /// The maps by language, the first one whole; nil for a trace without a map.
  static func maps(of analysis: TraceAnalysis, in languages: [Language]) -> [String: PageTapMap]? {
    var maps: [String: PageTapMap] = [:]
    for (position, language) in languages.enumerated() {
      guard let data = TapMapData(analysis, Narrator(language, analysis.index)) else { return nil }
      maps[language.code] =
        position == 0 ? .whole(data) : .words(names: data.names, sentences: data.sentences)
    }
    return maps
  }
}
