import { isTest, moduleOf } from './places.ts';
import type { Source } from './read-source.ts';
import type { Violation } from './rules.ts';

export const NO_CYCLES = 'modules-have-no-cycles';

/** Modules that import one another, directly or through others; types count, as a reader must know both. */
export function findCycles(sources: readonly Source[]): Violation[] {
  const graph = moduleGraph(sources);
  const reported = new Set<string>();
  const found: Violation[] = [];
  for (const [module, neighbours] of graph) {
    for (const [next, edge] of neighbours) {
      const back = pathBetween(graph, next, module);
      const members = back ? [...back].sort().join() : '';
      if (!back || reported.has(members)) continue;
      reported.add(members);
      found.push({ rule: NO_CYCLES, ...edge, message: [module, ...back].join(' → ') });
    }
  }
  return found;
}

interface Edge {
  path: string;
  line: number;
}

type Graph = Map<string, Map<string, Edge>>;

function moduleGraph(sources: readonly Source[]): Graph {
  const graph: Graph = new Map();
  for (const { path, imports } of sources) {
    const from = moduleOf(path);
    if (from === null || isTest(path)) continue;
    for (const { target, line } of imports) {
      const to = moduleOf(target);
      if (to === null || to === from) continue;
      const edges = graph.get(from) ?? new Map<string, Edge>();
      graph.set(from, edges);
      if (!edges.has(to)) edges.set(to, { path, line });
    }
  }
  return graph;
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
