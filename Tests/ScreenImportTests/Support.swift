// SPDX-License-Identifier: Apache-2.0

import Foundation
import InputFile
import ScenarioFile
import ScreenImport
// For all files of the tests.
@_exported import TestSupport
import Trace

extension Scenario {
  /// Every view except the windows, superviews first, controllers' views and contained controllers included.
  var allViews: [ScenarioView] {
    var found: [ScenarioView] = []
    for window in windows {
      if let controller = window.rootViewController { found += controller.allViews }
      for view in window.view.subviews { found += view.withSubviews }
    }
    return found
  }

  func view(_ className: String) -> ScenarioView? { allViews.first { $0.className == className } }
}

extension ScenarioController {
  var allViews: [ScenarioView] {
    (view?.withSubviews ?? []) + viewControllers.flatMap(\.allViews)
  }
}

extension ScenarioView {
  var withSubviews: [ScenarioView] {
    var found: [ScenarioView] = []
    var open = [self]
    while let view = open.popLast() {
      found.append(view)
      open += view.subviews.reversed()
      found += view.viewController?.allViews ?? []
    }
    return found
  }
}

/// The scenario of a text that can be read.
func scenario(_ text: String, file: String = "screen.txt", scene: String? = nil) throws -> Scenario {
  try ScreenImporter.read(text, file: file, scene: scene).scenario
}

extension ScenarioView {
  /// The properties that only some classes have.
  var settings: [ScenarioProperty] {
    properties.filter { !ScenarioLimits.has($0.name, "UIView") && $0.name != "isEnabled" }
  }
}

extension ScenarioGestureRecognizer {
  /// The properties that only some classes have, and the name.
  var settings: [ScenarioProperty] {
    properties.filter { !ScenarioLimits.has($0.name, "UIGestureRecognizer") || $0.name == "name" }
  }
}

/// Whether the file that is written of a screen can be read, and has the same windows.
func isReadAgain(_ screen: Scenario) throws -> Bool {
  let read = try ScenarioReader.read(ScenarioWriter.yaml(screen), file: "again.yml")
  let views = screen.allViews
  let readViews = read.allViews
  return read.windows.map(\.view.geometry) == screen.windows.map(\.view.geometry)
    && readViews.map(\.properties) == views.map(\.properties)
    && readViews.map(\.actions) == views.map(\.actions)
    && readViews.map(\.gestureRecognizers) == views.map(\.gestureRecognizers)
}

/// What is said about a text that cannot be read, or `read` if it can.
func refusal(_ text: String, file: String = "screen.txt", scene: String? = nil) -> String {
  do {
    _ = try ScreenImporter.read(text, file: file, scene: scene)
    return "read"
  } catch {
    return error.description
  }
}

/// The warnings about a text, as they are printed.
func warnings(_ text: String, file: String = "screen.txt", scene: String? = nil) throws -> [String] {
  try ScreenImporter.read(text, file: file, scene: scene).warnings.map(\.description)
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> TraceRect {
  TraceRect(x: x, y: y, width: width, height: height)
}

/// A storyboard whose only scene has these subviews in a 320 by 480 view, and these objects beside the controller.
func storyboard(
  subviews: String, objects: String = "", root: String = "initialViewController=\"vc\"",
  controller: String = ""
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(root)>
  <scenes><scene sceneID="s1"><objects>
  <viewController id="vc" sceneMemberID="viewController">
  <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
  <subviews>\(subviews)</subviews></view>\(controller)
  </viewController>
  <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>\(objects)
  </objects></scene></scenes></document>
  """
}

/// A xib with these objects after the two placeholders.
func xib(_ objects: String, owner: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
  <objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \(owner)</placeholder>
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  \(objects)
  </objects></document>
  """
}
