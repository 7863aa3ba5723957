import type { Source } from './read-source.ts';

export interface Violation {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** One rule of docs/architecture.md. It looks at one file at a time; cycles are looked for in `cycles.ts`. */
export interface Rule {
  readonly name: string;
  /** The rule in one sentence, in the imperative. */
  readonly says: string;
  readonly find: (source: Source, all: ReadonlyMap<string, Source>) => { line: number; message: string }[];
}
