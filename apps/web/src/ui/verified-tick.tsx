import { useTexts } from '../lib/texts.ts';
import { controlsTexts } from './controls.texts.generated.ts';
import { IconRosetteDiscountCheckFilled } from './icons/icons.generated.ts';

/** Beside the name of somebody whose identity was verified. */
export function VerifiedTick({ size = 18, onPicture = false }: { size?: number; onPicture?: boolean }) {
  const t = useTexts(controlsTexts);
  return (
    <IconRosetteDiscountCheckFilled
      size={size}
      role="img"
      aria-label={t.verified}
      style={{ color: onPicture ? '#55d6aa' : 'var(--jade-text)', flex: 'none', verticalAlign: '-0.15em' }}
    />
  );
}
