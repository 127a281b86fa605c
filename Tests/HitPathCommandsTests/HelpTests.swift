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
          explain                 Explains in the terminal who gets a touch, and why
          audit                   Finds out what makes controls and gestures dead, and
                                  tries a cure for each fault
          trace                   Prints what event delivery did, as data or as a log
          import                  Turns a storyboard, xib, dump or capture into a
                                  scenario file
          check                   Runs scenarios and compares them with what they expect
          quiz                    Asks questions about touches, and explains the answers
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
          doctor                  Checks that everything HitPath uses is installed

          See 'hitpath help <subcommand>' for detailed help.

        """)
  }

  @Test func helpOfExplain() throws {
    #expect(
      try output(of: "explain", "--help") == """
        OVERVIEW: Explains in the terminal who gets a touch, and why

        Without --tap or --touch the command explains every touch of the input, and the
        effects of keys, scrolls and taps on the status bar. --view explains why the
        touch did not go to that view, and where a tap would reach it; on a screen
        without touches it explains a tap in the middle of the view. --all-controls
        does this for every control of the screen as it is before any touch, and tries
        a tap on each.

        --reason needs no input: it explains a code that occurs in answers, with an
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
          --in <container>        The container in which code shows the scene, if the
                                  storyboard does not say (values: navigation, tab,
                                  sheet)
          --pass-through <name>   Let touches through the view or window of this id or
                                  class unless a view in it is hit; may be repeated
          --screenshot <file>     A picture of the whole screen, a small PNG or JPEG,
                                  that is drawn below the frames
          --touch <n>             Only this touch, from 1 in the order of touch-down
          --view <name>           Explain why the touch did not go to this view, given
                                  by its id, class, text or address, or the beginning
                                  of one
          --all-controls          Add how much of each control taps can reach, and what
                                  a tap on it does
          --reason <code>         Explain the code of a reason; all lists the codes
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

        Each page is one file that opens with a double click and works offline. A
        folder stands for all inputs in it, at any depth. For a folder or several
        inputs the command makes an index too, and keeps pages that are up to date.

        --view explains on the page why a touch did not go to that view, and where a
        tap would reach it; on a screen without touches the page shows a tap in the
        middle of the view. --all-controls adds a table of all controls.

        To name the page of a single input, use -o page.html.

        With --format markdown or docc the command makes documents instead, each with
        its pictures beside it.

        If an input has an error, nothing is written. Prints the paths of the pages.

        USAGE: hitpath report [<options>] <inputs> ...

        ARGUMENTS:
          <inputs>                Scenarios, storyboards, xibs, dumps, captures, traces
                                  or folders of them; - for standard input

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
          --screenshot <file>     A picture of the whole screen, a small PNG or JPEG,
                                  that is drawn below the frames
          --view <name>           Explain why the touch did not go to this view, given
                                  by its id, class, text or address, or the beginning
                                  of one
          --all-controls          Add how much of each control taps can reach, and what
                                  a tap on it does
          -o, --output <folder>   The folder for the pages, or the file of the only
                                  one, PAGE.html (default: hitpath-report)
          --lang <languages>      The language of the pages, or several separated by
                                  commas: then the pages link to each other (values:
                                  en, zh-Hans; default: en)
          --format <format>       The form of the pages (values: html, markdown, docc;
                                  default: html)
          --assets <assets>       Where pages have their styles and scripts: inside, or
                                  in files beside them (values: inline, separate;
                                  default: inline)
          --embed                 Make only the stage and the player, to show in
                                  another page
          --whole-at <url>        With --embed: the address of the whole pages, to
                                  which these link
          --templates <folder>    Use the templates of this folder instead of the
                                  built-in ones
          --shard <n/m>           Take only this part of the inputs, such as 3/8;
                                  hitpath merge joins the results (default: what the
                                  runner says)
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
        SVG file contains its style. PNG and PDF are made with rsvg-convert. Only
        graphs have a DOT form, and only graphs and the sequence a Mermaid form. `text`
        says in words what the picture shows.

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
          --in <container>        The container in which code shows the scene, if the
                                  storyboard does not say (values: navigation, tab,
                                  sheet)
          --pass-through <name>   Let touches through the view or window of this id or
                                  class unless a view in it is hit; may be repeated
          --screenshot <file>     A picture of the whole screen, a small PNG or JPEG,
                                  that is drawn below the frames
          -d, --diagram <diagram> The kind of picture (default: hit-path)
        \(kinds)
          --all                   Draw the pictures that a page shows into the folder
                                  named by --output
          -T, --format <format>   The form of the picture (default: that of the file
                                  that --output names, else svg) (values: svg, png,
                                  pdf, dot, json, text, mermaid)
          --touch <n>             The touch, from 1 in the order of touch-down; with
                                  --tap, the tap
          --step <n>              Stop after this step of the hit test, or after this
                                  call of the sequence; screen and layers also count
                                  the steps that follow the hit test
          --view <name>           The view or recognizer that the picture is about
          --focus <name>          Show only this view and its descendants
          --depth <n>             Show only this many levels of views
          --width <pixels>        The width of the picture in pixels: 680 as in an
                                  article, or 360 for a narrow column (default: 680)
          --fold/--no-fold        Count what repeats or does not matter instead of
                                  drawing it (default: --fold)
          --theme <theme>         The colours; auto follows the reader's system
                                  (values: auto, light, dark; default: auto)
          --id-prefix <name>      The beginning of every id in an SVG, so that one page
                                  can contain several (default: made from the picture)
          --scale <factor>        Pixels of a PNG per pixel of the picture (default:
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
        `--tap-map` the regions in which views get a tap (see `hitpath schema trace`).
        `log` has the lines that people usually print from overridden methods, indented
        by two spaces per call.

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
          --in <container>        The container in which code shows the scene, if the
                                  storyboard does not say (values: navigation, tab,
                                  sheet)
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
        happened and why. A folder stands for all its .yml and .yaml files, at any
        depth, in the order of their paths; hidden files and symbolic links are left
        out.

        An input with an error does not stop the others. Its error is printed last, and
        the exit code is 3.

        With GITHUB_ACTIONS=true in the environment failures are also annotated for
        GitHub, and a summary is added to the file GITHUB_STEP_SUMMARY.

        USAGE: hitpath check <inputs> ... [--quiet] [--junit <file>] [--shard <n/m>]

        ARGUMENTS:
          <inputs>                Scenario files or folders of them; - for standard
                                  input

        OPTIONS:
          -q, --quiet             Print only failures and the last line
          --junit <file>          Also write the results to this file, as JUnit XML
          --shard <n/m>           Take only this part of the inputs, such as 3/8;
                                  hitpath merge joins the results (default: what the
                                  runner says)
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
