import { formatCredits } from '@likha/contract/money';
import { useTexts } from '../../../lib/texts.ts';
import { IconGift } from '../../../ui/icons/icons.generated.ts';
import { conversationTexts } from '../conversation.texts.generated.ts';
import classes from './tip-mark.module.css';

/** Says that a message is a tip, and of how many credits. */
export function TipMark({ credits }: { credits: number }) {
  const t = useTexts(conversationTexts);
  return (
    <p className={classes.tip} data-testid="tip-mark">
      <IconGift size={20} stroke={1.75} aria-hidden />
      <strong>{t.tipOf({ credits: formatCredits(credits) })}</strong>
    </p>
  );
}
