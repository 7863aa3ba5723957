import type { FastifyInstance } from 'fastify';
import type { Job } from './declare-job.ts';
import type { Handlers } from './http/bind-calls.ts';
import type { BindingDeps } from './http/binding-deps.ts';
import type { Law } from './law.ts';
import type { PersonalData } from './personal-data.ts';
import type { Resealing } from './resealing.ts';

/**
 * What a module brings; `modules.ts` lists them, and the app, the worker, the laws, the boundary check and the test harness
 * read that list. Handlers, routes and jobs are loaded by who binds them: a web process carries no job and a worker no
 * route.
 */
// biome-ignore lint/suspicious/noExplicitAny: modules with different dependencies stand in one list
export interface ServerModule<Wired = any, Deps = any> {
  readonly name: string;
  /** Tables that only this module writes. */
  readonly tables: readonly string[];
  /** Tables of others that it writes as well, and why: figures that are kept change with what they count. */
  readonly sharedWrites?: Readonly<Record<string, string>>;
  /** What it adds to the dependencies of all. */
  readonly services?: (wired: Wired) => object;
  /** Ends what its services have begun, before the database is closed. */
  readonly stop?: (deps: Deps) => Promise<void>;
  readonly handlers?: (deps: Deps) => Promise<Partial<Handlers>>;
  /** What is no call of the contract: files, webhooks. */
  readonly routes?: (app: FastifyInstance, deps: Deps, binding: BindingDeps) => Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: a list of jobs with different payloads
  readonly jobs?: (deps: Deps) => Promise<readonly Job<any>[]>;
  /** What it keeps sealed, to be sealed anew when the secret is replaced. */
  readonly resealing?: (deps: Deps) => Promise<readonly Resealing[]>;
  readonly laws?: readonly Law[];
  readonly personal?: PersonalData;
}

/** Keeps the exact type of what a module brings, so that a call without a handler does not compile. */
export function defineModule<const Module extends ServerModule>(module: Module): Module {
  return module;
}
