// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// What one line of `_printHierarchy` says about a view controller.
///
/// `   | <HomeController 0x203>, state: appeared, view: <UIView 0x303>`, where the view may be `not in the window` or
/// `(view not loaded)`. Snapshot tests leave the addresses out.
struct DumpController {
  let line: Int
  let className: String

  /// Where the controller is in the app's memory, if printed.
  let address: String?

  /// Where the view is in the app's memory; nil for one that is not loaded, or without an address.
  let viewAddress: String?

  /// Whether the view is loaded and in the window, so that a dump of the window holds it.
  let isInWindow: Bool

  /// Reads a line, or returns nil for one that breaks off before the view.
  init?(_ text: DumpText, _ range: Range<Int>, number: Int) {
    guard let open = range.first(where: { text.bytes[$0] == .less }),
      let close = text.find(">, state: ", in: open..<range.upperBound),
      let label = text.find(", view: ", in: close..<range.upperBound)
    else { return nil }
    let name = text.string(open + 1..<close)
    let end = name.firstRange(of: " 0x")?.lowerBound ?? name.endIndex
    guard let className = SafeText.name(name[..<end]) else { return nil }
    self.className = className
    let digits = name[end...].dropFirst().prefix { $0.isHexDigit || $0 == "x" }
    address = digits.isEmpty ? nil : digits.lowercased()
    line = number

    let view = label + ", view: ".utf8.count..<range.upperBound
    guard view.first.map({ text.bytes[$0] }) == .less else {
      guard text.has("(view not loaded)", at: view.lowerBound, before: view.upperBound) else { return nil }
      viewAddress = nil
      isInWindow = false
      return
    }
    // What the controller is presented with has an address too.
    let presented = text.find(", presented with: ", in: view) ?? view.upperBound
    let own = view.lowerBound..<presented
    guard text.find(">", in: own) != nil else { return nil }
    isInWindow = text.find("> not in the window", in: own) == nil
    viewAddress = text.find(" 0x", in: own).map { blank in
      let digits = (blank + 1..<own.upperBound).prefix { text.bytes[$0].isNameByte }
      return text.string(digits.startIndex..<digits.endIndex).lowercased()
    }
  }

  /// Gives each controller to the view that has the address of its own.
  static func join(
    _ controllers: [DumpController], to views: inout [DumpView], warnings: inout ImportWarnings
  ) {
    guard let first = controllers.first(where: \.isInWindow) else { return }
    guard controllers.contains(where: { $0.viewAddress != nil }) else {
      warnings.add(
        "the controllers have no addresses, so nothing tells which views are theirs", line: first.line)
      return
    }
    var indices: [String: Int] = [:]
    for (index, view) in views.enumerated() {
      if let address = view.address, indices[address] == nil { indices[address] = index }
    }
    let known = controllers.filter { $0.viewAddress.map { indices[$0] != nil } ?? false }
    guard !known.isEmpty else {
      warnings.add(
        "no controller's view is among the views, so the controllers are of another run or screen, "
          + "and are left out",
        line: first.line)
      return
    }
    for controller in known {
      guard let index = controller.viewAddress.flatMap({ indices[$0] }),
        views[index].controllerClass == nil
      else { continue }
      views[index].controllerClass = controller.className
      views[index].controllerAddress = controller.address
    }
    for controller in controllers
    where controller.isInWindow && !(controller.viewAddress.map { indices[$0] != nil } ?? false) {
      warnings.add(
        "the view of \(controller.className) is not among the views, and the controller is left out",
        line: controller.line)
    }
  }
}
