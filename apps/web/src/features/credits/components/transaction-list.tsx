import type { Transaction } from '../../../lib/api-types.ts';
import { dayAndTime } from '../../../lib/relative-time.ts';
import { useLanguage } from '../../../lib/texts.ts';
import { SignedCredits } from '../../../ui/signed-credits.tsx';
import { transactionKind } from '../transaction-kind.ts';
import { walletTexts } from '../wallet.texts.generated.ts';
import classes from './transaction-list.module.css';

/** Movements as short lines, for panels. */
export function TransactionList({ transactions }: { transactions: Transaction[] }) {
  return (
    <ul className={classes.list}>
      {transactions.map((transaction) => (
        <TransactionLine key={transaction.id} transaction={transaction} />
      ))}
    </ul>
  );
}

function TransactionLine({ transaction }: { transaction: Transaction }) {
  const language = useLanguage();
  const { Icon, label } = transactionKind(transaction.type, walletTexts[language]);
  return (
    <li className={classes.item}>
      <span className={classes.kind} data-in={transaction.amount > 0}>
        <Icon size={20} stroke={1.75} role="img" aria-label={label} />
      </span>
      <div className={classes.what}>
        <p title={transaction.description}>{transaction.description}</p>
        <time dateTime={transaction.created_at}>{dayAndTime(transaction.created_at, language)}</time>
      </div>
      <SignedCredits amount={transaction.amount} />
    </li>
  );
}
