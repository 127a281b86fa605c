// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import FoundationTypes
import HitPath
import InputFile
import Report

/// How a document shows pictures.
enum DocsForm: String, ExpressibleByArgument, CaseIterable {
  /// An HTML `picture` element, for GitHub and other code hosts.
  case github
  case docc
  case mkdocs
  /// A block of Mermaid text, without files.
  case mermaid

  /// The markup for picture files; nil for Mermaid.
  var markup: PictureMarkup? {
    switch self {
    case .github: .html
    case .docc: .docc
    case .mkdocs: .mkdocs
    case .mermaid: nil
    }
  }

  /// The default form for a document: DocC's inside a DocC catalogue, MkDocs's inside the documents of an `mkdocs.yml`
  /// above it, else GitHub's.
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

  /// The folder of the documents according to the settings of MkDocs.
  private static func documents(of settings: String) -> String {
    for line in settings.split(whereSeparator: \.isNewline) where line.hasPrefix("docs_dir:") {
      let value = String(line.dropFirst("docs_dir:".count).prefix { $0 != "#" }).trimmed
      return value.filter { $0 != "\"" && $0 != "'" }
    }
    return "docs"
  }
}

/// Functions on paths.
enum PathWords {
  /// The components of a path.
  static func parts(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }

  /// A path relative to a folder, with `..` resolved.
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

  /// A file's name without its extension and without dots, after which an extension would be expected.
  static func stem(_ path: String) -> String {
    let name = parts(path).last ?? path
    let stem = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? String(name[..<$0]) : nil } ?? name
    return OutputFile.safeName(stem).replacing(".", with: "-")
  }
}
