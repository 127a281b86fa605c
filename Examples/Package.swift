// swift-tools-version: 6.1

import PackageDescription

// As a package of somebody else: it knows HitPath by its product alone.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "HitPath", path: "..")],
  targets: [
    .target(name: "Shop", dependencies: [.product(name: "HitPath", package: "HitPath")]),
    .executableTarget(name: "TapAnswer", dependencies: [.product(name: "HitPath", package: "HitPath")]),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop", .product(name: "HitPath", package: "HitPath")],
      resources: [.copy("Screens")]),
    .testTarget(
      name: "StoryboardTests", dependencies: [.product(name: "HitPathTesting", package: "HitPath")],
      resources: [.copy("Shop.storyboard")]),
    .testTarget(
      name: "OverlayTests", dependencies: ["Shop", .product(name: "HitPathTesting", package: "HitPath")]),
    .testTarget(name: "DocumentTests", dependencies: ["TapAnswer"]),
  ]
)
