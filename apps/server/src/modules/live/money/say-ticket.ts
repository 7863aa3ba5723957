import { inTransaction } from '../../../platform/database/index.ts';
import { noteChange } from '../chat/news.queries.ts';
import { writeLine } from '../chat/write-line.ts';
import type { LiveDeps } from '../live-deps.ts';
import { lockStream } from '../streams/streams.queries.ts';
import { findTicket } from './tickets.queries.ts';

/** Says in the chat that somebody has bought a ticket (P631); nothing once the stream is over. Repeating it says it once. */
export async function sayTicket(deps: LiveDeps, ticketId: string): Promise<void> {
  const ticket = await findTicket(deps.db, ticketId);
  if (!ticket) return;
  await inTransaction(deps.db, async (tx) => {
    const stream = await lockStream(tx, ticket.live_id);
    if (!stream || stream.state === 'ended') return;
    await writeLine(deps, tx, {
      id: deps.ids.next(),
      liveId: ticket.live_id,
      authorId: ticket.fan_id,
      clientId: ticket.id,
      kind: 'ticket',
      text: '',
      credits: ticket.credits,
      tipId: null,
      isHeld: false,
    });
    await noteChange(tx, ticket.live_id);
  });
}
