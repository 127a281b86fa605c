// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The help texts of the commands for several inputs and pages of them, as they are printed at 80 columns.
@MainActor
@Suite struct SetHelpTests {
  init() {
    // Elsewhere 80 is what is taken anyway.
    if isatty(STDOUT_FILENO) == 1 { setenv("COLUMNS", "80", 1) }
  }

  @Test func helpOfServe() throws {
    #expect(
      try output(of: "serve", "--help") == """
        OVERVIEW: Shows pages in a browser and renews them when their source is saved

        Pages are served to this machine only. The address is printed. An open page
        loads again when its file is saved, at the same step; what is wrong with a file
        is shown in its page. Ctrl-C ends it.

        A folder with a scenario, questions and texts is a page of a course. With
        --course HitPath's own course is served. The tasks of its lessons are done on a
        live stage.

        USAGE: hitpath serve [<path>] [--course] [--port <port>] [--save] [--tap <x,y> ...] [--scene <scene>] [--in <container>] [--pass-through <name> ...] [--screenshot <file>] [--lang <languages>] [--templates <folder>]

        ARGUMENTS:
          <path>                  A scenario, storyboard, xib, dump, capture or trace,
                                  or a folder of them (default: .)

        OPTIONS:
          --course                Serve HitPath's course, in place of files
          --port <port>           The port; 0 for any that is free (default: 8640)
          --save                  Let pages write: gestures and what came of them into
                                  the scenario files that they show
          --tap <x,y>             Add a tap at this place, in points of the screen; may
                                  be repeated
          --scene <scene>         The scene of a storyboard, by controller class,
                                  identifier or title
          --in <container>        What code shows the scene in, where the storyboard
                                  does not tell (values: navigation, tab, sheet)
          --pass-through <name>   Let touches through the view or window of this id or
                                  class unless a view in it is hit; may be repeated
          --screenshot <file>     A picture of the whole screen, a small PNG or JPEG,
                                  that is drawn below the frames
          --lang <languages>      The language of the pages, or several with commas:
                                  pages in each, that link to each other (values: en,
                                  zh-Hans; default: en)
          --templates <folder>    Use the templates of this folder instead of the
                                  built-in ones
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func helpOfGallery() throws {
    #expect(
      try output(of: "gallery", "--help") == """
        OVERVIEW: Makes the course and the built-in reports

        Without names all pages are made. The scenario files are written beside them,
        to be read and changed.

        With --site the folder can be put on any web host: styles and scripts are files
        of their own, pages say where they stand and load nothing from elsewhere, and
        there are a site map, a page for what is not found, and a picture for links to
        each page.

        USAGE: hitpath gallery [<options>] [<name> ...]

        ARGUMENTS:
          <name>                  Only the pages of these names

        OPTIONS:
          --topic <topic>         Only pages of this kind (values: lessons, questions,
                                  bugs, notes, scenarios, kinds)
          -o, --output <folder>   The folder for the pages (default: hitpath-gallery)
          --list                  List the names instead
          --print                 Print the scenarios instead, to start from
          --cards                 Make flash cards instead: sheets to print, and tables
                                  for card programs
          --booklet               Make booklets instead: pages that a browser prints
          --site <url>            The address at which the folder will stand, for a web
                                  site
          --lang <languages>      The language of the pages, or several with commas:
                                  pages in each, that link to each other (values: en,
                                  zh-Hans; default: en)
          --assets <assets>       Where the styles and scripts of pages are: in them,
                                  or in files beside them (values: inline, separate;
                                  default: inline)
          --embed                 Only stage and player, to be shown in another page
          --whole-at <url>        With --embed: where the whole pages stand, to which
                                  these lead
          --templates <folder>    Use the templates of this folder instead of the
                                  built-in ones
          --open                  Open the page in the browser
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func helpOfImport() throws {
    #expect(
      try output(of: "import", "--help") == """
        OVERVIEW: Turns a storyboard, xib, dump or capture into a scenario file

        The scenario can be read, edited and run. With several inputs each becomes a
        file of its own in the folder named with -o. Files of controllers, gesture
        recognizers and touches become one scenario with the dump of views beside them,
        if they are of the same run.

        With --anonymize a screen can be shown to others: names of objects, classes,
        actions and targets, and all texts, are replaced, each by the same everywhere.
        Names of classes that begin as UIKit's do stay.

        USAGE: hitpath import <inputs> ... [--tap <x,y> ...] [--scene <scene>] [--in <container>] [--pass-through <name> ...] [--output <path>] [--anonymize]

        ARGUMENTS:
          <inputs>                Storyboards, xibs, dumps, captures or traces; - for
                                  standard input

        OPTIONS:
          --tap <x,y>             Add a tap at this place, in points of the screen; may
                                  be repeated
          --scene <scene>         The scene of a storyboard, by controller class,
                                  identifier or title
          --in <container>        What code shows the scene in, where the storyboard
                                  does not tell (values: navigation, tab, sheet)
          --pass-through <name>   Let touches through the view or window of this id or
                                  class unless a view in it is hit; may be repeated
          -o, --output <path>     The scenario file to write, or the folder for several
          --anonymize             Replace names and texts by made-up ones
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }
}
