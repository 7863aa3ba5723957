import { IconCashBanknote, IconCompass, IconLayoutDashboard, IconPencilPlus } from '@tabler/icons-react';
import { paths } from '../../lib/paths.ts';
import { AppFrame } from './app-frame.tsx';

const PLACES = [
  { to: paths.studio(), label: 'Studio', Icon: IconLayoutDashboard },
  { to: paths.studio('earnings'), label: 'Earnings', Icon: IconCashBanknote },
  { to: paths.studio('content'), label: 'Post', Icon: IconPencilPlus, isMain: true },
  { to: paths.creators(), label: 'Discover', Icon: IconCompass },
];

/** A creator's places, posting in the middle. */
export function CreatorShell() {
  return <AppFrame home={paths.studio()} places={PLACES} />;
}
