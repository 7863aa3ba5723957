import { findCycles } from './cycles.ts';
import { readSource } from './read-source.ts';
import type { Violation } from './rule.ts';
import { rules } from './rules.ts';

/** Checks files, given as path and text, against every rule of docs/architecture.md. */
export function checkBoundaries(files: ReadonlyMap<string, string>): Violation[] {
  const sources = [...files].map(([path, text]) => readSource(path, text));
  const all = new Map(sources.map((source) => [source.path, source]));
  const broken = sources.flatMap((source) =>
    rules.flatMap((rule) =>
      rule.find(source, all).map((found) => ({ rule: rule.name, path: source.path, ...found })),
    ),
  );
  return [...broken, ...findCycles(sources)];
}
