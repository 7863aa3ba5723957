import type { CallResponse, Calls } from '@likha/contract';
import { QUEUE_NAMES, QUEUE_PARTS } from '@likha/contract/staff-queues';
import { mayInto, type StaffRole } from '@likha/contract/staff-roles';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { type DecidedRow, readTimesToDecision, readWaiting } from './queue-figures.queries.ts';

/** What waits in the queues that somebody of a role may into, and how long decisions took there (P393). */
export async function readQueueFigures(
  { db, clock }: BaseDeps,
  role: StaffRole | null,
): Promise<CallResponse<Calls['getQueueFigures']>> {
  const names = QUEUE_NAMES.filter((name) => mayInto(QUEUE_PARTS[name], role));
  const [waiting, decided] = [
    await readWaiting(db, names),
    await readTimesToDecision(db, names, clock.now()),
  ];
  return {
    queues: waiting.map(({ queue, oldest_at, ...row }) => ({
      queue,
      ...row,
      oldest_at: oldest_at?.toISOString() ?? null,
      decided: windowsOf(decided.find((one) => one.queue === queue)),
    })),
  };
}

function windowsOf(row: DecidedRow | undefined) {
  const windowOf = (days: 7 | 30 | 90) => {
    const took = row?.[`took_${days}`];
    return {
      days,
      count: row?.[`decided_${days}`] ?? 0,
      median_seconds: took ? Math.round(took[0]) : null,
      p90_seconds: took ? Math.round(took[1]) : null,
    };
  };
  return [windowOf(7), windowOf(30), windowOf(90)];
}
