import { isTest, moduleOf } from './places.ts';
import type { Source } from './read-source.ts';
import type { Violation } from './rule.ts';

export const NO_CYCLES = 'modules-have-no-cycles';
export const NO_FILE_CYCLES = 'files-have-no-cycles';

/**
 * What imports itself through others. Between modules and between files of the web types count, as a reader must know both.
 * Between other files they do not: what wires the server names the types of what it wires, and is named by none at run time.
 */
export function findCycles(sources: readonly Source[]): Violation[] {
  return [
    ...cyclesIn(moduleGraph(sources)).map((cycle) => ({ rule: NO_CYCLES, ...cycle })),
    ...cyclesIn(fileGraph(sources)).map((cycle) => ({ rule: NO_FILE_CYCLES, ...cycle })),
  ];
}

interface Edge {
  path: string;
  line: number;
}

type Graph = Map<string, Map<string, Edge>>;

/** One way round for each set of members, blamed on the edge that it was found by. */
function cyclesIn(graph: Graph): (Edge & { message: string })[] {
  const reported = new Set<string>();
  const found: (Edge & { message: string })[] = [];
  for (const [from, neighbours] of withoutEnds(graph)) {
    for (const [next, edge] of neighbours) {
      const back = pathBetween(graph, next, from);
      const members = back ? [...back].sort().join() : '';
      if (!back || reported.has(members)) continue;
      reported.add(members);
      found.push({ ...edge, message: [from, ...back].join(' → ') });
    }
  }
  return found;
}

/** What imports nothing is in no cycle, nor is what imports only such; without them little is left to search. */
function withoutEnds(graph: Graph): Graph {
  const left: Graph = new Map([...graph].map(([node, edges]) => [node, new Map(edges)]));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [node, edges] of left) {
      for (const next of edges.keys()) if (!left.has(next)) edges.delete(next);
      if (edges.size === 0) left.delete(node);
    }
  }
  return left;
}

function moduleGraph(sources: readonly Source[]): Graph {
  const graph: Graph = new Map();
  for (const { path, imports } of sources) {
    if (isTest(path)) continue;
    for (const { target, line } of imports) addEdge(graph, moduleOf(path), moduleOf(target), { path, line });
  }
  return graph;
}

function fileGraph(sources: readonly Source[]): Graph {
  const graph: Graph = new Map();
  for (const { path, imports } of sources) {
    for (const { target, line } of imports) addEdge(graph, path, target, { path, line });
  }
  return graph;
}

function addEdge(graph: Graph, from: string | null, to: string | null, edge: Edge): void {
  if (from === null || to === null || from === to) return;
  const edges = graph.get(from) ?? new Map<string, Edge>();
  graph.set(from, edges);
  if (!edges.has(to)) edges.set(to, edge);
}

/** The shortest way, both ends included; null when there is none. */
function pathBetween(graph: Graph, from: string, to: string): string[] | null {
  const queue: string[][] = [[from]];
  const seen = new Set([from]);
  for (const path of queue) {
    const last = path.at(-1) ?? from;
    if (last === to) return path;
    for (const next of graph.get(last)?.keys() ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push([...path, next]);
    }
  }
  return null;
}
