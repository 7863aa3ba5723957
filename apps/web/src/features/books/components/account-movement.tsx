import { paths } from '@likha/contract/addresses';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { accountTexts } from '../account.texts.generated.ts';
import { accountName, kindOfAccount } from '../account-name.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { journalTexts } from '../journal.texts.generated.ts';
import { moneyAmount } from '../money-amount.ts';
import { reasonName } from '../reason-name.ts';
import { trialTexts } from '../trial.texts.generated.ts';
import classes from './account-movement.module.css';
import { MissedMonth } from './missed-month.tsx';

type Movement = Answer<'GET /admin/books/statement'>['movements'][number];

const COLUMNS = ['debit', 'credit', 'balance'] as const;

/** One line of a statement: why, when, from or to where, and what the account had after it. */
export function AccountMovement({ movement }: { movement: Movement }) {
  const t = useTexts(accountTexts);
  const trial = useTexts(trialTexts);
  const journal = useTexts(journalTexts);
  const names = useTexts(accountsTexts);
  const language = useLanguage();
  const { currency, other_account: other, missed_month: month, value_at: value } = movement;
  const words = { debit: trial.debit, credit: trial.credit, balance: t.balance };
  const account = accountName(kindOfAccount(other), names);
  return (
    <li className={classes.movement} data-testid="movement">
      <div className={classes.what}>
        <Link to={paths.adminEntry(movement.entry_id)} className="text-link">
          {reasonName(movement.reason, journal)}
        </Link>
        <span className="dim">{dateAndTime(movement.at, language)}</span>
        <span className="dim" title={other}>
          {movement.credit > 0 ? t.from({ account }) : t.to({ account })}
        </span>
        {value && <span className="dim">{journal.valueAt({ at: dateAndTime(value, language) })}</span>}
        <MissedMonth month={month} />
      </div>
      <dl>
        {COLUMNS.map((column) => (
          <div key={column}>
            <dt className="dim">{words[column]}</dt>
            <dd className="money">
              {column !== 'balance' && movement[column] === 0 ? '–' : moneyAmount(movement[column], currency)}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
