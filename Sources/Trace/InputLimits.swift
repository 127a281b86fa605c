// SPDX-License-Identifier: Apache-2.0

/// The limits of an input. An input beyond a limit is refused with a message before it is kept in memory, so that a few
/// megabytes of input cannot take a gigabyte.
package enum InputLimits {
  /// The largest scenario, in bytes. Reading YAML takes thirty times its length in memory.
  package static let scenarioBytes = 16 << 20

  /// The largest dump or document, in bytes.
  package static let importedBytes = 64 << 20

  /// The largest trace, in bytes, and thereby the largest input of any kind.
  package static let traceBytes = 256 << 20

  /// The largest screenshot, in bytes and in pixels per side. It is small because pages embed the file unchanged.
  package static let screenshotBytes = 300 << 10
  package static let screenshotSide = 4096

  /// The maximum number of views of a screen, windows included. Tests of the limit set a smaller one.
  @TaskLocal package static var views = 120_000

  /// The maximum number of fingers on the screen at one time. The largest iPads distinguish eleven.
  package static let fingers = 20

  /// The maximum number of points in time at which fingers act, over all touches of a scenario: a tap has two.
  @TaskLocal package static var moments = 100_000

  /// The maximum number of views and events of a trace, those of its variants included. A missed touch records ten
  /// events per view.
  package static let records = 1_500_000

  /// The maximum amount of work in a run. A record is one unit, and so is anything that takes about as long.
  @TaskLocal package static var work = 20_000_000

  /// The maximum number of steps that a scenario's methods run at one time, that wait at one time, and that trigger
  /// each other in a row.
  package static let steps = 1_000

  /// How long a run waits for pending steps after the last touch, in seconds.
  package static let longestWait = 60.0

  /// The limits of a recording: bytes, lines, and characters per line.
  package static let recordingBytes = 16 << 20
  package static let facts = 100_000
  package static let factLength = 2_000
}
