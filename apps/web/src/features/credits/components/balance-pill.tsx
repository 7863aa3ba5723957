import { paths } from '@likha/contract/addresses';
import { formatCredits } from '@likha/contract/money';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { IconWallet } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { walletTexts } from '../wallet.texts.generated.ts';
import classes from './balance-pill.module.css';

/** The balance in a phone's top bar, a tap away from more. */
export function BalancePill() {
  const t = useTexts(walletTexts);
  const { data } = useCall('GET /credits/wallet');
  return (
    <Link
      to={paths.buyCredits()}
      className={classes.pill}
      aria-label={data ? t.walletOf({ credits: formatCredits(data.balance) }) : t.wallet}
    >
      <IconWallet size={20} stroke={1.75} aria-hidden />
      <span className="money">{data ? wholeNumber(data.balance) : '…'}</span>
    </Link>
  );
}
