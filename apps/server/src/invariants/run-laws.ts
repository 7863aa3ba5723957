import { keepLawCheck, type LawCheck, listLawChecks, settleIn } from '../modules/ledger/index.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { Database } from '../platform/database/index.ts';
import { type Law, since } from '../platform/law.ts';
import { laws, type Violation } from './check-invariants.ts';

/** What was written shortly before the last look may not have been seen by it: so long is looked at again. */
const OVERLAP_MS = 3_600_000;

export interface LawResult {
  law: Law;
  outcome: LawCheck['outcome'];
  violations: readonly Violation[];
  durationMs: number;
}

/** Laws read for minutes: on a connection of their own. */
export interface LawDeps extends Pick<BaseDeps, 'clock' | 'log'> {
  lawsDb: Database;
}

interface Look {
  /** All that was ever written, instead of what was since the last look that found all in order. */
  isWhole: boolean;
  only?: readonly Law[];
  /** Told of each, as it ends. */
  onResult?: (result: LawResult) => void;
}

/**
 * Looks at each law by itself, in a transaction of its own: one that is broken, slow or cut off keeps no other from being
 * looked at, and what became of each is kept (docs/operations.md).
 */
export async function runLaws(deps: LawDeps, { isWhole, only = laws, onResult }: Look): Promise<LawResult[]> {
  const known = new Map((await listLawChecks(deps.lawsDb)).map((check) => [check.law, check]));
  const results: LawResult[] = [];
  for (const law of only) {
    const result = await lookAt(deps, law, isWhole ? null : (known.get(law.name)?.clean_until ?? null));
    results.push(result);
    onResult?.(result);
  }
  return results;
}

async function lookAt(
  { lawsDb, clock, log }: LawDeps,
  law: Law,
  cleanUntil: Date | null,
): Promise<LawResult> {
  const at = clock.now();
  const begun = performance.now();
  const span = cleanUntil && law.recent ? since(new Date(cleanUntil.getTime() - OVERLAP_MS)) : null;
  const query = span && law.recent ? law.recent(span) : law.violations;
  const rows = await lawsDb
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await settleIn(tx);
      return (await query.execute(tx)).rows;
    })
    .catch((error: unknown) => {
      log.error({ err: error, law: law.name }, 'a law could not be looked at to the end');
      return null;
    });
  const durationMs = Math.round(performance.now() - begun);
  const violations = (rows ?? []).map((row) => ({ law: law.name, ...row }));
  const look = { law: law.name, at, durationMs, isWhole: span === null };
  await keepLawCheck(lawsDb, { ...look, violations: rows && violations.length });
  const outcome = rows === null ? 'unfinished' : violations.length > 0 ? 'broken' : 'ok';
  return { law, outcome, violations, durationMs };
}

const MS = 1000;

/** Shows in the metrics how each law was found last, by whichever process; a law that nobody has looked at is of long ago. */
export async function showLawChecks({
  lawsDb,
  metrics,
}: Pick<LawDeps, 'lawsDb'> & Pick<BaseDeps, 'metrics'>): Promise<void> {
  const checks = new Map((await listLawChecks(lawsDb)).map((check) => [check.law, check]));
  for (const { name: law } of laws) {
    const check = checks.get(law);
    metrics.invariantFailures.set({ law }, check?.violations ?? 0);
    metrics.lawCheckedAt.set({ law }, (check?.checked_at?.getTime() ?? 0) / MS);
    metrics.lawSeconds.set({ law }, (check?.duration_ms ?? 0) / MS);
    metrics.lawUnfinished.set({ law }, check?.outcome === 'unfinished' ? 1 : 0);
  }
}
