import { paths } from '@likha/contract/addresses';
import { BalancePill } from '../../features/credits/components/balance-pill.tsx';
import { useTexts } from '../../lib/texts.ts';
import {
  IconBookmarks,
  IconCompass,
  IconHistory,
  IconHome,
  IconMessageCircle,
  IconWallet,
} from '../../ui/icons/icons.generated.ts';
import { AppFrame } from './app-frame.tsx';
import type { ShellsTexts } from './shells.texts.generated.ts';
import { shellsTexts } from './shells.texts.generated.ts';

const placesOf = (t: ShellsTexts) => [
  { to: paths.fan(), label: t.home, Icon: IconHome },
  { to: paths.discover(), label: t.discover, Icon: IconCompass },
  { to: paths.library(), label: t.library, Icon: IconBookmarks },
  { to: paths.messages(), label: t.messages, Icon: IconMessageCircle, hasNews: true },
  // A phone's top bar leads to the wallet from everywhere.
  { to: paths.buyCredits(), label: t.wallet, Icon: IconWallet, isInSheet: true },
  { to: paths.creditHistory(), label: t.history, Icon: IconHistory, isInSheet: true },
];

/** A fan's places, the wallet always in sight. */
export function FanShell() {
  const t = useTexts(shellsTexts);
  return <AppFrame home={paths.fan()} places={placesOf(t)} topBarEnd={<BalancePill />} />;
}
