// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
package import Trace

/// The answers of a trace. Nothing is simulated again: all comes from the recorded events.
package struct TraceAnalysis: Sendable {
  package let trace: TouchTrace

  /// The screen that the trace begins with.
  package let index: ScreenIndex

  /// The screen as of each event.
  package let history: ScreenHistory

  package let touches: [TouchAnswer]

  /// By touch the first event of its hit test, and the screen as of that.
  private let touchDowns: [String: (sequence: Int, index: ScreenIndex)]

  // Each is made from all events when somebody asks for it first.
  let cachedAttribution = Cached<InteractionReader>()
  let cachedInteractions = Cached<[String: Interaction]>()
  let cachedStories = Cached<[TouchStory]>()
  let cachedSearches = Cached<[TargetSearch]>()
  let cachedRepetitions = Cached<[Movement: [Int]]>()
  let cachedFinding = Cached<Finding?>()
  let cachedTaps = Cached<[TraceAnalysis]>()

  package init(_ trace: TouchTrace) {
    self.trace = trace
    history = ScreenHistory(trace)
    index = history.start
    var downs: [(touch: String, sequence: Int)] = []
    var down: Set<String> = []
    var reader = TouchEventReader()
    var outcomes = OutcomeReader(index, source: trace.header.source)
    for event in trace.events {
      if case .hitTestPassBegan(let record) = event.kind, down.insert(record.touch).inserted {
        downs.append((record.touch, event.sequence))
      }
      reader.read(event)
      outcomes.read(event)
    }
    let (screens, positions) = history.screens(after: downs.map(\.sequence))
    let touchDowns = Dictionary(
      uniqueKeysWithValues: zip(downs, positions).map { ($0.touch, ($0.sequence, screens[$1])) })
    self.touchDowns = touchDowns
    touches = reader.facts.map { [index, reader, outcomes] facts in
      let found = touchDowns[facts.touch]?.1 ?? index
      var outcome = outcomes.outcomes[facts.touch] ?? TouchOutcome()
      for position in outcome.recognizers.indices
      where index.recognizer(outcome.recognizers[position].id) == nil {
        outcome.recognizers[position].describe(in: found, source: trace.header.source)
      }
      return TouchAnswerBuilder(
        facts: facts, index: found, outcome: outcome, hasSeveralFingers: reader.hasSeveralFingers,
        edgeWidth: trace.header.configuration["screenEdgeWidth"], system: trace.header.configuration["system"]
      ).answer()
    }
  }

  /// The answers of the trace up to the hit test of the touch after so many; all if there are no more.
  package func limited(toTouches count: Int) -> TraceAnalysis {
    guard touches.count > count, let next = touchDowns[touches[count].touch]?.sequence else { return self }
    var trace = trace
    trace.events = Array(trace.events.prefix { $0.sequence < next })
    trace.tapMaps = trace.tapMaps.filter { $0.since < next }
    return TraceAnalysis(trace)
  }

  /// The screen as a touch found it; that of the beginning for no touch.
  package func index(of touch: TouchAnswer?) -> ScreenIndex {
    touch.map { index(ofTouch: $0.touch) } ?? index
  }

  /// The screen as a touch found it, by the touch's identifier.
  package func index(ofTouch touch: String) -> ScreenIndex { touchDowns[touch]?.index ?? index }

  /// The first responders, one of each window that has one, at the moment when a touch came down (RC-17).
  package func firstResponders(beforeTouch touch: String) -> Set<String> {
    Set(index(ofTouch: touch).screen.views.compactMap { $0.window?.firstResponder })
  }

  /// The first event of a touch's hit test, by its place in the trace; 0 for a touch without one.
  func touchDown(of touch: String) -> Int { touchDowns[touch]?.sequence ?? 0 }

  /// The first touch that finds each tap map; without touches none.
  package var tapMapTouches: [Int] {
    let maps = touches.map { recordedTapMap(of: $0)?.since }
    return maps.indices.filter { maps[$0] != nil && !maps[..<$0].contains(maps[$0]) }
  }

  /// What gets a tap where, on the screen as a touch found it; nil if the trace does not tell.
  package func recordedTapMap(of touch: TouchAnswer?) -> TraceTapMap? {
    let sequence = touch.flatMap { touchDowns[$0.touch] }?.sequence ?? 0
    return trace.tapMaps.last { $0.since <= sequence } ?? trace.tapMap
  }
}

/// A value that is made when somebody asks for it first, on any thread, and then kept.
final class Cached<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: Value?

  func value(_ make: () -> Value) -> Value {
    lock.withLock {
      if let kept { return kept }
      let made = make()
      kept = made
      return made
    }
  }
}
