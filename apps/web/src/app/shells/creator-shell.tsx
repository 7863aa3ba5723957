import { paths } from '@likha/contract/addresses';
import { useTexts } from '../../lib/texts.ts';
import {
  IconBookmarks,
  IconBroadcast,
  IconCashBanknote,
  IconCompass,
  IconLayoutDashboard,
  IconMessageCircle,
  IconPencilPlus,
} from '../../ui/icons/icons.generated.ts';
import { AppFrame } from './app-frame.tsx';
import type { ShellsTexts } from './shells.texts.generated.ts';
import { shellsTexts } from './shells.texts.generated.ts';
import { usePresence } from './use-presence.ts';

const placesOf = (t: ShellsTexts) => [
  { to: paths.studio(), label: t.studio, Icon: IconLayoutDashboard },
  { to: paths.studio('earnings'), label: t.earnings, Icon: IconCashBanknote },
  { to: paths.studio('content'), label: t.post, Icon: IconPencilPlus, isMain: true },
  { to: paths.messages(), label: t.messages, Icon: IconMessageCircle, hasNews: true },
  { to: paths.ownLive(), label: t.live, Icon: IconBroadcast, isInSheet: true },
  { to: paths.creators(), label: t.discover, Icon: IconCompass, isInSheet: true },
  { to: paths.library(), label: t.library, Icon: IconBookmarks, isInSheet: true },
];

/** A creator's places, posting in the middle. */
export function CreatorShell() {
  const t = useTexts(shellsTexts);
  usePresence();
  return <AppFrame home={paths.studio()} places={placesOf(t)} />;
}
