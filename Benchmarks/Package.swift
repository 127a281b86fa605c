// swift-tools-version: 6.1

import PackageDescription

// A package of its own, so that nobody who uses HitPath resolves what only its benchmarks need.
let package = Package(
  name: "HitPathBenchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "HitPath", path: "..")],
  targets: [
    .target(name: "CAllocationCount"),
    .executableTarget(
      name: "DeliveryBenchmark",
      dependencies: [
        "CAllocationCount",
        .product(name: "UIKitModel", package: "HitPath"),
        .product(name: "Trace", package: "HitPath"),
      ]
    ),
    .executableTarget(
      name: "HitTestBenchmark",
      dependencies: [
        "CAllocationCount",
        .product(name: "UIKitModel", package: "HitPath"),
        .product(name: "Trace", package: "HitPath"),
      ]
    ),
    .executableTarget(name: "PictureBenchmark"),
    .executableTarget(
      name: "TapMapBenchmark",
      dependencies: [
        .product(name: "UIKitModel", package: "HitPath"),
        .product(name: "Trace", package: "HitPath"),
      ]
    ),
  ]
)
