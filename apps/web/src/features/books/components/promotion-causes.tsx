import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { type Days, EARLIEST } from '../../../lib/dated.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { type PromotionsTexts, promotionsTexts } from '../promotions.texts.generated.ts';
import { BookRow } from './book-row.tsx';
import { SpreadLine } from './spread-line.tsx';

type Cause = Answer<'GET /admin/books/promotions'>['causes'][number]['cause'];

/** What promotions paid for on these days, by cause (P754). */
export function PromotionCauses({ days }: { days: Days }) {
  const t = useTexts(promotionsTexts);
  const query = useCall('GET /admin/books/promotions', {
    query: { from: days.from ?? EARLIEST, to: days.to },
  });
  return (
    <section aria-label={t.title}>
      <Loaded
        query={query}
        loading={<SkeletonList count={1} height={160} label={t.loading} />}
        failedTitle={t.failed}
      >
        {({ causes, total }) => (
          <BookRow as="div" testId="promotion-causes">
            <h3>{t.title}</h3>
            {causes.map(({ cause, cost }) => (
              <SpreadLine key={cause}>
                <span>{causeName(cause, t)}</span>
                <span className="money">{formatPesos(cost)}</span>
              </SpreadLine>
            ))}
            <SpreadLine>
              <strong>{t.total}</strong>
              <strong className="money">{formatPesos(total)}</strong>
            </SpreadLine>
          </BookRow>
        )}
      </Loaded>
    </section>
  );
}

function causeName(cause: Cause, t: PromotionsTexts): string {
  const words: Record<Cause, string> = {
    bonus: t.bonus,
    discount: t.discount,
    revaluation: t.revaluation,
    rounding: t.rounding,
    goodwill: t.goodwill,
    taken_back: t.takenBack,
    other: t.other,
  };
  return words[cause];
}
