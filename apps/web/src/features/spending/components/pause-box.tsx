import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { type SpendingTexts, spendingTexts } from '../spending.texts.generated.ts';
import classes from './pause-box.module.css';

type Length = '24' | '168' | '720';
const DAY_MS = 86_400_000;
const HOURS = { '24': 24, '168': 168, '720': 720 } as const;

const lengthsOf = (t: SpendingTexts): { value: Length; label: string }[] => [
  { value: '24', label: t.hours24 },
  { value: '168', label: t.days7 },
  { value: '720', label: t.days30 },
];

/** A pause of buying and spending: to begin one, to make it longer, to end it in a day. */
export function PauseBox({ until }: { until: string | null }) {
  const t = useTexts(spendingTexts);
  const language = useLanguage();
  const [length, setLength] = useState<Length>('24');
  const [isAsking, setIsAsking] = useState(false);
  const outcome = {
    invalidates: ['GET /spending/limits'] as const,
    onSuccess: () => {
      setIsAsking(false);
      notify({ tone: 'good', title: t.changed });
    },
    onError: (error: unknown) =>
      notify({ tone: 'bad', title: t.notChanged, text: detailOf(error, t.tryAgain) }),
  };
  const start = useAction('POST /spending/cool-off', { ...outcome, invalidates: [...outcome.invalidates] });
  const end = useAction('DELETE /spending/cool-off', { ...outcome, invalidates: [...outcome.invalidates] });
  const time = lengthsOf(t).find(({ value }) => value === length)?.label ?? '';
  // What ends within a day anyway cannot be ended earlier.
  const endsLate = until !== null && new Date(until).getTime() - Date.now() > DAY_MS;
  return (
    <section className={classes.box} aria-labelledby="spending-pause">
      <h3 id="spending-pause">{t.pauseTitle}</h3>
      <p className="dim">{t.pauseHint}</p>
      {until && (
        <Notice
          testId="pause"
          actions={
            endsLate && (
              <Button variant="subtle" loading={end.isPending} onClick={() => end.mutate({})}>
                {t.end}
              </Button>
            )
          }
        >
          <p>{t.running({ when: dateAndTime(until, language) })}</p>
        </Notice>
      )}
      <Segments label={t.howLong} options={lengthsOf(t)} value={length} onChange={setLength} />
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {until ? t.longer : t.start}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.question({ time })}
        confirmLabel={until ? t.longer : t.start}
        busyLabel={t.working}
        isBusy={start.isPending}
        onConfirm={() => start.mutate({ body: { hours: HOURS[length] } })}
        onClose={() => setIsAsking(false)}
      >
        <p>{t.meaning}</p>
      </ConfirmDialog>
    </section>
  );
}
