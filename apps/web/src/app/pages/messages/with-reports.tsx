import { type ReactNode, useState } from 'react';
import type { Message } from '../../../features/messages/kept-messages.ts';
import { ReportOffer } from '../../../features/messages/report-offer.ts';
import { useReportTitle } from '../../../features/moderation/components/report-button.tsx';
import type { ReportedThing } from '../../../features/moderation/reported-thing.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';

const loadDialog = () =>
  import('../../../features/moderation/components/report-dialog.tsx').then((module) => module.ReportDialog);

interface WithReportsProps {
  /** Whom one writes with. */
  person: ReportedThing['owner'];
  children: ReactNode;
}

/** Reporting is no part of messages: the page brings it to them. */
export function WithReports({ person, children }: WithReportsProps) {
  const [reported, setReported] = useState<Message | null>(null);
  const onClose = () => setReported(null);
  const thing: ReportedThing = { type: 'message', id: reported?.id ?? '', owner: person };
  const title = useReportTitle(thing);
  return (
    <ReportOffer value={setReported}>
      {children}
      {reported && <OnDemand load={loadDialog} props={{ thing, title, onClose }} onFailed={onClose} />}
    </ReportOffer>
  );
}
