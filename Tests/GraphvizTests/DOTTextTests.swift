// SPDX-License-Identifier: Apache-2.0

import Graphviz
import TestSupport
import Testing

@Suite struct DOTTextTests {
  @Test func writesOneStatementALine() {
    var graph = Graph(
      name: "view tree", attributes: [.rankDirection(.leftToRight), .rankSeparation(0.4)],
      nodeDefaults: [.shape(.box), .fontName("Helvetica, sans-serif")], edgeDefaults: [.arrowSize(0.7)])
    graph.nodes = [
      Node("a", label: "UIWindow", attributes: [.style(.filled, .rounded), .fillColor(.rgb(0x0A84FF))]),
      Node("node", label: .plain("one\ntwo", alignment: .left)),
    ]
    graph.clusters = [
      Cluster(
        "scene", label: "Scene \"A\"", attributes: [.labelJustification(.left)],
        nodes: [Node("b", label: .html(.text([.run("B & C", style: TextStyle(isBold: true))])))],
        clusters: [Cluster("inner", nodes: [Node("c", label: "c"), Node("d", label: "d")])])
    ]
    graph.sameRank = [["a", "node"], ["c", "d"]]
    graph.edges = [
      Edge("a", "b", attributes: [.constraint(false), .style(.dashed)]), Edge("b", "node", label: "next"),
    ]
    #expect(
      graph.dot() == """
        digraph view_tree {
          graph [rankdir=LR, ranksep=0.4]
          node [shape=box, fontname="Helvetica, sans-serif"]
          edge [arrowsize=0.7]
          a [label=UIWindow, style="filled,rounded", fillcolor="#0a84ff"]
          "node" [label="one\\ltwo\\l"]
          subgraph cluster_scene {
            graph [label="Scene \\"A\\"", labeljust=l]
            b [label=<<FONT><B>B &amp; C</B></FONT>>]
            subgraph cluster_inner {
              graph [label=""]
              c [label=c]
              d [label=d]
              { rank=same; c; d; }
            }
          }
          { rank=same; a; "node"; }
          a -> b [constraint=false, style=dashed]
          b -> "node" [label=next]
        }

        """)
  }

  @Test func writesUndirectedGraphs() {
    var graph = Graph(name: "", isDirected: false)
    graph.nodes = [Node("a", label: ""), Node("b", label: "1.5")]
    graph.edges = [Edge("a", "b")]
    #expect(
      graph.dot() == """
        graph _ {
          a [label=" "]
          b [label=1.5]
          a -- b
        }

        """)
  }

  @Test func escapesEachPlaceInItsOwnWay() {
    let text = #"\ & " ' < > ]"#
    var graph = Graph(name: "g")
    graph.nodes = [
      Node("a", label: .plain(text), attributes: [.tooltip(text), .url(text), .id(text), .class(text)]),
      Node("b", label: .html(.table(HTMLTable(rows: [[HTMLCell(text, port: "p")]])))),
    ]
    #expect(
      graph.dot() == #"""
        digraph g {
          a [label="\\ &amp; \" ' &lt; > ]", tooltip="\\\\ &amp; &quot; ' &lt; > ]", \#
        URL="\\ &amp; &quot; &#39; &lt; &gt; ]", id="\\ &amp; \" ' &lt; > ]", \#
        class="&#92; &amp; &quot; ' &lt; > ]"]
          b [label=<<TABLE BORDER="0" CELLSPACING="0" CELLPADDING="2"><TR><TD PORT="p">\#
        \\ &amp; &quot; &#39; &lt; &gt; &#93;</TD></TR></TABLE>>]
        }

        """#)
  }

  @Test func writesTables() {
    var wide = HTMLCell(
      .text([
        .run("a\nb", style: TextStyle(isItalic: true, size: 9.5, color: .black, fontName: "Menlo\"")),
        .lineBreak(.left), "c",
      ]), alignment: .left, padding: 4)
    wide.verticalAlignment = .top
    wide.columnSpan = 2
    wide.border = 1
    var table = HTMLTable(
      cellSpacing: 500, cellPadding: -3,
      rows: [[wide], [HTMLCell(""), HTMLCell(.table(HTMLTable(rows: [[HTMLCell("x")]])), width: 10)]])
    table.border = 1
    table.cellBorder = 0
    table.color = "#112233"
    table.background = .white
    table.isRounded = true
    var graph = Graph(name: "g")
    graph.nodes = [Node("a", label: .html(.table(table)))]
    #expect(
      graph.dot() == #"""
        digraph g {
          a [label=<<TABLE BORDER="1" CELLBORDER="0" CELLSPACING="127" CELLPADDING="0" COLOR="#112233" \#
        BGCOLOR="white" STYLE="ROUNDED"><TR>\#
        <TD ALIGN="LEFT" BALIGN="LEFT" VALIGN="TOP" COLSPAN="2" BORDER="1" CELLPADDING="4">\#
        <FONT COLOR="black" POINT-SIZE="9.5" FACE="Menlo"><I>a<BR/>b</I></FONT><BR ALIGN="LEFT"/>c</TD></TR>\#
        <TR><TD WIDTH="1" HEIGHT="1"></TD><TD WIDTH="10">\#
        <TABLE BORDER="0" CELLSPACING="0" CELLPADDING="2"><TR><TD>x</TD></TR></TABLE></TD></TR></TABLE>>]
        }

        """#)
  }

  @Test func laterAttributesCount() {
    var graph = Graph(name: "g")
    graph.nodes = [Node("a", label: "x", attributes: [.color(.black), .penWidth(1), .color(.white)])]
    #expect(graph.dot().contains("a [label=x, color=white, penwidth=1]"))
  }

  @Test func cutsLongTexts() {
    var graph = Graph(name: "g")
    let long = String(repeating: "é", count: 300)
    graph.nodes = [Node("a", label: .plain(long), attributes: [.tooltip(long)])]
    let cut = String(repeating: "é", count: 255) + "…"
    #expect(graph.dot().contains("label=\"\(cut)\", tooltip=\"\(cut)\""))
    graph.textLimit = 10
    #expect(graph.dot().contains("label=\"ééééééééé…\""))
    graph.nodes = [Node("a", label: .plain("a" + String(repeating: "\u{301}", count: 5_000)))]
    #expect(graph.dot().unicodeScalars.count < 100)
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (12, "12"), (-1, "0"), (0.00001, "0"), (.nan, "0"), (.infinity, "100"),
  ])
  func writesNumbersThatALayoutSurvives(number: Double, text: String) {
    var graph = Graph(name: "g")
    graph.nodes = [Node("a", label: "x", attributes: [.penWidth(number)])]
    #expect(graph.dot().contains("penwidth=\(text)]"))
  }

  @Test func clustersDoNotTakeOverTheNameOfTheGraph() throws {
    var graph = Graph(
      name: "g", attributes: [.label("all"), .id("whole"), .tooltip("t"), .background("#ff0000")])
    graph.clusters = [Cluster("a", nodes: [Node("x", label: "x")])]
    #expect(graph.dot().contains(#"graph [label="", id="", tooltip="", bgcolor=""]"#))
    let svg = try XMLTree.parse(try graph.render(.svg).text)
    let cluster = try #require(svg.all("g").first { $0.attributes["class"] == "cluster" })
    #expect(cluster.lines.isEmpty && cluster.attributes["id"] != "whole")
    #expect(cluster.all("a").isEmpty)
    #expect(cluster.all("polygon").first?.attributes["fill"] == "none")
  }

  @Test func groupsAcrossClustersRankAcrossClusters() throws {
    var graph = Graph(name: "g")
    graph.clusters = ["a", "b"].map { Cluster($0, label: "\($0)") }
    graph.clusters[0].nodes = [Node("a1", label: "a1"), Node("a2", label: "a2")]
    graph.clusters[1].nodes = [Node("b1", label: "b1"), Node("b2", label: "b2")]
    graph.edges = [Edge("a1", "a2"), Edge("b1", "b2")]
    graph.sameRank = [["a2", "b1"]]
    #expect(graph.dot().contains("newrank=true"))
    let layout = try JSONPlaces(graph.render(.json))
    #expect(layout.places["a2"]?.y == layout.places["b1"]?.y)
    #expect(layout.places["cluster_a"] == nil)
  }
}
