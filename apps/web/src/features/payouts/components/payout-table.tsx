import { paths } from '@likha/contract/addresses';
import type { Language } from '@likha/contract/language';
import { formatCredits, formatPesos } from '@likha/contract/money';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Alone } from '../../../ui/alone.tsx';
import { FactTable } from '../../../ui/fact-table.tsx';
import { Link } from '../../../ui/link.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { type PayoutQueueTexts, payoutQueueTexts } from '../payout-queue.texts.generated.ts';
import { approvalsOf, bucketWords, methodWords, type PayoutRequest, statusWords } from '../payout-words.ts';
import { payoutsTexts } from '../payouts.texts.generated.ts';
import { PayoutDecision } from './payout-decision.tsx';
import classes from './payout-table.module.css';

const SENDERS = { xendit: 'Xendit' } as const;

/** Requests: who, how much, where to, since when; below each how far it is; what can be done about it unfolds. */
export function PayoutTable({ requests }: { requests: PayoutRequest[] }) {
  const t = useTexts(payoutQueueTexts);
  const words = useTexts(payoutsTexts);
  const language = useLanguage();
  return (
    <FactTable
      caption={t.title}
      items={requests}
      keyOf={({ id }) => id}
      testId="payout-request"
      below={(request) => hasFacts(request) && <Below request={request} />}
      unfolds={{
        column: t.columnActs,
        label: ({ creator_name: name, amount }) => t.decideOn({ name, pesos: formatPesos(amount) }),
        of: (request) =>
          request.status === 'pending' || (request.status === 'approved' && request.sender === null) ? (
            <div className={classes.below}>
              <PayoutDecision request={request} status={request.status} />
            </div>
          ) : null,
      }}
      columns={[
        {
          name: 'who',
          label: t.columnWho,
          isPlain: true,
          cell: ({ creator_name: name, creator_avatar: avatar }) => (
            <WithFace name={name} avatar={avatar} size={32}>
              <h2 className={classes.name}>{name}</h2>
            </WithFace>
          ),
        },
        {
          name: 'amount',
          label: t.columnAmount,
          isPlain: true,
          isFigure: true,
          cell: ({ amount }) => <strong className="money">{formatPesos(amount)}</strong>,
        },
        { name: 'bucket', label: t.bucket, isPlain: true, cell: ({ bucket }) => bucketWords(t)[bucket] },
        {
          name: 'to',
          label: t.columnTo,
          isPlain: true,
          cell: ({ method, account }) => words.ending({ method: methodWords(method, words), account }),
        },
        { name: 'asked', label: t.columnAsked, cell: ({ requested_at: at }) => dateAndTime(at, language) },
      ]}
    />
  );
}

/** Whether more is known of a request than that it waits. */
function hasFacts(request: PayoutRequest): boolean {
  const { decided_by: by, first_approval: first, reason, reference, sender, problem, fed_by } = request;
  const { granted_appeal: granted } = request;
  const isSaid = [by, first, reason, reference, sender, problem, fed_by, granted].some(
    (fact) => fact !== null,
  );
  const takesTwo = request.needs_two || (request.is_alone && request.status === 'pending');
  return isSaid || takesTwo || request.owed > 0 || request.withheld > 0 || request.is_instant;
}

/** How far a request is. */
function Below({ request }: { request: PayoutRequest }) {
  const t = useTexts(payoutQueueTexts);
  const language = useLanguage();
  const { reason, reference, status, granted_appeal: granted } = request;
  // Its fee and its tax came back with it.
  const isBack = status === 'failed' || status === 'returned';
  return (
    <div className={classes.below}>
      {request.status !== 'pending' &&
        decisionsOf(request, t, language).map((words) => <p key={words}>{words}</p>)}
      {request.status === 'pending' && <TwoPeople request={request} />}
      {request.fed_by !== null && <FedBy pair={request.fed_by} />}
      {granted !== null && (
        <p>{t.grantedAppeal({ when: dateAndTime(granted.at, language), reason: granted.reason })}</p>
      )}
      {request.owed > 0 && <p>{t.owes({ amount: formatPesos(request.owed) })}</p>}
      {reference !== null && <p>{t.referenceIs({ reference })}</p>}
      {reason !== null && <p>{t.creatorReads({ reason })}</p>}
      {request.is_instant && <p>{isBack ? t.atOnceBack : t.atOnce({ pesos: formatPesos(request.fee) })}</p>}
      {request.withheld > 0 && !isBack && (
        <p>
          {t.withheld({
            pesos: formatPesos(request.withheld),
            rest: formatPesos(request.amount - request.withheld - request.fee),
          })}
        </p>
      )}
      {request.sender !== null && (
        <p>{[t.sentBy({ sender: SENDERS[request.sender] }), ...becameOf(request, t, language)].join(' ')}</p>
      )}
      {request.problem !== null && <p className="dim">{t.problem({ problem: request.problem })}</p>}
    </div>
  );
}

/** Who approved it, both where it took two, and who did what followed, each with the time. What a company sent was approved by a person; what became of it, the company said. */
function decisionsOf(request: PayoutRequest, t: PayoutQueueTexts, language: Language): string[] {
  const { first_approval: first, decided_by: by, decided_at: decidedAt, finished_at: finishedAt } = request;
  const isFinished = request.sender === null && finishedAt !== null;
  const state = request.sender === null ? statusWords(t)[request.status] : t.approved;
  const when = (at: string) => dateAndTime(at, language);
  return [
    first && t.firstWas({ name: first.by, when: when(first.at) }),
    isFinished &&
      request.approved_by !== null &&
      decidedAt !== null &&
      t.decidedBy({ state: t.approved, name: request.approved_by, when: when(decidedAt) }),
    by !== null &&
      decidedAt !== null &&
      t.decidedBy({ state, name: by, when: when(isFinished ? finishedAt : decidedAt) }),
  ].filter((words) => typeof words === 'string');
}

/** What the company said became of it, and when (P905). */
function becameOf(request: PayoutRequest, t: PayoutQueueTexts, language: Language): string[] {
  const { status, finished_at: finishedAt, returned_at: returnedAt } = request;
  if (status === 'approved') return [t.senderTells];
  const ended = status === 'failed' ? t.senderFailed : t.senderArrived;
  return [
    finishedAt && ended({ when: dateAndTime(finishedAt, language) }),
    returnedAt && t.senderBack({ when: dateAndTime(returnedAt, language) }),
  ].filter((words) => typeof words === 'string');
}

/** That an amount needs two people, who of them was first and whether that counts, or that there is nobody else (P332). */
function TwoPeople({ request }: { request: PayoutRequest }) {
  const t = useTexts(payoutQueueTexts);
  const language = useLanguage();
  const { user } = useSession();
  const { first_approval: first, is_alone: isAlone } = request;
  const approvals = approvalsOf(request, user?.id);
  if (!first) return isAlone ? <Alone /> : approvals === 'first' && <p>{t.needsTwo}</p>;
  const said = { name: first.by, when: dateAndTime(first.at, language) };
  if (!first.counts)
    return (
      <>
        <p>{t.firstGone(said)}</p>
        {isAlone ? <Alone /> : approvals === 'first' && <p>{t.needsTwo}</p>}
      </>
    );
  if (isAlone)
    return (
      <>
        <p>{first.by_id === user?.id ? t.firstAlone(said) : t.firstBy(said)}</p>
        <Alone />
      </>
    );
  const isMine = approvals === 'mine';
  return (
    <>
      <p>{isMine ? t.firstByYou(said) : t.firstBy(said)}</p>
      {first.by_hand && <p>{isMine ? t.byHandYours : t.firstByHand(said)}</p>}
    </>
  );
}

/** That nearly all of it came from one fan who pays nobody else (P769). */
function FedBy({ pair }: { pair: NonNullable<PayoutRequest['fed_by']> }) {
  const t = useTexts(payoutQueueTexts);
  const { id, username, credits, of_creator, of_fan, shares_network: isNear } = pair;
  return (
    <p>
      {t.fedBy({ username, credits: formatCredits(credits), of_creator, of_fan })} {isNear && t.fedNear}{' '}
      <Link to={paths.adminPerson(id)}>{t.fedWho({ username })}</Link>
    </p>
  );
}
