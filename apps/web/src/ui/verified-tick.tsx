import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';

/** Beside the name of somebody whose identity was verified. */
export function VerifiedTick({ size = 18, onPicture = false }: { size?: number; onPicture?: boolean }) {
  return (
    <IconRosetteDiscountCheckFilled
      size={size}
      role="img"
      aria-label="Verified"
      style={{ color: onPicture ? '#55d6aa' : 'var(--jade-text)', flex: 'none', verticalAlign: '-0.15em' }}
    />
  );
}
