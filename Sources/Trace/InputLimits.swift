// SPDX-License-Identifier: Apache-2.0

/// How much an input may hold. What holds more is refused in a sentence before it is kept, so that no input of a few
/// megabytes takes a gigabyte.
package enum InputLimits {
  /// The largest scenario, in bytes. YAML takes thirty times its length while it is read.
  package static let scenarioBytes = 16 << 20

  /// The largest dump or document, in bytes.
  package static let importedBytes = 64 << 20

  /// The largest trace, in bytes, and so the largest input of all.
  package static let traceBytes = 256 << 20

  /// The largest picture of a screen, in bytes, and how many pixels it may have in each direction. It stands in pages as
  /// it is, so that it comes small.
  package static let screenshotBytes = 300 << 10
  package static let screenshotSide = 4096

  /// The most views of a screen, windows included. Tests of what happens at the limit take a smaller one.
  @TaskLocal package static var views = 120_000

  /// The most fingers on the screen at one time. The largest iPads tell eleven apart.
  package static let fingers = 20

  /// The most moments at which fingers do something, in all touches of a scenario: a tap has two.
  @TaskLocal package static var moments = 100_000

  /// The most views and events of a trace, those of its variants included.
  /// A touch that misses makes ten events of a view.
  package static let records = 1_500_000

  /// The most work that a run may be: a record is one piece, and so is whatever takes about as long.
  @TaskLocal package static var work = 20_000_000

  /// The most steps that methods of a scenario do at one time, that wait at one time for their moment, and that ask for
  /// each other one after the other.
  package static let steps = 1_000

  /// How long a run goes on after the last touch for steps that wait, in seconds.
  package static let longestWait = 60.0

  /// The largest recording, in bytes, its lines, and the characters of one.
  package static let recordingBytes = 16 << 20
  package static let facts = 100_000
  package static let factLength = 2_000
}
