// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import HitPath
import InputFile
import ScenarioFile
import ScreenImport
import Trace

extension CompletionKind {
  /// Files that can be read as an input, and folders.
  static var inputs: CompletionKind {
    .file(
      extensions: (InputFormats.scenarioEndings + [InputFormats.traceEnding]).map { String($0.dropFirst()) }
        + ScreenImporter.readings.map(\.fileExtension))
  }

  /// Scenario files, and folders.
  static var scenarios: CompletionKind {
    .file(extensions: InputFormats.scenarioEndings.map { String($0.dropFirst()) })
  }

  /// The codes of reasons, and the word for all of them.
  static var reasons: CompletionKind { .list(TraceReason.Code.known.map(\.rawValue) + ["all"]) }

  /// The names of views, recognizers and controllers in the input that is already on the command line.
  static var names: CompletionKind {
    .custom { words, _, begun in CompletedNames(words).names.filter { $0.hasPrefix(begun) } }
  }

  /// The pages of the gallery.
  static var pages: CompletionKind {
    .custom { _, _, begun in
      ((try? GalleryPage.all()) ?? []).map(\.name).filter { $0.hasPrefix(begun) }
    }
  }
}

/// The names in the files of a command line. Files that cannot be read are silently ignored.
private struct CompletedNames {
  let names: [String]

  init(_ words: [String]) {
    let files = words.filter { !$0.hasPrefix("-") && FilePath.isFolder($0) == false }
    let found = MainActor.assumeIsolated { Self.names(of: files) }
    // Words with spaces would need quotes, which differ between shells.
    names = found.filter { !$0.contains(where: \.isWhitespace) }
  }

  @MainActor
  private static func names(of files: [String]) -> [String] {
    for file in files {
      if let names = names(of: file), !names.isEmpty { return names }
    }
    return []
  }

  @MainActor
  private static func names(of file: String) -> [String]? {
    guard let text = try? InputReader.text(of: file),
      let read = try? InputReader(ScreenChanges(), warn: { _ in }).screen(file, text: text),
      let trace = try? read.scenario.still(file).run(file).trace
    else { return nil }
    return trace.screen.views.map(\.id) + trace.screen.gestureRecognizers.map(\.id)
  }
}
