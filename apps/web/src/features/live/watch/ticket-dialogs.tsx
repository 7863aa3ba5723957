import { createContext, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { isMissing } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { isFocusHeld } from '../../../ui/focus.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import type { LiveStream } from '../live.ts';
import { ticketPriceOf, whyNoTicket } from './ticket-price.ts';
import { watchTexts } from './watch.texts.generated.ts';

interface Dialogs {
  ask: (live: LiveStream, price: number) => void;
  /** The press that leads to it, as it stands now. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Opens the question about a ticket; null where nobody asks. */
export const TicketDialogs = createContext<Dialogs | null>(null);

const loadDialog = () => import('./ticket-dialog.tsx').then((module) => module.TicketDialog);

/** How a stream stands that the page shows no longer is asked so often. */
const SOON_MS = 10_000;

interface Asked {
  live: LiveStream;
  /** As it was when it was asked. */
  price: number;
}

/**
 * Around all streams of a page, one after the other: the question about a ticket stays while the page goes on to another one (P959). Only
 * its fan closes it, or that no ticket is sold any more, which is said.
 * @param shown what the page shows now
 */
export function WithTicketDialogs({ shown, children }: { shown: LiveStream | null; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const live = useAsked(asked, shown);
  const close = () => setAsked(null);
  const isOpen = asked !== null;
  const price = useSold(asked, live, close);
  useEffect(() => {
    // The press that opened it may be gone, and another in its place.
    if (!isOpen) return;
    return () => {
      if (!isFocusHeld()) button.current?.focus();
    };
  }, [isOpen]);
  return (
    <TicketDialogs value={{ ask: (one, shownPrice) => setAsked({ live: one, price: shownPrice }), button }}>
      {children}
      {asked && live && price !== null && (
        <OnDemand
          load={loadDialog}
          props={{ live, price, isNewPrice: price !== asked.price, onClose: close }}
          onFailed={close}
        />
      )}
    </TicketDialogs>
  );
}

/** The stream that is asked about, as it stands; null for one that is gone. */
function useAsked(asked: Asked | null, shown: LiveStream | null): LiveStream | null {
  const id = asked?.live.id ?? '';
  const isElsewhere = asked !== null && shown?.id !== id;
  const { data, error } = useCall(
    'GET /live/{id}',
    { params: { id } },
    { enabled: isElsewhere, staleTime: 0, refetchInterval: SOON_MS },
  );
  if (!isElsewhere) return asked && shown;
  return isMissing(error) ? null : (data ?? asked.live);
}

/** What a ticket costs now; once there is none, it is said why, unless they have theirs. */
function useSold(asked: Asked | null, live: LiveStream | null, close: () => void): number | null {
  const t = useTexts(watchTexts);
  const { user } = useSession();
  const price = user && live ? ticketPriceOf(live) : null;
  const isOver = asked !== null && price === null;
  useEffect(() => {
    if (!isOver) return;
    close();
    const why = whyNoTicket(live);
    if (!user || why === 'bought') return;
    const words = { over: t.ticketGoneOver, open: t.ticketGoneOpen, other: t.ticketGoneOther };
    notify({ tone: 'plain', title: t.ticketGone({ title: asked.live.title }), text: words[why] });
  });
  return price;
}
