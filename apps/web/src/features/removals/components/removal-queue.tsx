import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { IconFlagOff } from '../../../ui/icons/icons.generated.ts';
import { Notice } from '../../../ui/notice.tsx';
import { OpenOrDecided, type OpenOrDecidedStatus } from '../../../ui/open-or-decided.tsx';
import { removalQueueTexts } from '../removal-queue.texts.generated.ts';
import { RemovalCard } from './removal-card.tsx';

/** Removal requests for admins: the one due first at the head, and how many are overdue. */
export function RemovalQueue() {
  const t = useTexts(removalQueueTexts);
  const [status, setStatus] = useState<OpenOrDecidedStatus>('open');
  const input = { query: { status, limit: 20 } };
  return (
    <OpenOrDecided
      label={t.requests}
      head={<Overdue />}
      words={{
        which: t.which,
        loading: t.loading,
        loadFailed: t.loadFailed,
        noneOpen: t.noneOpen,
        noneDecided: t.noneDecided,
      }}
      status={status}
      onStatus={setStatus}
      pages={useDatedPages('GET /admin/removal-requests', 'removal_requests', input)}
      icon={<IconFlagOff size={32} stroke={1.75} />}
      list={(requests) => requests.map((request) => <RemovalCard key={request.id} request={request} />)}
    />
  );
}

/** Those that nobody decided in time. */
function Overdue() {
  const t = useTexts(removalQueueTexts);
  const { data } = useCall('GET /admin/removal-requests', { query: { limit: 1 } });
  if (!data?.overdue_count) return null;
  return <Notice tone="warn">{t.overdue({ count: data.overdue_count })}</Notice>;
}
