// swift-tools-version: 6.1

import PackageDescription

// A package of its own, so that nobody who uses HitPath resolves what only its benchmarks need.
let package = Package(
  name: "HitPathBenchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "HitPath", path: "..")],
  targets: [
    // What the simulation is compared with.
    .target(name: "CYardstick"),
    .executableTarget(
      name: "CoreBenchmark",
      dependencies: [
        "CYardstick",
        .product(name: "UIKitModel", package: "HitPath"),
        .product(name: "Trace", package: "HitPath"),
      ]
    ),
    // What starting a program costs that does nothing.
    .executableTarget(name: "EmptyProgram"),
  ]
)
