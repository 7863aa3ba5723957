import { paths } from '@likha/contract/addresses';
import { REASON_CHARACTERS } from '@likha/contract/identity';
import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime, shortDay } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { useKeptChoice } from '../../../lib/use-kept-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CaseHistory } from '../../../ui/case-history.tsx';
import { Decide } from '../../../ui/decide.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { IconUserCheck } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { TakeBackCase } from '../../../ui/take-back-case.tsx';
import { TemplatePicker } from '../../../ui/templates/template-picker.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { WithFace } from '../../../ui/with-face.tsx';
import { reviewTexts } from '../review.texts.generated.ts';
import { verificationTexts } from '../verification.texts.generated.ts';
import { SubmissionDocuments } from './submission-documents.tsx';
import classes from './verification-queue.module.css';

type Submission = Answer<'GET /admin/verifications'>['verifications'][number];

/** What creators submitted, by state, the one that has waited longest first. */
export function VerificationQueue() {
  const t = useTexts(reviewTexts);
  const state = useKeptChoice('verification_state', [
    { value: 'pending', label: t.pending },
    { value: 'approved', label: t.approved },
    { value: 'rejected', label: t.rejected },
  ]);
  const status = state.value;
  const pages = useDatedPages('GET /admin/verifications', 'verifications', { query: { status } });
  const none = { pending: t.none, approved: t.noneApproved, rejected: t.noneRejected }[status];
  return (
    <section className={classes.queue} aria-label={t.which}>
      <ListTools {...pages.tools}>
        <Select label={t.which} {...state} />
      </ListTools>
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<Skeleton height={240} label={t.loading} />}
        empty={<StatePanel icon={<IconUserCheck size={32} stroke={1.75} />} title={none} />}
      >
        {(submissions) => (
          <>
            {submissions.map((submission) => (
              <SubmissionCard key={submission.id} submission={submission} />
            ))}
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function SubmissionCard({ submission }: { submission: Submission }) {
  const t = useTexts(reviewTexts);
  const words = useTexts(verificationTexts);
  const language = useLanguage();
  const { id, creator_name: name, creator_username: username, id_type: type } = submission;
  const { submitted_at: submittedAt, id_number_last4: end } = submission;
  return (
    <Card as="article" className={classes.submission} data-testid="submission">
      <header>
        <WithFace name={name} avatar={submission.creator_avatar}>
          <h2>{name}</h2>
          <p className="dim">
            @{username} · {t.born({ day: shortDay(submission.date_of_birth, language) })} ·{' '}
            {type && words[type]} {t.endingIn({ end: end ?? '' })}
          </p>
          {submittedAt && <p className="dim">{t.submitted({ when: dateAndTime(submittedAt, language) })}</p>}
          <p>
            <Link to={paths.adminPerson(submission.creator_id)} className="text-link">
              {t.person}
            </Link>
          </p>
        </WithFace>
      </header>
      {submission.is_number_used && <Notice tone="warn">{t.numberUsed}</Notice>}
      {submission.has_documents ? <SubmissionDocuments id={id} /> : <p className="dim">{t.gone}</p>}
      <CaseHistory steps={submission.history} />
      {submission.status === 'pending' ? <Decision id={id} /> : <Decided submission={submission} />}
      {submission.can_take_back && (
        <TakeBackCase
          address="POST /admin/verifications/{id}/take-back"
          id={id}
          name={name}
          means={submission.status === 'approved' ? t.takeBackApproved : t.takeBackRejected}
          invalidates={['GET /admin/verifications', 'GET /admin/users/{id}']}
        />
      )}
    </Card>
  );
}

function Decided({ submission: { decided_by: by, decided_at: at, reason } }: { submission: Submission }) {
  const t = useTexts(reviewTexts);
  const language = useLanguage();
  return (
    <>
      {at && <p>{t.decidedBy({ name: by ?? t.screening, when: dateAndTime(at, language) })}</p>}
      {reason && <p>{reason}</p>}
    </>
  );
}

function Decision({ id }: { id: string }) {
  const t = useTexts(reviewTexts);
  const [reason, setReason] = useState('');
  const decide = useAction('POST /admin/verifications/{id}/decision', {
    invalidates: ['GET /admin/verifications'],
    invalidatesOnError: ['GET /admin/verifications'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.decided, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.failed, text: detailOf(error, t.failedText) }),
  });
  const send = (decision: 'approve' | 'reject') =>
    decide.mutate({ params: { id }, body: { decision, reason: reason.trim() || null } });
  return (
    <Decide>
      <TemplatePicker
        kind="verification_refusal"
        subject={{ type: 'case', id }}
        words={reason}
        onWords={setReason}
      />
      <TextArea
        label={t.reason}
        description={t.reasonHint}
        maxLength={REASON_CHARACTERS}
        rows={2}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes.acts}>
        <Button disabled={decide.isPending} onClick={() => send('approve')}>
          {t.approve}
        </Button>
        <Button
          variant="default"
          disabled={decide.isPending || reason.trim() === ''}
          onClick={() => send('reject')}
        >
          {t.reject}
        </Button>
      </div>
    </Decide>
  );
}
