import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';

/** Beside the name of somebody whose identity was verified. */
export function VerifiedTick({ size = 18 }: { size?: number }) {
  return (
    <IconRosetteDiscountCheckFilled
      size={size}
      role="img"
      aria-label="Verified"
      style={{ color: 'var(--jade-text)', flex: 'none', verticalAlign: '-0.15em' }}
    />
  );
}
