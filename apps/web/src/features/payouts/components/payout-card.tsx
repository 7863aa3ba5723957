import { formatPesos } from '@likha/contract/money';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { payoutQueueTexts } from '../payout-queue.texts.generated.ts';
import { bucketWords, methodWords, type PayoutRequest, statusWords } from '../payout-words.ts';
import { payoutsTexts } from '../payouts.texts.generated.ts';
import classes from './payout-card.module.css';
import { PayoutDecision } from './payout-decision.tsx';

const SENDERS = { xendit: 'Xendit' } as const;

/** One request: who, how much, where to, how far, and what can be done about it. */
export function PayoutCard({ request }: { request: PayoutRequest }) {
  const t = useTexts(payoutQueueTexts);
  const words = useTexts(payoutsTexts);
  const language = useLanguage();
  const { creator_name: name, amount, bucket, method, account, reason, reference, decided_by: by } = request;
  const decidedAt = request.finished_at ?? request.decided_at;
  return (
    <Card as="article" className={classes.request} data-testid="payout-request">
      <header className={classes.head}>
        <WithFace name={name} avatar={request.creator_avatar}>
          <h2>{name}</h2>
          <p className="dim">
            {bucketWords(t)[bucket]} · {words.ending({ method: methodWords(method, words), account })}
          </p>
          <p className="dim">{t.asked({ when: dateAndTime(request.requested_at, language) })}</p>
        </WithFace>
        <strong className="money">{formatPesos(amount)}</strong>
      </header>
      {by !== null && decidedAt !== null && (
        <p>
          {t.decidedBy({
            state: statusWords(t)[request.status],
            name: by,
            when: dateAndTime(decidedAt, language),
          })}
        </p>
      )}
      {request.status === 'pending' && <TwoPeople request={request} />}
      {request.owed > 0 && <p>{t.owes({ amount: formatPesos(request.owed) })}</p>}
      {reference !== null && <p>{t.referenceIs({ reference })}</p>}
      {reason !== null && <p>{words.reason({ reason })}</p>}
      {request.is_instant && <p>{t.atOnce({ pesos: formatPesos(request.fee) })}</p>}
      {request.sender !== null && <p>{t.sentBy({ sender: SENDERS[request.sender] })}</p>}
      {request.problem !== null && <p className="dim">{t.problem({ problem: request.problem })}</p>}
      {(request.status === 'pending' || (request.status === 'approved' && request.sender === null)) && (
        <PayoutDecision id={request.id} status={request.status} amount={amount} name={name} />
      )}
    </Card>
  );
}

/** That an amount needs two people, and who of them was first (P332). */
function TwoPeople({ request: { needs_two: needsTwo, first_approval: first } }: { request: PayoutRequest }) {
  const t = useTexts(payoutQueueTexts);
  const language = useLanguage();
  const { user } = useSession();
  if (!first) return needsTwo ? <p>{t.needsTwo}</p> : null;
  const when = dateAndTime(first.at, language);
  return <p>{first.by_id === user?.id ? t.firstByYou({ when }) : t.firstBy({ name: first.by, when })}</p>;
}
