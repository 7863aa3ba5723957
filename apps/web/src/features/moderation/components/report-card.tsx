import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import type { ReportAct } from '../api/use-decisions.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { type Report, shouted, stateWords } from '../words.ts';
import { Acts, CardHead, Facts, Quote } from './card-parts.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { ReportMessages } from './report-messages.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

/** One report: what is wrong, by whom, about whom, and what can be done while it waits. */
export function ReportCard({ report, onAct }: { report: Report; onAct: (act: ReportAct) => void }) {
  const t = useTexts(moderationTexts);
  const language = useLanguage();
  const { reporter, reported_user: about } = report;
  return (
    <>
      <CardHead title={shouted(report.report_type)} badges={[stateWords(t)[report.status]]} />
      {report.description && <WrittenText>{report.description}</WrittenText>}
      {report.subject_text && (
        <Quote>
          <WrittenText isDim>{report.subject_text}</WrittenText>
        </Quote>
      )}
      {report.live_evidence_url && (
        <p>
          <a className="text-link" href={report.live_evidence_url} download>
            {t.liveEvidence}
          </a>
        </p>
      )}
      {report.live_evidence === 'waiting' && <p className="dim">{t.liveEvidenceWaiting}</p>}
      {report.live_evidence === 'lost' && <p className="dim">{t.liveEvidenceLost}</p>}
      {report.subject_type === 'message' && <ReportMessages report={report} />}
      <Facts>
        <WithFace name={reporter.full_name} avatar={reporter.avatar} size={24}>
          {t.reporter({ name: reporter.full_name, address: reporter.email })}
        </WithFace>
        <span>{t.reporterRecord({ upheld: reporter.upheld, dismissed: reporter.dismissed })}</span>
        {report.is_last && report.status === 'pending' && <span>{t.putLast}</span>}
        <WithFace name={about.full_name} avatar={about.avatar} size={24}>
          {t.reported({ name: about.full_name, address: about.email })}
        </WithFace>
        {about.status !== 'active' && <span>{t.isKeptOut({ status: about.status })}</span>}
        <time dateTime={report.created_at}>{dateAndTime(report.created_at, language)}</time>
        {report.post_id ? (
          <Link to={paths.postPage(report.post_id)}>{t.seePost}</Link>
        ) : (
          report.subject_type === 'profile' && <Link to={paths.profile(about.username)}>{t.seeProfile}</Link>
        )}
      </Facts>
      {report.admin_notes && <p>{t.notes({ notes: report.admin_notes })}</p>}
      {report.decided_by && <p className="dim">{t.decided({ name: report.decided_by })}</p>}
      {report.claimed_by && !report.is_mine && (
        <p className="dim">{t.claimed({ name: report.claimed_by })}</p>
      )}
      {report.status === 'pending' && (
        <Acts>
          <Button variant="default" onClick={() => onAct('dismiss')}>
            {t.dismiss}
          </Button>
          <Button variant="default" aria-haspopup="dialog" onClick={() => onAct('warn')}>
            {t.warn}
          </Button>
          {report.subject_type !== 'profile' && (
            <Button variant="default" onClick={() => onAct('remove')}>
              {t.removeReported}
            </Button>
          )}
          <Button variant="default" aria-haspopup="dialog" onClick={() => onAct('ban')}>
            {t.ban}
          </Button>
        </Acts>
      )}
      {report.action_taken === 'remove_content' && <TakeBack report={report} />}
      {report.status === 'dismissed' && <Reopen report={report} />}
    </>
  );
}

/** The removal that a report led to, taken back from here as well. */
function TakeBack({ report }: { report: Report }) {
  const t = useTexts(moderationTexts);
  const [isAsking, setIsAsking] = useState(false);
  const { subject_type: type } = report;
  const names = {
    post: t.post,
    message: t.message,
    live: t.liveStream,
    live_line: t.liveLine,
    profile: t.comment,
  };
  const name = type === 'comment' ? t.comment : names[type];
  return (
    <Acts>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t.takeBack}
      </Button>
      {isAsking && (
        <TakeBackDialog
          decided={{ id: report.subject_id, name, was: 'removed' }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Acts>
  );
}

/** A dismissed report waits again. */
function Reopen({ report: { id } }: { report: Report }) {
  const t = useTexts(moderationTexts);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Acts>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t.takeBack}
      </Button>
      {isAsking && <ReopenDialog reportId={id} onClose={() => setIsAsking(false)} />}
    </Acts>
  );
}
