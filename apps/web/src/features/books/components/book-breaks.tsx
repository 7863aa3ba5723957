import type { Answer } from '../../../lib/api-types.ts';
import { providerName } from '../../../lib/provider-name.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { IconCircleCheck, IconClock } from '../../../ui/icons/icons.generated.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { booksTexts } from '../books.texts.generated.ts';
import { BookList } from './book-list.tsx';
import { BookPart } from './book-part.tsx';
import { BookRow } from './book-row.tsx';
import { UnbookedRefund } from './unbooked-refund.tsx';

/** What breaks a law now, and what providers said that nothing has come of. */
export function BookBreaks({
  books: { broken, waiting, unbooked, laws },
}: {
  books: Answer<'GET /admin/books'>;
}) {
  const t = useTexts(booksTexts);
  const language = useLanguage();
  const unchecked = laws.filter(({ outcome }) => outcome === 'never' || outcome === 'unfinished').length;
  return (
    <BookPart id="book-breaks" title={t.breaks}>
      {broken.length + waiting.length === 0 && (
        <StatePanel
          icon={
            unchecked > 0 ? (
              <IconClock size={32} stroke={1.75} />
            ) : (
              <IconCircleCheck size={32} stroke={1.75} />
            )
          }
          title={unchecked > 0 ? t.noneSoFar : t.noBreaks}
          text={unchecked > 0 ? t.noneSoFarText({ count: unchecked }) : t.noBreaksText}
        />
      )}
      <BookList>
        {broken.map(({ law, id, difference }) => (
          <BookRow key={`${law} ${id}`} isBad>
            <strong lang="en">{law}</strong>
            <span lang="en">{`${id}: ${difference}`}</span>
          </BookRow>
        ))}
        {waiting.map(({ provider, what, count, oldest_at: oldest }) => (
          <BookRow key={`${provider} ${what}`}>
            <strong>{t[what]({ provider: providerName(provider), count })}</strong>
            <span className="dim">{t.since({ at: dateAndTime(oldest, language) })}</span>
          </BookRow>
        ))}
        {unbooked.map((refund) => (
          <UnbookedRefund key={`${refund.provider} ${refund.provider_refund_id}`} refund={refund} />
        ))}
      </BookList>
    </BookPart>
  );
}
