import { formatCredits } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { accountName } from '../account-name.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { journalTexts } from '../journal.texts.generated.ts';
import { moneyAmount } from '../money-amount.ts';
import { SpreadLine } from './spread-line.tsx';

type Posting = Answer<'GET /admin/books/entries/{id}'>['entries'][number]['postings'][number];

/** What a posting moved, from which account to which; people's are told by kind, the whole id stands behind. */
export function MovementLine({ posting }: { posting: Posting }) {
  const t = useTexts(journalTexts);
  const names = useTexts(accountsTexts);
  const { debit_account: from, credit_account: to, amount, currency } = posting;
  const kindOf = (account: string) => accountName(account.slice(account.indexOf(':') + 1), names);
  return (
    <li>
      <SpreadLine>
        <span title={`${from} → ${to}`}>{t.movement({ from: kindOf(from), to: kindOf(to) })}</span>
        <span className="money">
          {currency === 'CREDIT' ? formatCredits(amount) : moneyAmount(amount, currency)}
        </span>
      </SpreadLine>
    </li>
  );
}
