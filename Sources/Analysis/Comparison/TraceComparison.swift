// SPDX-License-Identifier: Apache-2.0

/// How two traces differ, as plain values.
package struct TraceComparison: Sendable {
  package let sides: Sides<TraceAnalysis>

  /// Which object of one trace is which of the other.
  package let names: ObjectMatch

  /// Where the screens and the settings differ in what delivery reads.
  package let screen: [ScreenDifference]

  /// The touches, in order.
  package let touches: [TouchComparison]

  package let events: EventAlignment

  /// Where the traces part first; nil if the same happens in both.
  package let divergence: Divergence?

  package init(_ a: TraceAnalysis, _ b: TraceAnalysis) {
    sides = Sides(a, b)
    names = ObjectMatch(a.index, b.index)
    screen = ScreenDifferences(sides: sides, names: names).all
    touches = TouchComparison.all(sides, names)
    events = EventAlignment(sides, names)
    divergence = DivergenceFinder(sides: sides, names: names, screen: screen, events: events).divergence
  }

  /// Whether the screens and all that happened are the same, apart from names, texts and colours.
  package var isAlike: Bool { screen.isEmpty && divergence == nil }
}
