import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { POLICY } from '@likha/contract/limits';
import { formatCentavos, formatCredits } from '@likha/contract/money';
import type { Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { letter } from '../../../platform/letter/letter.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { mailRefundJob, type RefundNews } from '../declared-jobs.ts';
import { type RefundMailTexts, refundMailTexts } from './refund-mail.texts.generated.ts';
import { findRefundMail, type RefundMailFacts } from './refund-requests.queries.ts';

/** Has the fan told, once; in the transaction that makes it so. */
export async function queueRefundMail(tx: Tx, news: RefundNews): Promise<void> {
  await addJob(tx, mailRefundJob, news, { key: keyOf(news) });
}

function keyOf({ requestId, news, refundId, turnId, takenBack }: RefundNews): string {
  return `refund-${news}-${takenBack?.id ?? turnId ?? refundId ?? requestId}`;
}

/** Of how much it is a part, and that the rest is free; null where nothing was taken off. */
function partWords(t: RefundMailTexts, facts: RefundMailFacts): { subject: string; words: string } | null {
  const { credits, whole_credits: wholeCredits, whole_centavos: wholeCentavos } = facts;
  if (wholeCredits === null || wholeCentavos === null) return null;
  const amount = formatCentavos(facts.amount_centavos);
  const { min, max } = POLICY.refundPay;
  const words = t.approvedPart({
    amount,
    whole: formatCentavos(wholeCentavos),
    credits: formatCredits(credits),
    rest: formatCredits(wholeCredits - credits),
    min,
    max,
  });
  return { subject: t.approvedPartSubject({ amount }), words };
}

/** Tells a fan how the refund that they asked for stands. Repeating it sends the same message again. */
export async function mailRefund(deps: CreditsDeps, told: RefundNews): Promise<void> {
  const facts = await findRefundMail(deps.db, told.requestId);
  if (!facts) return;
  // It was taken back before this was sent, and is told as that.
  if (told.news === 'declined' && facts.decision !== 'declined') return;
  const language = facts.language ?? DEFAULT_LANGUAGE;
  const t = refundMailTexts[language];
  const amount = formatCentavos(facts.amount_centavos);
  const credits = formatCredits(facts.credits);
  const { refundLook: look, refundPay: pay } = POLICY;
  const { subject, words } = {
    asked: {
      subject: t.askedSubject({ amount }),
      words: t.asked({ amount, credits, min: look.min, max: look.max }),
    },
    approved: partWords(t, facts) ?? {
      subject: t.approvedSubject({ amount }),
      words: t.approved({ amount, credits, min: pay.min, max: pay.max }),
    },
    declined: { subject: t.declinedSubject, words: t.declined({ amount, credits }) },
    paid: { subject: t.paidBackSubject({ amount }), words: t.paidBack({ amount }) },
    refused: { subject: t.refusedSubject({ amount }), words: t.refused({ amount, credits }) },
    reopened: {
      subject: t.takenBackSubject({ amount }),
      words: t.takenBack({ amount, credits, min: look.min, max: look.max }),
    },
  }[told.news];
  const isDecision = told.news === 'approved' || told.news === 'declined';
  const blocks = [
    words,
    ...(isDecision && facts.answer ? [t.answer({ answer: facts.answer })] : []),
    ...(told.takenBack ? [t.why({ reason: told.takenBack.reason })] : []),
    t.reference({ reference: facts.reference }),
    { link: `${deps.publicUrl}${paths.purchase(facts.purchase_id)}` },
  ];
  const written = letter({ language, name: facts.full_name, subject, blocks });
  await deps.mail.send({ key: keyOf(told), to: facts.email, ...written });
}
