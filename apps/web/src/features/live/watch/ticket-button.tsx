import { formatCredits } from '@likha/contract/money';
import { use } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconTicket } from '../../../ui/icons/icons.generated.ts';
import type { LiveStream } from '../live.ts';
import { TicketAsking } from './ticket-offer.tsx';
import { watchTexts } from './watch.texts.generated.ts';

/** The way to a ticket: asks before anything is spent. */
export function TicketButton({ live }: { live: LiveStream }) {
  const t = useTexts(watchTexts);
  const asking = use(TicketAsking);
  if (!asking || live.ticket_price === null) return null;
  return (
    <Button
      ref={asking.button}
      size="lg"
      leftSection={<IconTicket size={20} stroke={1.75} aria-hidden />}
      aria-haspopup="dialog"
      onClick={asking.ask}
      data-testid="ticket-button"
    >
      {t.buyTicket({ credits: formatCredits(live.ticket_price) })}
    </Button>
  );
}
