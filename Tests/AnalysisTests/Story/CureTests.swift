// SPDX-License-Identifier: Apache-2.0

import Analysis
import ScenarioFile
import Testing
import Trace

/// The recorded run in which a touch ends well.
@MainActor
@Suite("The cure of a touch")
struct CureTests {
  private func cure(_ yaml: String, touch: Int = 0) throws -> String {
    let analysis = try analysis("device: {size: [320, 480]}\nconfiguration: {hitTestPasses: 1}\n" + yaml)
    let variants = analysis.trace.variants.map { TraceAnalysis($0.trace) }
    guard let cure = analysis.cure(of: touch, variants: variants) else { return "none" }
    let settings = cure.settings.map { "\($0.object ?? "").\($0.property) = \($0.value)" }
    let run = cure.run.map { "\($0)" } ?? "no run"
    return "\(settings.joined(separator: ", ")): \(cure.answer.winner ?? "nobody"), \(run)"
  }

  private static let list = """
    window:
      gestureRecognizers: [{id: dismiss, class: UITapGestureRecognizer, actions: [{action: hide, target: UIWindow}]}]
      subviews:
        - id: List
          class: UITableView
          contentSize: [320, 600]
          subviews: [{id: Row, class: UITableViewCell, frame: [0, 0, 320, 60]}]

    """

  @Test("is a later touch in the same place, after code set something")
  func laterTouch() throws {
    let touches =
      "touches: [{tap: [160, 30]}, {set: {dismiss: {cancelsTouchesInView: false}}}, {tap: [160, 30]}]"
    #expect(try cure(Self.list + touches) == "dismiss.cancelsTouchesInView = false: Row, touch(1)")
    #expect(try cure(Self.list + touches, touch: 1) == "none")
  }

  @Test("is no touch elsewhere, none without a change, and none that ends no better")
  func noCure() throws {
    let set = "{set: {dismiss: {cancelsTouchesInView: false}}}"
    #expect(try cure(Self.list + "touches: [{tap: [160, 30]}, \(set), {tap: [160, 31]}]") == "none")
    #expect(try cure(Self.list + "touches: [{tap: [160, 30]}, {tap: [160, 30]}]") == "none")
    #expect(
      try cure(
        Self.list
          + "touches: [{tap: [160, 30]}, {set: {dismiss: {delaysTouchesEnded: false}}}, {tap: [160, 30]}]")
        == "none")
  }

  @Test("is a variant in which the view gets the touch that it lost")
  func variant() throws {
    let yaml =
      Self.list
      + "touches: [{tap: [160, 30]}]\nvariants: [{object: dismiss, cancelsTouchesInView: [true, false]}]"
    #expect(try cure(yaml) == "dismiss.cancelsTouchesInView = false: Row, variant(1)")
  }
}
