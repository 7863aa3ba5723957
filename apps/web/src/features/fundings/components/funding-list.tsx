import type { Language } from '@likha/contract/language';
import { formatPesos } from '@likha/contract/money';
import { useRef, useState } from 'react';
import { dateAndTime, shortDay } from '../../../lib/relative-time.ts';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FactTable } from '../../../ui/fact-table.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useTakenPlace } from '../../../ui/use-taken-place.ts';
import { Withdraw } from '../../../ui/withdraw.tsx';
import { useWithdrawFunding } from '../api/use-fundings.ts';
import { type Funding, type Summary, sayingOf, takingBackOf } from '../funding-words.ts';
import { type FundingsTexts, fundingsTexts } from '../fundings.texts.generated.ts';
import classes from './funding-list.module.css';
import { SayFunding } from './say-funding.tsx';
import { TakeFundingBack } from './take-funding-back.tsx';

interface FundingListProps {
  fundings: Funding[];
  summary: Summary;
}

/** What left the bank for payouts, the newest first: by whom it was said, and whether it stands (P954). */
export function FundingList({ fundings, summary }: FundingListProps) {
  const t = useTexts(fundingsTexts);
  const language = useLanguage();
  const [agreeing, setAgreeing] = useState<Funding | null>(null);
  const [takingBack, setTakingBack] = useState<Funding | null>(null);
  return (
    <>
      <FactTable
        caption={t.title}
        items={fundings}
        keyOf={({ id }) => id}
        testId="funding"
        columns={[
          {
            name: 'day',
            label: t.columnDay,
            isPlain: true,
            cell: ({ left_on: day }) => <strong>{shortDay(day, language)}</strong>,
          },
          {
            name: 'amount',
            label: t.columnAmount,
            isFigure: true,
            cell: ({ amount }) => <strong>{formatPesos(amount)}</strong>,
          },
          {
            name: 'fee',
            label: t.columnFee,
            isFigure: true,
            isNothing: ({ fee }) => fee === 0,
            cell: ({ fee }) => formatPesos(fee),
          },
          {
            name: 'reference',
            label: t.columnReference,
            cell: ({ reference }) => <span className={classes.reference}>{reference}</span>,
          },
          { name: 'state', label: t.columnState, cell: (funding) => <State funding={funding} /> },
        ]}
        below={(funding) => <Below funding={funding} onAgree={setAgreeing} onTakeBack={setTakingBack} />}
      />
      {agreeing && <SayFunding summary={summary} first={agreeing} onClose={() => setAgreeing(null)} />}
      {takingBack && <TakeFundingBack funding={takingBack} onClose={() => setTakingBack(null)} />}
    </>
  );
}

function State({ funding: { state, counts } }: { funding: Funding }) {
  const t = useTexts(fundingsTexts);
  const words = {
    asked: counts ? t.stateAsked : t.stateGone,
    booked: t.stateBooked,
    taken_back: t.stateTakenBack,
  };
  return (
    <span className={classes.state} data-state={state}>
      {words[state]}
    </span>
  );
}

interface BelowProps {
  funding: Funding;
  onAgree: (funding: Funding) => void;
  onTakeBack: (funding: Funding) => void;
}

function Below({ funding, onAgree, onTakeBack }: BelowProps) {
  const t = useTexts(fundingsTexts);
  const language = useLanguage();
  const { user } = useSession();
  const withdraw = useWithdrawFunding();
  const place = useRef<HTMLDivElement>(null);
  useTakenPlace(place);
  const { state } = funding;
  const [saying, takingBack] = [sayingOf(funding, user?.id), takingBackOf(funding, user?.id)];
  const isMine = state === 'asked' ? funding.said_by_id === user?.id : takingBack === 'mine';
  const isGone = state === 'asked' && !funding.counts;
  return (
    <div ref={place} className={classes.below}>
      <p className="dim">{saidWords(funding, { isMine: user?.id === funding.said_by_id, language }, t)}</p>
      {funding.take_back && <TakeBackSaid funding={funding} isMine={takingBack === 'mine'} />}
      {/* Neither to who was first: somebody else has to say it, too (P954, P955). */}
      {state === 'asked' && saying !== 'mine' && !isGone && (
        <Button aria-haspopup="dialog" onClick={() => onAgree(funding)}>
          {t.agree}
        </Button>
      )}
      {state === 'booked' && takingBack !== 'mine' && (
        <Button variant="default" aria-haspopup="dialog" onClick={() => onTakeBack(funding)}>
          {t.takeBack}
        </Button>
      )}
      {state !== 'taken_back' && isMine && (
        <Withdraw
          what={state === 'booked' ? 'request' : 'statement'}
          isBusy={withdraw.isPending}
          onPress={() => withdraw.mutate({ params: { id: funding.id } })}
        />
      )}
      {isGone && !isMine && (
        <Button
          variant="default"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ params: { id: funding.id } })}
        >
          {t.putAway}
        </Button>
      )}
    </div>
  );
}

interface Reader {
  isMine: boolean;
  language: Language;
}

/** Who said it, and whether that counts. */
function saidWords(funding: Funding, { isMine, language }: Reader, t: FundingsTexts): string {
  const { said_by: first, booked_by: second, booked_at: bookedAt } = funding;
  const facts = { name: first ?? t.gone, when: dateAndTime(bookedAt ?? funding.said_at, language) };
  if (bookedAt === null) {
    if (!funding.counts) return t.askedGone(facts);
    return isMine ? t.askedByYou(facts) : t.askedBy(facts);
  }
  if (second === first) return t.saidBy(facts);
  return t.saidByTwo({ first: facts.name, name: second ?? t.gone, when: facts.when });
}

/** Who asked to take it back and whether that counts, or who did. */
function TakeBackSaid({ funding, isMine }: { funding: Funding; isMine: boolean }) {
  const t = useTexts(fundingsTexts);
  const language = useLanguage();
  const { take_back: back } = funding;
  if (!back) return null;
  const { reason, asked_by: by, asked_at: at } = back;
  if (back.done_at !== null)
    return (
      <p className="dim">
        {t.backBy({ name: back.done_by ?? t.gone, when: dateAndTime(back.done_at, language), reason })}
      </p>
    );
  const facts = { name: by ?? t.gone, when: dateAndTime(at, language), reason };
  const words = isMine ? t.backYours(facts) : t.backWaits(facts);
  return (
    <Notice tone="warn">
      <p>{back.counts ? words : t.backGone(facts)}</p>
    </Notice>
  );
}
