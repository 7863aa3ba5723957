import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { type Gone, queueRestitution } from '../../restitutions/index.ts';
import { givesBack, givesTicketBack } from '../live.policy.ts';
import type { LiveDeps } from '../live-deps.ts';
import { listWonTickets, type WonTicketRow } from './won-tickets.queries.ts';

/** Longer than any pause of the clockwork. */
const SINCE_MS = 2 * DAY_MS;
const AT_ONCE = 100;

/**
 * Tickets that were due back while a dispute had their payment, or while who bought them was banned, and nothing was to be given for them: once the payment
 * is ours again, or the ban is lifted, they come back as all others did (P964, P1025). May be repeated.
 * @param limit tickets that are looked at together
 */
export async function giveWonBack(deps: Pick<LiveDeps, 'db' | 'clock'>, limit = AT_ONCE): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - SINCE_MS);
  // Those of which nothing is due stay in the list for as long as it looks back: page by page, they hide nobody else's.
  let after: string | null = null;
  do {
    const tickets: WonTicketRow[] = await listWonTickets(deps.db, since, { after, limit });
    for (const ticket of tickets) {
      const gone = goneOf(ticket);
      if (gone) await inTransaction(deps.db, (tx) => queueRestitution(tx, gone));
    }
    after = tickets.length < limit ? null : (tickets.at(-1)?.id ?? null);
  } while (after !== null);
}

/** Why a ticket is due back; null where it is not. */
function goneOf(ticket: WonTicketRow): Gone | null {
  const { id, live_id: liveId, creator_id: creatorId, ended_at: endedAt, shut_out_at: shutOutAt } = ticket;
  if (shutOutAt) return { cause: 'live_blocked', creatorId, causeId: id, at: shutOutAt };
  if (!endedAt || !givesTicketBack(ticket, ticket.created_at)) return null;
  return { cause: givesBack(ticket) ? 'live_failed' : 'live_late', creatorId, causeId: liveId, at: endedAt };
}
