// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile

/// An Interface Builder document for UIKit, with its objects by identifier.
struct IBDocument {
  let root: IBElement
  let file: String
  let isStoryboard: Bool

  /// What can be shown: the controllers of a storyboard's scenes, the top-level views and controllers of a xib.
  let screens: [IBScreen]

  /// The line of the first view that is installed for other sizes than the device's, and left out.
  let firstLeftOut: Int?

  private let objects: [String: IBElement]

  /// Reads a document, and refuses those of other platforms and those without views.
  init(_ text: String, file: String) throws(InputError) {
    root = try IBParser.parse(text, file: file)
    self.file = file
    let type = root["type"] ?? ""
    isStoryboard = type.contains(".Storyboard")
    try Self.refuseOtherPlatforms(root, type: type, file: file)
    firstLeftOut = IBVariations.settle(root)
    IBAccessories.move(in: root)
    var objects: [String: IBElement] = [:]
    var hasViews = false
    for element in root.withDescendants {
      if let id = element.id, objects[id] == nil { objects[id] = element }
      hasViews = hasViews || element.isView
    }
    self.objects = objects
    screens = isStoryboard ? Self.withClearTitles(Self.scenes(root)) : Self.topLevel(root)
    let kind = isStoryboard ? "storyboard" : "xib"
    if isStoryboard, screens.isEmpty { throw InputError(file: file, message: "the storyboard has no scenes") }
    guard hasViews, !screens.isEmpty else {
      throw InputError(file: file, message: "the \(kind) has no views")
    }
  }

  /// The object with an identifier of Interface Builder.
  subscript(id: String?) -> IBElement? {
    id.flatMap { objects[$0] }
  }

  /// Whether constraints move the views at run time.
  var usesAutoLayout: Bool { root.flag("useAutolayout") ?? false }

  private static func refuseOtherPlatforms(_ root: IBElement, type: String, file: String) throws(InputError) {
    let runtime = (root["targetRuntime"] ?? "").lowercased()
    if root.name == "archive" {
      throw InputError(
        file: file, message: "this document was saved by Xcode 4 or older",
        hint: "open it in a newer Xcode and save it again")
    }
    if runtime.hasPrefix("macosx") || type.contains(".Cocoa.") {
      throw InputError(file: file, message: "this is a macOS document, whose views are AppKit's, not UIKit's")
    }
    if runtime.contains("watch") || type.contains("Watch") {
      throw InputError(file: file, message: "this is a watchOS document, which has no UIKit views")
    }
    if runtime.contains("appletv") || type.contains("AppleTV") {
      throw InputError(
        file: file,
        message: "this is a tvOS document: nothing is tapped there, the remote moves the focus and presses")
    }
    guard root.name == "document" else {
      throw InputError(
        file: file, line: root.line,
        message: "the root element is '\(SafeText.line(root.name))', and 'document' was expected")
    }
  }

  private static func scenes(_ root: IBElement) -> [IBScreen] {
    root.children(of: "scenes").filter { $0.name == "scene" }.compactMap { scene in
      let objects = scene.children(of: "objects")
      let main =
        objects.first { $0["sceneMemberID"] == "viewController" } ?? objects.first(where: \.isController)
      guard let main, main.isController else { return nil }
      let others = objects.filter { $0 !== main && $0.isView }
      return IBScreen(
        object: main, sceneID: scene["sceneID"], sceneTitle: scene[IBElement.sceneTitle], otherViews: others)
    }
  }

  /// The scenes without those titles that name another scene too: most scenes are called "View Controller".
  private static func withClearTitles(_ scenes: [IBScreen]) -> [IBScreen] {
    var owners: [String: Int] = [:]
    for scene in scenes {
      for name in Set(scene.names.map { $0.lowercased() }) { owners[name, default: 0] += 1 }
    }
    return scenes.map { scene in
      guard let title = SafeText.name(scene.sceneTitle), owners[title.lowercased()] != 1 else { return scene }
      var scene = scene
      scene.sceneTitle = nil
      return scene
    }
  }

  private static func topLevel(_ root: IBElement) -> [IBScreen] {
    let objects = root.children(of: "objects")
    let views = objects.filter { $0.isView }
    return (views + objects.filter(\.isController)).map { IBScreen(object: $0) }
  }
}

/// Something of a document that can be shown on its own.
struct IBScreen {
  /// The controller, or the view of a xib.
  let object: IBElement

  var sceneID: String?

  /// The title that Interface Builder shows for the scene.
  var sceneTitle: String?

  /// Views that are in the scene, but not in the controller's view.
  var otherViews: [IBElement] = []

  /// Whether the scene only refers to another storyboard.
  var isReference: Bool { object.name == "viewControllerPlaceholder" }

  /// The names that a user can choose it with, the most telling first.
  var names: [String] {
    let written = [
      object["storyboardIdentifier"], object["customClass"], object["userLabel"], object["title"], sceneTitle,
      isReference ? object["storyboardName"] : nil, object.isController ? nil : object.className, object.id,
      sceneID,
    ]
    return written.compactMap { SafeText.name($0) }
  }
}
