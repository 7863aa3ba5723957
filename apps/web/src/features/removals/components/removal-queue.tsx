import { IconFlagOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Select } from '../../../ui/form/select.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { removalQueueTexts } from '../removal-queue.texts.generated.ts';
import { RemovalCard } from './removal-card.tsx';
import classes from './removal-queue.module.css';

type Status = 'open' | 'decided';

/** Removal requests for admins: the one due first at the head, and how many are overdue. */
export function RemovalQueue() {
  const t = useTexts(removalQueueTexts);
  const [status, setStatus] = useState<Status>('open');
  const pages = usePages('GET /admin/removal-requests', 'removal_requests', { query: { status, limit: 20 } });
  return (
    <section className={classes.queue} aria-label={t.requests}>
      <Overdue />
      <Select
        label={t.which}
        value={status}
        options={[
          { value: 'open', label: t.open },
          { value: 'decided', label: t.decided },
        ]}
        onChange={(value) => setStatus(value === 'decided' ? 'decided' : 'open')}
      />
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={2} height={260} label={t.loading} />}
        empty={
          <StatePanel
            icon={<IconFlagOff size={32} stroke={1.75} />}
            title={status === 'open' ? t.noneOpen : t.noneDecided}
          />
        }
      >
        {(requests) => (
          <>
            {requests.map((request) => (
              <RemovalCard key={request.id} request={request} />
            ))}
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** Those that nobody decided in time. */
function Overdue() {
  const t = useTexts(removalQueueTexts);
  const { data } = useCall('GET /admin/removal-requests', { query: { limit: 1 } });
  if (!data?.overdue_count) return null;
  return <Notice tone="warn">{t.overdue({ count: data.overdue_count })}</Notice>;
}
