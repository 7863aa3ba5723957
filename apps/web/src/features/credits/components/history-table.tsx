import { type Path, paths } from '@likha/contract/addresses';
import { formatPesos } from '@likha/contract/money';
import type { Transaction } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { CopiedText } from '../../../ui/share/copied-text.tsx';
import { SignedCredits } from '../../../ui/signed-credits.tsx';
import { paymentHelpTexts } from '../payment-help.texts.generated.ts';
import { purchasesTexts } from '../purchases.texts.generated.ts';
import { transactionKind } from '../transaction-kind.ts';
import { walletTexts } from '../wallet.texts.generated.ts';
import classes from './history-table.module.css';

/** A table on wide screens whose rows become cards on a phone. */
export function HistoryTable({ transactions }: { transactions: Transaction[] }) {
  const t = useTexts(walletTexts);
  return (
    <table className={classes.table} data-testid="history-table">
      <caption className="visually-hidden">{t.movements}</caption>
      <thead>
        <tr>
          <th scope="col">{t.date}</th>
          <th scope="col">{t.type}</th>
          <th scope="col">{t.description}</th>
          <th scope="col" className={classes.number}>
            {t.pesos}
          </th>
          <th scope="col" className={classes.number}>
            {t.credits}
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

/** What was bought: a purchase's receipt, an unlocked post, the creator of a subscription or a tip (P311). */
function aboutOf({ purchase_id, post_id, conversation_id, creator_id }: Transaction): Path | null {
  if (purchase_id !== null) return paths.purchase(purchase_id);
  if (post_id !== null) return paths.postPage(post_id);
  if (conversation_id !== null) return paths.conversation(conversation_id);
  return creator_id === null ? null : paths.profileById(creator_id);
}

function HistoryRow({ transaction }: { transaction: Transaction }) {
  const language = useLanguage();
  const { Icon, label } = transactionKind(transaction.type, walletTexts[language]);
  const about = aboutOf(transaction);
  const help = useTexts(paymentHelpTexts);
  const purchases = useTexts(purchasesTexts);
  const { purchase_reference: reference } = transaction;
  return (
    <tr>
      <td className={classes.when}>
        <time dateTime={transaction.created_at}>{dateAndTime(transaction.created_at, language)}</time>
      </td>
      <td className={classes.kind}>
        <span className={classes.badge} data-in={transaction.amount > 0}>
          <Icon size={18} stroke={1.75} aria-hidden />
          {label}
        </span>
      </td>
      <td className={classes.what}>
        {about ? (
          <Link to={about} className="text-link">
            {transaction.description}
          </Link>
        ) : (
          transaction.description
        )}
        {reference !== null && (
          <span className={classes.purchase}>
            <CopiedText text={reference} name={`${purchases.reference} ${reference}`} />
            <Link
              to={paths.contact(reference)}
              className={classes.help}
              aria-label={`${help.helpWith}: ${transaction.description}`}
            >
              {help.help}
            </Link>
          </span>
        )}
      </td>
      <td className={classes.pesos}>
        {transaction.php_amount === null ? '' : formatPesos(transaction.php_amount)}
      </td>
      <td className={classes.credits}>
        <SignedCredits amount={transaction.amount} />
      </td>
    </tr>
  );
}
