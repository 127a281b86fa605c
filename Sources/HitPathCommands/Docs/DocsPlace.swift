// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import FoundationTypes
import HitPath
import InputFile
import Report

/// In which form a document shows pictures.
enum DocsForm: String, ExpressibleByArgument, CaseIterable {
  /// HTML's `picture`, for GitHub and other hosts of code.
  case github
  case docc
  case mkdocs
  /// No files: a block of Mermaid's text.
  case mermaid

  /// How a picture in files is shown; nil for Mermaid.
  var markup: PictureMarkup? {
    switch self {
    case .github: .html
    case .docc: .docc
    case .mkdocs: .mkdocs
    case .mermaid: nil
    }
  }

  /// The form that a document's place asks for: in a DocC catalogue, in the documents of an `mkdocs.yml` above, else
  /// GitHub's.
  init(ofDocument path: String) {
    let whole = PathWords.absolute(path)
    if PathWords.parts(whole).dropLast().contains(where: { $0.hasSuffix(".docc") }) {
      self = .docc
    } else {
      self = Self.isOfMkDocs(whole) ? .mkdocs : .github
    }
  }

  private static func isOfMkDocs(_ path: String) -> Bool {
    var folder = FilePath.folder(of: path)
    while true {
      for name in ["mkdocs.yml", "mkdocs.yaml"] {
        if let text = try? InputReader.text(of: PathWords.joined(folder, name)) {
          return path.hasPrefix(PathWords.joined(folder, documents(of: text)) + "/")
        }
      }
      let above = FilePath.folder(of: folder)
      guard above != folder else { return false }
      folder = above
    }
  }

  /// The folder of the documents by the settings of MkDocs.
  private static func documents(of settings: String) -> String {
    for line in settings.split(whereSeparator: \.isNewline) where line.hasPrefix("docs_dir:") {
      let value = String(line.dropFirst("docs_dir:".count).prefix { $0 != "#" }).trimmed
      return value.filter { $0 != "\"" && $0 != "'" }
    }
    return "docs"
  }
}

/// Paths as texts.
enum PathWords {
  /// The names that a path consists of.
  static func parts(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }

  /// A path that is relative to a folder, without what goes up again.
  static func joined(_ folder: String, _ path: String) -> String {
    let whole = path.hasPrefix("/") || folder == "." || folder.isEmpty ? path : folder + "/" + path
    var names: [String] = []
    for name in parts(whole) where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    let text = names.joined(separator: "/")
    return whole.hasPrefix("/") ? "/" + text : text.isEmpty ? "." : text
  }

  static func absolute(_ path: String) -> String {
    joined(FileManager.default.currentDirectoryPath, path)
  }

  /// A file's name without its ending, and without points, behind which an ending would be looked for.
  static func stem(_ path: String) -> String {
    let name = parts(path).last ?? path
    let stem = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? String(name[..<$0]) : nil } ?? name
    return OutputFile.safeName(stem).replacing(".", with: "-")
  }
}
