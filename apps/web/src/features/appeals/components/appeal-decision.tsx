import { SANCTION } from '@likha/contract/limits';
import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Decide } from '../../../ui/decide.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TemplatePicker } from '../../../ui/templates/template-picker.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { queueTexts } from '../queue.texts.generated.ts';
import classes from './appeal-decision.module.css';

type Decision = 'granted' | 'denied';

interface DecisionProps {
  id: string;
  name: string;
  /** What granting it means. */
  whenGranted: (values: { name: string }) => string;
}

/** Deciding about one appeal: an answer, a press, and what it means before it counts. */
export function AppealDecision({ id, name, whenGranted }: DecisionProps) {
  const t = useTexts(queueTexts);
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [asked, setAsked] = useState<Decision | null>(null);
  const decide = useAction('POST /admin/appeals/{id}/decision', {
    invalidates: ['GET /admin/appeals', 'GET /admin/users/{id}', 'GET /admin/users/{id}/strikes'],
    invalidatesOnError: ['GET /admin/appeals'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.done, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.failed, text: detailOf(error, t.failedText) }),
    onEnd: () => setAsked(null),
  });
  function ask(decision: Decision) {
    setProblem(answer.trim() ? undefined : t.answerNeeded);
    if (answer.trim()) setAsked(decision);
  }
  return (
    <Decide>
      <TemplatePicker
        kind="appeal_denial"
        subject={{ type: 'case', id }}
        words={answer}
        onWords={setAnswer}
      />
      <TextArea
        label={t.answer}
        description={t.answerHint}
        maxLength={SANCTION.reasonCharacters}
        rows={2}
        value={answer}
        error={problem}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <div className={classes.acts}>
        <Button onClick={() => ask('granted')}>{t.grant}</Button>
        <Button variant="default" onClick={() => ask('denied')}>
          {t.deny}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          title={asked === 'granted' ? t.grant : t.deny}
          confirmLabel={asked === 'granted' ? t.grant : t.deny}
          busyLabel={t.saving}
          isBusy={decide.isPending}
          onConfirm={() =>
            decide.mutate({ params: { id }, body: { decision: asked, answer: answer.trim() } })
          }
          onClose={() => setAsked(null)}
        >
          <p>{asked === 'granted' ? whenGranted({ name }) : t.denySure({ name })}</p>
        </ConfirmDialog>
      )}
    </Decide>
  );
}
