import { formatCredits } from '@likha/contract/money';
import { type FormEvent, useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { limitFrom } from '../limit-input.ts';
import { type SpendingTexts, spendingTexts } from '../spending.texts.generated.ts';
import classes from './limit-line.module.css';

type Limit = Answer<'GET /spending/limits'>['limits'][number];

const wordsOf = (t: SpendingTexts) => ({
  day: { label: t.day, used: t.usedDay, save: t.saveDay },
  week: { label: t.week, used: t.usedWeek, save: t.saveWeek },
  month: { label: t.month, used: t.usedMonth, save: t.saveMonth },
});

/** The limit of one period, with what was spent in it and a raise that waits. */
export function LimitLine({ limit }: { limit: Limit }) {
  const t = useTexts(spendingTexts);
  const words = wordsOf(t)[limit.period];
  // What holds is in the field until something else is typed, and again once that is saved: after a raise it is what holds until then.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (limit.credits === null ? '' : String(limit.credits));
  const [error, setError] = useState<string>();
  const save = useAction('PUT /spending/limits/{period}', {
    invalidates: ['GET /spending/limits'],
    onSuccess: () => notify({ tone: 'good', title: t.saved }),
    onError: (problem) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(problem, t.tryAgain) }),
  });
  function send(event: FormEvent) {
    event.preventDefault();
    const credits = limitFrom(shown);
    setError(credits === undefined ? t.whole : undefined);
    if (credits === undefined) return;
    // What is typed meanwhile stays.
    const forget = () => setTyped((now) => (now === shown ? null : now));
    save.mutate({ params: { period: limit.period }, body: { credits } }, { onSuccess: forget });
  }
  return (
    <form className={classes.line} onSubmit={send} noValidate data-testid={`limit-${limit.period}`}>
      <TextField
        label={words.label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        placeholder={t.placeholder}
        value={shown}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={save.isPending} aria-label={words.save}>
        {t.save}
      </Button>
      <p className={`dim ${classes.used}`}>
        {words.used({ used: formatCredits(limit.spent), bought: wholeNumber(limit.bought) })}
        <Waiting next={limit.next} />
      </p>
    </form>
  );
}

function Waiting({ next }: { next: Limit['next'] }) {
  const t = useTexts(spendingTexts);
  const language = useLanguage();
  if (!next) return null;
  const when = dateAndTime(next.from, language);
  const words =
    next.credits === null
      ? t.liftWaits({ when })
      : t.raiseWaits({ credits: formatCredits(next.credits), when });
  return (
    <>
      <br />
      <strong>{words}</strong>
    </>
  );
}
