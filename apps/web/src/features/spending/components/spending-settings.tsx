import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { spendingTexts } from '../spending.texts.generated.ts';
import { LimitLine } from './limit-line.tsx';
import { PauseBox } from './pause-box.tsx';
import classes from './spending-settings.module.css';

/** What a fan lets themselves spend, what they spent, and pauses (P690, P691). */
export function SpendingSettings() {
  const t = useTexts(spendingTexts);
  return (
    <Card as="section" className={classes.box} aria-labelledby="spending-limits">
      <h2 id="spending-limits">{t.title}</h2>
      <p className="dim">{t.hint}</p>
      <Loaded
        query={useCall('GET /spending/limits')}
        loading={<SkeletonList count={3} height={96} label={t.loading} />}
        failedTitle={t.failed}
      >
        {({ limits, cool_off_until: until }) => (
          <>
            {limits.map((limit) => (
              <LimitLine key={limit.period} limit={limit} />
            ))}
            <PauseBox until={until} />
          </>
        )}
      </Loaded>
    </Card>
  );
}
