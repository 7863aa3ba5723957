import type { Path } from '@likha/contract/addresses';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { moneyAmount } from '../money-amount.ts';
import { trialTexts } from '../trial.texts.generated.ts';
import classes from './balance-row.module.css';

type Sums = Answer<'GET /admin/books/trial-balance'>['totals'][number];

const COLUMNS = ['opening', 'debit', 'credit', 'closing'] as const;

interface BalanceRowProps {
  name: string;
  sums: Sums;
  isTotal?: boolean;
  /** Where its movements are. */
  to?: Path;
}

/** One account, or what all of them come to. */
export function BalanceRow({ name, sums, isTotal, to }: BalanceRowProps) {
  const t = useTexts(trialTexts);
  const words = { opening: t.opening, debit: t.debit, credit: t.credit, closing: t.closing };
  return (
    <li className={classes.balance} data-total={isTotal || undefined} data-testid="balance">
      {to ? (
        <Link to={to} className="text-link">
          {name}
        </Link>
      ) : (
        <strong>{name}</strong>
      )}
      <dl>
        {COLUMNS.map((column) => (
          <div key={column}>
            <dt className="dim">{words[column]}</dt>
            <dd className="money">{moneyAmount(sums[column], sums.currency)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
