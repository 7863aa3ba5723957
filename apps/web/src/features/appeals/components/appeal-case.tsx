import { APPEAL_CHARACTERS } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import { type FormEvent, useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { useSendAppeal } from '../api/use-appeal.ts';
import { appealsTexts } from '../appeals.texts.generated.ts';
import { decisionWords } from '../decision-words.ts';
import classes from './appeal-case.module.css';

type Case = Answer<'POST /appeals/case'>;

/** A decision as the person reads it whom it is about, and the appeal: to be written, or how it stands. */
export function AppealCase({ token, decided }: { token: string; decided: Case }) {
  const t = useTexts(appealsTexts);
  const language = useLanguage();
  const { sanction, appeal, appeal_until: until, may_appeal: mayAppeal } = decided;
  const { reason, created_at: at, expires_at: expiresAt, ended_at: endedAt, stream, payout } = sanction;
  const what = decisionWords(sanction, t);
  const when = (moment: string) => ({ when: dateAndTime(moment, language) });
  return (
    <div className={classes.case}>
      <Card as="section" className={classes.part} aria-label={what}>
        <h2>{what}</h2>
        <p className="dim">{t.decidedAt(when(at))}</p>
        {endedAt ? (
          <p className="dim">{t.over(when(endedAt))}</p>
        ) : (
          expiresAt && <p className="dim">{t.until(when(expiresAt))}</p>
        )}
        {stream && <StreamOf stream={stream} />}
        {payout && (
          <p className="dim">
            {t.ofPayout({ pesos: formatPesos(payout.amount), ...when(payout.requested_at) })}
          </p>
        )}
        <WrittenText>{reason}</WrittenText>
      </Card>
      {appeal && <OwnAppeal appeal={appeal} />}
      {mayAppeal && <AppealForm token={token} until={dateAndTime(until, language)} />}
      {!appeal && !mayAppeal && <Notice>{t.tooLate(when(until))}</Notice>}
    </div>
  );
}

/** Which of their streams it is about: whoever streams often knows it by nothing else. */
function StreamOf({ stream }: { stream: NonNullable<Case['sanction']['stream']> }) {
  const t = useTexts(appealsTexts);
  const language = useLanguage();
  const { title, started_at: at } = stream;
  return (
    <div data-testid="appeal-stream">
      <p className="dim">{t.ofStream}</p>
      <WrittenText>{title}</WrittenText>
      {at && <p className="dim">{t.streamStarted({ when: dateAndTime(at, language) })}</p>}
    </div>
  );
}

function OwnAppeal({ appeal }: { appeal: NonNullable<Case['appeal']> }) {
  const t = useTexts(appealsTexts);
  const language = useLanguage();
  const { text, sent_at: sentAt, decision, answer } = appeal;
  return (
    <Card as="section" className={classes.part} aria-label={t.yours}>
      <h2>{t.yours}</h2>
      <p className="dim">{t.sentAt({ when: dateAndTime(sentAt, language) })}</p>
      <WrittenText>{text}</WrittenText>
      <div role="status">
        <Notice tone={decision === 'granted' ? 'good' : 'plain'}>
          {decision ? <strong>{t[decision]}</strong> : t.waits}
          {answer && <WrittenText>{answer}</WrittenText>}
        </Notice>
      </div>
    </Card>
  );
}

/** What was typed stays when it is refused. */
function AppealForm({ token, until }: { token: string; until: string }) {
  const t = useTexts(appealsTexts);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const send = useSendAppeal(token);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    setProblem(text.trim() ? undefined : t.textNeeded);
    if (!text.trim()) return;
    send.mutate({ body: { token, text } }, { onError: (error) => setProblem(fieldErrorsOf(error).text) });
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t.title}>
      <TextArea
        label={t.text}
        description={t.textHint({ when: until })}
        maxLength={APPEAL_CHARACTERS}
        rows={6}
        value={text}
        error={problem}
        readOnly={send.isPending}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" loading={send.isPending}>
        {t.send}
      </Button>
    </form>
  );
}
