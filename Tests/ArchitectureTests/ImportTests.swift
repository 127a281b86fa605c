// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Compares the imports of modules with `docs/architecture.md` and the manifest.
@Suite struct ImportTests {
  private let table: ModuleTable
  private let manifest: Manifest
  private let sources: [Source]

  private struct Source {
    var path: String
    var module: String
    var imports: Set<String>
  }

  /// Read once for all tests.
  private static let sources = Result {
    try Repository.sources().map { Source(path: $0.path, module: $0.module, imports: $0.imports) }
  }

  init() throws {
    table = ModuleTable(try Repository.text("docs/architecture.md"))
    manifest = try Manifest.read()
    sources = try Self.sources.get()
  }

  @Test func everyModuleIsInTheTable() {
    let modules = Set(manifest.modules.map(\.name))
    #expect(modules == Set(table.modules))
    #expect(Set(sources.map(\.module)).subtracting(table.modules) == [])
    #expect(table.modules.count >= 15)
  }

  @Test func modulesImportOnlyWhatTheTableAllows() {
    var faults: [String] = []
    for file in sources {
      let ours = file.imports.intersection(table.modules)
      for module in ours.subtracting(table.imports[file.module] ?? []).subtracting([file.module]).sorted() {
        faults.append("\(file.path) imports \(module)")
      }
    }
    #expect(faults == [])
  }

  @Test func theManifestAllowsOnlyWhatTheTableAllows() {
    for target in manifest.modules {
      #expect(target.targets.subtracting(table.imports[target.name] ?? []) == [], "\(target.name)")
    }
  }

  @Test func whatIsImportedIsADependency() {
    var faults: [String] = []
    for file in sources {
      let declared = manifest.target(file.module)?.targets ?? []
      for module in file.imports.intersection(table.modules).subtracting(declared).sorted() {
        faults.append("\(file.path) imports \(module)")
      }
    }
    #expect(faults == [])
  }

  @Test func everyDependencyIsImported() {
    for target in manifest.modules where !["system", "plugin"].contains(target.type) {
      let imported = sources.filter { $0.module == target.name }.reduce(into: Set<String>()) {
        $0.formUnion($1.imports)
      }
      // Includes of C files, a macro's users, and the command, which imports everything.
      let exempt: Set = [
        "CGraphvizSystem", "CXMLSystem", "CYAMLSystem", "CMarkdownSystem", "UIKitTracingMacros", "UIKitModel",
        "Graphviz",
      ]
      #expect(target.targets.subtracting(imported).subtracting(exempt) == [], "\(target.name)")
      #expect(target.products.subtracting(imported) == [], "\(target.name)")
    }
  }

  @Test func nothingRightOfTheTraceKnowsTheSimulation() {
    let right: Set = [
      "Analysis", "Narration", "Course", "Diagrams", "Report", "Templates", "Graphviz", "Trace",
    ]
    let left: Set = [
      "UIKitModel", "UIKitTracing", "ScenarioFile", "ScreenImport", "HitPath", "HitPathCommands",
    ]
    for file in sources where right.contains(file.module) {
      #expect(file.imports.isDisjoint(with: left), "\(file.path)")
    }
    for module in right { #expect(table.imports[module]?.isDisjoint(with: left) == true, "\(module)") }
  }

  @Test func librariesOfOthersStayInTheirPlaces() {
    let places = [
      "CGraphviz": ["Graphviz"], "CXML": ["XML"], "CYAML": ["YAML"], "CMarkdown": ["Markdown"],
      "FoundationXML": [],
      // It brings ICU, which makes the program twice as large. The two tools run only when something is built.
      "Foundation": ["FoundationTypes", "UIKitModel", "EmbedTextsTool", "ListingsTool"],
      "ArgumentParser": ["HitPathCommands"],
    ]
    for file in sources {
      for (library, modules) in places where file.imports.contains(library) {
        #expect(modules.contains(file.module), "\(file.path) imports \(library)")
      }
      if file.imports.contains(where: { $0.hasPrefix("SwiftSyntax") || $0.hasPrefix("SwiftCompiler") }) {
        #expect(file.module == "UIKitTracingMacros", "\(file.path)")
      }
    }
  }
}
