import { REFUND_CHARACTERS } from '@likha/contract/limits';
import { formatCredits, formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useDecideRefund } from '../api/use-decide-refund.ts';
import { refundQueueTexts } from '../refund-queue.texts.generated.ts';
import classes from './refund-decision.module.css';

type Request = Answer<'GET /admin/refund-requests'>['refund_requests'][number];
type Decision = 'approve' | 'decline';

/** Deciding about one request: an answer where one is needed, a press, and what it means before it counts. */
export function RefundDecision({ request }: { request: Request }) {
  const t = useTexts(refundQueueTexts);
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [asked, setAsked] = useState<Decision | null>(null);
  const decide = useDecideRefund(() => setAsked(null));
  const { id, full_name: name } = request;
  function ask(decision: Decision) {
    const isMissing = decision === 'decline' && answer.trim() === '';
    setProblem(isMissing ? t.answerNeeded : undefined);
    if (!isMissing) setAsked(decision);
  }
  const facts = { pesos: formatPesos(request.amount), credits: formatCredits(request.credits), name };
  return (
    <>
      <TextArea
        label={t.answer}
        description={t.answerHint}
        maxLength={REFUND_CHARACTERS}
        rows={2}
        value={answer}
        error={problem}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <div className={classes.acts}>
        <Button variant="default" onClick={() => ask('approve')}>
          {t.approve}
        </Button>
        <Button variant="default" onClick={() => ask('decline')}>
          {t.decline}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          title={asked === 'approve' ? t.approve : t.decline}
          confirmLabel={asked === 'approve' ? t.approve : t.decline}
          busyLabel={t.saving}
          isBusy={decide.isPending}
          onConfirm={() =>
            decide.mutate({ params: { id }, body: { decision: asked, answer: answer.trim() } })
          }
          onClose={() => setAsked(null)}
        >
          <p>{asked === 'approve' ? t.approveSure(facts) : t.declineSure({ name })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
