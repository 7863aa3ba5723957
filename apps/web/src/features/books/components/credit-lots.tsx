import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { shortDay } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { type LotsTexts, lotsTexts } from '../lots.texts.generated.ts';
import { BookRow } from './book-row.tsx';
import { SpreadLine } from './spread-line.tsx';

/** Where the credits in circulation at the end of a day came from (P760). @param on `2026-11-30` */
export function CreditLots({ on }: { on: string }) {
  const t = useTexts(lotsTexts);
  const language = useLanguage();
  return (
    <section aria-label={t.title}>
      <Loaded
        query={useCall('GET /admin/books/lots', { query: { on } })}
        loading={<SkeletonList count={1} height={160} label={t.loading} />}
        failedTitle={t.failed}
      >
        {({ credits, lots }) => {
          const old = lots.reduce((total, lot) => total + lot.over_a_year, 0);
          return (
            <BookRow as="div" testId="credit-lots">
              <h3>{t.title}</h3>
              <p className="dim">{t.lead({ credits, on: shortDay(on, language) })}</p>
              {lots.map((lot) => (
                <div key={lot.source}>
                  <SpreadLine>
                    <span>{sourceName(lot.source, t)}</span>
                    <span className="money">
                      {t.amount({ credits: lot.credits, worth: formatPesos(lot.worth) })}
                    </span>
                  </SpreadLine>
                  {/* Below: beside their worth it has no room on a phone. */}
                  {lot.source === 'bought' && (
                    <span className="dim">{t.paidFor({ paid: formatPesos(lot.paid) })}</span>
                  )}
                </div>
              ))}
              {old > 0 && <p className="dim">{t.old({ credits: old })}</p>}
            </BookRow>
          );
        }}
      </Loaded>
    </section>
  );
}

type Source = Answer<'GET /admin/books/lots'>['lots'][number]['source'];

function sourceName(source: Source, t: LotsTexts): string {
  const words: Record<Source, string> = {
    bought: t.bought,
    bonus: t.bonus,
    given: t.given,
    returned: t.returned,
  };
  return words[source];
}
