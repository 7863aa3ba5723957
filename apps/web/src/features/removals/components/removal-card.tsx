import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { CaseHistory } from '../../../ui/case-history.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TakeBackCase } from '../../../ui/take-back-case.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { removalQueueTexts } from '../removal-queue.texts.generated.ts';
import classes from './removal-card.module.css';
import { RemovalDecision } from './removal-decision.tsx';

type Request = Answer<'GET /admin/removal-requests'>['removal_requests'][number];

/** One request: who asks, for what and why, until when, and the decision about it. */
export function RemovalCard({ request }: { request: Request }) {
  const t = useTexts(removalQueueTexts);
  const language = useLanguage();
  const when = (moment: string) => ({ when: dateAndTime(moment, language) });
  const { name, email, username, relation, content, explanation, decision } = request;
  const relations = {
    depicted: t.depicted,
    rights_holder: t.rights_holder,
    representative: t.representative,
  };
  return (
    <Card as="article" className={classes.request} data-testid="removal-request">
      <header>
        <WithFace name={name} avatar={null}>
          <h2>{name}</h2>
          <p className="dim">
            {[email, username && `@${username}`, relations[relation]].filter(Boolean).join(' · ')}
          </p>
          <p className="dim">{t.sent(when(request.sent_at))}</p>
          {decision === null && !request.is_overdue && <p className="dim">{t.due(when(request.due_at))}</p>}
        </WithFace>
      </header>
      {request.is_overdue && <Notice tone="warn">{t.isOverdue(when(request.due_at))}</Notice>}
      <div>
        <h3>{t.where}</h3>
        <WrittenText>{content}</WrittenText>
      </div>
      <div>
        <h3>{t.why}</h3>
        <WrittenText>{explanation}</WrittenText>
      </div>
      <CaseHistory steps={request.history} />
      {decision === null ? (
        <RemovalDecision id={request.id} content={content} />
      ) : (
        <Decided request={request} />
      )}
      {decision === 'refused' && (
        <TakeBackCase
          address="POST /admin/removal-requests/{id}/take-back"
          id={request.id}
          name={name}
          means={t.takeBackMeans}
          invalidates={['GET /admin/removal-requests']}
        />
      )}
    </Card>
  );
}

function Decided({ request: { decision, decided_by: by, decided_at: at, reason } }: { request: Request }) {
  const t = useTexts(removalQueueTexts);
  const language = useLanguage();
  const facts = { name: by ?? 'Likha', when: at ? dateAndTime(at, language) : '' };
  return (
    <>
      <p>
        <strong>{decision === 'removed' ? t.removed(facts) : t.refused(facts)}</strong>
      </p>
      {reason && <WrittenText>{reason}</WrittenText>}
    </>
  );
}
