import { TICKET } from '@likha/contract/addresses';
import { formatCredits } from '@likha/contract/money';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useAskedAtOnce } from '../../../lib/use-asked-at-once.ts';
import { Button } from '../../../ui/button.tsx';
import { IconTicket } from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import type { LiveStream } from '../live.ts';
import { watchTexts } from './watch.texts.generated.ts';

const loadDialog = () => import('./ticket-dialog.tsx').then((module) => module.TicketDialog);

/** The way to a ticket: asks before anything is spent. */
export function TicketButton({ live }: { live: LiveStream }) {
  const t = useTexts(watchTexts);
  const [isOpen, setIsOpen] = useState(false);
  useAskedAtOnce(TICKET, live.id, () => setIsOpen(true));
  const close = () => setIsOpen(false);
  if (live.ticket_price === null) return null;
  return (
    <>
      <Button
        size="lg"
        leftSection={<IconTicket size={20} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        data-testid="ticket-button"
      >
        {t.buyTicket({ credits: formatCredits(live.ticket_price) })}
      </Button>
      {isOpen && (
        <OnDemand
          load={loadDialog}
          props={{ live, price: live.ticket_price, onClose: close }}
          onFailed={close}
        />
      )}
    </>
  );
}
