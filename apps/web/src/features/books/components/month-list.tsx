import { useRef, useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { monthName } from '../../../lib/month-name.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { turnOf } from '../../../lib/two-people.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Alone } from '../../../ui/alone.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { useTakenPlace } from '../../../ui/use-taken-place.ts';
import { Withdraw } from '../../../ui/withdraw.tsx';
import { useCloseMonth, useWithdrawMonth } from '../api/use-close-month.ts';
import { monthsTexts } from '../months.texts.generated.ts';
import { BookList } from './book-list.tsx';
import { BookPart } from './book-part.tsx';
import classes from './month-list.module.css';

type Month = Answer<'GET /admin/books/months'>['months'][number];

/** Months of the books, and closing the first that is over (P742). */
export function MonthList() {
  const t = useTexts(monthsTexts);
  const pages = usePages('GET /admin/books/months', 'months', { query: { limit: 6 } });
  return (
    <BookPart id="book-months" title={t.title} lead={t.lead}>
      <Loaded
        query={pages}
        loading={<SkeletonList count={3} height={72} label={t.loading} />}
        failedTitle={t.failed}
        empty={<p className="dim">{t.none}</p>}
      >
        {(months) => (
          <BookList>
            {months.map((month) => (
              <MonthRow key={month.month} month={month} />
            ))}
          </BookList>
        )}
      </Loaded>
      <LoadMore {...pages.more} />
    </BookPart>
  );
}

function MonthRow({ month }: { month: Month }) {
  const t = useTexts(monthsTexts);
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  useTakenPlace(row);
  const withdraw = useWithdrawMonth();
  const close = useCloseMonth(() => setIsAsking(false));
  const name = monthName(month.month, language);
  const { user } = useSession();
  const turn = turnOf({ needsTwo: month.needs_two, first: month.first, viewerId: user?.id });
  return (
    <Card as="li" ref={row} size="sm" className={classes.month} data-testid="book-month">
      <div className={classes.words}>
        <strong>{name}</strong>
        <span className="dim">{stateOf(month, { isMine: turn === 'mine', t, language })}</span>
        {month.late > 0 && <span className="dim">{t.late({ count: month.late })}</span>}
      </div>
      {/* Not to who was first while somebody else may: once nobody else does, they close it alone (P332). */}
      {month.is_next && turn !== 'mine' && (
        <Button variant="default" onClick={() => setIsAsking(true)}>
          {t.close}
        </Button>
      )}
      {turn === 'mine' && (
        <Withdraw
          what="approval"
          isBusy={withdraw.isPending}
          onPress={() => withdraw.mutate({ params: { month: month.month } })}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t.askTitle({ month: name })}
        confirmLabel={t.confirm}
        busyLabel={t.busy}
        isBusy={close.isPending}
        onConfirm={() => close.mutate({ params: { month: month.month } })}
        onClose={() => setIsAsking(false)}
      >
        <p>{t.askText}</p>
        {turn === 'first' && <p>{t.askTwo}</p>}
        {!month.needs_two && <Alone />}
      </ConfirmDialog>
    </Card>
  );
}

interface Seen {
  isMine: boolean;
  t: ReturnType<typeof useTexts<typeof monthsTexts.en>>;
  language: ReturnType<typeof useLanguage>;
}

function stateOf({ is_over: isOver, first, closed }: Month, { isMine, t, language }: Seen): string {
  if (closed) return t.closedBy({ name: closed.by, at: dateAndTime(closed.at, language) });
  if (!first) return isOver ? t.open : t.goesOn;
  const said = { name: first.by, at: dateAndTime(first.at, language) };
  if (!first.counts) return t.firstGone(said);
  return isMine ? t.waitsForOther(said) : t.waitsFor(said);
}
