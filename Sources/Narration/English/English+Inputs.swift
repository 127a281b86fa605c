// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension InputText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .pressed(let key): "\(code: key) is pressed"
    case .released(let key): "\(code: key) is released"
    case .pointer(let place?): "the pointer is at \(place)"
    case .pointer(nil): "the pointer leaves the screen"
    case .scrolls(let place): "a trackpad or a wheel scrolls at \(place)"
    case .scrollsOn(let movement): "the scroll goes on by \(movement)"
    case .pinches(let place): "two fingers pinch or turn on a trackpad, with the pointer at \(place)"
    case .pinchesOn(let scale, let rotation):
      "the fingers on the trackpad reach a scale of \(scale) and a rotation of \(rotation)"
    case .ends(let input): input == .scroll ? "the scroll ends" : "the fingers leave the trackpad"
    case .shaken: "the device is shaken"
    case .statusBar: "the status bar is tapped"
    case .interrupted(let cause): "the system interrupts: \(cause)"
    case .remoteControl(let command): "the remote control sends \(code: command)"
    case .command(let action): "the command \(code: action) is sent"
    case .menu(let actions): "the edit menu asks for \(code: actions)"
    case .called(let call): "\(call) comes"
    case .cancelled(let input?): "\(input), and the system cancels it"
    case .cancelled(nil): "the system cancels it"
    case .line(let time, let input, let reason, _):
      "At \(time) s \(input)\(reason.map { ": \($0)" } as RichText?)."
    case .nothing: "Nothing comes of it."
    case .nothingScrolls:
      "Nothing comes of it: no scroll view and no pan that takes scrolls (`allowedScrollTypesMask`) is under the pointer."
    case .offered(let performer): "\(performer) performs it, so the menu offers it."
    case .typed(let key, let text): "\(text) is first responder, so \(code: key) is typed into it."
    case .notTyped(let text):
      "Nothing is typed into \(text), which is first responder: the key command comes first."
    case .flutterScrolls:
      "Flutter hears of it: its `Scaffold` scrolls the list with the `PrimaryScrollController` to the top, and none with a controller of its own. On iOS 13 it does so since version 1.17, of 2020."
    case .hearNothing(let pans):
      "\(English.row(pans)) \(pans.count == 1 ? "hears" : "hear") nothing of it: `allowedScrollTypesMask` is empty."
    }
  }
}
