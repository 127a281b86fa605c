// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import Report
import Testing
import Trace

@Suite("Templates from a folder")
struct TemplateTests {
  private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    try body(folder.path)
  }

  private static let small = [
    "report.mustache": "{{title}}|{{{style}}}|{{#touches}}{{verdict}}{{/touches}}", "index.mustache": "",
    "style.css": "b", "diagram.css": "a", "diagram-flow.css": "", "diagram-gestures.css": "",
    "diagram-sequence.css": "", "diagram-space.css": "", "diagram-trees.css": "",
  ]

  @Test("replace those in the binary, and escape all the same")
  func replaced() throws {
    try withFolder(Self.small) { folder in
      var screen = SampleScreen.four
      screen.title = ["en": "\u{600}<b>"]
      let options = ReportOptions(templates: try TemplateSet(folder: folder))
      let page = PageText(
        try ReportPage.html(for: TraceAnalysis(screen.trace), options: options))
      #expect(page.hasPrefix("\u{600}&lt;b&gt;|a\n\n\n\n\nb|SubView3 gets the tap"))
    }
  }

  @Test("a missing file is named")
  func missing() throws {
    var files = Self.small
    files["diagram.css"] = nil
    try withFolder(files) { folder in
      let error = #expect(throws: TemplateError.self) { try TemplateSet(folder: folder) }
      #expect(
        error?.description
          == "\(folder)/diagram.css: cannot be read; a folder of templates holds report.mustache, "
          + "index.mustache, style.css, diagram.css, diagram-flow.css, diagram-gestures.css, "
          + "diagram-sequence.css, diagram-space.css, diagram-trees.css")
    }
  }

  @Test("a mistake is told with its place")
  func mistake() throws {
    var files = Self.small
    files["report.mustache"] = "<p>\n{{#touches}}\n</p>\n{{/touch}}\n"
    try withFolder(files) { folder in
      let options = ReportOptions(templates: try TemplateSet(folder: folder))
      let error = #expect(throws: TemplateError.self) {
        try ReportPage.html(for: TraceAnalysis(SampleScreen.four.trace), options: options)
      }
      #expect(error?.file == "report.mustache")
      #expect(error?.line == 4)
      #expect(error?.problem == "a section is closed under another name than it was opened with")
    }
  }

  @Test("every file of the folder of templates travels in the binary")
  func embedded() throws {
    let embedded = TemplateSet.embedded
    #expect(embedded.text("report.mustache").hasPrefix("<!doctype html>"))
    #expect(embedded.text("index.mustache").hasPrefix("<!doctype html>"))
    #expect(embedded.style.contains(".verdict"))
    #expect(embedded.style.contains("svg.hp"))
  }
}
