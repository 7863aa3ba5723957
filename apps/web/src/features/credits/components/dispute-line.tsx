import { formatCredits, formatPesos } from '@likha/contract/money';
import type { ReactNode } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { providerName } from '../../../lib/provider-name.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type DisputesTexts, disputesTexts } from '../disputes.texts.generated.ts';
import classes from './dispute-line.module.css';

type Dispute = Answer<'GET /admin/users/{id}'>['disputes'][number];

interface DisputeLineProps {
  dispute: Dispute;
  person?: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One dispute for admins: how it stands, what it took, until when it can be answered. @param person whose it is, where that is not plain */
export function DisputeLine({ dispute, person, children }: DisputeLineProps) {
  const t = useTexts(disputesTexts);
  const language = useLanguage();
  const { amount, provider, reason, ended_at: endedAt, fee } = dispute;
  const isOpen = dispute.state === 'open';
  const states = { open: t.open, won: t.won, lost: t.lost };
  return (
    <li className={classes.line} data-testid="dispute">
      <span className={classes.head}>
        <strong className="money">
          {t.what({ amount: formatPesos(amount), provider: providerName(provider) })}
        </strong>
        <span className={classes.state}>{states[dispute.state]}</span>
      </span>
      {person}
      <span>{tookOf(dispute, t)}</span>
      {isOpen && <Deadline dispute={dispute} />}
      {fee !== null && fee > 0 && <span>{t.fee({ fee: formatPesos(fee) })}</span>}
      <span className="dim">
        {[
          t.openedAt({ when: dateAndTime(dispute.opened_at, language) }),
          ...(endedAt ? [t.endedAt({ when: dateAndTime(endedAt, language) })] : []),
          ...(reason ? [reason] : []),
        ].join(' · ')}
      </span>
      <span className="dim">{t.purchase({ id: dispute.purchase_reference })}</span>
      <span className="dim">{t.reference({ id: dispute.reference })}</span>
      {children}
    </li>
  );
}

/** So few hours before it the deadline is said loudly. */
const LOUD_HOURS = 48;

/** Until when an open dispute can be answered. A deadline that is near, or over, is said loudly (P403). */
function Deadline({ dispute: { respond_by: respondBy, hours_left: hours } }: { dispute: Dispute }) {
  const t = useTexts(disputesTexts);
  const language = useLanguage();
  if (respondBy === null || hours === null) return <span className={classes.due}>{t.noDeadline}</span>;
  const isOver = new Date(respondBy) <= new Date();
  const left = isOver
    ? t.tooLate
    : hours < LOUD_HOURS
      ? t.hoursLeft({ count: hours })
      : t.daysLeft({ count: Math.floor(hours / 24) });
  const words = (
    <>
      <strong>{left}</strong> · {t.respondBy({ when: dateAndTime(respondBy, language) })}
    </>
  );
  return hours < LOUD_HOURS ? (
    <Notice tone="warn" testId="deadline">
      <p>{words}</p>
    </Notice>
  ) : (
    <span className={classes.due}>{words}</span>
  );
}

function tookOf({ state, credits_taken: credits, debt, is_loss: isLoss }: Dispute, t: DisputesTexts): string {
  if (state === 'won') return t.givenBack;
  const owed = { debt: formatPesos(debt) };
  const parts = [
    ...(credits > 0 ? [t.taken({ credits: formatCredits(credits) })] : []),
    ...(debt > 0 ? [isLoss ? t.lostMoney(owed) : t.owed(owed)] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : t.nothingTaken;
}
