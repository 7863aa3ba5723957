import { paths } from '@likha/contract/addresses';
import { formatCredits, formatPesos } from '@likha/contract/money';
import type { ReactNode } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { providerName } from '../../../lib/provider-name.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { FactTable } from '../../../ui/fact-table.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { type DisputesTexts, disputesTexts } from '../disputes.texts.generated.ts';
import classes from './dispute-table.module.css';

type Dispute = Answer<'GET /admin/users/{id}'>['disputes'][number];

interface Person {
  id: string;
  full_name: string;
  username: string;
  avatar: string | null;
}

interface DisputeTableProps {
  disputes: readonly (Dispute & { person?: Person })[];
  /** What can be done about one. */
  below?: (dispute: Dispute) => ReactNode;
}

/** Disputes for admins: how each stands, what it took, until when it can be answered, and whose it is where they have that. */
export function DisputeTable({ disputes, below }: DisputeTableProps) {
  const t = useTexts(disputesTexts);
  const states = { open: t.open, won: t.won, lost: t.lost };
  return (
    <FactTable
      caption={t.title}
      items={disputes}
      keyOf={({ id }) => id}
      testId="dispute"
      {...(below && { below })}
      columns={[
        {
          name: 'payment',
          label: t.columnPayment,
          isPlain: true,
          cell: ({ amount, provider }) => (
            <strong className="money">
              {t.what({ amount: formatPesos(amount), provider: providerName(provider) })}
            </strong>
          ),
        },
        ...(disputes.some(({ person }) => person)
          ? [
              {
                name: 'person',
                label: t.columnPerson,
                isPlain: true,
                cell: ({ person }: { person?: Person }) => person && <Whose person={person} />,
              },
            ]
          : []),
        {
          name: 'state',
          label: t.columnState,
          isPlain: true,
          cell: ({ state }) => <span className={classes.state}>{states[state]}</span>,
        },
        { name: 'took', label: t.columnTook, isPlain: true, cell: (dispute) => <Took dispute={dispute} /> },
        {
          name: 'deadline',
          label: t.columnDeadline,
          isPlain: true,
          cell: (dispute) => dispute.state === 'open' && <Deadline dispute={dispute} />,
        },
        {
          name: 'dates',
          label: t.columnDates,
          isPlain: true,
          cell: (dispute) => <DatesAndReferences dispute={dispute} />,
        },
      ]}
    />
  );
}

function Whose({ person: { id, full_name: name, username, avatar } }: { person: Person }) {
  return (
    <WithFace name={name} avatar={avatar} size={24}>
      <Link to={paths.adminPerson(id)} className="text-link">
        {name} (@{username})
      </Link>
    </WithFace>
  );
}

function Took({ dispute }: { dispute: Dispute }) {
  const t = useTexts(disputesTexts);
  const { fee } = dispute;
  return (
    <>
      <p>{tookOf(dispute, t)}</p>
      {fee !== null && fee > 0 && <p>{t.fee({ fee: formatPesos(fee) })}</p>}
    </>
  );
}

function DatesAndReferences({ dispute }: { dispute: Dispute }) {
  const t = useTexts(disputesTexts);
  const language = useLanguage();
  const { reason, ended_at: endedAt } = dispute;
  return (
    <div className={classes.small}>
      <p>
        {[
          t.openedAt({ when: dateAndTime(dispute.opened_at, language) }),
          ...(endedAt ? [t.endedAt({ when: dateAndTime(endedAt, language) })] : []),
          ...(reason ? [reason] : []),
        ].join(' · ')}
      </p>
      <p>
        {t.purchase({ id: dispute.purchase_reference })} · {t.reference({ id: dispute.reference })}
      </p>
    </div>
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
