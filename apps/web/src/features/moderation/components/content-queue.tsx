import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { Select } from '../../../ui/form/select.tsx';
import { IconPhotoCheck } from '../../../ui/icons/icons.generated.ts';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { type ContentAct, sendReview, useClaim, useDecideContent } from '../api/use-decisions.ts';
import { useTakeBack } from '../api/use-take-back.ts';
import type { Chosen } from '../bulk.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import type { Review } from '../words.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { ContentCard } from './content-card.tsx';
import { QueueFrame } from './queue-frame.tsx';
import { type Decided, TakeBackDialog } from './take-back-dialog.tsx';
import { TriageList } from './triage-list.tsx';
import { UndoBar } from './undo-bar.tsx';

type Status = Review['status'] | 'open';

/** What is about to be done with several. */
interface Bulk {
  act: ContentAct;
  chosen: Chosen[];
  onDecided: () => void;
  subjectOf: (id: string) => 'post' | 'comment' | null;
}

/** Posts and comments to look over, the longest waiting first. */
export function ContentQueue() {
  const t = useTexts(moderationTexts);
  const [status, setStatus] = useState<Status>('open');
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const pages = useDatedPages('GET /moderation/content', 'content', { query: { limit: 50, status } });
  const [looked, look] = useLooked();
  const decide = useDecideContent();
  const claim = useClaim('content');
  const [asked, setAsked] = useState<Decided | null>(null);
  const undo = useTakeBack(() => decide.reset());
  const last = lastDecided(decide.data?.content, t.comment);
  const takeLastBack = () => {
    if (last && !undo.isPending) undo.mutate({ params: { id: last.id }, body: {} });
  };
  return (
    <QueueFrame label={t.content}>
      {last && <UndoBar decided={last} isBusy={undo.isPending} onUndo={takeLastBack} />}
      <ListTools {...pages.tools}>
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
      </ListTools>
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={3} height={200} label={t.loading} />}
        empty={<StatePanel icon={<IconPhotoCheck size={32} stroke={1.75} />} title={t.noContent} />}
      >
        {(items) => (
          <>
            <TriageList
              title={t.itemCount({ count: items.length })}
              items={items.map((item) => ({
                id: item.content_id,
                name: item.content.title || t.comment,
                isOpen: item.status === 'pending' || item.status === 'flagged',
                card: (
                  <ContentCard
                    item={item}
                    isLooking={looked.has(item.content_id)}
                    onLook={() => look(item.content_id)}
                    onAct={(act) => decide.mutate({ id: item.content_id, act })}
                    onTakeBack={(was) =>
                      setAsked({ id: item.content_id, name: item.content.title || t.comment, was })
                    }
                  />
                ),
              }))}
              keys={[
                { key: 'l', act: 'look', label: t.keyLook },
                { key: 'a', act: 'approve', label: t.approve },
                { key: 'f', act: 'flag', label: t.flag },
                { key: 'r', act: 'remove', label: t.remove },
                { key: 'u', act: 'undo', label: t.undo },
              ]}
              onAct={(act, id) => {
                if (act === 'look') look(id);
                else if (act === 'undo') takeLastBack();
                else decide.mutate({ id, act: act as ContentAct });
              }}
              onClaim={(id) => claim.mutate({ id })}
              bulk={[
                { act: 'approve', label: t.approve },
                { act: 'flag', label: t.flag },
                { act: 'remove', label: t.remove },
              ]}
              onBulk={(act, chosen, onDecided) => {
                const kinds = new Map(items.map((item) => [item.content_id, item.content_type]));
                const subjectOf = (id: string) => {
                  const kind = kinds.get(id);
                  return kind === 'post' || kind === 'comment' ? kind : null;
                };
                setBulk({ act: act as ContentAct, chosen, onDecided, subjectOf });
              }}
              onFew={() => pages.more.hasMore && pages.more.onMore()}
            />
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
      {asked && <TakeBackDialog decided={asked} onClose={() => setAsked(null)} />}
      {bulk && (
        <BulkDialog
          chosen={bulk.chosen}
          label={{ approve: t.approve, flag: t.flag, remove: t.remove }[bulk.act]}
          means={{ approve: t.bulkApproveMeans, flag: t.bulkFlagMeans, remove: t.bulkMeans }[bulk.act]}
          hasReason={bulk.act === 'remove'}
          subjectOf={bulk.subjectOf}
          send={(id, reason) => sendReview({ id, act: bulk.act, reason })}
          invalidates={['GET /moderation/content', 'GET /moderation/stats']}
          onDecided={bulk.onDecided}
          onClose={() => setBulk(null)}
        />
      )}
    </QueueFrame>
  );
}

/** Whose files somebody has chosen to see; choosing again covers them. */
function useLooked() {
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set());
  const look = (id: string) =>
    setLooked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return [looked, look] as const;
}

/** What the last decision was of, where it can be taken back. */
function lastDecided(content: Review | undefined, unnamed: string): Decided | null {
  if (content?.status !== 'approved' && content?.status !== 'removed') return null;
  return { id: content.content_id, name: content.content.title || unnamed, was: content.status };
}
