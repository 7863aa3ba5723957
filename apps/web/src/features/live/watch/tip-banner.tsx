import { formatCredits } from '@likha/contract/money';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { IconGift } from '../../../ui/icons/icons.generated.ts';
import type { ChatLines } from '../chat/chat-lines.ts';
import classes from './tip-banner.module.css';
import { firstTurn, shownMs, type TipTurn, withNewTips } from './tip-show.ts';
import { watchTexts } from './watch.texts.generated.ts';

/** Tips over the picture, one after the other, with what they say. */
export function TipBanner({ chat, isThere }: { chat: ChatLines; isThere: boolean }) {
  const t = useTexts(watchTexts);
  const [turn, setTurn] = useState<TipTurn | null>(null);
  if (turn === null && isThere) setTurn(firstTurn(chat.lines));
  const next = turn && withNewTips(turn, chat);
  if (next && next !== turn) setTurn(next);
  const shown = turn?.waiting[0];
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(
      () => setTurn((before) => before && { ...before, waiting: before.waiting.slice(1) }),
      shownMs(shown.credits ?? 0),
    );
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div role="status" className={classes.place}>
      {shown && (
        <div key={shown.id} className={classes.tip} data-testid="tip-banner">
          <IconGift size={28} stroke={1.75} aria-hidden />
          <div>
            <strong>
              {t.tip({
                name: `@${shown.person?.username ?? ''}`,
                credits: formatCredits(shown.credits ?? 0),
              })}
            </strong>
            {shown.text && <p>{shown.text}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
