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

        Says where they part first, and why; then what becomes of each touch, where the
        screens differ, and all that happened side by side. Views with made names, such
        as those of dumps, are found by their place.

        Touches at different points are named first. To compare what two screens make
        of one tap, give --tap-of: then nothing happens but taps where the touches of
        that input went down.

        --tap and --scene are for both inputs. A picture (svg, png, pdf, dot) is of one
        touch: both hit paths as one tree, with what parts them. A file name that ends
        in the name of a format chooses it. Exits with 1 if the two differ, with 0 if
        they are alike.

        A capture alone is compared with itself: what the app noted meanwhile with the
        simulation of its screen, up to the first difference.

        USAGE: hitpath diff [<options>] <first> [<second>]

        ARGUMENTS:
          <first>                 A scenario, storyboard, xib, dump, capture or trace;
                                  - for standard input
          <second>                Another one; without it a capture in which the app
                                  noted its calls

        OPTIONS:
          --tap <x,y>             Add a tap at this place, in points of the screen; may
                                  be repeated
          --scene <scene>         The scene of a storyboard, by controller class,
                                  identifier or title
          --in <container>        What code shows the scene in, where the storyboard
                                  does not tell (values: navigation, tab, sheet)
          --pass-through <name>   Let touches through the view or window of this id or
                                  class unless a view in it is hit; may be repeated
          --tap-of <tap-of>       Put the taps of this input on both, in place of all
                                  that happens (values: first, second)
          --format <format>       The form of the answer; text unless the file's name
                                  says otherwise (values: text, json, html, svg, png,
                                  pdf, dot)
          --touch <n>             The touch of a picture, from 1 (default: the one in
                                  which they part)
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
