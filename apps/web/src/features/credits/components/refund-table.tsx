import { paths } from '@likha/contract/addresses';
import { POLICY } from '@likha/contract/limits';
import { formatCredits, formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { CaseHistory } from '../../../ui/case-history.tsx';
import { FactTable } from '../../../ui/fact-table.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CopiedText } from '../../../ui/share/copied-text.tsx';
import { TakeBackCase } from '../../../ui/take-back-case.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { buyingTexts } from '../buying.texts.generated.ts';
import { methodName } from '../method-names.ts';
import { refundQueueTexts } from '../refund-queue.texts.generated.ts';
import { RefundDecision } from './refund-decision.tsx';
import classes from './refund-table.module.css';

type Request = Answer<'GET /admin/refund-requests'>['refund_requests'][number];

/** Requests: who, how much, of which purchase, for how long each has waited; below each what was said, and the decision unfolds. */
export function RefundTable({ requests }: { requests: Request[] }) {
  const t = useTexts(refundQueueTexts);
  const isOpen = requests.some(({ decided_at: at }) => at === null);
  return (
    <FactTable
      caption={t.title}
      items={requests}
      keyOf={({ id }) => id}
      testId="refund-request"
      below={(request) => <Below request={request} />}
      unfolds={{
        column: t.columnActs,
        label: ({ full_name: name, amount }) => t.decideOn({ name, pesos: formatPesos(amount) }),
        of: (request) =>
          request.decided_at === null ? (
            <div className={classes.below}>
              <RefundDecision request={request} />
            </div>
          ) : null,
      }}
      columns={[
        { name: 'who', label: t.person, isPlain: true, cell: (request) => <Who request={request} /> },
        {
          name: 'amount',
          label: t.columnAmount,
          isPlain: true,
          isFigure: true,
          cell: ({ amount }) => <strong className="money">{formatPesos(amount)}</strong>,
        },
        {
          name: 'credits',
          label: isOpen ? t.credits : t.creditsBack,
          isFigure: true,
          cell: ({ credits }) => formatCredits(credits),
        },
        {
          name: 'left',
          label: t.left,
          isFigure: true,
          cell: ({ credits_left: left }) => formatCredits(left),
        },
        { name: 'purchase', label: t.purchase, cell: (request) => <Bought request={request} /> },
        {
          name: 'asked',
          label: t.columnAsked,
          isPlain: true,
          cell: (request) => <Asked request={request} />,
        },
      ]}
    />
  );
}

const isApproved = ({ status }: Request) => status === 'approved' || status === 'paid_back';

function Who({ request }: { request: Request }) {
  const t = useTexts(refundQueueTexts);
  const { full_name: name, username, avatar, fan_id: id, standing } = request;
  const standings = {
    active: '',
    suspended: t.suspended,
    banned: t.banned,
    leaving: t.leaving,
    erased: t.erased,
  };
  return (
    <WithFace name={name} avatar={avatar} size={32}>
      <span>
        <Link to={paths.adminPerson(id)} className="text-link">
          {name}
        </Link>{' '}
        <span className="dim">@{username}</span>
      </span>
      {standing !== 'active' && <p>{t.standing({ standing: standings[standing] })}</p>}
    </WithFace>
  );
}

function Bought({ request }: { request: Request }) {
  const t = useTexts(refundQueueTexts);
  const language = useLanguage();
  const method = methodName(request.payment_method, useTexts(buyingTexts));
  return (
    <>
      <CopiedText text={request.purchase_reference} name={t.purchase} />
      <p className={classes.small}>
        {t.bought({ when: dateAndTime(request.purchased_at, language), method })}
      </p>
    </>
  );
}

function Asked({ request }: { request: Request }) {
  const t = useTexts(refundQueueTexts);
  const language = useLanguage();
  return (
    <>
      <p className={classes.small}>{t.asked({ when: dateAndTime(request.asked_at, language) })}</p>
      {request.decided_at === null && (
        <p className={classes.small}>{t.waits({ days: request.working_days, ...POLICY.refundLook })}</p>
      )}
    </>
  );
}

function Below({ request }: { request: Request }) {
  const t = useTexts(refundQueueTexts);
  return (
    <div className={classes.below}>
      {request.is_overdue && <Notice tone="warn">{t.overdue({ max: POLICY.refundLook.max })}</Notice>}
      <div>
        <p className="dim">{t.theirReason}</p>
        {request.reason ? <WrittenText>{request.reason}</WrittenText> : <p className="dim">{t.noReason}</p>}
      </div>
      <CaseHistory steps={request.history} />
      {request.decided_at === null ? <Open request={request} /> : <Decided request={request} />}
      {request.status === 'declined' && (
        <TakeBackCase
          address="POST /admin/refund-requests/{id}/take-back"
          id={request.id}
          name={request.full_name}
          means={t.takeBackMeans}
          invalidates={['GET /admin/refund-requests']}
        />
      )}
    </div>
  );
}

function Open({ request }: { request: Request }) {
  const t = useTexts(refundQueueTexts);
  const { purchase_status: status, problem } = request;
  return (
    <>
      {request.status === 'refused' && (
        <Notice tone="warn">{t.providerRefused({ problem: problem ?? '' })}</Notice>
      )}
      {status === 'disputed' && <Notice tone="warn">{t.disputed}</Notice>}
      {request.credits_left < request.credits && (
        <Notice tone="warn">{request.credits_left > 0 ? t.tooFew : t.noneLeft}</Notice>
      )}
    </>
  );
}

function Decided({ request }: { request: Request }) {
  const t = useTexts(refundQueueTexts);
  const language = useLanguage();
  const { status, problem, answer } = request;
  const at = request.paid_back_at ?? request.decided_at;
  const facts = { name: request.decided_by ?? 'Likha', when: at ? dateAndTime(at, language) : '' };
  const words = {
    approved: t.wasApproved,
    paid_back: t.wasPaidBack,
    declined: t.wasDeclined,
    withdrawn: t.wasWithdrawn,
  };
  return (
    <>
      <p>
        <strong>{status === 'open' || status === 'refused' ? '' : words[status](facts)}</strong>
      </p>
      {request.part_of && isApproved(request) && (
        <p>{t.partOf({ pesos: formatPesos(request.amount), whole: formatPesos(request.part_of.amount) })}</p>
      )}
      {status === 'approved' && problem && <Notice tone="warn">{t.notPaidYet({ problem })}</Notice>}
      {answer && <WrittenText>{answer}</WrittenText>}
    </>
  );
}
