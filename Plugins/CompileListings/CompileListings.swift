// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Puts the Swift listings of the course's texts into a target, so that they are compiled and can be run.
@main
struct CompileListings: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let course = try context.package.targets(named: ["Course"]).compactMap(\.sourceModule)
    // The texts of other languages have the same listings; a test holds them together.
    let texts = course.flatMap(\.sourceFiles).map(\.url).filter { $0.path().hasSuffix(".en.md") }
      .sorted { $0.path() < $1.path() }
    let output = context.pluginWorkDirectoryURL.appending(path: "CourseListings.swift")
    return [
      .buildCommand(
        displayName: "Compiling the listings of the course",
        executable: try context.tool(named: "ListingsTool").url,
        arguments: ([output] + texts).map { $0.path(percentEncoded: false) },
        inputFiles: texts, outputFiles: [output])
    ]
  }
}
