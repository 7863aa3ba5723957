import { formatPesos } from '@likha/contract/money';
import { shortDay } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { deferredTexts } from '../deferred.texts.generated.ts';
import { BookRow } from './book-row.tsx';
import { SpreadLine } from './spread-line.tsx';

/** What was paid for subscriptions and not had yet at the end of a day (P773). @param on `2026-11-30` */
export function PaidAhead({ on }: { on: string }) {
  const t = useTexts(deferredTexts);
  const language = useLanguage();
  return (
    <section aria-label={t.title}>
      <Loaded
        query={useCall('GET /admin/books/deferred', { query: { on } })}
        loading={<SkeletonList count={1} height={160} label={t.loading} />}
        failedTitle={t.failed}
      >
        {({ charges, worth, creators, referrers, platform }) => (
          <BookRow as="div" testId="paid-ahead">
            <h3>{t.title}</h3>
            <p className="dim">{t.lead({ charges, on: shortDay(on, language) })}</p>
            {charges > 0 &&
              [
                { name: t.creators, pesos: creators },
                { name: t.referrers, pesos: referrers },
                { name: t.platform, pesos: platform },
                { name: t.worth, pesos: worth },
              ].map(({ name, pesos }) => (
                <SpreadLine key={name}>
                  <span>{name}</span>
                  <span className="money">{formatPesos(pesos)}</span>
                </SpreadLine>
              ))}
          </BookRow>
        )}
      </Loaded>
    </section>
  );
}
