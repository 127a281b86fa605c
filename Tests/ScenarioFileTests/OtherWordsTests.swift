// SPDX-License-Identifier: Apache-2.0

import InputFile
import Testing

@testable import ScenarioFile

@Suite("Words of people who do not know the format")
struct OtherWordsTests {
  @Test("Hints of unknown keys name keys that the mapping has", arguments: MappingKind.all)
  func hints(kind: MappingKind) {
    for (word, hint) in kind.hints {
      #expect(!kind.has(word), "'\(word)' is a key of \(kind.name), so that its hint is never shown")
      guard let meant = hint.wholeMatch(of: /did you mean '(.*)'\?/)?.1 else { continue }
      #expect(kind.has(String(meant)), "\(kind.name) has no key '\(meant)', which is meant by '\(word)'")
    }
  }

  /// The words were written by readers of README who had not seen docs/scenario-file.md.
  @Test(
    "Words of everyday speech and of other frameworks lead to the key",
    arguments: [
      ("window: {subviews: [{title: Buy}]}", "did you mean 'text'?"),
      ("window: {subviews: [{opacity: 0.5}]}", "did you mean 'alpha'?"),
      ("window: {subviews: [{children: []}]}", "did you mean 'subviews'?"),
      ("window: {subviews: [{name: Buy}]}", "did you mean 'id'?"),
      ("window: {children: []}", "did you mean 'subviews'?"),
      ("window: {subviews: [{UITableView: List}]}", "write 'class: UITableView'"),
      (
        "window: {gestureRecognizers: [{class: UITapGestureRecognizer, taps: 2}]}",
        "did you mean 'numberOfTapsRequired'?"
      ),
      ("window: {rootViewController: {presentedViewController: {}}}", "did you mean 'presents'?"),
      ("window: {}\ntouches: [{click: [1, 2]}]", "did you mean 'tap'?"),
      ("window: {}\ntouches: [{tap: [1, 2], after: 1}]", "did you mean 'at'?"),
      ("window: {}\nexpect: [{hit: Buy}]", "did you mean 'hitView'?"),
      ("window: {}\nexpectations: [{hitView: Buy}]", "did you mean 'expect'?"),
      ("window: {}\nios: 17", "did you mean 'system'?"),
      // Of fresh reports that people wrote as scenarios.
      ("window: {subviews: [{superclass: UIControl}]}", "did you mean 'baseClass'?"),
      (
        "window: {rootViewController: {leftBarButtonItems: [a]}}",
        "that an item stands in the place of the back button is navigationItem: {leftBarButtonItem: true}"
      ),
      (
        "window: {rootViewController: {navigationItem: {rightBarButtonItems: [a]}}}",
        "an item that is touched is a view: subviews: [{class: UINavigationBar, subviews: [{class: _UIButtonBarButton, …}]}]"
      ),
      (
        "classes: {Mine: UIControl}\nwindow: {}",
        "a class has no entry of its own: write 'class', and 'baseClass' for what it is below, with each object"
      ),
      (
        "window: {subviews: [{gestureRecognizerShouldBegin: {only: {isEditing: true}}}]}",
        "a property of an object is compared so: properties: {List: {isEditing: …}}"
      ),
      (
        "window: {subviews: [{gestureRecognizerShouldBegin: {only: {direction: up}}}]}",
        "did you mean 'moves'?"
      ),
      (
        "window: {subviews: [{gestureRecognizerShouldBegin: {direction: up}}]}",
        "where the fingers move is a condition: only: {moves: horizontally}"
      ),
      (
        "window: {subviews: [{gestureRecognizerShouldBegin: {if: {moves: up}}}]}",
        "did you mean 'only'? It answers true if the condition holds, and 'unless' false"
      ),
      (
        "window: {}\ntouches: [{tap: Save}]",
        "a touch is at a place of the screen, not on a view: tap: [160, 122]"
      ),
      (
        "window: {}\ntouches: [{longPress: Save}]",
        "a touch is at a place of the screen, not on a view: longPress: [160, 122]"
      ),
      ("window: {}\ntouches: [{drag: Save}]", "write drag: {from: [x, y], to: [x, y]}"),
      // A key that belongs one mapping further in.
      ("window: {rootViewController: {detents: [medium]}}", "it goes into 'sheetPresentationController'"),
      ("window: {subviews: [{numberOfTapsRequired: 2}]}", "it goes into 'gestureRecognizers'"),
      ("window: {}\ntouches: [{drag: {from: [1, 2], to: [3, 4]}, steps: 3}]", "write it inside 'drag'"),
      ("window: {}\ntouches: [{hold: [1, 2]}]", "a finger that stays is longPress: [160, 122]"),
      ("window: {}\ntouches: [{tap: {x: 10, y: 20}}]", "write tap: [10, 20]"),
      ("window: {}\ntouches: [{tap: {y: 20, x: 10}}]", "write tap: [10, 20]"),
      ("window: {}\ntouches: [{tap: '10, 20'}]", "write tap: [10, 20]"),
      ("window: {subviews: [{frame: {x: 1, y: 2, width: 30, height: 4.5}}]}", "write frame: [1, 2, 30, 4.5]"),
      ("window: {}\ntouches: [{press: [1, 2]}]", "a finger that stays is longPress: [160, 122]"),
    ])
  func words(file: String, hint: String) throws {
    let errors = try #require(throws: InputErrors.self) { try scenario(file) }
    #expect(errors.errors.first?.hint == hint)
  }

  @Test(
    "A class that an object cannot have is an error",
    arguments: [
      (
        "window: {subviews: [{class: UITapGestureRecognizer}]}",
        "a view is a UIView, found UITapGestureRecognizer",
        "recognizers stand in the 'gestureRecognizers' of their view"
      ),
      (
        "window: {subviews: [{class: UIAlertController}]}", "a view is a UIView, found UIAlertController",
        "a controller stands in the 'viewController' of its view"
      ),
      (
        "window: {rootViewController: {class: UIButton}}",
        "a view controller is a UIViewController, found UIButton",
        "views stand in the 'subviews' of their superview"
      ),
      (
        "window: {gestureRecognizers: [{class: UIView}]}",
        "a gesture recognizer is a UIGestureRecognizer, found UIView",
        "views stand in the 'subviews' of their superview"
      ),
      (
        "window: {class: UIView}", "a window is a UIWindow, found UIView",
        "views stand in the 'subviews' of their superview"
      ),
      ("window: {subviews: [{class: UIResponder}]}", "a view is a UIView, found UIResponder", nil),
      ("window: {subviews: [{class: UILable}]}", "UIKit has no class 'UILable'", "did you mean 'UILabel'?"),
      (
        "window: {gestureRecognizers: [{class: UITapGestureRecogniser}]}",
        "UIKit has no class 'UITapGestureRecogniser'", "did you mean 'UITapGestureRecognizer'?"
      ),
    ])
  func classes(file: String, message: String, hint: String?) throws {
    let errors = try #require(throws: InputErrors.self) { try scenario(file) }
    #expect(errors.errors.map(\.message) == [message])
    #expect(errors.errors.first?.hint == hint)
  }

  @Test(
    "Classes of the app, of SwiftUI and private ones are taken",
    arguments: [
      "Button", "MyApp.UILable", "UIButtonLabel", "_UIHostingView<Toast>", "UITableViewLabel", "Lable",
    ])
  func otherClasses(name: String) throws {
    let file = "window: {subviews: [{id: a, class: \"\(name)\"}]}"
    #expect(throws: Never.self) { try scenario(file) }
  }

  @Test("With a baseClass a class may have a name like UIKit's")
  func ownClassLikeUIKits() throws {
    #expect(throws: Never.self) {
      try scenario("window: {subviews: [{class: UIButtonX, baseClass: UIButton}]}")
    }
    #expect(throws: InputErrors.self) { try scenario("window: {subviews: [{class: UIButtonX}]}") }
  }

  @Test("A file that was made of what a tool printed has its classes, whatever they are")
  func printedClasses() throws {
    let file = "window: {subviews: [{class: 'UIView:'}, {class: UIViewController}]}"
    #expect(throws: InputErrors.self) { try scenario(file) }
    #expect(throws: Never.self) { try scenario("source: recursiveDescription\n" + file) }
  }
}
