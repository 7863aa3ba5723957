import { monthName } from '../../../lib/month-name.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { journalTexts } from '../journal.texts.generated.ts';

/** Which closed month an entry came too late for (P742); nothing where it came in time. */
export function MissedMonth({ month }: { month: string | null }) {
  const t = useTexts(journalTexts);
  const language = useLanguage();
  if (month === null) return null;
  return <span className="dim">{t.missed({ month: monthName(month, language) })}</span>;
}
