import { formatPesos } from '@likha/contract/money';
import { IconRefresh } from '@tabler/icons-react';
import type { Answer } from '../../../lib/api-types.ts';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { TransactionList } from './transaction-list.tsx';
import classes from './wallet-panel.module.css';

type Wallet = Answer<'GET /credits/wallet'>;

/** Balance, the last movements, and the ways to more. */
export function WalletPanel() {
  const wallet = useCall('GET /credits/wallet');
  async function refresh() {
    const { isError } = await wallet.refetch();
    notify(
      isError ? { tone: 'bad', title: 'Failed to refresh wallet' } : { tone: 'good', title: 'Refreshed' },
    );
  }
  return (
    <Card as="section" className={classes.panel} aria-labelledby="wallet-title" data-testid="wallet-panel">
      <header className={classes.head}>
        <h2 id="wallet-title" className={classes.title}>
          Credit wallet
        </h2>
        <IconButton label="Refresh wallet" onClick={refresh} aria-busy={wallet.isFetching}>
          <IconRefresh size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </header>
      <Loaded
        query={wallet}
        loading={<Skeleton height={492} label="Loading wallet" />}
        failedTitle="Failed to load credit wallet information"
      >
        {(data) => <WalletContent wallet={data} />}
      </Loaded>
    </Card>
  );
}

function WalletContent({ wallet }: { wallet: Wallet }) {
  return (
    <>
      <p className={classes.balance} data-testid="wallet-balance">
        <span className={classes.figure}>{wholeNumber(wallet.balance)}</span>
        <span className="dim">
          credits · {formatPesos(pesosForCredits(wallet.balance, wallet.php_per_credit))}
        </span>
      </p>
      <LinkButton to={paths.buyCredits()} fullWidth>
        Buy credits
      </LinkButton>
      <div className={classes.recent}>
        <h3>Recent activity</h3>
        {wallet.recent_transactions.length === 0 ? (
          <p className="dim">Nothing yet. Your purchases and unlocks appear here.</p>
        ) : (
          <TransactionList transactions={wallet.recent_transactions.slice(0, 5)} />
        )}
        <Link to={paths.creditHistory()} className={`text-link ${classes.more}`}>
          View credit history
        </Link>
      </div>
    </>
  );
}
