// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import Testing
import Trace

@testable import Report

@Suite("Templates from a folder")
struct TemplateTests {
  private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder.path)
  }

  /// A whole folder, most of it empty.
  private static var small: [String: String] {
    var files = Dictionary(uniqueKeysWithValues: TemplateSet.fileNames.map { ($0, "") })
    files["report.mustache"] = "{{documentTitle}}|{{{style}}}|{{{page}}}"
    files["page.mustache"] = "{{#touches}}{{{.}}}{{/touches}}"
    files["touch.mustache"] = "{{verdict}}"
    files["style.css"] = "b { c: d; }"
    files["picture/base.css"] = "a { }"
    files["script/report.js"] = "export function startReport() {}\n"
    for part in ReportScript.Part.allCases {
      files["script/\(part.rawValue).js"] = "export const of\(part.rawValue.capitalized) = 1;\n"
    }
    return files
  }

  @Test("replace those in the binary, and escape all the same")
  func replaced() throws {
    try withFolder(Self.small) { folder in
      var screen = SampleScreen.four
      screen.title = ["en": "\u{600}<b>"]
      let options = ReportOptions(templates: try TemplateSet(folder: folder))
      let page = PageText(
        try ReportPage.html(for: TraceAnalysis(screen.trace), options: options))
      #expect(page.hasPrefix("\u{600}&lt;b&gt;|:root{color-scheme:light dark}:root{--hp-bg:#ffffff;"))
      #expect(page.contains("}}a { }b { c: d; }\n|SubView3 gets the tap"))
    }
  }

  @Test("a missing file is named")
  func missing() throws {
    var files = Self.small
    files["picture/base.css"] = nil
    try withFolder(files) { folder in
      let error = #expect(throws: TemplateError.self) { try TemplateSet(folder: folder) }
      #expect(
        error?.description
          == "\(folder)/picture/base.css: cannot be read; a folder of templates holds "
          + TemplateSet.fileNames.joined(separator: ", "))
    }
  }

  @Test("a mistake is reported with its place")
  func mistake() throws {
    var files = Self.small
    files["report.mustache"] = "<p>\n{{#script}}\n</p>\n{{/touch}}\n"
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

  /// The error for templates of which these are replaced.
  private func complaint(_ changes: [String: String]) throws -> String? {
    var complaint: String?
    try withFolder(Self.small.merging(changes) { $1 }) { folder in
      let options = ReportOptions(templates: try TemplateSet(folder: folder))
      do {
        _ = try ReportPage.html(for: TraceAnalysis(SampleScreen.four.trace), options: options)
      } catch let error as TemplateError {
        complaint = error.description
      }
    }
    return complaint
  }

  @Test("a template that includes itself, by itself or by others, is reported with the place")
  func circles() throws {
    #expect(
      try complaint(["page.mustache": "a\n b{{> page}}"])
        == "page.mustache:2:3: this template includes itself")
    #expect(
      try complaint([
        "keys.mustache": "{{! > keys }}\n{{>links}}", "links.mustache": "{{> log}}",
        "log.mustache": "é{{> keys}}",
      ])
        == "log.mustache:1:2: this includes 'keys', which includes 'links', which includes 'log'")
  }

  @Test("a page of too many templates, of sections too deep, or of a template that a value names is refused")
  func tooMuch() throws {
    let names = TemplateSet.fileNames.filter { $0.hasSuffix(".mustache") }.map { String($0.dropLast(9)) }
    let chain = zip(names, names.dropFirst()).map { ("\($0).mustache", "{{> \($1)}}{{> \($1)}}\n") }
    let bomb = try complaint(Dictionary(uniqueKeysWithValues: chain))
    #expect(bomb?.hasSuffix(": this would make a page of more than 1000 templates") == true)
    #expect(
      try complaint(["page.mustache": String(repeating: "{{#a}}", count: 100_000)])
        == "page.mustache:1:385: sections lie more than 64 deep in each other")
    #expect(
      try complaint(["page.mustache": "{{>*verdict}}"])
        == "page.mustache:1:1: templates are included by their names, not by a value")
  }

  @Test(
    "tags that are not known, names that are none, and what is not closed are refused with the place",
    arguments: [
      ("a\n {{<b}}{{/b}}", "2:2: tags '{{<' are not known"),
      ("{{$b}}{{/b}}", "1:1: tags '{{$' are not known"),
      ("é{{=<% %>=}}", "1:2: tags '{{=' are not known"), ("{{&b}}", "1:1: tags '{{&' are not known"),
      ("{{a b}}", "1:1: 'a b' is not the name of a value"), ("{{full(a)}}", "1:1: 'full(a)' is not the name"),
      ("{{}}", "1:1: '' is not the name of a value"), ("x\n{{a", "2:1: a tag is not closed"),
      ("{{{a}}", "1:1: a tag is not closed"), ("{{#a}}\n {{^b}}", "2:2: a section is not closed"),
      ("{{/a}}", "1:1: a section is closed under another name than it was opened with"),
    ])
  func refusals(template: String, message: String) throws {
    let told = try complaint(["page.mustache": template])
    #expect(told?.hasPrefix("page.mustache:\(message)") == true, "\(told ?? "nothing")")
  }

  @Test("values stand in sections, lists and lines as in Mustache")
  func values() throws {
    func text(_ template: String, _ values: TemplateValues) throws -> String {
      let templates = try PageTemplates(["page.mustache": template, "touch.mustache": "[{{name}}]"])
      return templates.html(.page, values)
    }
    let rows: [TemplateValues] = [[.name: "a<"], [.name: "b", .isSeen: true]]
    #expect(try text("{{#rows}}{{name}}{{#isSeen}}!{{/isSeen}} {{/rows}}", [.rows: rows]) == "a&lt; b! ")
    #expect(try text("{{{name}}}{{nothing}}{{count}}", [.name: "<", .count: 3]) == "<3")
    // A line with nothing but such a tag is left out, any other keeps its blanks.
    #expect(
      try text("x\n  {{#rows}}\n- {{name}}\n{{/rows}}  \n{{! no}}\n {{! no}} y", [.rows: rows])
        == "x\n- a&lt;\n- b\n  y")
    #expect(try text("{{#rows}}{{> touch}}{{/rows}}{{>nowhere}}", [.rows: rows]) == "[a&lt;][b]")
    #expect(try text("{{#lines}}{{.}},{{/lines}}", [.lines: ["a", "b"]]) == "a,b,")
    // An inner section sees the names around it.
    #expect(try text("{{#rows}}{{kind}}{{name}} {{/rows}}", [.kind: "k", .rows: rows]) == "ka&lt; kb ")
    for (list, words) in [([], "none"), (["a"], "some")] {
      let values: TemplateValues = [.lines: list]
      let template = "{{#empty(lines)}}none{{/empty(lines)}}{{^empty(lines)}}some{{/empty(lines)}}"
      #expect(try text(template, values) == words)
      #expect(try text("{{^lines}}none{{/lines}}{{#lines}}some{{/lines}}", values) == words)
    }
  }

  @Test("every file of the folder of templates travels in the binary")
  func embedded() throws {
    let embedded = TemplateSet.embedded
    #expect(embedded.text("report.mustache").hasPrefix("<!doctype html>"))
    #expect(embedded.text("index.mustache").hasPrefix("<a class=\"skip\" href=\"#scenarios\">"))
    let style = PageLook.report([], styles: []).style(embedded)
    for part in [".verdict", "& .track>text", "--hp-bg:#111318"] { #expect(style.contains(part)) }
    for part in ["svg.hp .callout", ".embed .look"] { #expect(!style.contains(part)) }
  }
}
