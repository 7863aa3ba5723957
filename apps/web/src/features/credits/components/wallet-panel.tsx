import { paths } from '@likha/contract/addresses';
import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconRefresh } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { walletTexts } from '../wallet.texts.generated.ts';
import { TransactionList } from './transaction-list.tsx';
import classes from './wallet-panel.module.css';

type Wallet = Answer<'GET /credits/wallet'>;

/** Balance, the last movements, and the ways to more. Aside, something else is what the screen is for. */
export function WalletPanel({ isAside = false }: { isAside?: boolean }) {
  const t = useTexts(walletTexts);
  const wallet = useCall('GET /credits/wallet');
  async function refresh() {
    const { isError } = await wallet.refetch();
    notify(isError ? { tone: 'bad', title: t.refreshFailed } : { tone: 'good', title: t.refreshed });
  }
  return (
    <Card as="section" className={classes.panel} aria-labelledby="wallet-title" data-testid="wallet-panel">
      <header className={classes.head}>
        <h2 id="wallet-title" className={classes.title}>
          {t.title}
        </h2>
        <IconButton label={t.refresh} onClick={refresh} aria-busy={wallet.isFetching}>
          <IconRefresh size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </header>
      <Loaded query={wallet} loading={<Skeleton height={492} label={t.loading} />} failedTitle={t.failed}>
        {(data) => <WalletContent wallet={data} isAside={isAside} />}
      </Loaded>
    </Card>
  );
}

function WalletContent({ wallet, isAside }: { wallet: Wallet; isAside: boolean }) {
  const t = useTexts(walletTexts);
  return (
    <>
      <p className={classes.balance} data-testid="wallet-balance">
        <span className={classes.figure}>{wholeNumber(wallet.balance)}</span>
        <span className="dim">
          {t.worth({ pesos: formatPesos(pesosForCredits(wallet.balance, wallet.php_per_credit)) })}
        </span>
      </p>
      <LinkButton to={paths.buyCredits()} variant={isAside ? 'default' : 'filled'} fullWidth>
        {t.buyCredits}
      </LinkButton>
      <div className={classes.recent}>
        <h3>{t.recent}</h3>
        {wallet.recent_transactions.length === 0 ? (
          <p className="dim">{t.nothingYet}</p>
        ) : (
          <TransactionList transactions={wallet.recent_transactions.slice(0, 5)} />
        )}
        <Link to={paths.creditHistory()} className={`text-link ${classes.more}`}>
          {t.viewHistory}
        </Link>
      </div>
    </>
  );
}
