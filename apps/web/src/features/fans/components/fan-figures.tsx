import { FAN } from '@likha/contract/late-limits';
import { formatCredits } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { fansTexts } from '../fans.texts.generated.ts';

/** What a fan used with a creator, and since when they are there. */
export function FanFigures({ fan }: { fan: Answer<'GET /fans/{id}'> }) {
  const t = useTexts(fansTexts);
  const language = useLanguage();
  const day = (iso: string | null | undefined, otherwise: string) =>
    iso ? shortDate(iso, language) : otherwise;
  return (
    <Figures>
      <Figure name={t.used} strong>
        {formatCredits(fan.spent_credits)}
      </Figure>
      <Figure name={t.recent({ days: FAN.recentDays })}>{formatCredits(fan.recent_credits)}</Figure>
      <Figure name={t.lastPurchase}>{day(fan.purchases[0]?.created_at, t.none)}</Figure>
      <Figure name={t.follows}>{day(fan.follows_since, t.not)}</Figure>
      <Figure name={t.subscribed}>{day(fan.subscribed_since, t.not)}</Figure>
      {fan.paid_until && <Figure name={t.paidUntil}>{shortDate(fan.paid_until, language)}</Figure>}
    </Figures>
  );
}
