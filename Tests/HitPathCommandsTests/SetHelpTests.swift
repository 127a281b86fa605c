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

        Only this machine can open the pages. Prints the address. An open page reloads
        at the same step when its file is saved, and shows the errors in its file.
        Ctrl-C stops the server.

        A folder with a scenario, questions and texts is a page of a course. --course
        serves HitPath's own course, with a live stage for the tasks of its lessons.

        USAGE: hitpath serve [<path>] [--course] [--port <port>] [--save] [--tap <x,y> ...] [--scene <scene>] [--in <container>] [--pass-through <name> ...] [--screenshot <file>] [--lang <languages>] [--templates <folder>]

        ARGUMENTS:
          <path>                  A scenario, storyboard, xib, dump, capture or trace,
                                  or a folder of them (default: .)

        OPTIONS:
          --course                Serve HitPath's course instead of files
          --port <port>           The port; 0 chooses a free one (default: 8640)
          --save                  Let pages save gestures and their results in the
                                  scenario files that they show
          --tap <x,y>             Add a tap at this place, in points of the screen; may
                                  be repeated
          --scene <scene>         The scene of a storyboard, by controller class,
                                  identifier or title
          --in <container>        The container in which code shows the scene, if the
                                  storyboard does not say (values: navigation, tab,
                                  sheet)
          --pass-through <name>   Let touches through the view or window of this id or
                                  class unless a view in it is hit; may be repeated
          --screenshot <file>     A picture of the whole screen, a small PNG or JPEG,
                                  that is drawn below the frames
          --lang <languages>      The language of the pages, or several separated by
                                  commas: then the pages link to each other (values:
                                  en, zh-Hans; default: en)
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

        Without names the command makes all pages. It writes the scenario files beside
        them, to be read and changed.

        With --site the folder works on any web host: styles and scripts are separate
        files, pages state their address and load nothing from other sites, and there
        are a site map, a page for addresses that do not exist, and a preview picture
        for each page.

        USAGE: hitpath gallery [<options>] [<name> ...]

        ARGUMENTS:
          <name>                  Only the pages with these names

        OPTIONS:
          --topic <topic>         Only pages of this kind (values: lessons, questions,
                                  bugs, notes, scenarios, kinds)
          -o, --output <folder>   The folder for the pages (default: hitpath-gallery)
          --list                  List the names instead
          --print                 Print the scenarios instead, to start from
          --cards                 Make flash cards instead: sheets to print, and tables
                                  for flash-card programs
          --booklet               Make booklets instead: pages to print from a browser
          --site <url>            The address that the folder will have on the web
          --lang <languages>      The language of the pages, or several separated by
                                  commas: then the pages link to each other (values:
                                  en, zh-Hans; default: en)
          --assets <assets>       Where pages have their styles and scripts: inside, or
                                  in files beside them (values: inline, separate;
                                  default: inline)
          --embed                 Make only the stage and the player, to show in
                                  another page
          --whole-at <url>        With --embed: the address of the whole pages, to
                                  which these link
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

        You can read, edit and run the scenario. With several inputs each becomes a
        file of its own in the folder given by -o. Files of controllers, gesture
        recognizers and touches become one scenario with the dump of views beside them
        if they are from the same run.

        With --anonymize you can show a screen to others: names of objects, classes,
        actions and targets, and all texts, are replaced, equal names by equal ones.
        Names of classes that begin like UIKit's stay.

        USAGE: hitpath import <inputs> ... [--tap <x,y> ...] [--scene <scene>] [--in <container>] [--pass-through <name> ...] [--output <path>] [--anonymize]

        ARGUMENTS:
          <inputs>                Storyboards, xibs, dumps, captures or traces; - for
                                  standard input

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
          -o, --output <path>     The scenario file to write, or the folder for several
          --anonymize             Replace names and texts with made-up ones
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }
}
