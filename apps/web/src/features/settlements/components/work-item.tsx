import { formatCharge } from '@likha/contract/charge';
import { SETTLEMENT_REPORT } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import { providerName } from '../../../lib/provider-name.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useResolve } from '../api/use-settlements.ts';
import { carriedWords, type Item, kindWords, problemWords } from '../settlement-words.ts';
import { settlementsTexts } from '../settlements.texts.generated.ts';
import { SettlementBox } from './settlement-box.tsx';
import classes from './work-item.module.css';

export type ItemType = 'row' | 'capture' | 'difference';

interface WorkItemProps {
  type: ItemType;
  item: Item;
  settlementDays: number;
}

/** One thing that does not agree: what the provider says, what the books say, for how long, and the way off the list. */
export function WorkItem({ type, item, settlementDays }: WorkItemProps) {
  const t = useTexts(settlementsTexts);
  const language = useLanguage();
  const { problem, days, currency } = item;
  const dates = { row: t.dateInReport, capture: t.datePaid, difference: t.dateBooked };
  const said = (amount: number) =>
    currency === 'PHP' ? formatPesos(amount) : formatCharge(amount, currency);
  return (
    <SettlementBox
      testId="settlement-item"
      title={`${providerName(item.provider)} · ${kindWords(t)[item.kind]}`}
      aside={<span className={classes.age}>{t.age({ count: days })}</span>}
    >
      <p className={classes.problem}>{problemWords(t, settlementDays)[problem]}</p>
      {carriedWords(item, { t, language }).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <Figures>
        {problem !== 'unnamed' && (
          <Figure name={type === 'difference' ? t.arrived : t.theySay}>{said(item.amount)}</Figure>
        )}
        {item.our_amount !== null && (
          <Figure name={type === 'difference' ? t.expected : t.weSay}>{formatPesos(item.our_amount)}</Figure>
        )}
        {problem === 'fee' && item.fee !== null && <Figure name={t.theirFee}>{formatPesos(item.fee)}</Figure>}
        {problem === 'fee' && <Figure name={t.ourFee}>{formatPesos(item.our_fee ?? 0)}</Figure>}
        <Figure name={type === 'difference' ? t.bankReference : t.reference} isLong>
          {item.reference}
        </Figure>
        {item.purchase_reference && <Figure name={t.purchase}>{item.purchase_reference}</Figure>}
        {item.line !== null && <Figure name={t.line}>{item.line}</Figure>}
      </Figures>
      <p className="dim">{dates[type]({ when: dateAndTime(item.at, language) })}</p>
      <Resolve type={type} item={item} />
    </SettlementBox>
  );
}

const BLANK = { reason: '' };

/** With a reason, which is on record; a fee may be booked as the report says. What was typed outlives a session that ended (P915). */
function Resolve({ type, item: { id, problem, kind } }: Pick<WorkItemProps, 'type' | 'item'>) {
  const t = useTexts(settlementsTexts);
  /** Null until somebody opened it: focus goes to what is asked, and back to where it was asked from. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const draft = useDraft(`settlement-${type}-${id}`, BLANK);
  const { reason } = draft.values;
  const action = useResolve(() => {
    draft.drop();
    setIsOpen(false);
  });
  const resolve = (bookFee: boolean) => {
    if (!action.isPending) action.mutate({ body: { type, id, reason: reason.trim(), book_fee: bookFee } });
  };
  const isBlocked = reason.trim() === '';
  const sent = action.isPending ? action.variables.body.book_fee : null;
  if (!isOpen)
    return (
      <div>
        <Button variant="default" autoFocus={isOpen === false} onClick={() => setIsOpen(true)}>
          {t.resolve}
        </Button>
      </div>
    );
  return (
    <>
      <TextArea
        label={t.reason}
        description={t.reasonHint}
        className={classes.reason}
        autoFocus
        rows={2}
        maxLength={SETTLEMENT_REPORT.reasonCharacters}
        value={reason}
        onChange={(event) => draft.change({ reason: event.currentTarget.value })}
      />
      <div className={classes.acts}>
        {problem === 'fee' && kind === 'capture' && (
          <Button disabled={isBlocked} loading={sent === true} onClick={() => resolve(true)}>
            {t.bookFee}
          </Button>
        )}
        <Button
          variant="default"
          disabled={isBlocked}
          loading={sent === false}
          onClick={() => resolve(false)}
        >
          {t.takeOff}
        </Button>
        <Button variant="subtle" disabled={action.isPending} onClick={() => setIsOpen(false)}>
          {t.notNow}
        </Button>
      </div>
    </>
  );
}
