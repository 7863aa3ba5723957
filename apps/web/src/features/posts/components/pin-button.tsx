import type { Post } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconPin, IconPinnedOff } from '../../../ui/icons/icons.generated.ts';
import { usePin } from '../api/use-pin.ts';
import { managingTexts } from '../managing.texts.generated.ts';

interface PinButtonProps {
  post: Pick<Post, 'id' | 'title' | 'is_pinned'>;
  /** In a menu, where others have one. */
  hasIcon?: boolean;
  /** Afterwards, however it went. */
  onEnd?: () => void;
}

/** Pins a post to the top of its creator's profile, or unpins it (P402). */
export function PinButton({
  post: { id, title, is_pinned: isPinned },
  hasIcon = false,
  onEnd,
}: PinButtonProps) {
  const t = useTexts(managingTexts);
  const act = usePin(isPinned ? 'unpin' : 'pin');
  const Icon = isPinned ? IconPinnedOff : IconPin;
  return (
    <Button
      variant="subtle"
      leftSection={hasIcon ? <Icon size={18} stroke={1.75} aria-hidden /> : undefined}
      aria-label={isPinned ? t.unpinOf({ title }) : t.pinOf({ title })}
      loading={act.isPending}
      onClick={() => act.mutate({ params: { id } }, { onSettled: onEnd })}
    >
      {isPinned ? t.unpin : t.pin}
    </Button>
  );
}
