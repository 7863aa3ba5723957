import { paths } from '@likha/contract/addresses';
import { queryText } from '@likha/contract/query-text';
import type { Answer } from '../../../lib/api-types.ts';
import { type Days, daysOf, EARLIEST, readDays, writeDays } from '../../../lib/dated.ts';
import { shortDay } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { accountName } from '../account-name.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { trialTexts } from '../trial.texts.generated.ts';
import { BalanceRow } from './balance-row.tsx';
import { BookPart } from './book-part.tsx';
import { CreditLots } from './credit-lots.tsx';
import { PaidAhead } from './paid-ahead.tsx';
import classes from './trial-balance.module.css';

type Balance = Answer<'GET /admin/books/trial-balance'>;

/** Of the name under which the address carries the days. */
const NAME = 'balance';

/** Every kind of account over some days, with its file (P741). */
export function TrialBalance() {
  const t = useTexts(trialTexts);
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const asked = readDays(search, NAME);
  const days: Days = asked.from || asked.to ? asked : daysOf('this_month', new Date());
  const query = useCall('GET /admin/books/trial-balance', { query: days });
  return (
    <BookPart id="trial-balance" title={t.title} lead={t.lead}>
      <ListTools
        days={days}
        onDays={(next) =>
          setSearch(writeDays(search, NAME, next.from || next.to ? next : { from: EARLIEST }), {
            replace: true,
            preventScrollReset: true,
          })
        }
        file={`/api/admin/books/trial-balance.csv${queryText({ ...days })}`}
      />
      <div className={classes.file}>
        <a
          href={`/api/admin/books/accounting.csv${queryText({ ...days })}`}
          download
          className={buttonClass({ variant: 'default' })}
        >
          {t.accounting}
        </a>
        <p className="dim">{t.accountingHint}</p>
      </div>
      <Loaded
        query={query}
        loading={<SkeletonList count={6} height={88} label={t.loading} />}
        failedTitle={t.failed}
      >
        {(balance) => (
          <>
            <p>{t.of({ from: shortDay(balance.from, language), to: shortDay(balance.to, language) })}</p>
            {balance.accounts.length === 0 && <p className="dim">{t.none}</p>}
            <Currency balance={balance} currency="PHP" title={t.pesos} />
            <Currency balance={balance} currency="CREDIT" title={t.credits} />
            <CreditLots on={balance.to} />
            <PaidAhead on={balance.to} />
          </>
        )}
      </Loaded>
    </BookPart>
  );
}

function Currency({
  balance: { accounts, totals, from, to },
  currency,
  title,
}: {
  balance: Balance;
  currency: 'PHP' | 'CREDIT';
  title: string;
}) {
  const t = useTexts(trialTexts);
  const names = useTexts(accountsTexts);
  const rows = accounts.filter((row) => row.currency === currency);
  const total = totals.find((row) => row.currency === currency);
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={classes.balances}>
        {rows.map((row) => (
          <BalanceRow
            key={row.account}
            name={accountName(row.account, names)}
            sums={row}
            to={paths.adminAccount(`${currency}:${row.account}`, { from, to })}
          />
        ))}
        {total && <BalanceRow name={t.total} sums={total} isTotal />}
      </ul>
    </>
  );
}
