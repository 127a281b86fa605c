// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// How much of a large screen, and of many touches, a page shows. What is left out is counted.
struct PageLimits: Hashable, Sendable {
  /// The most touches that a page plays: those that come first.
  static let touches = 40

  /// The most nodes of a tree or chain in a picture of one touch, and of the whole screen.
  var visibleNodes: Int
  var hierarchyNodes = 300

  /// The most views that are drawn on the screen, and in its planes.
  var drawnViews: Int

  /// The most steps that are told of a touch: the first, the last and those on the hit path.
  var toldSteps: Int

  /// The most lines of the log: the first, the last, and those that a told step names.
  var logEvents = 2000

  /// The most rows of the table of views.
  var tableRows = 1500

  /// The most characters of a picture's text.
  var equivalentLength: Int

  /// The most bytes of a picture; of a larger one only the text is shown.
  var pictureBytes: Int

  /// The most bytes of the pictures of touches, their stages aside, after which those of later touches are left out.
  var allPicturesBytes: Int

  /// The limits for a trace: what there is room for in a page is shared by its touches.
  init(_ analysis: TraceAnalysis) {
    // A variant shows a stage alone.
    let touches = max(analysis.touches.count * (2 + analysis.trace.variants.count) / 2, 1)
    func share(_ whole: Int, atLeast least: Int, atMost most: Int) -> Int {
      min(max(whole / touches, least), most)
    }
    visibleNodes = share(800, atLeast: 40, atMost: 250)
    drawnViews = share(900, atLeast: 40, atMost: 300)
    toldSteps = share(2400, atLeast: 100, atMost: 400)
    // A page of a small screen with two touches stays within 200 KB, and the stages of variants need room too.
    let hasVariants = !analysis.trace.variants.isEmpty
    let small = hasVariants ? 50_000 : 88_000
    allPicturesBytes = min(
      small + 40_000 * max(analysis.touches.count - 2, 0)
        + 200 * max(analysis.index.screen.views.count - 100, 0), 2_000_000)
    pictureBytes = share(2_000_000, atLeast: 150_000, atMost: 400_000)
    equivalentLength = share(40_000, atLeast: 1_500, atMost: hasVariants ? 2_000 : 3_000)
  }
}
