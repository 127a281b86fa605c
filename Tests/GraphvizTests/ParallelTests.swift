// SPDX-License-Identifier: Apache-2.0

import Graphviz
import Testing

@Suite struct ParallelTests {
  private enum Job: Sendable {
    case graph(UInt64), layout(UInt64), text(UInt64)
    case badText, badLabel, badGraph
  }

  private static func run(_ job: Job) -> Result<String, GraphvizError> {
    do throws(GraphvizError) {
      switch job {
      case .graph(let seed): return .success(try Graph.random(seed: seed).render(.json).text)
      case .layout(let seed): return .success("\(try Graph.random(seed: seed).layout())")
      case .text(let seed):
        return .success(try Graphviz.render(dot: Graph.random(seed: seed).dot(), as: .svg).text)
      case .badText: return .success(try Graphviz.render(dot: "digraph { -> }", as: .svg).text)
      case .badLabel: return .success(try Graphviz.render(dot: "digraph { a [label=<<B>>] }", as: .svg).text)
      case .badGraph:
        var graph = Graph(name: "g")
        graph.edges = [Edge("a", "b")]
        return .success("\(try graph.layout())")
      }
    } catch {
      return .failure(error)
    }
  }

  @Test func parallelPicturesEqualSerialOnes() async {
    let jobs: [Job] = (0..<200).map { index in
      switch index % 10 {
      case 0: .badText
      case 1: .badLabel
      case 2: .badGraph
      case 3...6: .graph(UInt64(index % 7))
      case 7, 8: .layout(UInt64(index % 7))
      default: .text(UInt64(index % 7))
      }
    }
    let reference = jobs.map(Self.run)
    let results = await withTaskGroup(of: (Int, Result<String, GraphvizError>).self) { group in
      for (index, job) in jobs.enumerated() { group.addTask { (index, Self.run(job)) } }
      return await group.reduce(into: [Int: Result<String, GraphvizError>]()) { $0[$1.0] = $1.1 }
    }
    for (index, expected) in reference.enumerated() { #expect(results[index] == expected) }
    #expect(reference.contains { (try? $0.get()) != nil })
  }
}
