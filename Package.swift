// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

// Data flows from left to right:
//
//   ScreenImport -> ScenarioFile -> UIKitModel -> Trace -> Analysis -> Narration -> Diagrams -> Report
//
// Everything right of Trace works from a trace alone and never imports UIKitModel.
let package = Package(
  name: "HitPath",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "HitPath", targets: ["HitPath"]),
    .library(name: "HitPathTesting", targets: ["HitPathTesting"]),
    .executable(name: "hitpath", targets: ["HitPathTool"]),
    .library(name: "UIKitModel", targets: ["UIKitModel"]),
    .library(name: "UIKitTracing", targets: ["UIKitTracing"]),
    .library(name: "Trace", targets: ["Trace"]),
    .library(name: "Graphviz", targets: ["Graphviz"]),
  ],
  traits: [
    .trait(
      name: "Traced",
      description: "The macro @Traced in UIKitTracing. Only with it swift-syntax is fetched and compiled.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    // Embeds templates and built-in scenarios in the program.
    .plugin(name: "EmbedTexts", capability: .buildTool, dependencies: ["EmbedTextsTool"]),
    .executableTarget(name: "EmbedTextsTool"),
    // Compiles the listings of the course with the tests.
    .plugin(name: "CompileListings", capability: .buildTool, dependencies: ["ListingsTool"]),
    .executableTarget(name: "ListingsTool"),

    // Graphviz: a graph as a value, laid out by the installed libraries. Knows nothing about touches.
    .systemLibrary(
      name: "CGraphvizSystem",
      pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]
    ),
    .target(
      name: "CGraphviz",
      dependencies: ["CGraphvizSystem"],
      linkerSettings: [.linkedLibrary("gvc"), .linkedLibrary("cgraph")]
    ),
    .target(name: "Graphviz", dependencies: ["CGraphviz"]),

    // XML: a document as a stream of its parts, read by the installed libxml2. Knows nothing about screens.
    .systemLibrary(name: "CXMLSystem", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(name: "CXML", dependencies: ["CXMLSystem"], linkerSettings: [.linkedLibrary("xml2")]),
    .target(name: "XML", dependencies: ["CXML"]),

    // YAML: a text as a stream of its parts, read and written by the installed libyaml. Knows nothing about screens.
    .systemLibrary(
      name: "CYAMLSystem", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "CYAML", dependencies: ["CYAMLSystem"], linkerSettings: [.linkedLibrary("yaml")]),
    .target(name: "YAML", dependencies: ["CYAML"]),

    // Markdown: the subset used for pages, read by the installed cmark-gfm.
    .systemLibrary(
      name: "CMarkdownSystem",
      pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]
    ),
    .target(
      name: "CMarkdown",
      dependencies: ["CMarkdownSystem"],
      linkerSettings: [.linkedLibrary("cmark-gfm"), .linkedLibrary("cmark-gfm-extensions")]
    ),
    .target(name: "Markdown", dependencies: ["CMarkdown"]),

    // Linear constraints with priorities, solved with Cassowary's method. Knows nothing about screens.
    .target(name: "Cassowary"),

    // The parts of Foundation that are needed, without the rest, which brings ICU.
    .target(name: "FoundationTypes"),

    // The contract between the simulation and everything that explains it.
    .target(name: "Trace"),

    // Files that people write: errors and YAML with line and column, keys and the values they take.
    .target(name: "InputFile", dependencies: ["FoundationTypes", "Trace", "YAML"]),

    // Left of the trace: the simulated UIKit, and the readers that build screens in it.
    .target(name: "UIKitModel", dependencies: ["FoundationTypes", "Trace"]),
    .target(
      name: "UIKitTracing",
      dependencies: [
        "UIKitModel", .target(name: "UIKitTracingMacros", condition: .when(traits: ["Traced"])),
      ]),
    .macro(
      name: "UIKitTracingMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax", condition: .when(traits: ["Traced"])),
        .product(name: "SwiftDiagnostics", package: "swift-syntax", condition: .when(traits: ["Traced"])),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Traced"])),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax", condition: .when(traits: ["Traced"])),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax", condition: .when(traits: ["Traced"])),
      ]
    ),
    .target(
      name: "ScenarioFile", dependencies: ["FoundationTypes", "InputFile", "UIKitModel", "Trace", "YAML"]),
    .target(
      name: "ScreenImport",
      dependencies: [
        "FoundationTypes", "Cassowary", "InputFile", "ScenarioFile", "UIKitModel", "Trace", "XML",
      ]),
    .target(name: "CourseFile", dependencies: ["InputFile", "ScenarioFile", "Trace"]),

    // Right of the trace: answers, sentences, pictures, pages.
    .target(name: "Analysis", dependencies: ["FoundationTypes", "Trace"]),
    .target(name: "Narration", dependencies: ["Analysis", "Trace"]),
    .target(name: "Course", dependencies: ["Analysis", "Markdown", "Trace"], plugins: ["EmbedTexts"]),
    .target(
      name: "Diagrams", dependencies: ["FoundationTypes", "Analysis", "Narration", "Graphviz", "Trace"]),
    .target(
      name: "Templates",
      path: "templates",
      exclude: ["script/tsconfig.json", "script/types.d.ts"],
      plugins: ["EmbedTexts"]
    ),
    .target(
      name: "Report",
      dependencies: [
        "FoundationTypes", "Analysis", "Course", "Narration", "Diagrams", "Graphviz", "Markdown",
        "Templates", "Trace",
      ]
    ),

    // The product for Swift code: a screen, touches on it, and the answer. It also reads every input for the command.
    .target(
      name: "HitPath",
      dependencies: [
        "FoundationTypes", "ScreenImport", "InputFile", "ScenarioFile", "UIKitModel", "Trace", "Analysis",
        "Narration", "Diagrams", "Report",
      ]
    ),

    // Expectations of touches for tests of other packages, in Swift Testing and in XCTest. It names UIKitModel, as the compiler lays
    // out that module's types in here: a change of them has to compile this again.
    .target(name: "HitPathTesting", dependencies: ["HitPath", "UIKitModel"]),

    // The commit that the program is built from, if make tells it: the same commit gives the same bytes.
    .target(
      name: "CRevision",
      cSettings: (Context.environment["HITPATH_REVISION"] ?? "").isEmpty
        ? [] : [.define("HITPATH_REVISION", to: "\"\(Context.environment["HITPATH_REVISION"] ?? "")\"")]),

    // The command, as a library, and the executable that starts it.
    .target(
      name: "HitPathCommands",
      dependencies: [
        "FoundationTypes", "HitPath", "ScreenImport", "InputFile", "ScenarioFile", "CourseFile",
        "UIKitModel", "Trace", "Analysis", "CRevision", "Narration", "Course", "Diagrams", "Graphviz",
        "Markdown", "Report", "YAML",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      plugins: ["EmbedTexts"]
    ),
    .executableTarget(
      name: "HitPathTool", dependencies: ["FoundationTypes", "HitPathCommands", "PageServer"]),

    // HTTP for `hitpath serve`.
    .target(
      name: "PageServer",
      dependencies: [
        "FoundationTypes", "HitPathCommands", "Narration",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]
    ),

    // Helpers for the tests of all modules: the package's files, samples, logs, temporary folders.
    .target(name: "TestSupport", dependencies: ["Trace", "XML"], path: "Tests/Support"),
    // Makes random scenarios with all kinds of parts.
    .target(
      name: "ScenarioSupport",
      dependencies: [
        "InputFile", "ScenarioFile", "UIKitModel", "Trace", "TestSupport",
      ],
      path: "Tests/ScenarioSupport"),
    // Helpers for questions to tap maps. A separate target, so that a change in Analysis does not affect the tests of modules
    // to its left.
    .target(name: "TapMapSupport", dependencies: ["Analysis", "Trace"], path: "Tests/TapMapSupport"),

    // Creates the tables of docs/: `make tables` writes them, and tests compare them.
    .target(
      name: "Documents",
      dependencies: [
        "HitPath", "Analysis", "Course", "CourseFile", "Diagrams", "HitPathCommands", "InputFile",
        "Narration",
        "ScenarioFile",
        "ScreenImport", "TestSupport", "Trace", "UIKitModel",
      ],
      path: "Tests/Documents"),
    .executableTarget(
      name: "DocumentsTool", dependencies: ["Documents", "TestSupport"], path: "Tests/DocumentsTool"),

    .testTarget(name: "GraphvizTests", dependencies: ["Graphviz", "TestSupport"]),
    .testTarget(name: "XMLTests", dependencies: ["XML"]),
    .testTarget(name: "YAMLTests", dependencies: ["YAML"]),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary"]),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown", "TestSupport"]),
    .testTarget(name: "TraceTests", dependencies: ["Trace", "UIKitModel"]),
    .testTarget(
      name: "UIKitModelTests",
      dependencies: ["UIKitModel", "Analysis", "Trace", "TapMapSupport", "TestSupport"]),
    .testTarget(
      name: "ScenarioFileTests",
      dependencies: [
        "InputFile", "ScenarioFile", "UIKitModel", "Trace", "ScenarioSupport", "TestSupport",
      ]
    ),
    .testTarget(
      name: "ScreenImportTests",
      dependencies: ["ScreenImport", "InputFile", "ScenarioFile", "Trace", "XML", "TestSupport"]),
    .testTarget(
      name: "AnalysisTests",
      dependencies: ["Analysis", "ScenarioFile", "UIKitModel", "Trace", "TapMapSupport", "TestSupport"]),
    .testTarget(name: "NarrationTests", dependencies: ["Narration", "Analysis", "Trace"]),
    .target(
      name: "CourseListings", dependencies: ["UIKitModel"], path: "Tests/CourseListings",
      plugins: ["CompileListings"]),
    .testTarget(
      name: "CourseTests",
      dependencies: [
        "Course", "CourseFile", "CourseListings", "Markdown", "Analysis", "InputFile", "ScenarioFile",
        "Trace", "HitPath",
        "TestSupport",
      ]),
    .testTarget(
      name: "DiagramsTests",
      dependencies: [
        "Diagrams", "Analysis", "Narration", "Graphviz", "ScenarioFile", "Templates", "Trace", "TestSupport",
      ]),
    .testTarget(
      name: "ReportTests",
      dependencies: [
        "Report", "Templates", "Analysis", "Course", "Narration", "Diagrams", "ScenarioFile", "Trace",
      ]),
    .testTarget(
      name: "HitPathTests",
      dependencies: [
        "HitPath", "Analysis", "Diagrams", "Narration", "ScenarioFile", "Trace", "UIKitModel", "TestSupport",
      ]),
    .testTarget(name: "HitPathTestingTests", dependencies: ["HitPathTesting", "UIKitModel", "TestSupport"]),
    .testTarget(
      name: "HitPathCommandsTests",
      dependencies: [
        "HitPath", "HitPathCommands", "CourseFile", "Documents", "InputFile", "ScenarioFile", "ScreenImport",
        "Analysis",
        "Narration", "Course", "Diagrams",
        "Report", "UIKitModel", "Trace", "ScenarioSupport", "TapMapSupport", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
  ]
)

// Built only by `make fuzz`: a program for libFuzzer has no main function of its own. The tools of the plugins cannot be
// built for it, so this package has only the program and the readers.
if Context.environment["HITPATH_FUZZING"] != nil {
  let readers = [
    "Cassowary", "CXMLSystem", "CXML", "XML", "CYAMLSystem", "CYAML", "YAML", "FoundationTypes", "Trace",
    "InputFile",
    "UIKitModel", "ScenarioFile",
    "ScreenImport",
  ]
  package.products = []
  package.targets.removeAll { !readers.contains($0.name) }
  package.targets.append(
    .executableTarget(
      name: "FuzzReaders",
      dependencies: ["ScreenImport", "ScenarioFile", "InputFile", "Trace"],
      path: "Fuzzing", exclude: ["Corpus"],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}

// Built by `make quick`: the tests of one module and what they use. Modules to its right are not compiled.
if let name = Context.environment["HITPATH_ONLY"] {
  var used: Set<String> = []
  var usedPackages: Set<String> = []
  var waiting = [name]
  while let next = waiting.popLast() {
    guard used.insert(next).inserted, let target = package.targets.first(where: { $0.name == next }) else {
      continue
    }
    for dependency in target.dependencies {
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _): waiting.append(name)
      case .productItem(_, let package?, _, _): usedPackages.insert(package)
      default: break
      }
    }
    for case .plugin(let name, _) in target.plugins ?? [] { waiting.append(name) }
  }
  package.products = []
  package.targets.removeAll { !used.contains($0.name) }
  package.dependencies.removeAll {
    if case .sourceControl(_, let location, _) = $0.kind {
      !usedPackages.contains { location.hasSuffix("/\($0)") }
    } else {
      false
    }
  }
}

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

// Nothing imports the module of a test target, so its interface needs no separate run of the compiler.
for target in package.targets where target.type == .test {
  target.swiftSettings?.append(.unsafeFlags(["-no-emit-module-separately-wmo"], .when(configuration: .debug)))
}
