// SPDX-License-Identifier: Apache-2.0

import HitPath

let screen = Screen(size: CGSize(width: 390, height: 844)) { window in
  let page = UIView(frame: window.bounds)
  let zoom = UITapGestureRecognizer { _ in print("zooms") }
  zoom.traceIdentifier = "zoom"
  zoom.numberOfTapsRequired = 2
  page.addGestureRecognizer(zoom)
  let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
  button.accessibilityIdentifier = "Buy"
  button.addTarget(window, action: "buy", for: .touchUpInside)
  window.implement("buy") { _, _ in }
  page.addSubview(button)
  window.addSubview(page)
}
let answer = try screen.tap(30, 110)
print(answer.sentence(in: .english))
print(try answer.text(.hitPath))

// A page to look at and a trace for `hitpath`, in the folder that is named.
if let folder = CommandLine.arguments.dropFirst().first {
  try answer.page().write(toFile: "\(folder)/answer.html", atomically: true, encoding: .utf8)
  try answer.svg(.hitPath).write(toFile: "\(folder)/hit-path.svg", atomically: true, encoding: .utf8)
  try answer.trace.write(to: "\(folder)/answer.jsonl")
}
