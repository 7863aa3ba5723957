import { POLICY } from '@likha/contract/limits';
import { formatCredits, formatPesos } from '@likha/contract/money';
import type { Purchase } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { refundingTexts } from '../refunding.texts.generated.ts';
import { AskRefund } from './ask-refund.tsx';
import classes from './purchase-refund.module.css';
import { WithdrawRefund } from './withdraw-refund.tsx';

type Request = NonNullable<Purchase['refund']['request']>;

/** The refund of a purchase: how the one that was asked for stands, or asking for one where that is possible. */
export function PurchaseRefund({ purchase }: { purchase: Purchase }) {
  const { offer, request } = purchase.refund;
  if (request) return <RequestState purchaseId={purchase.id} request={request} />;
  return offer && <AskRefund purchaseId={purchase.id} offer={offer} />;
}

const TONES = {
  open: 'plain',
  refused: 'warn',
  approved: 'plain',
  paid_back: 'good',
  declined: 'warn',
  withdrawn: 'plain',
} as const;

function RequestState({ purchaseId, request }: { purchaseId: string; request: Request }) {
  const t = useTexts(refundingTexts);
  const language = useLanguage();
  const { status, answer } = request;
  const { part_of: whole } = request;
  const on = (moment: string | null) => ({ when: moment === null ? '' : dateAndTime(moment, language) });
  const facts = { pesos: formatPesos(request.amount), credits: formatCredits(request.credits) };
  const part = whole && {
    ...facts,
    whole: formatPesos(whole.amount),
    rest: formatCredits(whole.credits - request.credits),
  };
  const decided = on(request.decided_at);
  const paidBack = on(request.paid_back_at);
  const words = {
    open: t.open({ ...facts, ...on(request.asked_at), ...POLICY.refundLook }),
    refused: t.refused(facts),
    approved: part
      ? t.approvedPart({ ...part, ...decided, ...POLICY.refundPay })
      : t.approved({ ...facts, ...decided, ...POLICY.refundPay }),
    paid_back: part ? t.paidBackPart({ ...part, ...paidBack }) : t.paidBack({ ...facts, ...paidBack }),
    declined: t.declined(decided),
    withdrawn: t.withdrawn(decided),
  };
  return (
    <div className={classes.state}>
      <Notice tone={TONES[status]} testId={`refund-${status}`}>
        <p>{words[status]}</p>
        {answer && <WrittenText>{t.answer({ answer })}</WrittenText>}
      </Notice>
      {request.decided_at === null && <WithdrawRefund purchaseId={purchaseId} credits={request.credits} />}
    </div>
  );
}
