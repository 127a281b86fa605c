// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The frames around the views of a view controller each, and how the controllers belong together.
struct HierarchyControllers {
  /// Frames in frames, at most. Graphs do not nest without end.
  private static let deepest = 24

  /// The frame around the views of a controller.
  struct Frame {
    var controller: TraceController
    /// The item of its root view.
    var root: Int
    /// The frame around this one.
    var parent: Int?
    var depth: Int
  }

  private(set) var frames: [Frame] = []

  /// The frame of each item; nil for items in none.
  private(set) var frameOfItem: [Int?] = []

  init(_ items: [HierarchyItem], in index: ScreenIndex) {
    for (position, item) in items.enumerated() {
      var frame = item.parent.flatMap { frameOfItem[$0] }
      if case .view(let id, inside: _) = item.content,
        let controller = index.view(id)?.viewController.flatMap(index.controller)
      {
        let depth = frame.map { frames[$0].depth + 1 } ?? 1
        if depth <= Self.deepest {
          frames.append(Frame(controller: controller, root: position, parent: frame, depth: depth))
          frame = frames.count - 1
        }
      }
      frameOfItem.append(frame)
    }
  }

  /// Which controller presents which, by their frames.
  var presentations: [(from: Int, to: Int)] {
    var byController: [String: Int] = [:]
    for (position, frame) in frames.enumerated() where byController[frame.controller.id] == nil {
      byController[frame.controller.id] = position
    }
    return frames.indices.compactMap { position in
      frames[position].controller.presentingViewController.flatMap { byController[$0] }.map { ($0, position) }
    }
  }

  /// How a controller came to be where it is.
  static func relation(_ controller: TraceController, language: Language) -> String? {
    if let presenting = controller.presentingViewController {
      return language.say(TreesText.presentedBy(controller: TextFitter.line(presenting)))
    }
    if let parent = controller.parent {
      return language.say(TreesText.childOf(controller: TextFitter.line(parent)))
    }
    return controller.rootOf.map { language.say(TreesText.rootOf(window: TextFitter.line($0))) }
  }
}
