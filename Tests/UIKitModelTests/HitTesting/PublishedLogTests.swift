// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Trace
import UIKitModel

/// The model against console output that was published from a device.
@MainActor
@Suite struct PublishedLogTests {
  private nonisolated static let samples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/samples/hittest-logs").standardizedFileURL

  private nonisolated static var areThere: Bool {
    FileManager.default.fileExists(atPath: samples.path(percentEncoded: false))
  }

  @Test(
    "HT-2, HT-5, HT-12, HT-18, HT-28: calls, points, order and both passes equal a device's log",
    .enabled(if: areThere, "the published logs are not beside the project"),
    arguments: ["subview3", "subview1sub1sub1", "gap-falls-back-to-topview", "enlarged-pointinside"])
  func touchDemo(sample: String) throws {
    let published = try calls(inSample: "touch-demo-\(sample).log")
    let demo = TouchDemo()
    if sample == "enlarged-pointinside" { demo.enlargesSubView2 = true }
    let tapped = try #require(published.first?.point)
    let location = demo.topView.convert(CGPoint(x: tapped.x, y: tapped.y), to: nil)
    let simulated = demo.tap(at: location).map(Call.init)
    #expect(published == simulated)
  }

  @Test("HT-15: the published code for 50 points above a view, and the log it gave")
  func enlargedArea() {
    let demo = TouchDemo()
    demo.enlargesSubView2 = true
    demo.tap(at: CGPoint(x: 103.5, y: 218.5))
    #expect(demo.trace?.hitView() == "SubView2")
    demo.enlargesSubView2 = false
    demo.tap(at: CGPoint(x: 103.5, y: 218.5))
    #expect(demo.trace?.hitView() == "TopView")
  }

  /// A call as the published code printed it.
  struct Call: Equatable, CustomStringConvertible {
    var text: String
    var point: TracePoint

    var description: String { "\(text) \(point.text)" }
  }

  /// The calls in a log: a line with the method, and one with the point.
  private func calls(inSample name: String) throws -> [Call] {
    let text = try String(contentsOf: Self.samples.appending(path: name), encoding: .utf8)
    var calls: [Call] = []
    var pending: String?
    for line in text.split(whereSeparator: \.isNewline) {
      let message = line.drop { $0 != "]" }.dropFirst(2)
      if let open = message.firstIndex(of: "{"), let call = pending {
        let numbers = message[open...].dropFirst().dropLast().split(separator: ",")
          .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        try #require(numbers.count == 2)
        calls.append(Call(text: call, point: TracePoint(x: numbers[0], y: numbers[1])))
        pending = nil
      } else if !message.contains("======") {
        pending = String(message)
      }
    }
    return calls
  }
}

extension PublishedLogTests.Call {
  @MainActor
  fileprivate init(_ call: TouchDemo.Call) {
    self.init(
      text: "\(call.view) \(call.method)", point: TracePoint(x: Double(call.point.x), y: Double(call.point.y))
    )
  }
}
