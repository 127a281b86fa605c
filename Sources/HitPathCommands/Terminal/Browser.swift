// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import FoundationTypes
import HitPath
import Trace

/// The option to open the result.
struct OpenOption: ParsableArguments {
  @Flag(help: "Open the page in the browser")
  var open = false

  /// Opens the first of the written files, if requested.
  @MainActor
  func show(_ path: String?, on terminal: Terminal) {
    if open, let path { Browser(terminal.environment).open(path, on: terminal) }
  }
}

/// The program that shows pages: `$BROWSER`, else the default of the system.
struct Browser {
  /// The name of the system's program, and the package that contains it.
  #if os(macOS)
    static let system = (name: "open", package: "macOS")
  #else
    static let system = (name: "xdg-open", package: "apt-get install xdg-utils")
  #endif

  /// The path of the program; nil if it is not found.
  let program: String?

  init(_ environment: [String: String]) {
    let name = environment["BROWSER"].flatMap { $0.isEmpty ? nil : $0 } ?? Self.system.name
    program = Program.path(of: name, in: environment["PATH"])
  }

  /// Shows a file or an address, without waiting for the browser to close.
  @MainActor
  func open(_ address: String, on terminal: Terminal) {
    let hint = "open it yourself: \(LineText.path(address))"
    guard let program else {
      return terminal.report("the page is not opened, since \(Self.system.name) is not found; \(hint)")
    }
    do {
      try Program.start(program, [address], environment: terminal.environment)
    } catch {
      terminal.report("\(LineText.path(program)) does not start: \(hint)")
    }
  }
}

extension Program {
  /// The path of a program, as a shell would find it; nil if it does not exist.
  static func path(of name: String, in path: String?) -> String? {
    if name.contains("/") { return FileManager.default.isExecutableFile(atPath: name) ? name : nil }
    return (path ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }
}
