import { formatCredits } from '@likha/contract/money';
import { IconWallet } from '@tabler/icons-react';
import { paths } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import classes from './balance-pill.module.css';

/** The balance in a phone's top bar, a tap away from more. */
export function BalancePill() {
  const { data } = useCall('GET /credits/wallet');
  return (
    <Link
      to={paths.buyCredits()}
      className={classes.pill}
      aria-label={data ? `Wallet, ${formatCredits(data.balance)}` : 'Wallet'}
    >
      <IconWallet size={20} stroke={1.75} aria-hidden />
      <span className="money">{data ? data.balance.toLocaleString('en-PH') : '…'}</span>
    </Link>
  );
}
