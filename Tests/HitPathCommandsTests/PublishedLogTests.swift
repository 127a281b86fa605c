// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The logs of the Touch demo, from a device, against the simulation.
@MainActor
@Suite("Published logs of the Touch demo", .enabled(if: Samples.arePresent, "samples not present"))
struct PublishedLogTests {
  @Test(
    "HT-5, HT-28: the demo's storyboard gives its published log, both passes",
    arguments: [
      ("touch-demo-subview3.log", "230,213"),
      ("touch-demo-subview1sub1sub1.log", "94,91.5"),
      ("touch-demo-gap-falls-back-to-topview.log", "95,208.5"),
    ])
  func theStoryboardGivesThePublishedLog(_ log: String, _ tap: String) throws {
    let trace = try output(
      of: "trace", Samples.path("storyboards/touch-demo-main.storyboard"), "--tap", tap, "--format", "log")
    #expect(try simulated(trace) == published(log))
  }

  @Test("HT-15: the widened SubView2 gives its published log")
  func theWidenedViewGivesThePublishedLog() throws {
    let folder = try Folder()
    hitpath("gallery", "-o", folder.path)
    let trace = try output(of: "trace", folder["scenarios/touch-demo-widened.yml"], "--format", "log")
    #expect(try simulated(trace) == published("touch-demo-enlarged-pointinside.log"))
  }

  @Test func theGalleryGivesTheSameLogsAsTheStoryboard() throws {
    let folder = try Folder()
    hitpath("gallery", "-o", folder.path)
    for (name, tap) in [("subview3", "230,213"), ("subview1sub1sub1", "94,91.5"), ("gap", "95,208.5")] {
      let scenario = try output(of: "trace", folder["scenarios/touch-demo-\(name).yml"], "--format", "log")
      let storyboard = try output(
        of: "trace", Samples.path("storyboards/touch-demo-main.storyboard"), "--tap", tap, "--format", "log")
      #expect(scenario == storyboard)
    }
  }

  /// The calls of a published log, such as `SubView4 hitTest {212, -185}`.
  private func published(_ name: String) throws -> [String] {
    let text = try String(contentsOfFile: Samples.path("hittest-logs/\(name)"), encoding: .utf8)
    var calls: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let message = line.split(separator: "] ", maxSplits: 1).last else { continue }
      if message.hasSuffix(" hitTest") || message.hasSuffix(" pointInside") {
        calls.append(String(message))
      } else if message.hasPrefix("point:NSPoint: "), !calls.isEmpty {
        calls[calls.count - 1] += " \(message.dropFirst("point:NSPoint: ".count))"
      }
    }
    return calls
  }

  /// The calls of `TopView` and of everything below it in a log of ours, in the same form.
  private func simulated(_ log: String) -> [String] {
    log.split(separator: "\n").compactMap { line in
      let call = line.drop { $0 == " " }
      guard call.contains("{"), call.hasPrefix("TopView ") || call.hasPrefix("SubView") else { return nil }
      return call.split(separator: " ->").first.map(String.init)
    }
  }
}
