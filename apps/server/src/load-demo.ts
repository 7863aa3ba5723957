import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { EnvError } from './env.ts';

/** Fills what is missing, and ends early, between two works, when it is told to. */
export type FillRest = (signal: AbortSignal) => Promise<void>;

/**
 * What the demo brings to the program: the one seam between the two. The demo imports modules by their index.ts and the
 * platform; the program knows this shape of it, and loads it in demo mode only.
 */
export interface Demo {
  /** Who can sign in to look around, all with the same password. */
  readonly accounts: readonly { email: string; note: string }[];
  readonly password: string;
  /**
   * Fills an empty house, through use cases; once, and continuing where a start was interrupted.
   * @returns what can follow while people look around already; null when nothing is missing
   */
  seed(deps: Deps, say: (line: string) => void): Promise<FillRest | null>;
  /** Binds what only the demo answers. */
  routes(app: FastifyInstance, deps: Deps): Promise<void>;
}

const DEMO = new URL('../../demo/src/index.ts', import.meta.url);

/**
 * Loads `apps/demo`, which an installation for production need not carry.
 * @param entry where it begins; tests look elsewhere
 * @throws EnvError when it is not there
 */
export async function loadDemo(entry: URL = DEMO): Promise<Demo> {
  if (!existsSync(entry))
    throw new EnvError('DEMO: this installation comes without the demo (apps/demo); set DEMO=false');
  return (await import('../../demo/src/index.ts')).demo;
}
