import { IconPhotoCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { type ContentAct, useClaim, useDecideContent } from '../api/use-decisions.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import type { Review } from '../words.ts';
import { ContentCard } from './content-card.tsx';
import { QueueFrame } from './queue-frame.tsx';
import { TriageList } from './triage-list.tsx';

type Status = Review['status'] | 'open';

/** Posts and comments to look over, the longest waiting first. */
export function ContentQueue() {
  const t = useTexts(moderationTexts);
  const [status, setStatus] = useState<Status>('open');
  const [removed, setRemoved] = useState<string[]>([]);
  const pages = usePages('GET /moderation/content', 'content', { query: { limit: 50, status } });
  const decide = useDecideContent();
  const claim = useClaim('content');
  const decideAll = (act: ContentAct, ids: readonly string[]) => {
    for (const id of ids) decide.mutate({ id, act });
  };
  return (
    <QueueFrame
      label={t.content}
      filters={
        <Select
          label={t.state}
          value={status}
          options={[
            { value: 'open', label: t.stateOpen },
            { value: 'pending', label: t.statePending },
            { value: 'flagged', label: t.stateFlagged },
            { value: 'approved', label: t.stateApproved },
            { value: 'removed', label: t.stateRemoved },
          ]}
          onChange={(value) => setStatus(value as Status)}
        />
      }
    >
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={3} height={200} label={t.loading} />}
        empty={<StatePanel icon={<IconPhotoCheck size={32} stroke={1.75} />} title={t.noContent} />}
      >
        {(items) => (
          <>
            <h2>{t.itemCount({ count: items.length })}</h2>
            <TriageList
              items={items.map((item) => ({
                id: item.content_id,
                name: item.content.title || t.comment,
                isOpen: item.status === 'pending' || item.status === 'flagged',
                card: <ContentCard item={item} onAct={(act) => decideAll(act, [item.content_id])} />,
              }))}
              keys={[
                { key: 'a', act: 'approve', label: t.approve },
                { key: 'f', act: 'flag', label: t.flag },
                { key: 'r', act: 'remove', label: t.remove },
              ]}
              onAct={(act, id) => decideAll(act as ContentAct, [id])}
              onClaim={(id) => claim.mutate({ id })}
              bulk={[
                { act: 'approve', label: t.approve },
                { act: 'flag', label: t.flag },
                { act: 'remove', label: t.remove },
              ]}
              onBulk={(act, ids) => (act === 'remove' ? setRemoved(ids) : decideAll(act as ContentAct, ids))}
              onFew={() => pages.more.hasMore && pages.more.onMore()}
            />
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
      {removed.length > 0 && (
        <ConfirmDialog
          isOpen
          title={t.bulkAsk({ count: removed.length })}
          confirmLabel={t.remove}
          busyLabel={t.removing}
          isBusy={false}
          onConfirm={() => {
            decideAll('remove', removed);
            setRemoved([]);
          }}
          onClose={() => setRemoved([])}
        >
          <p>{t.bulkMeans}</p>
        </ConfirmDialog>
      )}
    </QueueFrame>
  );
}
