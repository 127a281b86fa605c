// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPath
import InputFile
import Report
import ScenarioFile
import ScreenImport

/// Something that a page is made of.
struct ReportInput: Hashable, Encodable {
  /// The path as the user gave it, or the name of a scenario that has no file.
  var path: String

  /// Its folder, relative to the one that the user named; empty for a file that the user named.
  var group = ""

  /// The text, if there is no file, or several that were joined.
  var builtIn: String?

  /// The page of a course whose scenario the input is; nil if the input belongs to no page.
  var page: PageSource?

  /// Where the page stands among the lessons of a course.
  var standing: PagePlace.Position?

  /// The part of the course by language; empty outside of a course.
  var part: [String: String] = [:]

  /// The pages of a lesson, or the lesson of a page, in a course.
  var related: [PageSource] = []

  func text() throws -> String { try builtIn ?? InputReader.text(of: path) }

  /// The same with the texts of all its files.
  func complete() throws -> ReportInput {
    var input = self
    input.builtIn = try text()
    input.page = try page?.complete()
    input.related = try related.map { try $0.complete() }
    return input
  }

  /// The texts about it, in each language that has one.
  ///
  /// - Throws: ``InputErrors`` with everything that is wrong with a text or a question.
  @MainActor
  func lessons(_ loaded: LoadedInput) throws -> [CourseSubject] {
    guard let page else { return [] }
    return try RunPage(page, loaded).subjects().map { subject in
      var subject = subject
      subject.standing = standing
      return subject
    }
  }

  /// A name for the page's file: the screen's name, behind the folder.
  func fileName(for name: String) -> String {
    let own = page?.name ?? name
    return group.isEmpty || page != nil ? own : "\(group)/\(own)"
  }
}

/// Finds what pages are to be made of.
enum ReportInputs {
  /// The input itself, or of a folder all that HitPath can read, at any depth: a folder's own files first, then
  /// those of the folders in it.
  ///
  /// Left out are what is hidden or a symbolic link, and the folder that pages are written to.
  static func find(_ input: String, besides output: String) throws(InputError) -> [ReportInput] {
    guard input != "-", FilePath.isFolder(input) == true else {
      return [ReportInput(path: input, page: PageSource(beside: input))]
    }
    let inputs = try inputs(in: input, besides: output).map { found in
      var found = found
      found.page = PageSource(beside: found.path)
      return found
    }
    guard !inputs.isEmpty else {
      throw InputError(
        file: input, message: "there is nothing in this folder that a page could be made of",
        hint: InputFormats.endings)
    }
    return inputs
  }

  /// The same for several inputs, which are told apart by the folders that they name.
  static func find(_ inputs: [String], besides output: String) throws(InputError) -> [ReportInput] {
    var found: [ReportInput] = []
    for input in inputs {
      for var item in try find(input, besides: output) {
        if inputs.count > 1, item.path != input {
          item.group = item.path.split(separator: "/").dropLast().joined(separator: "/")
        }
        found.append(item)
      }
    }
    return found
  }

  /// What is in a folder, which may be nothing.
  static func inputs(in folder: String, besides output: String? = nil) throws(InputError) -> [ReportInput] {
    let excluded = output.map { URL(fileURLWithPath: $0).standardizedFileURL.path + "/" }
    return try inputs(in: folder) { name, path in
      guard isReadable(name, path) else { return false }
      guard let excluded else { return true }
      return !URL(fileURLWithPath: path).standardizedFileURL.path.hasPrefix(excluded)
    }
  }

  /// The files of a folder that are inputs, by their names and paths.
  static func inputs(
    in folder: String, where isInput: (_ name: String, _ path: String) -> Bool
  ) throws(InputError) -> [ReportInput] {
    let files = try ScenarioFolder.files(in: folder, where: isInput)
    let root = folder.hasSuffix("/") ? folder : folder + "/"
    let inputs = files.map { path in
      let inner = path.hasPrefix(root) ? path.dropFirst(root.count) : path[...]
      return ReportInput(path: path, group: inner.split(separator: "/").dropLast().joined(separator: "/"))
    }
    return inputs.sorted { ($0.group, $0.path) < ($1.group, $1.path) }
  }

  /// Whether a file is an input by its name; where a name says little, by what is in it.
  static func isReadable(_ name: String, _ path: String) -> Bool {
    if ScenarioFolder.isScenario(name) || ScreenImporter.readsFile(named: name) { return true }
    let isTrace = name.hasSuffix(InputFormats.traceEnding)
    guard isTrace || ScreenImporter.readings.contains(where: { name.hasSuffix(".\($0.fileExtension)") }),
      let text = try? InputReader.text(of: path)
    else { return false }
    return isTrace ? InputReader.isTrace(text) : ScreenImporter.detect(text)?.isScreen == true
  }
}
