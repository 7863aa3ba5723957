import { formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import { dateAndTime, shortDay } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FactTable } from '../../../ui/fact-table.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { OwedPeriod } from '../owed-period.ts';
import { periodName } from '../period-name.ts';
import { taxTexts } from '../tax.texts.generated.ts';
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
  const said = remittance && {
    pesos: formatPesos(remittance.amount),
    day: shortDay(remittance.paid_on, language),
    reference: remittance.reference,
    name: remittance.said_by ?? t.gone,
    when: dateAndTime(remittance.said_at, language),
  };
  return (
    <div className={classes.below}>
      {said && <p className="dim">{state === 'asked' ? t.askedBy(said) : t.paidBy(said)}</p>}
      {remittance && remittance.input_vat > 0 && (
        <p className="dim">{t.inputTakenOff({ pesos: formatPesos(remittance.input_vat) })}</p>
      )}
      {remittance?.back_asked && (
        <Notice tone="warn">
          <p>
            {t.backWaits({ name: remittance.back_asked.by ?? t.gone, reason: remittance.back_asked.reason })}
          </p>
        </Notice>
      )}
      {state === 'remitted' ? (
        <Button variant="default" aria-haspopup="dialog" onClick={() => onTakeBack(period)}>
          {t.takeBack}
        </Button>
      ) : (
        <Button aria-haspopup="dialog" onClick={() => onPay(period)}>
          {state === 'asked' ? t.agree : t.recordPayment}
        </Button>
      )}
    </div>
  );
}
