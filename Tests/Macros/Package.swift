// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

// The tests of `@Traced`, in a package of their own: a test that imports a macro makes SwiftPM build everything that is
// tested beside it a second time, and swift-syntax with it. The sources are those of the project, through a link.
let package = Package(
  name: "HitPathMacros",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "HitPath", path: "../..", traits: ["Traced"]),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    // The same sources under another name, since names of targets are unique in a build.
    .macro(
      name: "ExpandedMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
    .testTarget(
      name: "UIKitTracingTests",
      dependencies: [
        "ExpandedMacros",
        .product(name: "UIKitTracing", package: "HitPath"),
        .product(name: "UIKitModel", package: "HitPath"),
        .product(name: "Trace", package: "HitPath"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    // What the trait of HitPath defines, whose sources are compiled here once more.
    .define("Traced"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
