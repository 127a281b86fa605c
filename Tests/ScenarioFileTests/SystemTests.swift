// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace
import UIKitModel

@testable import ScenarioFile

/// The version of iOS that a scenario simulates.
@MainActor
@Suite struct SystemTests {
  private func header(_ system: String) throws -> TraceHeader {
    var read = try scenario("\(system)\nwindow: {}")
    read.nameEverything()
    return ScenarioRun(read).trace().header
  }

  @Test("A trace has the version, and settings have its defaults", arguments: SimulationSetting.all)
  func defaults(of setting: SimulationSetting) throws {
    let newest = try header("")
    #expect(newest.configuration["system"] == nil)
    guard let before = setting.before else {
      #expect(try header("system: 3.2").configuration[setting.name] == newest.configuration[setting.name])
      return
    }
    #expect(before.value != setting.defaultValue)
    let (old, new) = try (header("system: \(before.version - 0.1)"), header("system: \(before.version)"))
    #expect(new.configuration["system"] == before.version)
    #expect(new.configuration[setting.name] == newest.configuration[setting.name])
    #expect(old.configuration[setting.name] != newest.configuration[setting.name])
  }

  @Test("What the file sets goes before the defaults of the version")
  func settingsGoFirst() throws {
    let header = try header("system: 5\nconfiguration: {waitsForItself: true}")
    #expect(header.configuration["waitsForItself"] == 1)
    #expect(header.configuration["controlsVetoRecognizers"] == 0)
  }

  @Test("Variants of the version have its defaults and its scene, and are written as they were")
  func variants() throws {
    var read = try scenario("system: 12\nwindow: {}\nvariants: [{system: [5, 17]}]")
    #expect(try scenario(ScenarioWriter.yaml(read)).variants == read.variants)
    read.nameEverything()
    let trace = ScenarioRun(read).trace()
    #expect(
      trace.variants.map(\.settings) == [
        [TraceSetting(property: "system", value: "5")], [TraceSetting(property: "system", value: "17")],
      ])
    #expect(trace.variants.map(\.trace.header.configuration["system"]) == [5, 17])
    #expect(trace.variants.map(\.trace.screen.scenes.count) == [0, 1])
    #expect(trace.screen.scenes.isEmpty)
  }

  @Test("Before iOS 13 there is no scene (RC-4)")
  func scenes() throws {
    #expect(try scenario("system: 12.4\nwindow: {}").scene == nil)
    #expect(try scenario("system: 13\nwindow: {}").scene != nil)
    #expect(try scenario("system: 12\nscene: none\nwindow: {}").scene == nil)
  }

  @Test(
    "A version that is none is refused",
    arguments: [
      ("system: iOS 17", "a.yml:1:9: error: 'system' takes a number, found 'iOS 17'"),
      ("system: 3", "a.yml:1:9: error: 'system' takes a number from 3.2 to 99, found 3"),
      (
        "system: 12\nscene: {class: Scene}",
        "a.yml:2:1: error: a scene, and the 'system' is older than scenes, which came with iOS 13"
      ),
    ])
  func refused(_ text: String, _ complaint: String) {
    #expect(message(text + "\nwindow: {}").hasPrefix(complaint), "\(message(text + "\nwindow: {}"))")
  }
}
