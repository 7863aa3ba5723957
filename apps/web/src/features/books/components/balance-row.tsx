import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { trialTexts } from '../trial.texts.generated.ts';
import classes from './books.module.css';

type Sums = Answer<'GET /admin/books/trial-balance'>['totals'][number];

const COLUMNS = ['opening', 'debit', 'credit', 'closing'] as const;

/** One account, or what all of them come to. */
export function BalanceRow({ name, sums, isTotal }: { name: string; sums: Sums; isTotal?: boolean }) {
  const t = useTexts(trialTexts);
  return (
    <li className={classes.balance} data-total={isTotal || undefined} data-testid="balance">
      <strong>{name}</strong>
      <dl>
        {COLUMNS.map((column) => (
          <div key={column}>
            <dt className="dim">{t[column]}</dt>
            <dd className="money">{amountOf(sums[column], sums.currency)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function amountOf(amount: number, currency: Sums['currency']): string {
  return currency === 'PHP' ? formatPesos(amount) : wholeNumber(amount);
}
