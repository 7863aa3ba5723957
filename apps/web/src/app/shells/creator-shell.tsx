import { IconCashBanknote, IconCompass, IconLayoutDashboard, IconPencilPlus } from '@tabler/icons-react';
import { AppFrame } from './app-frame.tsx';

const PLACES = [
  { to: '/creator', label: 'Studio', Icon: IconLayoutDashboard },
  { to: '/creator?tab=earnings', label: 'Earnings', Icon: IconCashBanknote },
  { to: '/creator?tab=content', label: 'Post', Icon: IconPencilPlus, isMain: true },
  { to: '/creators', label: 'Discover', Icon: IconCompass },
];

/** A creator's places, posting in the middle. */
export function CreatorShell() {
  return <AppFrame home="/creator" places={PLACES} />;
}
