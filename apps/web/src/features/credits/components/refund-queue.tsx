import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { IconReceiptRefund } from '../../../ui/icons/icons.generated.ts';
import { OpenOrDecided, type OpenOrDecidedStatus } from '../../../ui/open-or-decided.tsx';
import { refundQueueTexts } from '../refund-queue.texts.generated.ts';
import { RefundTable } from './refund-table.tsx';

/** Refunds that fans asked for: those that wait, the longest waiting first, or those decided. */
export function RefundQueue() {
  const t = useTexts(refundQueueTexts);
  const [status, setStatus] = useState<OpenOrDecidedStatus>('open');
  return (
    <OpenOrDecided
      label={t.title}
      words={{
        which: t.which,
        loading: t.loading,
        loadFailed: t.loadFailed,
        noneOpen: t.noneOpen,
        noneDecided: t.noneDecided,
      }}
      status={status}
      onStatus={setStatus}
      pages={useDatedPages('GET /admin/refund-requests', 'refund_requests', { query: { status, limit: 20 } })}
      icon={<IconReceiptRefund size={32} stroke={1.75} />}
      list={(requests) => <RefundTable requests={requests} />}
      head={<h2>{t.title}</h2>}
    />
  );
}
