import { DOCUMENTS, REASON_CHARACTERS } from '@likha/contract/identity';
import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { reviewTexts } from '../review.texts.generated.ts';
import { verificationTexts } from '../verification.texts.generated.ts';
import classes from './verification-queue.module.css';

type Submission = Answer<'GET /admin/verifications'>['verifications'][number];

/** Submissions that wait for an admin, the one that has waited longest first. */
export function VerificationQueue() {
  const t = useTexts(reviewTexts);
  const pages = usePages('GET /admin/verifications', 'verifications', { query: { status: 'pending' } });
  return (
    <Loaded
      query={pages}
      failedTitle={t.loadFailed}
      loading={<Skeleton height={240} label={t.loading} />}
      empty={<StatePanel icon={<IconUserCheck size={32} stroke={1.75} />} title={t.none} />}
    >
      {(submissions) => (
        <div className={classes.queue}>
          {submissions.map((submission) => (
            <SubmissionCard key={submission.id} submission={submission} />
          ))}
          <LoadMore {...pages.more} />
        </div>
      )}
    </Loaded>
  );
}

function SubmissionCard({ submission }: { submission: Submission }) {
  const t = useTexts(reviewTexts);
  const words = useTexts(verificationTexts);
  const {
    id,
    creator_name: name,
    creator_username: username,
    id_type: type,
    id_number_last4: end,
  } = submission;
  return (
    <Card as="article" className={classes.submission} data-testid="submission">
      <header>
        <h2>{name}</h2>
        <p className="dim">
          @{username} · {t.born({ day: submission.date_of_birth })} · {type && words[type]}{' '}
          {t.endingIn({ end: end ?? '' })}
        </p>
      </header>
      {submission.is_number_used && <Notice tone="warn">{t.numberUsed}</Notice>}
      <Documents id={id} />
      <Decision id={id} />
    </Card>
  );
}

/** Loaded when somebody asks for it: each look is on record. */
function Documents({ id }: { id: string }) {
  const t = useTexts(reviewTexts);
  const words = useTexts(verificationTexts);
  const [isShown, setIsShown] = useState(false);
  if (!isShown)
    return (
      <Button variant="default" onClick={() => setIsShown(true)}>
        {t.show}
      </Button>
    );
  return (
    <div className={classes.documents}>
      {DOCUMENTS.map((name) => (
        <img
          key={name}
          src={`/api/admin/verifications/${id}/documents/${name}`}
          alt={name === 'id_photo' ? words.idPhoto : words.selfie}
          className={classes.document}
        />
      ))}
    </div>
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
    <>
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
    </>
  );
}
