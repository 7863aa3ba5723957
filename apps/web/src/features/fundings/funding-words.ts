import type { Answer } from '../../lib/api-types.ts';
import { type Turn, turnOf } from '../../lib/two-people.ts';

type Listed = Answer<'GET /admin/payout-fundings'>;
export type Funding = Listed['fundings'][number];
export type Summary = Listed['summary'];

/** How far saying that it left the bank is. @param viewerId who of the staff looks at it */
export function sayingOf(
  { state, needs_two: needsTwo, said_by_id, counts }: Funding,
  viewerId: string | undefined,
): Turn {
  const first = state === 'asked' ? { by_id: said_by_id, counts } : null;
  return turnOf({ needsTwo, first, viewerId });
}

/** How far taking it back is. */
export function takingBackOf(
  { needs_two: needsTwo, take_back: asked }: Funding,
  viewerId: string | undefined,
): Turn {
  const first = asked && { by_id: asked.asked_by_id, counts: asked.counts };
  return turnOf({ needsTwo, first, viewerId });
}
