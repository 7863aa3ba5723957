import { paths } from '@likha/contract/addresses';
import { formatPesos } from '@likha/contract/money';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Card } from '../../../ui/card.tsx';
import { IconCashBanknote } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { methodWords, type Payout } from '../payout-words.ts';
import { payoutsTexts } from '../payouts.texts.generated.ts';
import classes from './payout-list.module.css';

/** What was asked for, how far it is, and why where it came back. */
export function PayoutList() {
  const t = useTexts(payoutsTexts);
  const query = usePages('GET /payouts', 'payouts', { query: { limit: 20 } });
  return (
    <Card as="section" className={classes.box} aria-labelledby="payouts">
      <h2 id="payouts">{t.payouts}</h2>
      <Loaded
        query={query}
        loading={<SkeletonList count={2} height={72} label={t.loading} />}
        failedTitle={t.listFailed}
        empty={
          <StatePanel
            level={3}
            icon={<IconCashBanknote size={32} stroke={1.75} />}
            title={t.noneTitle}
            text={t.noneText}
          />
        }
      >
        {(payouts) => (
          <ul className={classes.list}>
            {payouts.map((payout) => (
              <PayoutRow key={payout.id} payout={payout} />
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </Card>
  );
}

/** What came back took no fee, and its tax came back with it. */
const TOOK_FEE: ReadonlySet<Payout['status']> = new Set(['approved', 'paid']);

/** What became of it, and when (P905): money that came back after weeks did arrive before. */
function Became({ payout }: { payout: Payout }) {
  const t = useTexts(payoutsTexts);
  const language = useLanguage();
  const { status, decided_at, finished_at, returned_at } = payout;
  const paidAt = status === 'paid' || status === 'returned' ? finished_at : null;
  const back: Partial<Record<Payout['status'], string | null>> = {
    rejected: decided_at,
    failed: finished_at,
    returned: returned_at,
  };
  const backAt = back[status];
  if (!paidAt && !backAt) return null;
  return (
    <p className="dim">
      {paidAt && t.paidOn({ when: dateAndTime(paidAt, language) })}
      {paidAt && backAt && ' · '}
      {backAt && t.backSince({ when: dateAndTime(backAt, language) })}
    </p>
  );
}

function PayoutRow({ payout }: { payout: Payout }) {
  const t = useTexts(payoutsTexts);
  const language = useLanguage();
  const { status, reason, reference, requested_at, method, account, amount, is_instant, fee, withheld } =
    payout;
  const { appeal_token: token } = payout;
  return (
    <li>
      <div className={classes.head}>
        <p data-status={status} className={classes.status}>
          {t[status]}
        </p>
        <span className="money">{formatPesos(amount)}</span>
      </div>
      {reason !== null && <p>{t.reason({ reason })}</p>}
      {token !== null && (
        <p>
          <Link to={paths.appeal(token)} className="text-link">
            {t.appeal}
          </Link>
        </p>
      )}
      {is_instant && (
        <p className="dim">
          {t.sentAtOnce}
          {TOOK_FEE.has(status) && ` · ${t.feeOf({ pesos: formatPesos(fee) })}`}
        </p>
      )}
      {withheld > 0 && TOOK_FEE.has(status) && (
        <p className="dim">{t.withheldOf({ pesos: formatPesos(withheld) })}</p>
      )}
      {reference !== null && <p>{t.reference({ reference })}</p>}
      <p className="dim">
        {t.ending({ method: methodWords(method, t), account })} ·{' '}
        {t.askedOn({ when: dateAndTime(requested_at, language) })}
      </p>
      <Became payout={payout} />
    </li>
  );
}
