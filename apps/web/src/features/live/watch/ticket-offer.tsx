import { TICKET } from '@likha/contract/addresses';
import { createContext, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useAskedAtOnce } from '../../../lib/use-asked-at-once.ts';
import { isFocusHeld } from '../../../ui/focus.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import type { LiveStream } from '../live.ts';

interface Asking {
  ask: () => void;
  /** The press that leads to it, as it stands now. */
  button: RefObject<HTMLButtonElement | null>;
}

/** How a ticket is asked for; null where none is offered. */
export const TicketAsking = createContext<Asking | null>(null);

const loadDialog = () => import('./ticket-dialog.tsx').then((module) => module.TicketDialog);

/** Around a stream, announced or running, that opens by a ticket: what asks for it stays while the one becomes the other (P880). */
export function TicketOffer({ live, children }: { live: LiveStream; children: ReactNode }) {
  const { user } = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const price = user && live.access === 'ticket' ? live.ticket_price : null;
  const ask = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  // What is offered again later is asked about by a press alone.
  if (isOpen && price === null) close();
  useAskedAtOnce(TICKET, price === null ? '' : live.id, ask);
  useEffect(() => {
    // The press that opened it may be gone, and another in its place.
    if (!isOpen) return;
    return () => {
      if (!isFocusHeld()) button.current?.focus();
    };
  }, [isOpen]);
  return (
    <TicketAsking value={price === null ? null : { ask, button }}>
      {children}
      {isOpen && price !== null && (
        <OnDemand load={loadDialog} props={{ live, price, onClose: close }} onFailed={close} />
      )}
    </TicketAsking>
  );
}
