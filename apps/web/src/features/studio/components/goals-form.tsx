import { useEffect, useRef } from 'react';
import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { type Goals, goalChecks, goalsOf, goalValues } from '../goal-values.ts';
import { studioTexts } from '../studio.texts.generated.ts';
import classes from './goals-form.module.css';

/** Changes the goals; in the place of the button that opened it, whose focus it takes. */
export function GoalsForm({ goals, onDone }: { goals: Goals; onDone: () => void }) {
  const t = useTexts(studioTexts);
  const first = useRef<HTMLFormElement>(null);
  useEffect(() => first.current?.querySelector('input')?.focus(), []);
  const form = useForm({ initialValues: goalValues(goals), validate: goalChecks(t) });
  const save = useAction('PUT /studio/goals', {
    invalidates: ['GET /studio'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.saved, text: message }),
    onError: (error) => {
      form.setErrors(fieldErrorsOf(error));
      notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, t.tryAgain) });
    },
  });
  return (
    <form
      ref={first}
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit((values) => save.mutate({ body: goalsOf(values) }, { onSuccess: onDone }))}
    >
      <TextField
        label={t.earningsGoal}
        inputMode="decimal"
        autoComplete="off"
        {...form.getInputProps('earnings')}
      />
      <TextField
        label={t.subscribersGoal}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('new_subscribers')}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={save.isPending}>
          {t.save}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
