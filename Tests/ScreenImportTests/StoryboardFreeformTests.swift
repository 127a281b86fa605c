// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Scenes that are drawn freeform")
struct StoryboardFreeformTests {
  /// A scene as Xcode writes one whose size is "Freeform", in a document for a phone.
  private func document(_ width: Int, _ height: Int, device: String = "retina4_7") -> String {
    storyboard(
      subviews: "", root: "initialViewController=\"vc\"",
      controller: """
        <navigationItem key="navigationItem" id="item"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <size key="freeformSize" width="\(width)" height="\(height)"/>
        """
    ).replacing("<scenes>", with: "<device id=\"\(device)\" orientation=\"portrait\"/><scenes>")
  }

  @Test(
    "a scene as large as a form sheet of an iPad's has its own size",
    arguments: [(815, 660), (1024, 768), (540, 620)])
  func largeScenes(_ width: Int, _ height: Int) throws {
    let text = document(width, height)
    #expect(try scenario(text).deviceSize == TraceSize(width: Double(width), height: Double(height)))
    #expect(
      try warnings(text).contains {
        $0.contains(
          "the scene is drawn at \(width) × \(height) points, wider than the device of the document")
      })
  }

  @Test(
    "a canvas that is only lengthened, or smaller than any iPad's sheet, is shown on the document's device",
    arguments: [(375, 2000), (500, 568), (600, 600), (320, 276)])
  func otherScenes(_ width: Int, _ height: Int) throws {
    let text = document(width, height)
    #expect(try scenario(text).deviceSize == TraceSize(width: 375, height: 667))
    #expect(try warnings(text).isEmpty)
  }

  @Test func aDeviceThatIsWiderThanTheSceneStays() throws {
    #expect(
      try scenario(document(700, 660, device: "ipad9_7")).deviceSize == TraceSize(width: 768, height: 1024))
  }
}
