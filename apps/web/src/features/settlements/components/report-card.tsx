import { formatPesos } from '@likha/contract/money';
import { useRef, useState } from 'react';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useTakenPlace } from '../../../ui/use-taken-place.ts';
import { Withdraw } from '../../../ui/withdraw.tsx';
import { useWithdrawTakeBack } from '../api/use-settlements.ts';
import { reportTitle, type Settlement, takingBackOf } from '../settlement-words.ts';
import { settlementsTexts } from '../settlements.texts.generated.ts';
import { ConfirmArrival } from './confirm-arrival.tsx';
import classes from './report-card.module.css';
import { SettlementBox } from './settlement-box.tsx';
import { TakeBack } from './take-back.tsx';

/** One report: what it says, how far it agrees, and what arrived. */
export function ReportCard({ settlement }: { settlement: Settlement }) {
  const t = useTexts(settlementsTexts);
  const language = useLanguage();
  const place = useRef<HTMLElement>(null);
  useTakenPlace(place);
  const [isAsking, setIsAsking] = useState(false);
  const [isTakingBack, setIsTakingBack] = useState(false);
  const { status, rows, expected, arrived, confirmed_at: confirmedAt, take_back: asked } = settlement;
  const { user } = useSession();
  const turn = takingBackOf(settlement, user?.id);
  const states = {
    matching: t.stateMatching,
    ready: t.stateReady,
    confirmed: arrived === 0 ? t.stateNothing : t.stateConfirmed,
  };
  const when = (moment: string) => dateAndTime(moment, language);
  return (
    <SettlementBox
      place={place}
      testId="settlement"
      title={reportTitle(settlement, { t, language })}
      aside={
        <span className={classes.state} data-state={status}>
          {states[status]}
        </span>
      }
    >
      <Figures>
        <Figure name={t.rows}>{rows.toLocaleString(language)}</Figure>
        {status !== 'matching' && (
          <Figure name={t.rowsOpen}>{settlement.rows_open.toLocaleString(language)}</Figure>
        )}
        {expected !== null && (
          <Figure name={t.expected}>{expected === 0 ? t.nothingPaidOut : formatPesos(expected)}</Figure>
        )}
        {arrived !== null && (
          <Figure name={t.arrived} strong>
            {formatPesos(arrived)}
          </Figure>
        )}
        {settlement.bank_reference && (
          <Figure name={t.bankReference} isLong>
            {settlement.bank_reference}
          </Figure>
        )}
      </Figures>
      <p className="dim">
        {t.takenBy({ name: settlement.uploaded_by, when: when(settlement.uploaded_at) })}
        {confirmedAt && ` · ${t.saidBy({ name: settlement.confirmed_by ?? '', when: when(confirmedAt) })}`}
      </p>
      {status === 'ready' && (
        <div>
          <Button onClick={() => setIsAsking(true)}>
            {(expected ?? 0) <= 0 ? t.nothingArrives : t.confirm}
          </Button>
        </div>
      )}
      {asked && <Asked asked={asked} isMine={turn === 'mine'} />}
      {turn === 'mine' && <WithdrawTakeBack id={settlement.id} />}
      {/* Not to who asked: somebody else has to agree (P761). */}
      {status === 'confirmed' && turn !== 'mine' && (
        <div>
          <Button variant="subtle" onClick={() => setIsTakingBack(true)}>
            {t.takeBack}
          </Button>
        </div>
      )}
      {isTakingBack && <TakeBack settlement={settlement} onClose={() => setIsTakingBack(false)} />}
      {isAsking && <ConfirmArrival settlement={settlement} onClose={() => setIsAsking(false)} />}
    </SettlementBox>
  );
}

function WithdrawTakeBack({ id }: { id: string }) {
  const withdraw = useWithdrawTakeBack();
  return (
    <div>
      <Withdraw
        what="request"
        isBusy={withdraw.isPending}
        onPress={() => withdraw.mutate({ params: { id } })}
      />
    </div>
  );
}

/** Who asked to take it back, and whether that counts. */
function Asked({ asked, isMine }: { asked: NonNullable<Settlement['take_back']>; isMine: boolean }) {
  const t = useTexts(settlementsTexts);
  const language = useLanguage();
  const facts = { name: asked.asked_by, when: dateAndTime(asked.asked_at, language), reason: asked.reason };
  const words = isMine ? t.takeBackYours(facts) : t.takeBackWaits(facts);
  return (
    <Notice tone="warn">
      <p>{asked.counts ? words : t.takeBackGone(facts)}</p>
    </Notice>
  );
}
