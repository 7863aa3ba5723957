import { IconCompass, IconHistory, IconHome, IconWallet } from '@tabler/icons-react';
import { BalancePill } from '../../features/credits/components/balance-pill.tsx';
import { AppFrame } from './app-frame.tsx';

const PLACES = [
  { to: '/fan', label: 'Home', Icon: IconHome },
  { to: '/creators', label: 'Discover', Icon: IconCompass },
  { to: '/buy-credits', label: 'Wallet', Icon: IconWallet },
  { to: '/credit-history', label: 'History', Icon: IconHistory },
];

/** A fan's places, the wallet always in sight. */
export function FanShell() {
  return <AppFrame home="/fan" places={PLACES} topBarEnd={<BalancePill />} />;
}
