import { IconCompass, IconHistory, IconHome, IconWallet } from '@tabler/icons-react';
import { BalancePill } from '../../features/credits/components/balance-pill.tsx';
import { paths } from '../../lib/paths.ts';
import { AppFrame } from './app-frame.tsx';

const PLACES = [
  { to: paths.fan(), label: 'Home', Icon: IconHome },
  { to: paths.creators(), label: 'Discover', Icon: IconCompass },
  { to: paths.buyCredits(), label: 'Wallet', Icon: IconWallet },
  { to: paths.creditHistory(), label: 'History', Icon: IconHistory },
];

/** A fan's places, the wallet always in sight. */
export function FanShell() {
  return <AppFrame home={paths.fan()} places={PLACES} topBarEnd={<BalancePill />} />;
}
