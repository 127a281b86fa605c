// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The logs of the Touch demo, from a device, against the simulation.
@MainActor
@Suite("Published logs of the Touch demo")
struct PublishedLogTests {
  @Test(
    "HT-5, HT-15, HT-28: the built-in scenarios of the demo give its published logs, both passes",
    arguments: [
      ("subview3", "subview3"), ("subview1sub1sub1", "subview1sub1sub1"),
      ("gap", "gap-falls-back-to-topview"), ("widened", "enlarged-pointinside"),
    ])
  func theGalleryGivesThePublishedLogs(_ scenario: String, _ log: String) throws {
    let folder = try Folder()
    let file = try folder.write(output(of: "gallery", "touch-demo-\(scenario)", "--print"), "demo.yml")
    let trace = try output(of: "trace", file, "--format", "log")
    #expect(try simulated(trace) == DeviceLog("touch-demo-\(log)").consoleLines)
  }

  @Test("HT-5, HT-15, HT-28: the page of demonstrations gives the published logs, one tap after the other")
  func thePageOfDemonstrationsGivesThePublishedLogs() throws {
    let page = Repository.url("Sources/Course/Pages/note-demonstrations/scenario.yml").path
    let logs = try ["subview3", "subview1sub1sub1", "enlarged-pointinside"].flatMap {
      try DeviceLog("touch-demo-\($0)").consoleLines
    }
    let trace = try output(of: "trace", page, "--format", "log")
    #expect(simulated(trace) == logs)
  }

  @Test(
    "The demo's own storyboard gives the same logs", .enabled(if: Samples.arePresent, "\(Samples.absence)"),
    arguments: [("subview3", "230,213"), ("subview1sub1sub1", "94,91.5"), ("gap", "95,208.5")])
  func theStoryboardGivesTheSame(_ name: String, _ tap: String) throws {
    let folder = try Folder()
    let file = try folder.write(output(of: "gallery", "touch-demo-\(name)", "--print"), "demo.yml")
    let scenario = try output(of: "trace", file, "--format", "log")
    let storyboard = try output(
      of: "trace", Samples.path("storyboards/touch-demo-main.storyboard"), "--tap", tap, "--format", "log")
    #expect(scenario == storyboard)
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
