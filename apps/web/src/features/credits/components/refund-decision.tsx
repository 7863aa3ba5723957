import { REFUND_CHARACTERS } from '@likha/contract/limits';
import { formatCredits, formatPesos } from '@likha/contract/money';
import { useRef, useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { TemplatePicker } from '../../../ui/templates/template-picker.tsx';
import { useDecideRefund } from '../api/use-decide-refund.ts';
import { type ChoiceProblem, choiceOf, mostOf, type RefundChoice } from '../refund-choice.ts';
import { type RefundQueueTexts, refundQueueTexts } from '../refund-queue.texts.generated.ts';
import classes from './refund-decision.module.css';

type Request = Answer<'GET /admin/refund-requests'>['refund_requests'][number];
type Asked = { decision: 'approve'; choice: RefundChoice } | { decision: 'decline' };
type Problems = { answer?: string | undefined; credits?: string | undefined };

/** All of it goes back until something else is typed. */
const BLANK: { credits: string | null; answer: string } = { credits: null, answer: '' };

/** Deciding about one request: how many credits go back, an answer where one is needed, and what it means before it counts. What was typed outlives a session that ended (P915). */
export function RefundDecision({ request }: { request: Request }) {
  const t = useTexts(refundQueueTexts);
  const most = mostOf(request);
  const draft = useDraft(`refund-${request.id}`, BLANK);
  const { answer } = draft.values;
  const credits = draft.values.credits ?? String(most);
  const setAnswer = (words: string) => draft.change({ answer: words });
  const [problems, setProblems] = useState<Problems>({});
  const [asked, setAsked] = useState<Asked | null>(null);
  const decide = useDecideRefund(() => setAsked(null), draft.drop);
  const creditsField = useRef<HTMLInputElement>(null);
  const answerField = useRef<HTMLTextAreaElement>(null);
  const choice = choiceOf(request, credits);
  function ask(decision: 'approve' | 'decline') {
    const found = decision === 'approve' ? problemsOf(t, request, choice, answer) : declining(t, answer);
    setProblems(found);
    if (found.credits) return creditsField.current?.focus();
    if (found.answer) return answerField.current?.focus();
    setAsked(
      typeof choice === 'string' || decision === 'decline' ? { decision: 'decline' } : { decision, choice },
    );
  }
  function confirm(sent: Asked) {
    const part =
      sent.decision === 'approve' ? { credits: sent.choice.credits, shown_amount: sent.choice.pesos } : {};
    const body = { decision: sent.decision, answer: answer.trim(), ...part };
    decide.mutate(
      { params: { id: request.id }, body },
      { onError: (error) => setProblems(fieldErrorsOf(error)) },
    );
  }
  return (
    <>
      <TextField
        ref={creditsField}
        label={t.goBack}
        description={t.goBackHint({ most: formatCredits(most) })}
        inputMode="numeric"
        autoComplete="off"
        value={credits}
        error={problems.credits}
        onChange={(event) => draft.change({ credits: event.currentTarget.value })}
      />
      <p className="dim" aria-live="polite" data-testid="refund-choice">
        {typeof choice === 'string' ? '' : comesTo(t, choice)}
      </p>
      <TemplatePicker
        kind="refund_refusal"
        subject={{ type: 'case', id: request.id }}
        words={answer}
        onWords={setAnswer}
      />
      <TextArea
        ref={answerField}
        label={t.answer}
        description={t.answerHint}
        maxLength={REFUND_CHARACTERS}
        rows={2}
        value={answer}
        error={problems.answer}
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
          title={titleOf(t, asked)}
          confirmLabel={asked.decision === 'approve' ? payLabel(t, asked.choice) : t.decline}
          busyLabel={t.saving}
          isBusy={decide.isPending}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(null)}
        >
          {asked.decision === 'approve' ? (
            <Approving choice={asked.choice} name={request.full_name} />
          ) : (
            <p>{t.declineSure({ name: request.full_name })}</p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

function titleOf(t: RefundQueueTexts, asked: Asked): string {
  if (asked.decision === 'decline') return t.decline;
  return asked.choice.rest > 0 ? t.approvePart : t.approve;
}

const payLabel = (t: RefundQueueTexts, { pesos }: RefundChoice) =>
  t.approvePesos({ pesos: formatPesos(pesos) });

function comesTo(t: RefundQueueTexts, { pesos, rest }: RefundChoice): string {
  const facts = { pesos: formatPesos(pesos), rest: formatCredits(rest) };
  return rest === 0 ? t.allOfIt(facts) : t.partOfIt(facts);
}

function Approving({ choice, name }: { choice: RefundChoice; name: string }) {
  const t = useTexts(refundQueueTexts);
  const { credits, pesos, rest, wholePesos } = choice;
  const facts = { pesos: formatPesos(pesos), credits: formatCredits(credits), name };
  if (rest === 0) return <p>{t.approveSure(facts)}</p>;
  return (
    <div className={classes.part}>
      <Figures>
        <Figure name={t.goesBack} strong>
          {formatPesos(pesos)}
        </Figure>
        <Figure name={t.couldGoBack}>{formatPesos(wholePesos)}</Figure>
        <Figure name={t.leaves}>{formatCredits(credits)}</Figure>
        <Figure name={t.freed}>{formatCredits(rest)}</Figure>
      </Figures>
      <p>{t.approvePartSure({ name })}</p>
    </div>
  );
}

function problemsOf(
  t: RefundQueueTexts,
  request: Request,
  choice: RefundChoice | ChoiceProblem,
  answer: string,
): Problems {
  if (typeof choice !== 'string')
    return { answer: choice.rest > 0 && answer.trim() === '' ? t.partAnswerNeeded : undefined };
  const words = {
    noNumber: t.creditsNeeded,
    tooMany: t.tooMany({ most: formatCredits(mostOf(request)) }),
    tooFewInWallet: t.tooFewInWallet({ left: formatCredits(request.credits_left) }),
  };
  return { credits: words[choice] };
}

function declining(t: RefundQueueTexts, answer: string): Problems {
  return { answer: answer.trim() === '' ? t.answerNeeded : undefined };
}
