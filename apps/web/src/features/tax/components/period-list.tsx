import { formatPesos } from '@likha/contract/money';
import { useRef, useState } from 'react';
import { dateAndTime, shortDay } from '../../../lib/relative-time.ts';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import type { Turn } from '../../../lib/two-people.ts';
import { Button } from '../../../ui/button.tsx';
import { FactTable } from '../../../ui/fact-table.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useTakenPlace } from '../../../ui/use-taken-place.ts';
import { Withdraw } from '../../../ui/withdraw.tsx';
import { useWithdrawRemittance } from '../api/use-remittance.ts';
import { type OwedPeriod, payingOf, takingBackOf } from '../owed-period.ts';
import { periodName } from '../period-name.ts';
import { type TaxTexts, taxTexts } from '../tax.texts.generated.ts';
import classes from './period-list.module.css';
import { Remit } from './remit.tsx';
import { TakeRemittanceBack } from './take-remittance-back.tsx';

interface PeriodListProps {
  caption: string;
  /** What the column of what was withheld or put aside is called. */
  added: string;
  periods: OwedPeriod[];
}

/** What is owed of each month or quarter, by when, and whether it was paid (P791, P803); the newest first. */
export function PeriodList({ caption, added, periods }: PeriodListProps) {
  const t = useTexts(taxTexts);
  const language = useLanguage();
  const [paying, setPaying] = useState<OwedPeriod | null>(null);
  const [takingBack, setTakingBack] = useState<OwedPeriod | null>(null);
  return (
    <>
      <FactTable
        caption={caption}
        items={periods}
        keyOf={({ period }) => period}
        testId="tax-period"
        columns={[
          {
            name: 'period',
            label: t.columnPeriod,
            isPlain: true,
            cell: ({ period }) => <strong>{periodName(period, language)}</strong>,
          },
          {
            name: 'added',
            label: added,
            isFigure: true,
            cell: (period) => formatPesos(period.added),
          },
          {
            name: 'returned',
            label: t.columnReturned,
            isFigure: true,
            cell: ({ returned }) => formatPesos(0 - returned),
          },
          {
            name: 'brought',
            label: t.columnBrought,
            isFigure: true,
            cell: ({ brought }) => formatPesos(brought),
          },
          {
            name: 'owed',
            label: t.columnOwed,
            isFigure: true,
            cell: ({ owed }) => <strong>{formatPesos(owed)}</strong>,
          },
          {
            name: 'due',
            label: t.columnDue,
            cell: ({ due_on: day, form }) => t.due({ day: shortDay(day, language), form }),
          },
          { name: 'state', label: t.columnState, cell: (period) => <State period={period} /> },
        ]}
        below={(period) =>
          (period.state === 'open' || period.remittance) && (
            <Below period={period} onPay={setPaying} onTakeBack={setTakingBack} />
          )
        }
      />
      {paying && <Remit period={paying} onClose={() => setPaying(null)} />}
      {takingBack && <TakeRemittanceBack period={takingBack} onClose={() => setTakingBack(null)} />}
    </>
  );
}

function State({ period: { state, is_late: isLate } }: { period: OwedPeriod }) {
  const t = useTexts(taxTexts);
  const words = {
    running: t.stateRunning,
    open: t.stateOpen,
    asked: t.stateAsked,
    remitted: t.stateRemitted,
    nothing: t.stateNothing,
  };
  return (
    <span className={classes.state} data-state={state} data-late={isLate}>
      {isLate ? t.late({ state: words[state] }) : words[state]}
    </span>
  );
}

interface BelowProps {
  period: OwedPeriod;
  onPay: (period: OwedPeriod) => void;
  onTakeBack: (period: OwedPeriod) => void;
}

function Below({ period, onPay, onTakeBack }: BelowProps) {
  const t = useTexts(taxTexts);
  const language = useLanguage();
  const { state, remittance } = period;
  const { user } = useSession();
  const withdraw = useWithdrawRemittance();
  const place = useRef<HTMLDivElement>(null);
  useTakenPlace(place);
  const [paying, takingBack] = [payingOf(period, user?.id), takingBackOf(period, user?.id)];
  const said = remittance && {
    pesos: formatPesos(remittance.amount),
    day: shortDay(remittance.paid_on, language),
    reference: remittance.reference,
    name: remittance.said_by ?? t.gone,
    when: dateAndTime(remittance.said_at, language),
  };
  return (
    <div ref={place} className={classes.below}>
      {said && <p className="dim">{wordsOf(period, paying, t)(said)}</p>}
      {remittance && remittance.input_vat > 0 && (
        <p className="dim">{t.inputTakenOff({ pesos: formatPesos(remittance.input_vat) })}</p>
      )}
      {remittance?.back_asked && <BackAsked asked={remittance.back_asked} isMine={takingBack === 'mine'} />}
      {/* Neither to who was first: somebody else has to say it, too (P791, P792). */}
      {state === 'remitted' && takingBack !== 'mine' && (
        <Button variant="default" aria-haspopup="dialog" onClick={() => onTakeBack(period)}>
          {t.takeBack}
        </Button>
      )}
      {state !== 'remitted' && paying !== 'mine' && (
        <Button aria-haspopup="dialog" onClick={() => onPay(period)}>
          {paying === 'second' ? t.agree : t.recordPayment}
        </Button>
      )}
      {remittance && (paying === 'mine' || takingBack === 'mine') && (
        <Withdraw
          what={takingBack === 'mine' ? 'request' : 'statement'}
          isBusy={withdraw.isPending}
          onPress={() => withdraw.mutate({ params: { id: remittance.id } })}
        />
      )}
    </div>
  );
}

/** Who said that it was paid, and whether that counts. */
function wordsOf({ state, remittance }: OwedPeriod, paying: Turn, t: TaxTexts) {
  if (state === 'remitted') return t.paidBy;
  if (!remittance?.counts) return t.askedGone;
  return paying === 'mine' ? t.askedByYou : t.askedBy;
}

type Asked = NonNullable<NonNullable<OwedPeriod['remittance']>['back_asked']>;

/** Who asked to take it back, and whether that counts. */
function BackAsked({ asked, isMine }: { asked: Asked; isMine: boolean }) {
  const t = useTexts(taxTexts);
  const language = useLanguage();
  const facts = { name: asked.by ?? t.gone, when: dateAndTime(asked.at, language), reason: asked.reason };
  const words = isMine ? t.backYours(facts) : t.backWaits(facts);
  return (
    <Notice tone="warn">
      <p>{asked.counts ? words : t.backGone(facts)}</p>
    </Notice>
  );
}
