// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension InputText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .input(let input, let detail, let isCancelled):
      "\(words(input, detail))\(isCancelled ? ", and the system cancels it" : "")"
    case .line(let time, let input, let reason):
      "At \(time) s \(input)\(reason.map { ": \($0)" } as RichText?)."
    case .nothing: "Nothing comes of it."
    case .nothingScrolls:
      "Nothing comes of it: no scroll view and no pan that takes scrolls (`allowedScrollTypesMask`) is under the pointer."
    case .offered(let performer): "\(performer) performs it, so the menu offers it."
    case .typed(let key, let text): "\(text) is first responder, so \(code: key) is typed into it."
    case .hearNothing(let pans):
      "\(English.row(pans)) \(pans.count == 1 ? "hears" : "hear") nothing of it: `allowedScrollTypesMask` is empty."
    }
  }

  private func words(_ input: InputKind, _ detail: String) -> RichText {
    switch input {
    case .press: "\(code: detail) is pressed"
    case .scroll: "a trackpad or a wheel scrolls at \(detail)"
    case .transform: "two fingers pinch or turn on a trackpad, with the pointer at \(detail)"
    case .statusBar: "the status bar is tapped"
    case .motion: "the device is shaken"
    case .remoteControl: "the remote control sends \(code: detail)"
    case .command: "the command \(code: detail) is sent"
    case .menu: "the edit menu asks for \(code: detail)"
    default: "\([input.rawValue, detail].filter { !$0.isEmpty }.joined(separator: " ")) comes"
    }
  }
}
