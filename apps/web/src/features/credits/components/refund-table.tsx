import { paths } from '@likha/contract/addresses';
import { POLICY } from '@likha/contract/limits';
import { formatCredits, formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { CaseHistory } from '../../../ui/case-history.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CopiedText } from '../../../ui/share/copied-text.tsx';
import { TakeBackCase } from '../../../ui/take-back-case.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { buyingTexts } from '../buying.texts.generated.ts';
import { methodName } from '../method-names.ts';
import { refundQueueTexts } from '../refund-queue.texts.generated.ts';
import classes from './refund-card.module.css';
import { RefundDecision } from './refund-decision.tsx';

type Request = Answer<'GET /admin/refund-requests'>['refund_requests'][number];

/** One request: who, how much, of which purchase, for how long it has waited, and the decision about it. */
export function RefundCard({ request }: { request: Request }) {
  const t = useTexts(refundQueueTexts);
  const isOpen = request.decided_at === null;
  return (
    <Card as="article" className={classes.request} data-testid="refund-request">
      <Head request={request} />
      {request.is_overdue && <Notice tone="warn">{t.overdue({ max: POLICY.refundLook.max })}</Notice>}
      <Figures>
        <Figure name={isOpen || !isApproved(request) ? t.credits : t.creditsBack}>
          {formatCredits(request.credits)}
        </Figure>
        <Figure name={t.left}>{formatCredits(request.credits_left)}</Figure>
        <Figure name={t.purchase}>
          <CopiedText text={request.purchase_reference} name={t.purchase} />
        </Figure>
      </Figures>
      <div>
        <p className="dim">{t.theirReason}</p>
        {request.reason ? <WrittenText>{request.reason}</WrittenText> : <p className="dim">{t.noReason}</p>}
      </div>
      <CaseHistory steps={request.history} />
      {isOpen ? <Open request={request} /> : <Decided request={request} />}
      {request.status === 'declined' && (
        <TakeBackCase
          address="POST /admin/refund-requests/{id}/take-back"
          id={request.id}
          name={request.full_name}
          means={t.takeBackMeans}
          invalidates={['GET /admin/refund-requests']}
        />
      )}
    </Card>
  );
}

const isApproved = ({ status }: Request) => status === 'approved' || status === 'paid_back';

function Head({ request }: { request: Request }) {
  const t = useTexts(refundQueueTexts);
  const language = useLanguage();
  const buying = useTexts(buyingTexts);
  const { standing, working_days: days } = request;
  const standings = {
    active: '',
    suspended: t.suspended,
    banned: t.banned,
    leaving: t.leaving,
    erased: t.erased,
  };
  const bought = {
    when: dateAndTime(request.purchased_at, language),
    method: methodName(request.payment_method, buying),
  };
  const asked = dateAndTime(request.asked_at, language);
  return (
    <header className={classes.head}>
      <WithFace name={request.full_name} avatar={request.avatar}>
        <h3>{request.full_name}</h3>
        <p className="dim">
          @{request.username} ·{' '}
          <Link to={paths.adminPerson(request.fan_id)} className="text-link">
            {t.person}
          </Link>
        </p>
        <p className="dim">{t.bought(bought)}</p>
        <p className="dim">{t.asked({ when: asked })}</p>
        {request.decided_at === null && <p className="dim">{t.waits({ days, ...POLICY.refundLook })}</p>}
        {standing !== 'active' && <p>{t.standing({ standing: standings[standing] })}</p>}
      </WithFace>
      <strong className="money">{formatPesos(request.amount)}</strong>
    </header>
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
      <RefundDecision request={request} />
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
