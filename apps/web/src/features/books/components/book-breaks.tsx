import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { IconCircleCheck } from '../../../ui/icons/icons.generated.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { booksTexts } from '../books.texts.generated.ts';
import classes from './books.module.css';

/** What breaks a law now, and what providers said that nothing has come of. */
export function BookBreaks({ books: { broken, waiting } }: { books: Answer<'GET /admin/books'> }) {
  const t = useTexts(booksTexts);
  const language = useLanguage();
  return (
    <section className={classes.part} aria-labelledby="book-breaks">
      <h2 id="book-breaks">{t.breaks}</h2>
      {broken.length + waiting.length === 0 && (
        <StatePanel
          icon={<IconCircleCheck size={32} stroke={1.75} />}
          title={t.noBreaks}
          text={t.noBreaksText}
        />
      )}
      <ul className={classes.list}>
        {broken.map(({ law, id, difference }) => (
          <Card as="li" size="sm" key={`${law} ${id}`} className={classes.row} data-tone="bad">
            <strong lang="en">{law}</strong>
            <span className={classes.long} lang="en">
              {`${id}: ${difference}`}
            </span>
          </Card>
        ))}
        {waiting.map(({ provider, what, count, oldest_at: oldest }) => (
          <Card as="li" size="sm" key={`${provider} ${what}`} className={classes.row}>
            <strong>{t[what]({ provider, count })}</strong>
            <span className="dim">{t.since({ at: dateAndTime(oldest, language) })}</span>
          </Card>
        ))}
      </ul>
    </section>
  );
}
