// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The help text of `hitpath diff`, as it is printed at 80 columns.
@MainActor
@Suite struct DiffHelpTests {
  init() {
    if isatty(STDOUT_FILENO) == 1 { setenv("COLUMNS", "80", 1) }
  }

  @Test func helpOfDiff() throws {
    #expect(
      try output(of: "diff", "--help") == """
        OVERVIEW: Compares two screens and what happens on them

        Prints where the two first differ and why; then what happens to each touch,
        where the screens differ, and all events side by side. Views with made-up
        names, such as those of dumps, are matched by their place.

        Touches at different points are printed first. To compare what both screens
        make of the same taps, use --tap-of: then the only events are taps where the
        touches of that input went down.

        --tap and --scene apply to both inputs. A picture (svg, png, pdf, dot) shows
        one touch: both hit paths as one tree, and where they differ. The ending of the
        output file's name chooses the format. Exits with 1 if the two differ, else
        with 0.

        A single capture is compared with itself: the calls that the app noted, with
        the simulation of its screen, up to the first difference.

        USAGE: hitpath diff [<options>] <first> [<second>]

        ARGUMENTS:
          <first>                 A scenario, storyboard, xib, dump, capture or trace;
                                  - for standard input
          <second>                Another one; not needed for a capture in which the
                                  app noted its calls

        OPTIONS:
          --tap <x,y>             Add a tap at this place, in points of the screen; may
                                  be repeated
          --scene <scene>         The scene of a storyboard, by controller class,
                                  identifier or title
          --in <container>        The container in which code shows the scene, if the
                                  storyboard does not say (values: navigation, tab,
                                  sheet)
          --pass-through <name>   Let touches through the view or window of this id or
                                  class unless a view in it is hit; may be repeated
          --tap-of <tap-of>       Replace all that happens on both with taps where this
                                  input's touches went down (values: first, second)
          --format <format>       The form of the answer; text unless the name of the
                                  output file says otherwise (values: text, json, html,
                                  svg, png, pdf, dot)
          --touch <n>             The touch of a picture, from 1 (default: the first
                                  that differs)
          --theme <theme>         The colours of a picture; auto follows the reader's
                                  system (values: auto, light, dark; default: auto)
          -o, --output <file>     Write to this file
          --lang <lang>           The language of sentences and labels (values: en,
                                  zh-Hans; default: en)
          --templates <folder>    Use the templates of this folder instead of the
                                  built-in ones
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }
}
