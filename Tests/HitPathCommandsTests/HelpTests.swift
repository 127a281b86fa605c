// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Foundation
import Testing

/// The help texts, as they are printed at 80 columns.
@MainActor
@Suite struct HelpTests {
  init() {
    // Elsewhere 80 is what is taken anyway.
    if isatty(STDOUT_FILENO) == 1 { setenv("COLUMNS", "80", 1) }
  }

  @Test func helpOfTheCommand() throws {
    #expect(
      try output(of: "--help") == """
        OVERVIEW: Explains who gets a touch on an iOS screen, and why

        INPUT is a scenario file (YAML), a storyboard, a xib, the output of `po
        [[UIWindow keyWindow] recursiveDescription]`, a capture of a running app, an
        EarlGrey hierarchy, an XCUITest element tree, an Appium page source, a
        WebDriverAgent JSON source, an idb accessibility dump, a Maestro hierarchy, a
        Sentry view hierarchy, a Detox view hierarchy, or a trace written by `hitpath
        trace`. The format is detected; `-` reads standard input.

        Exit codes: 0 fine, 1 an expectation failed, two inputs differ or an audit
        found faults, 2 wrong usage, 3 bad input.

        USAGE: hitpath <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          report                  Makes HTML pages that explain the touches of each
                                  input
          render                  Draws pictures of a screen and of a touch on it
          docs                    Draws the pictures of Markdown and DocC documents,
                                  and keeps them fresh
          explain                 Answers in the terminal who gets a touch, and why
          audit                   Looks for what makes controls and gestures of screens
                                  dead, and tries a cure of each fault
          trace                   Prints what event delivery did, as data or as a log
          import                  Turns a storyboard, xib, dump or capture into a
                                  scenario file
          check                   Runs scenarios and compares them with what they expect
          quiz                    Asks questions about touches, and tells why an answer
                                  holds or not
          diff                    Compares two screens and what happens on them
          serve                   Shows pages in a browser and renews them when their
                                  source is saved
          gallery                 Makes the course and the built-in reports
          schema                  Prints the JSON Schema of scenario files, of trace
                                  records or of captures
          lldb                    Prints a Python file that gives the debugger a
                                  command for running apps
          capture-source          Prints a Swift file with which an app captures its
                                  own screen
          merge                   Joins what several machines made with --shard
          doctor                  Looks whether everything is there that HitPath uses

          See 'hitpath help <subcommand>' for detailed help.

        """)
  }

  @Test func helpOfExplain() throws {
    #expect(
      try output(of: "explain", "--help") == """
        OVERVIEW: Answers in the terminal who gets a touch, and why

        Without --tap or --touch every touch of the input is explained, and what comes
        of keys, scrolls and the status bar. --view asks why the touch did not go to
        that view, and where a tap would come to it; on a screen without touches a tap
        in its middle is explained. --all-controls asks this of every control of the
        screen, as it stands before any touch, and tries a tap on each.

        --reason needs no input: it tells what a code in an answer means, with an
        example and the usual cure.

        USAGE: hitpath explain [<input> ...] [--tap <x,y> ...] [--scene <scene>] [--in <container>] [--pass-through <name> ...] [--screenshot <file>] [--touch <n>] [--view <name>] [--all-controls] [--reason <code>] [--format <format>] [--lang <lang>]

        ARGUMENTS:
          <input>                 A scenario, storyboard, xib, dump, capture or trace;
                                  - for standard input; a dump and files of
                                  controllers, recognizers and touches of the same run;
                                  storyboards of which the first refers to the others

        OPTIONS:
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
          --touch <n>             Only this touch, from 1 in the order of touch-down
          --view <name>           Why the touch did not go to this view: its id, class,
                                  text or address, or how one of these begins
          --all-controls          How much of each control taps can reach, and what a
                                  tap on it becomes
          --reason <code>         What the code of a reason means; all lists the codes
          --format <format>       The form of the answer; brief has a few lines, as for
                                  a chat (values: text, brief, json; default: text)
          --lang <lang>           The language of sentences and labels (values: en,
                                  zh-Hans; default: en)
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func helpOfReport() throws {
    #expect(
      try output(of: "report", "--help") == """
        OVERVIEW: Makes HTML pages that explain the touches of each input

        Each page is one file that opens by double click and works offline. Of a folder
        all that can be read is taken, at any depth. For a folder or several inputs an
        index is made too, and pages that would come out as they are there already are
        not made again.

        --view says on the page why a touch did not go to that view, and where a tap
        would come to it; on a screen without touches the page is of a tap in its
        middle. --all-controls adds a table of all controls.

        The page of one input can have a name of its own: -o page.html.

        With --format markdown or docc documents are made instead, each with its
        pictures beside it.

        Nothing is written if any input is wrong. The paths of the pages are printed.

        USAGE: hitpath report [<options>] <inputs> ...

        ARGUMENTS:
          <inputs>                Scenarios, storyboards, xibs, dumps, captures, traces
                                  or folders of them; - for standard input

        OPTIONS:
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
          --view <name>           Why the touch did not go to this view: its id, class,
                                  text or address, or how one of these begins
          --all-controls          How much of each control taps can reach, and what a
                                  tap on it becomes
          -o, --output <folder>   The folder for the pages, or the file of the only
                                  one, PAGE.html (default: hitpath-report)
          --lang <languages>      The language of the pages, or several with commas:
                                  pages in each, that link to each other (values: en,
                                  zh-Hans; default: en)
          --format <format>       The form of the pages (values: html, markdown, docc;
                                  default: html)
          --assets <assets>       Where the styles and scripts of pages are: in them,
                                  or in files beside them (values: inline, separate;
                                  default: inline)
          --embed                 Only stage and player, to be shown in another page
          --whole-at <url>        With --embed: where the whole pages stand, to which
                                  these lead
          --templates <folder>    Use the templates of this folder instead of the
                                  built-in ones
          --shard <n/m>           Take only this part of the inputs, such as 3/8;
                                  hitpath merge joins what the parts made (default:
                                  what the runner says)
          --open                  Open the page in the browser
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func helpOfRender() throws {
    let kinds = DiagramKind.allCases.map { kind in
      "        " + kind.id.padding(toLength: 18, withPad: " ", startingAt: 0) + "- " + kind.question
    }.joined(separator: "\n")
    #expect(
      try output(of: "render", "--help") == """
        OVERVIEW: Draws pictures of a screen and of a touch on it

        Each kind of picture answers one question; docs/diagrams.md shows them all. An
        SVG file brings its style. PNG and PDF are made by rsvg-convert. DOT is for the
        pictures that are graphs, Mermaid for these and the sequence, and `text` says
        what the picture shows.

        USAGE: hitpath render [<options>] <input> ...

        ARGUMENTS:
          <input>                 A scenario, storyboard, xib, dump, capture or trace;
                                  - for standard input; a dump and files of
                                  controllers, recognizers and touches of the same run;
                                  storyboards of which the first refers to the others

        OPTIONS:
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
          -d, --diagram <diagram> Which picture (default: hit-path)
        \(kinds)
          --all                   Draw the pictures that a page shows into the folder
                                  named by --output
          -T, --format <format>   The form of the picture (default: that of the file
                                  that --output names, else svg) (values: svg, png,
                                  pdf, dot, json, text, mermaid)
          --touch <n>             The touch, from 1 in the order of touch-down; with
                                  --tap, the tap
          --step <n>              Stop after this step of the hit test, which screen
                                  and layers count on after it, or call of the sequence
          --view <name>           The view or recognizer that the picture is about
          --focus <name>          Show only this view and what is in it
          --depth <n>             Show only so many levels of views
          --width <pixels>        How wide an answer is, in pixels: 680 as in an
                                  article, or 360 for a narrow column (default: 680)
          --fold/--no-fold        Count what repeats or does not matter instead of
                                  drawing each (default: --fold)
          --theme <theme>         The colours; auto follows the reader's system
                                  (values: auto, light, dark; default: auto)
          --id-prefix <name>      What every id in an SVG begins with, so that several
                                  can stand in one page (default: made from the picture)
          --scale <factor>        Pixels of a PNG for each of the picture's (default:
                                  2.0)
          -o, --output <path>     Write to this file, or with --all to this folder
          --lang <lang>           The language of sentences and labels (values: en,
                                  zh-Hans; default: en)
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func helpOfTrace() throws {
    #expect(
      try output(of: "trace", "--help") == """
        OVERVIEW: Prints what event delivery did, as data or as a log

        `json` is JSON Lines: a header, the screen, one record per event, and with
        `--tap-map` what gets a tap where (see `hitpath schema trace`). `log` is what
        people print from overridden methods, indented two spaces a call.

        USAGE: hitpath trace <input> ... [--tap <x,y> ...] [--scene <scene>] [--in <container>] [--pass-through <name> ...] [--screenshot <file>] [--format <format>] [--tap-map] [--output <file>]

        ARGUMENTS:
          <input>                 A scenario, storyboard, xib, dump, capture or trace;
                                  - for standard input; a dump and files of
                                  controllers, recognizers and touches of the same run;
                                  storyboards of which the first refers to the others

        OPTIONS:
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
          --format <format>       The form of the trace (values: json, log; default:
                                  json)
          --tap-map               Add the regions of the screen in which views get a tap
          -o, --output <file>     Write to this file
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func helpOfCheck() throws {
    #expect(
      try output(of: "check", "--help") == """
        OVERVIEW: Runs scenarios and compares them with what they expect

        Exits with 1 if an expectation fails, after printing what was expected, what
        came and why. Of a folder every .yml and .yaml file is run, at any depth, in
        the order of their paths; hidden files and symbolic links are left out.

        An input that is wrong does not stop the others. Its error comes last, and the
        exit code is 3.

        With GITHUB_ACTIONS=true in the environment failures are also annotated for
        GitHub, and a summary is added to the file GITHUB_STEP_SUMMARY.

        USAGE: hitpath check <inputs> ... [--quiet] [--junit <file>] [--shard <n/m>]

        ARGUMENTS:
          <inputs>                Scenario files or folders of them; - for standard
                                  input

        OPTIONS:
          -q, --quiet             Print failures and the last line only
          --junit <file>          Also write the results to this file, as JUnit XML
          --shard <n/m>           Take only this part of the inputs, such as 3/8;
                                  hitpath merge joins what the parts made (default:
                                  what the runner says)
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func helpOfSchema() throws {
    #expect(
      try output(of: "schema", "--help") == """
        OVERVIEW: Prints the JSON Schema of scenario files, of trace records or of
        captures

        Editors complete scenario files from it; scripts check traces against it,
        record by record.

        USAGE: hitpath schema <kind>

        ARGUMENTS:
          <kind>                  Which format (values: scenario, trace, capture)

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test(arguments: ["explain", "report", "render", "trace", "import", "check", "diff", "gallery", "schema"])
  func helpIsGivenInThreeWays(_ command: String) throws {
    let help = try output(of: command, "--help")
    #expect(try output(of: command, "-h") == help)
    #expect(try output(of: "help", command) == help)
  }
}
