import type { Answer } from '../../../lib/api-types.ts';
import { providerName } from '../../../lib/provider-name.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { booksTexts } from '../books.texts.generated.ts';
import { BookList } from './book-list.tsx';
import { BookPart } from './book-part.tsx';
import classes from './book-providers.module.css';

/** What was heard of each provider last. */
export function BookProviders({ providers }: { providers: Answer<'GET /admin/books'>['providers'] }) {
  const t = useTexts(booksTexts);
  const language = useLanguage();
  const at = (moment: string | null, none: string) => (moment ? dateAndTime(moment, language) : none);
  return (
    <BookPart id="book-providers" title={t.providers}>
      <BookList>
        {providers.map(({ name, webhook_at: webhook, compared_until: until, settled_at: settled }) => (
          <Card as="li" key={name} className={classes.box}>
            <h3>{providerName(name)}</h3>
            <Figures>
              <Figure name={t.settledAt}>{at(settled, t.nothingYet)}</Figure>
              {until !== null && <Figure name={t.comparedUntil}>{at(until, t.nothingYet)}</Figure>}
              <Figure name={t.webhookAt}>{at(webhook, t.noWebhook)}</Figure>
            </Figures>
          </Card>
        ))}
      </BookList>
    </BookPart>
  );
}
