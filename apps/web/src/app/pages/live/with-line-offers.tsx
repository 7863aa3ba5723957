import { type ReactNode, useMemo, useState } from 'react';
import { LineOffers, type Writer } from '../../../features/live/chat/line-offers.ts';
import { useReportTitle } from '../../../features/moderation/components/report-button.tsx';
import type { ReportedThing } from '../../../features/moderation/reported-thing.ts';
import { useSession } from '../../../lib/session.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';

const loadReport = () =>
  import('../../../features/moderation/components/report-dialog.tsx').then((module) => module.ReportDialog);
const loadBlock = () =>
  import('../../../features/blocks/components/block-dialog.tsx').then((module) => module.BlockDialog);

/** Reporting and blocking are no part of streams: the page brings them to who writes in one. */
export function WithLineOffers({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [reported, setReported] = useState<{ writer: Writer; words: string } | null>(null);
  const [blocked, setBlocked] = useState<Writer | null>(null);
  const mayBlock = user?.user_type === 'creator';
  const offers = useMemo(
    () => ({
      onReport: (writer: Writer, words: string) => setReported({ writer, words }),
      onBlock: mayBlock ? setBlocked : null,
    }),
    [mayBlock],
  );
  const endReport = () => setReported(null);
  const endBlock = () => setBlocked(null);
  const thing: ReportedThing = {
    type: 'profile',
    id: reported?.writer.id ?? '',
    owner: { id: reported?.writer.id ?? null, name: reported?.writer.name ?? '' },
  };
  const title = useReportTitle(thing);
  return (
    <LineOffers value={offers}>
      {children}
      {reported && (
        <OnDemand
          load={loadReport}
          props={{ thing, title, words: reported.words, onClose: endReport }}
          onFailed={endReport}
        />
      )}
      {blocked && (
        <OnDemand
          load={loadBlock}
          props={{ person: { id: blocked.id, full_name: blocked.name }, onClose: endBlock }}
          onFailed={endBlock}
        />
      )}
    </LineOffers>
  );
}
