import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Select } from '../../../ui/form/select.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { type ModerationTexts, moderationTexts } from '../moderation.texts.generated.ts';
import { lengthOf } from '../queue-age.ts';
import classes from './queue-figures.module.css';

type Queue = Answer<'GET /admin/queues'>['queues'][number];

const WINDOWS = [7, 30, 90] as const;

/** What waits in each queue, since when, and how long decisions took (P393). */
export function QueueFigures() {
  const t = useTexts(moderationTexts);
  const [days, setDays] = useState('30');
  return (
    <section className={classes.section} aria-labelledby="queue-figures">
      <div className={classes.head}>
        <h2 id="queue-figures">{t.queues}</h2>
        <Select
          label={t.queueWindow}
          value={days}
          options={WINDOWS.map((count) => ({ value: String(count), label: t.lastDays({ count }) }))}
          onChange={setDays}
        />
      </div>
      <Loaded
        query={useCall('GET /admin/queues')}
        failedTitle={t.loadFailed}
        loading={<Skeleton height={280} label={t.loading} />}
      >
        {({ queues }) => (
          <StatGrid>
            {queues.map((queue) => (
              <QueueStat key={queue.queue} queue={queue} days={Number(days)} />
            ))}
          </StatGrid>
        )}
      </Loaded>
    </section>
  );
}

function QueueStat({ queue, days }: { queue: Queue; days: number }) {
  const t = useTexts(moderationTexts);
  const language = useLanguage();
  const { waiting, oldest_at: oldest } = queue;
  const took = queue.decided.find((window) => window.days === days);
  const age = oldest && lengthOf((Date.now() - Date.parse(oldest)) / 1000, language);
  return (
    <Stat
      label={namesOf(t)[queue.queue]}
      note={
        <span className={classes.notes}>
          <span>{age ? t.queueOldest({ age }) : t.queueNothing}</span>
          <span>
            {took && took.median_seconds !== null && took.p90_seconds !== null
              ? t.queueTook({
                  median: lengthOf(took.median_seconds, language),
                  most: lengthOf(took.p90_seconds, language),
                })
              : t.queueNoneDecided}
          </span>
        </span>
      }
    >
      {waiting}
    </Stat>
  );
}

function namesOf(t: ModerationTexts): Record<Queue['queue'], string> {
  return {
    reports: t.queueReports,
    content: t.queueContent,
    verifications: t.queueVerifications,
    appeals: t.queueAppeals,
    payout_appeals: t.queuePayoutAppeals,
    removals: t.queueRemovals,
    refunds: t.queueRefunds,
    payouts: t.queuePayouts,
    fundings: t.queueFundings,
    disputes: t.queueDisputes,
    contact: t.queueContact,
  };
}
