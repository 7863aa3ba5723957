import { TICKET } from '@likha/contract/addresses';
import { createContext, type ReactNode, type RefObject, use } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useAskedAtOnce } from '../../../lib/use-asked-at-once.ts';
import type { LiveStream } from '../live.ts';
import { TicketDialogs } from './ticket-dialogs.tsx';
import { ticketPriceOf } from './ticket-price.ts';

interface Asking {
  ask: () => void;
  /** The press that leads to it, as it stands now. */
  button: RefObject<HTMLButtonElement | null>;
}

/** How a ticket is asked for; null where none is offered. */
export const TicketAsking = createContext<Asking | null>(null);

/** Around a stream, announced or running, that opens by a ticket. */
export function TicketOffer({ live, children }: { live: LiveStream; children: ReactNode }) {
  const { user } = useSession();
  const dialogs = use(TicketDialogs);
  const price = user ? ticketPriceOf(live) : null;
  const ask = () => price !== null && dialogs?.ask(live, price);
  useAskedAtOnce(TICKET, price === null ? '' : live.id, ask);
  const asking = dialogs && price !== null ? { ask, button: dialogs.button } : null;
  return <TicketAsking value={asking}>{children}</TicketAsking>;
}
