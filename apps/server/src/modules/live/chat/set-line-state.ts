import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { changeLineState } from './lines.queries.ts';
import { noteChange } from './news.queries.ts';

/**
 * Shows a line, holds it back or takes it away, in the caller's transaction (P634, P637); who sees the chat hears of it, also where they have passed its place.
 * @param from only where it stands so: what its writer or the host took away while it waited, nobody lets through
 * @returns false for none, for one that is forgotten, and for one that stands so already
 */
export async function setLineState(
  { clock }: Pick<BaseDeps, 'clock'>,
  tx: Tx,
  id: string,
  state: 'sent' | 'in_review' | 'removed',
  from: 'sent' | 'in_review' | null = null,
): Promise<boolean> {
  const liveId = await changeLineState(tx, id, { state, from, now: clock.now() });
  if (liveId === undefined) return false;
  await noteChange(tx, liveId);
  return true;
}
