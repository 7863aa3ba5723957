import type { ComponentProps } from 'react';
import { OnDemand } from '../../../ui/on-demand.tsx';
import type { GiftDialog } from './gift-dialog.tsx';

const loadGift = () => import('./gift-dialog.tsx').then((module) => module.GiftDialog);

interface LateGiftDialogProps {
  gift: ComponentProps<typeof GiftDialog>;
  onFailed: () => void;
}

/** The question of a gift, whose code comes when it is asked. */
export function LateGiftDialog({ gift, onFailed }: LateGiftDialogProps) {
  return <OnDemand load={loadGift} props={gift} onFailed={onFailed} />;
}
