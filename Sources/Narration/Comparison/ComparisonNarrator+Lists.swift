// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

extension ComparisonNarrator {
  /// Longer values are cut.
  private static let longestValue = 120

  /// What a difference of the screens is about: the object with its class.
  package func object(_ difference: ScreenDifference) -> String {
    switch difference.kind {
    case .configuration: return narrators.a[.settingsHeading]
    case .screen: return self[.screen]
    default: break
    }
    let side: Side = difference.names.a == nil ? .b : .a
    let name = difference.names[side].map(narrators[side].object) ?? ""
    let className = difference.classNames[side] ?? ""
    if difference.onlySide == nil, let other = difference.names.b, other != difference.names.a {
      return language.say(
        ComparisonText.renamedObject(a: name, b: narrators.b.object(other), className: className)
      ).plain
    }
    return language.say(ComparisonText.object(name: name, className: className)).plain
  }

  /// How many views an object that only one trace has holds; nil for none.
  package func held(_ difference: ScreenDifference) -> String? {
    difference.held == 0 ? nil : language.say(ComparisonText.held(count: difference.held)).plain
  }

  /// A property's value in one trace, in words.
  package func value(of change: ScreenDifference.Change, on side: Side) -> String {
    let words =
      switch change.values[side] {
      case .words(let words)?: words
      case .overrides(let overrides)?:
        language.list(overrides.map { language.line($0.method, narrators[side].declaration($0).plain) })
      case nil: ""
      }
    guard !words.isEmpty else { return narrators.a[.nothing] }
    return words.count > Self.longestValue ? words.prefix(Self.longestValue - 1) + "…" : words
  }

  /// A difference in sentences, one for each property.
  package func sentences(_ difference: ScreenDifference) -> [RichText] {
    let side: Side = difference.names.a == nil ? .b : .a
    let name = difference.names[side].flatMap { $0.isEmpty ? nil : narrators[side].object($0) }
    if difference.onlySide != nil {
      let only = ComparisonText.onlyOne(object: name ?? "", isInA: side == .a, held: difference.held)
      return [language.say(only)]
    }
    return difference.changes.map { change in
      language.say(
        ComparisonText.differs(
          property: change.property, object: name, a: value(of: change, on: .a),
          b: value(of: change, on: .b)))
    }
  }

  /// A touch's heading, from the trace that has it.
  package func heading(_ touch: TouchComparison) -> String {
    let side: Side = touch.answers.a == nil ? .b : .a
    return touch.answers[side].map { narrators[side].heading($0, number: touch.position + 1) } ?? ""
  }

  /// What comes of a touch in one trace.
  package func verdict(_ touch: TouchComparison, on side: Side) -> String {
    touch.answers[side].map { narrators[side].verdict($0, in: comparison.sides[side]) }
      ?? narrators[side][.noSuchTouch]
  }

  /// In what the answers for a touch differ; nil where nothing does, or one trace lacks it.
  package func parts(_ touch: TouchComparison) -> String? {
    guard !touch.differences.isEmpty else { return nil }
    let parts = touch.differences.map { language.say(ComparisonText.part($0)) }
    return language.say(ComparisonText.differsIn(parts: language.list(parts))).plain
  }

  /// The objects that are called otherwise in B; nil if there are none.
  package var otherNames: String? {
    let renamings = comparison.names.renamings
    guard !renamings.isEmpty else { return nil }
    let shown = language.list(
      renamings.prefix(8).map {
        language.say(ComparisonText.otherName(a: RichText(object: $0.a), b: RichText(object: $0.b)))
      })
    let rest = renamings.count - 8
    let names = rest > 0 ? language.say(NameText.andMore(names: shown, count: rest)) : shown
    return language.say(ComparisonText.otherNames(names: names)).plain
  }

  /// "12 events alike".
  package func alikeEvents(_ count: Int) -> String {
    language.say(ComparisonText.alikeEvents(count: count)).plain
  }

  /// "30 more events in A, 28 in B".
  package func moreEvents(_ counts: Sides<Int>) -> String {
    language.say(ComparisonText.moreEvents(a: counts.a, b: counts.b)).plain
  }

  /// "and 12 more differences".
  package func moreObjects(_ count: Int) -> String {
    language.say(ComparisonText.moreObjects(count: count)).plain
  }

  /// "and 12 more touches".
  package func moreTouches(_ count: Int) -> String {
    language.say(ComparisonText.moreTouches(count: count)).plain
  }

  /// An event at another time: "0.05 s in A, 0.4 s in B".
  package func times(_ row: AlignedLog.Row) -> String? {
    guard row.sign == .otherTime, let a = row.events.a, let b = row.events.b else { return nil }
    let times = Sides(comparison.sides.a.trace.events[a].time, comparison.sides.b.trace.events[b].time)
    return language.say(
      ComparisonText.times(a: narrators.a.seconds(times.a), b: narrators.a.seconds(times.b))
    ).plain
  }

  /// An event's line with its reason.
  package func line(_ text: LogText, on side: Side) -> String {
    guard let reason = text.reason else { return text.text }
    let why = narrators[side].reason(reason, of: text.subject ?? "").plain
    return language.line(text.text, why)
  }
}
