import { paths } from '@likha/contract/addresses';
import { formatCredits } from '@likha/contract/money';
import { ApiError } from '../../../lib/api-error.ts';
import { useConfig } from '../../../lib/config.ts';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { WALLET } from '../../../lib/read-groups.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SpendDialog } from '../../../ui/spend/spend-dialog.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import type { LiveStream } from '../live.ts';
import { watchTexts } from './watch.texts.generated.ts';

interface TicketDialogProps {
  live: LiveStream;
  /** Whole credits, as they are now. */
  price: number;
  /** It was another when the dialog was opened. */
  isNewPrice: boolean;
  onClose: () => void;
}

/** What a ticket costs, what is left afterwards, and when it comes back. Another price than the one shown is refused (P124). */
export function TicketDialog({ live, price, isNewPrice, onClose }: TicketDialogProps) {
  const t = useTexts(watchTexts);
  const language = useLanguage();
  const { scheduled_at: at } = live;
  const refusal = useMoneyRefusal();
  const { data: config } = useConfig();
  const lives = ['GET /live/of/{username}', 'GET /live/{id}', 'GET /live'] as const;
  const buy = useAction('POST /live/{id}/ticket', {
    invalidates: [...lives, ...WALLET],
    invalidatesOnError: [...lives, 'GET /credits/wallet'],
    onSuccess: ({ balance }) => {
      onClose();
      notify({ tone: 'good', title: t.bought, text: t.boughtText({ credits: formatCredits(balance) }) });
    },
    onError: (error) => notify(refusal(error, { title: t.notBought, text: t.again })),
  });
  const hasChanged = buy.error instanceof ApiError && buy.error.code === 'price_changed';
  return (
    <SpendDialog
      offer={{
        title: t.ticketFor({ title: live.title }),
        credits: price,
        pesos: config ? pesosForCredits(price, config.php_per_credit) : 0,
        path: paths.liveTicket(live.creator.username, live.id),
      }}
      words={{
        title: t.askTicket,
        confirm: t.pay({ credits: formatCredits(price) }),
        busy: t.paying,
        needMore: t.needMore,
      }}
      isBusy={buy.isPending}
      onConfirm={() => buy.mutate({ params: { id: live.id }, body: { credits: price, scheduled_at: at } })}
      onClose={onClose}
    >
      <strong>{live.title}</strong>
      {at !== null && live.state === 'scheduled' && (
        <span>{t.startsAt({ when: dateAndTime(at, language) })}</span>
      )}
      <span className="dim">{t.ticketMeaning}</span>
      {(hasChanged || isNewPrice) && <Notice tone="warn">{t.priceChanged}</Notice>}
    </SpendDialog>
  );
}
