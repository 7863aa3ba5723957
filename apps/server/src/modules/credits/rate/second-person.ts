import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { countPeople, type DecidedBy, readDeciders } from '../../accounts/index.ts';
import { recordAdminAction } from '../../audit/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { presentProposal } from './present-proposal.ts';
import { findProposal, insertProposal } from './rate.queries.ts';

interface Far {
  adminId: string;
  before: number;
  after: number;
  from: string | null;
}

/** Whether a far rate takes a second person, and what waits for one, if the rate in force is still the one that it was made from. */
export async function readProposal(deps: CreditsDeps, viewerId: string, centavosNow: number) {
  const { db } = deps;
  const row = await findWaiting(deps, db, centavosNow);
  const { counts, hasOther } = await readDeciders(db, 'credits', viewerId);
  const proposal = row ? { ...presentProposal(row), counts: counts(row.proposed_by) } : null;
  return { needs_two: hasOther, proposal };
}

/** The proposal that waits: made within a day, from the rate in force. */
export async function findWaiting({ clock }: Pick<CreditsDeps, 'clock'>, db: Queryable, centavosNow: number) {
  return findProposal(db, new Date(clock.now().getTime() - DAY_MS), centavosNow);
}

/**
 * Whether a far rate may change now (P333): another of those who may has proposed the very same from the rate in force within a day, or
 * nobody else may. Else it is proposed here. Under the rate's lock.
 */
export async function secondPerson(
  deps: CreditsDeps,
  tx: Tx,
  { adminId, before, after, from }: Far,
): Promise<DecidedBy> {
  const now = deps.clock.now();
  const waiting = await findWaiting(deps, tx, before);
  const first = waiting?.centavos_after === after ? waiting.proposed_by : null;
  const people = await countPeople(tx, 'credits', { first, adminId });
  if (people === 'first again') return 'first';
  if (people !== 'first') return people;
  const id = deps.ids.next();
  const proposal = {
    id,
    centavos_before: before,
    centavos_after: after,
    proposed_by: adminId,
    proposed_at: now,
  };
  await insertProposal(tx, proposal);
  await recordAdminAction(deps, tx, {
    actorId: adminId,
    action: 'rate.propose',
    subject: { type: 'rate_proposal', id },
    before: { centavos_per_credit: before },
    after: { centavos_per_credit: after },
    from,
  });
  return 'first';
}
