import { formatPesos } from '@likha/contract/money';
import type { Transaction } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { SignedCredits } from '../../../ui/signed-credits.tsx';
import { TRANSACTION_KINDS } from '../transaction-kind.ts';
import classes from './history-table.module.css';

/** A table on wide screens whose rows become cards on a phone. */
export function HistoryTable({ transactions }: { transactions: Transaction[] }) {
  return (
    <table className={classes.table} data-testid="history-table">
      <caption className="visually-hidden">Movements of your credits, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Type</th>
          <th scope="col">Description</th>
          <th scope="col" className={classes.number}>
            Pesos
          </th>
          <th scope="col" className={classes.number}>
            Credits
          </th>
        </tr>
      </thead>
      <tbody>
        {transactions.map((transaction) => (
          <HistoryRow key={transaction.id} transaction={transaction} />
        ))}
      </tbody>
    </table>
  );
}

function HistoryRow({ transaction }: { transaction: Transaction }) {
  const { Icon, label } = TRANSACTION_KINDS[transaction.type];
  return (
    <tr>
      <td className={classes.when}>
        <time dateTime={transaction.created_at}>{dateAndTime(transaction.created_at)}</time>
      </td>
      <td className={classes.kind}>
        <span className={classes.badge} data-in={transaction.amount > 0}>
          <Icon size={18} stroke={1.75} aria-hidden />
          {label}
        </span>
      </td>
      <td className={classes.what}>{transaction.description}</td>
      <td className={classes.pesos}>
        {transaction.php_amount === null ? '' : formatPesos(transaction.php_amount)}
      </td>
      <td className={classes.credits}>
        <SignedCredits amount={transaction.amount} />
      </td>
    </tr>
  );
}
