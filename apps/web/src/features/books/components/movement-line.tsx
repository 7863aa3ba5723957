import { paths } from '@likha/contract/addresses';
import { formatCredits } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import type { Days } from '../../../lib/dated.ts';
import { fieldTime } from '../../../lib/philippine-moment.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { accountName, kindOfAccount } from '../account-name.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { moneyAmount } from '../money-amount.ts';
import classes from './movement-line.module.css';
import { SpreadLine } from './spread-line.tsx';

type Posting = Answer<'GET /admin/books/entries/{id}'>['entries'][number]['postings'][number];

interface MovementLineProps {
  posting: Posting;
  /** Of the entry: on which days the statements of its accounts are opened. */
  entry: { at: string; missed_month: string | null };
  /** Who is named at their account. */
  people?: Answer<'GET /admin/books/entries/{id}'>['people'];
}

/** What a posting moved, from which account to which, each with its statement of that day; people's are told by kind, and by name where a story has them. */
export function MovementLine({ posting, entry, people = [] }: MovementLineProps) {
  const { debit_account: from, credit_account: to, amount, currency } = posting;
  const day = fieldTime(new Date(entry.at)).slice(0, 10);
  // What came too late is counted on another day, which an entry does not say.
  const days = entry.missed_month ? {} : { from: day, to: day };
  return (
    <li>
      <SpreadLine>
        <span>
          <AccountLink account={from} days={days} people={people} /> →{' '}
          <AccountLink account={to} days={days} people={people} />
        </span>
        <span className="money">
          {currency === 'CREDIT' ? formatCredits(amount) : moneyAmount(amount, currency)}
        </span>
      </SpreadLine>
    </li>
  );
}

interface AccountLinkProps extends Required<Pick<MovementLineProps, 'people'>> {
  account: string;
  days: Days;
}

function AccountLink({ account, days, people }: AccountLinkProps) {
  const names = useTexts(accountsTexts);
  const owner = people.find(({ id }) => account.endsWith(`:${id}`));
  return (
    <Link to={paths.adminAccount(account, days)} className={classes.account} title={account}>
      {[accountName(kindOfAccount(account), names), owner?.name].filter(Boolean).join(' · ')}
    </Link>
  );
}
