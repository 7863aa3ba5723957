import { formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import { monthName } from '../../../lib/month-name.ts';
import { dateAndTime, shortDay } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FactTable } from '../../../ui/fact-table.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { OwedMonth } from '../owed-month.ts';
import { taxTexts } from '../tax.texts.generated.ts';
import classes from './month-list.module.css';
import { Remit } from './remit.tsx';
import { TakeRemittanceBack } from './take-remittance-back.tsx';

/** What is owed of each month, by when, and whether it was paid (P791); the newest first. */
export function MonthList({ months }: { months: OwedMonth[] }) {
  const t = useTexts(taxTexts);
  const language = useLanguage();
  const [paying, setPaying] = useState<OwedMonth | null>(null);
  const [takingBack, setTakingBack] = useState<OwedMonth | null>(null);
  return (
    <>
      <FactTable
        caption={t.months}
        items={months}
        keyOf={({ month }) => month}
        testId="tax-month"
        columns={[
          {
            name: 'month',
            label: t.columnMonth,
            isPlain: true,
            cell: ({ month }) => <strong>{monthName(month, language)}</strong>,
          },
          {
            name: 'withheld',
            label: t.columnWithheld,
            isFigure: true,
            cell: ({ withheld }) => formatPesos(withheld),
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
          { name: 'state', label: t.columnState, cell: (month) => <State month={month} /> },
        ]}
        below={(month) =>
          (month.state === 'open' || month.remittance) && (
            <Below month={month} onPay={setPaying} onTakeBack={setTakingBack} />
          )
        }
      />
      {paying && <Remit month={paying} onClose={() => setPaying(null)} />}
      {takingBack && <TakeRemittanceBack month={takingBack} onClose={() => setTakingBack(null)} />}
    </>
  );
}

function State({ month: { state, is_late: isLate } }: { month: OwedMonth }) {
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
  month: OwedMonth;
  onPay: (month: OwedMonth) => void;
  onTakeBack: (month: OwedMonth) => void;
}

function Below({ month, onPay, onTakeBack }: BelowProps) {
  const t = useTexts(taxTexts);
  const language = useLanguage();
  const { state, remittance } = month;
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
      {remittance?.back_asked && (
        <Notice tone="warn">
          <p>
            {t.backWaits({ name: remittance.back_asked.by ?? t.gone, reason: remittance.back_asked.reason })}
          </p>
        </Notice>
      )}
      {state === 'remitted' ? (
        <Button variant="subtle" aria-haspopup="dialog" onClick={() => onTakeBack(month)}>
          {t.takeBack}
        </Button>
      ) : (
        <Button aria-haspopup="dialog" onClick={() => onPay(month)}>
          {state === 'asked' ? t.agree : t.recordPayment}
        </Button>
      )}
    </div>
  );
}
