import type { LiveStream } from '../live.ts';

type Offer = Pick<LiveStream, 'state' | 'access' | 'ticket_price'>;

/** Whole credits that a ticket costs who looks; null where none is sold to them, as of what is over. */
export function ticketPriceOf({ state, access, ticket_price: price }: Offer): number | null {
  return state !== 'ended' && access === 'ticket' ? price : null;
}

type Facts = Pick<LiveStream, 'state' | 'access' | 'has_ticket'>;

/** Why none is sold any more of a stream that had been offered; of one that is gone, nobody knows more. */
export function whyNoTicket(live: Facts | null) {
  if (live?.has_ticket) return 'bought' as const;
  if (!live || live.state === 'ended') return 'over' as const;
  return live.access === 'open' ? ('open' as const) : ('other' as const);
}
