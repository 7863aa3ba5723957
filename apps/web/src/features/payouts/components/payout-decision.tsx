import { PAYOUT_REASON_CHARACTERS, PAYOUT_REFERENCE_CHARACTERS } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import { useRef, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { TemplatePicker } from '../../../ui/templates/template-picker.tsx';
import { useTakenPlace } from '../../../ui/use-taken-place.ts';
import { useDecidePayout } from '../api/use-decide-payout.ts';
import { payoutQueueTexts } from '../payout-queue.texts.generated.ts';
import { approvalsOf, type Decision, decisionMeans, type PayoutRequest } from '../payout-words.ts';
import classes from './payout-decision.module.css';
import { WithdrawApproval } from './withdraw-approval.tsx';

interface PayoutDecisionProps {
  request: PayoutRequest;
  status: 'pending' | 'approved';
}

/** What can be decided in each state, the way on first; what takes the money back needs a reason. */
const CHOICES = {
  pending: { onward: 'approve', back: 'reject' },
  approved: { onward: 'paid', back: 'failed' },
} as const;

const BLANK = { reason: '', reference: '' };

/** Deciding about one request. Each decision moves money, so it is asked about first; what was typed for it outlives a session that ended (P915). */
export function PayoutDecision({ request, status }: PayoutDecisionProps) {
  const t = useTexts(payoutQueueTexts);
  const { user } = useSession();
  const { id, amount, creator_name: name, first_approval: first } = request;
  const approvals = approvalsOf(request, user?.id);
  const draft = useDraft(`payout-${id}`, BLANK);
  const { reason, reference } = draft.values;
  const setReason = (words: string) => draft.change({ reason: words });
  /** Null until they say it: what the first of two said holds until then (P840). */
  const [saysByHand, setSaysByHand] = useState<boolean | null>(null);
  const isKept = first?.counts === true && first.by_hand;
  const isByHand = saysByHand ?? isKept;
  const isSent = useCall('GET /config').data?.payout.is_sent ?? false;
  const acts = useRef<HTMLDivElement>(null);
  useTakenPlace(acts);
  const [asked, setAsked] = useState<Decision | null>(null);
  const decide = useDecidePayout(() => setAsked(null), draft.drop);
  const { onward, back } = CHOICES[status];
  const needsReference = onward === 'paid';
  const names = { approve: t.approve, reject: t.reject, paid: t.markPaid, failed: t.markFailed };
  const confirm = (decision: Decision) =>
    decide.mutate({
      params: { id },
      body: {
        decision,
        reason: decision === back ? reason.trim() : null,
        reference: decision === 'paid' ? reference.trim() : null,
        ...(decision === 'approve' && (saysByHand !== null || isKept) && { by_hand: isByHand }),
      },
    });
  return (
    <>
      {needsReference && (
        <TextField
          label={t.reference}
          description={t.referenceHint}
          maxLength={PAYOUT_REFERENCE_CHARACTERS}
          value={reference}
          onChange={(event) => draft.change({ reference: event.currentTarget.value })}
        />
      )}
      <TemplatePicker
        kind="payout_refusal"
        subject={{ type: 'case', id }}
        words={reason}
        onWords={setReason}
      />
      <TextArea
        label={t.reason}
        description={t.reasonHint}
        maxLength={PAYOUT_REASON_CHARACTERS}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div ref={acts} className={classes.acts}>
        {/* Not to who approved it first: somebody else has to (P332). */}
        {(onward !== 'approve' || approvals !== 'mine') && (
          <Button disabled={needsReference && reference.trim() === ''} onClick={() => setAsked(onward)}>
            {names[onward]}
          </Button>
        )}
        {approvals === 'mine' && status === 'pending' && <WithdrawApproval id={id} />}
        <Button variant="default" disabled={reason.trim() === ''} onClick={() => setAsked(back)}>
          {names[back]}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          title={names[asked]}
          confirmLabel={names[asked]}
          busyLabel={t.saving}
          isBusy={decide.isPending}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{t.sure({ pesos: formatPesos(amount), name })}</p>
          {decisionMeans(asked, { isSent: isSent && !isByHand, approvals }, t).map((words) => (
            <p className="dim" key={words}>
              {words}
            </p>
          ))}
          {asked === 'approve' && isSent && isKept && approvals === 'second' && (
            <p>{t.firstByHand({ name: first.by })}</p>
          )}
          {asked === 'approve' && isSent && (
            <Checkbox
              label={t.byHand}
              description={approvals === 'first' ? t.byHandFirst : t.byHandHint}
              checked={isByHand}
              onChange={(event) => setSaysByHand(event.currentTarget.checked)}
            />
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
