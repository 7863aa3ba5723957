import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconGift } from '../../../ui/icons/icons.generated.ts';
import { giftsTexts } from '../gifts.texts.generated.ts';

interface GiftButtonProps {
  className?: string | undefined;
  isDisabled?: boolean;
  onPress: () => void;
}

/** For somebody else: another question, which comes when it is asked. */
export function GiftButton({ className, isDisabled = false, onPress }: GiftButtonProps) {
  const t = useTexts(giftsTexts);
  return (
    <Button
      variant="subtle"
      className={className}
      leftSection={<IconGift size={18} stroke={1.75} aria-hidden />}
      disabled={isDisabled}
      onClick={onPress}
    >
      {t.give}
    </Button>
  );
}
