import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database/index.ts';
import { type Asker, isFromThisMachine } from './http/loopback.ts';
import { inTime } from './in-time.ts';

export interface HealthDeps {
  db: Database;
  /** Connections of its own, so that a pool that is busy with waiting does not make a process look dead. */
  healthDb?: Database;
  env: { METRICS_TOKEN?: string | undefined; TRUST_PROXY?: number | string | undefined };
  publicUrl: string;
  /** Does this process take jobs? Of one that should (P263). */
  takesJobs?: () => Promise<boolean>;
}

export interface Readiness {
  isReady: boolean;
  /** What `/readyz` says. */
  body: { status: 'ready' | 'unavailable'; checks: Record<string, boolean> };
}

const CHECK_TIMEOUT_MS = 3000;

/**
 * Can this process serve what it serves: does the database answer, and the queue in it? A part that is away (store, Redis,
 * provider, mail) refuses its own calls and is a metric; it takes nobody's sign-in away (P262).
 */
export class Health {
  readonly #db: Database;
  readonly #takesJobs: HealthDeps['takesJobs'];
  #isClosing = false;
  #looking: Promise<Record<string, boolean>> | null = null;

  constructor(deps: HealthDeps) {
    this.#db = deps.healthDb ?? deps.db;
    this.#takesJobs = deps.takesJobs;
  }

  /** From now on it is not ready: what is in flight is answered, and nothing new is to come. */
  close(): void {
    this.#isClosing = true;
  }

  /** However many ask at once, it is looked once. */
  async read(): Promise<Readiness> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    const checks = await this.#looking;
    const isReady = !this.#isClosing && Object.values(checks).every(Boolean);
    return { isReady, body: { status: isReady ? 'ready' : 'unavailable', checks } };
  }

  async #look(): Promise<Record<string, boolean>> {
    const [database, queue] = await Promise.all([
      passes(() => sql`select 1`.execute(this.#db)),
      passes(() => sql`select 1 from graphile_worker.jobs limit 1`.execute(this.#db)),
    ]);
    if (!this.#takesJobs) return { database, queue };
    const lanes = await inTime(CHECK_TIMEOUT_MS, this.#takesJobs()).catch(() => false);
    return { database, queue, lanes };
  }
}

async function passes(check: () => Promise<unknown>): Promise<boolean> {
  return inTime(CHECK_TIMEOUT_MS, check()).then(
    () => true,
    () => false,
  );
}

/**
 * For who has the token; without one for this machine, where no proxy is in front: what a proxy on this machine passes on
 * looks like our own when it does not say so. Figures of the business are not for everybody.
 */
export function maySeeMetrics(asker: Asker, { env, publicUrl }: HealthDeps): boolean {
  const token = env.METRICS_TOKEN;
  if (token !== undefined) return isSame(asker.headers.authorization ?? '', `Bearer ${token}`);
  if (env.TRUST_PROXY !== undefined || publicUrl.startsWith('https:')) return false;
  return isFromThisMachine(asker);
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
