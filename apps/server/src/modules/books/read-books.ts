import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { HOUR_MS } from '../../platform/durations.ts';
import { readQueue } from '../../platform/queue-metrics.ts';
import { findMoved, findNewestSeal, type LawCheck, listAnchors, listLawChecks } from '../ledger/index.ts';
import type { BooksDeps } from './books-deps.ts';
import { inSnapshot, listHeard, listUnbooked, listWaiting } from './overview.queries.ts';

type Books = CallResponse<Calls['getBooks']>;

/** What is asked about by the clock is late by then. */
const LATE_MS = HOUR_MS;
const MOST_UNBOOKED = 20;

/** How the books are (P740): what is known already is read, and only what breaks a law now is looked for. */
export async function readBooks(deps: BooksDeps): Promise<Books> {
  const now = deps.clock.now();
  const names = [...Object.keys(deps.payments), ...(deps.payoutSender ? [deps.payoutSender.name] : [])];
  const checks = new Map((await listLawChecks(deps.db)).map((check) => [check.law, check]));
  const [chain, broken, waiting, unbooked, queue, heard] = await Promise.all([
    readChain(deps),
    findBroken(deps, checks),
    listWaiting(deps.db, { now, late: new Date(now.getTime() - LATE_MS) }),
    listUnbooked(deps.db, MOST_UNBOOKED),
    readQueue(deps.db),
    listHeard(deps.db, names, now),
  ]);
  return {
    laws: deps.laws.map(({ name, says }) => presentLook({ name, says }, checks.get(name))),
    chain,
    broken,
    waiting: waiting.map((row) => ({ ...row, oldest_at: row.oldest_at.toISOString() })),
    unbooked: unbooked.map(({ amount_centavos: centavos, found_at: at, ...row }) => ({
      ...row,
      amount: pesosFromCentavos(centavos),
      found_at: at.toISOString(),
    })),
    jobs: queue.map(({ task, due, oldest_seconds, dead, failed_turns }) => ({
      task,
      due,
      oldest_seconds: Math.max(0, Math.round(oldest_seconds)),
      out_of_tries: dead,
      failed_turns,
    })),
    providers: heard.map(({ name, webhook_at, compared_until, settled_at }) => ({
      name,
      webhook_at: webhook_at?.toISOString() ?? null,
      compared_until: compared_until?.toISOString() ?? null,
      settled_at: settled_at?.toISOString() ?? null,
    })),
  };
}

function presentLook(
  law: { name: string; says: string },
  check: LawCheck | undefined,
): Books['laws'][number] {
  return {
    ...law,
    outcome: check?.outcome ?? 'never',
    violations: check?.violations ?? 0,
    checked_at: check?.checked_at?.toISOString() ?? null,
    milliseconds: check?.duration_ms ?? null,
  };
}

/** The newest anchor is one of many in a folder; the seal that it is of is read anew, so that an edited one is seen at once. */
async function readChain(deps: BooksDeps): Promise<Books['chain']> {
  const [newest, anchors] = await Promise.all([
    findNewestSeal(deps.db),
    listAnchors(deps.env.DATA_DIR).catch((error: unknown) => {
      deps.log.error({ err: error }, 'the anchors could not be read');
      return [];
    }),
  ]);
  const anchor = anchors.at(-1);
  const moved = anchor ? await findMoved({ lawsDb: deps.db }, [anchor]) : [];
  return {
    seals: newest?.number ?? 0,
    sealed_at: newest?.sealed_at.toISOString() ?? null,
    hash: newest?.hash.toString('hex') ?? null,
    anchor: anchor ? { ...anchor, is_kept: moved.length === 0 } : null,
  };
}

/** Laws that were in order a moment ago are not looked at: that is the hourly job's, and costs minutes. */
async function findBroken(deps: BooksDeps, checks: ReadonlyMap<string, LawCheck>): Promise<Books['broken']> {
  const found: Books['broken'] = [];
  for (const law of deps.laws) {
    if (checks.get(law.name)?.outcome !== 'broken') continue;
    try {
      const { rows } = await inSnapshot(deps.db, (tx) => law.violations.execute(tx));
      found.push(...rows.map((row) => ({ law: law.name, ...row })));
    } catch (error) {
      deps.log.warn({ err: error, law: law.name }, 'what breaks a law could not be read in time');
    }
  }
  return found;
}
