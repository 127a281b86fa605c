// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import Graphviz
import HitPath
import InputFile
import Report
import ScenarioFile
import Trace

struct DoctorCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks that everything HitPath uses is installed",
    discussion: """
      Tries each part. For a missing part it prints what does not work without it, and the command that \
      installs it. Exits with 1 only if something is missing that pictures and pages need.
      """
  )

  @MainActor
  func run(on terminal: Terminal) throws {
    let findings = Diagnosis(terminal.environment).findings
    let width = Diagnosis.Finding.State.allCases.map(\.rawValue.count).max() ?? 0
    for finding in findings {
      let word = finding.state.rawValue
      let mark =
        terminal.styled(word, finding.state.style) + String(repeating: " ", count: width - word.count)
      terminal.write("\(mark)  \(terminal.styled(finding.text, .plain))\n")
      if let cure = finding.cure {
        terminal.write(String(repeating: " ", count: width + 2) + terminal.styled(cure, .strong) + "\n")
      }
    }
    if findings.contains(where: { $0.state == .broken }) { throw NegativeResult() }
  }
}

/// The state of everything that HitPath uses, each part tested.
@MainActor
struct Diagnosis {
  struct Finding: Equatable {
    enum State: String, CaseIterable {
      case ok
      /// Something does not work without it, but the rest does.
      case missing
      case broken

      var style: TextStyle {
        switch self {
        case .ok: .hit
        case .missing: .strong
        case .broken: .refused
        }
      }
    }

    var state: State
    var text: String

    /// What to do about it.
    var cure: String?
  }

  private let environment: [String: String]

  init(_ environment: [String: String]) { self.environment = environment }

  var findings: [Finding] { [program, pictures, converter, pages, browser, cache] }

  private var program: Finding {
    Finding(
      state: .ok,
      text:
        "hitpath \(ToolVersion.number)\(ToolVersion.revision.isEmpty ? "" : ", commit \(ToolVersion.revision)")"
    )
  }

  private static let scenario = """
    window: {subviews: [{id: Button, class: UIButton, frame: [20, 20, 100, 44]}]}
    touches: [{tap: [30, 30]}]
    """

  private func analysis() throws -> TraceAnalysis {
    TraceAnalysis(try ScenarioReader.read(Self.scenario, file: "doctor.yml").run("doctor.yml").trace)
  }

  /// Graphviz; its layout engine is a plugin in a file of its own.
  private var pictures: Finding {
    do {
      _ = try Diagrams.make(.hierarchy, for: try analysis()).standaloneSVG(style: .embedded, theme: .light)
      return Finding(state: .ok, text: "Graphviz \(GraphvizVersion.installed) lays out pictures")
    } catch {
      return Finding(
        state: .broken, text: "Graphviz lays out no picture: \(LineText.safe("\(error)"))",
        cure: "apt-get install libgvc6, or brew install graphviz")
    }
  }

  private var converter: Finding {
    do {
      let svg = try Diagrams.make(.hierarchy, for: try analysis()).standaloneSVG(
        style: .embedded, theme: .light)
      _ = try PictureConverter(path: environment["PATH"] ?? "").convert(
        svg, background: "#ffffff", to: .png(scale: 1))
      return Finding(state: .ok, text: "\(PictureConverter.program) makes PNG and PDF")
    } catch {
      return Finding(
        state: .missing, text: "\(PictureConverter.program) for PNG and PDF; SVG does not need it",
        cure: "apt-get install librsvg2-bin, or brew install librsvg")
    }
  }

  private var pages: Finding {
    do {
      let html = try ReportPage.html(for: try analysis(), options: ReportOptions())
      return Finding(state: .ok, text: "pages are made: \(html.utf8.count >> 10) KB for a button")
    } catch {
      return Finding(state: .broken, text: "no page is made: \(LineText.safe("\(error)"))")
    }
  }

  private var browser: Finding {
    guard let program = Browser(environment).program else {
      return Finding(
        state: .missing, text: "\(Browser.system.name) for --open; without it open pages yourself",
        cure: Browser.system.package)
    }
    return Finding(state: .ok, text: "--open shows pages with \(LineText.path(program))")
  }

  private var cache: Finding {
    SetSecret.isKept
      ? Finding(state: .ok, text: "sets of pages remember what has not changed")
      : Finding(
        state: .missing, text: "a folder for caches; without it every page of a set is made anew each time",
        cure: "set HOME to a folder that can be written")
  }
}
