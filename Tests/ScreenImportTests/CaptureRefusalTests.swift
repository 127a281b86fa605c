// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import Testing
import Trace

@testable import ScreenImport

@Suite struct CaptureRefusalTests {
  private func refusal(_ text: String) -> String? {
    do {
      _ = try ScreenImporter.read(text, file: "screen.json")
      return nil
    } catch {
      return error.description
    }
  }

  private let start = #"{"format": "hitpath-capture", "version": 1,"#

  @Test func aKeyThatACaptureDoesNotHaveIsNamedWithItsPlace() {
    #expect(
      refusal(start + "\n\"windows\": [{\"class\": \"UIWindow\",\n  \"isHiden\": true}]}")
        == "screen.json:3:14: error: view has no key 'isHiden'\n  hint: did you mean 'isHidden'?")
  }

  @Test(arguments: [
    (#""alpha": "1""#, "'alpha': expected a number, found the text '1'"),
    (#""isHidden": 2"#, "'isHidden': expected true or false, found 2"),
    (#""bounds": [0, 0, 1]"#, "'bounds': expected [x, y, width, height], found a list of 3"),
    (#""bounds": [0, 0, 1, 1e999]"#, "expected a number, found a number too large"),
    (#""address": "here""#, "'address': expected an address such as 0x104e08a00, found the text 'here'"),
    (#""backgroundColor": "red""#, "'backgroundColor': expected '#rrggbb' or [red, green, blue, alpha]"),
    (#""backgroundColor": [1, 1, 1]"#, "expected '#rrggbb' or [red, green, blue, alpha], found a list of 3"),
    (#""textAlignment": 9"#, "'textAlignment': expected left, center, right, justified or natural, found 9"),
    (#""subviews": {}"#, "'subviews': expected a list, found an object"),
    (#""subviews": [7]"#, "expected view as an object, found 7"),
    (#""subviews": [{}]"#, "view has no 'class'"),
    (#""actions": [{"events": ["tap"]}]"#, "'events': UIKit has no control event 'tap'"),
    (#""class": "UIView""#, "view has 'class' twice"),
  ])
  func aWrongValueIsNamedWithItsPlace(member: String, message: String) {
    let found = refusal(start + "\n\"windows\": [{\"class\": \"UIWindow\", \(member)}]}")
    #expect(found?.hasPrefix("screen.json:2:") == true, "\(found ?? "read")")
    #expect(found?.contains(message) == true, "\(found ?? "read")")
  }

  @Test func anotherVersionAndAnEmptyScreenAreRefused() {
    #expect(
      refusal(#"{"format": "hitpath-capture", "version": 2, "windows": [], "new": 1}"#)?
        .contains("version 2 of hitpath-capture is newer than 1, the newest known here") == true)
    #expect(refusal(start + "\"windows\": []}")?.contains("the capture has no windows") == true)
    #expect(refusal(start + "\"windows\": [")?.contains("the JSON ends before it is whole") == true)
  }

  @Test func limitsHoldWhileReading() {
    func nested(_ depth: Int) -> String {
      start + "\"windows\": [" + String(repeating: #"{"class": "UIView", "subviews": ["#, count: depth)
        + String(repeating: "]}", count: depth) + "]}"
    }
    #expect(refusal(nested(ScenarioReader.maximumDepth)) == nil)
    #expect(refusal(nested(ScenarioReader.maximumDepth + 1))?.contains("deep in each other") == true)
    #expect(refusal(nested(100_000))?.contains("deep in each other") == true)
    func limited(values: Int, views: Int) -> String? {
      let text = start + #""windows": [{"class": "UIWindow", "subviews": [{"class": "A"}, {"class": "B"}]}]}"#
      do {
        _ = try CaptureReader.read(text, file: "screen.json", mostValues: values, mostViews: views)
        return nil
      } catch {
        return error.message
      }
    }
    #expect(limited(values: 20, views: 3) == nil)
    #expect(limited(values: 5, views: 3) == "more than 5 values")
    #expect(limited(values: 20, views: 2) == "the screen has more than 2 views")
  }

  @Test(arguments: [
    ("7", "'screenshot': expected a PNG or JPEG in base64, found 7"),
    ("\"R0lGODlh\"", "'screenshot': expected a PNG or JPEG, found a GIF"),
    ("\"<svg>\"", "'screenshot': expected base64 on one line, found other characters"),
  ])
  func aPictureThatIsNoneIsNamedWithItsPlace(value: String, message: String) {
    let found = refusal(start + "\n\"screenshot\": \(value), \"windows\": [{\"class\": \"UIWindow\"}]}")
    #expect(found?.hasPrefix("screen.json:2:") == true, "\(found ?? "read")")
    #expect(found?.contains(message) == true, "\(found ?? "read")")
  }
}
