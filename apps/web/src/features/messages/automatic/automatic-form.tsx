import { MESSAGE_CHARACTERS } from '@likha/contract/limits';
import { useId } from 'react';
import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { automaticTexts } from './automatic.texts.generated.ts';
import classes from './automatic-form.module.css';

export type Automatic = Answer<'GET /messages/automatic'>['messages'][number];

/** From here on it is said how much room is left. */
const FEW_LEFT = 200;

/** One message that is sent by itself: its words, and whether it is on (P456). What is off keeps its words. */
export function AutomaticForm({ message: { kind, text, is_on } }: { message: Automatic }) {
  const t = useTexts(automaticTexts);
  const id = useId();
  const words = {
    welcome: { title: t.welcome, hint: t.welcomeHint },
    ended: { title: t.ended, hint: t.endedHint },
  }[kind];
  const form = useForm({
    initialValues: { text, is_on },
    validate: {
      text: (written, values) => (values.is_on && written.trim() === '' ? t.needsWords : null),
    },
  });
  const save = useAction('PUT /messages/automatic/{kind}', {
    invalidates: ['GET /messages/automatic'],
    onSuccess: (saved) => notify({ tone: 'good', title: saved.is_on ? t.savedOn : t.savedOff }),
    onError: (error) => {
      form.setErrors(fieldErrorsOf(error));
      notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, t.tryAgain) });
    },
  });
  const left = MESSAGE_CHARACTERS - form.values.text.length;
  return (
    <Card
      as="form"
      className={classes.form}
      noValidate
      aria-labelledby={id}
      onSubmit={form.onSubmit((body) => save.mutate({ params: { kind }, body }))}
    >
      <div className={classes.words}>
        <h2 id={id}>{words.title}</h2>
        <p className="dim">{words.hint}</p>
      </div>
      <TextArea
        label={t.text}
        description={left >= 0 && left <= FEW_LEFT ? t.left({ count: left }) : undefined}
        maxLength={MESSAGE_CHARACTERS}
        {...form.getInputProps('text')}
      />
      <Switch label={t.isOn} {...form.getInputProps('is_on', { type: 'checkbox' })} />
      <Button type="submit" className={classes.save} loading={save.isPending}>
        {t.save}
      </Button>
    </Card>
  );
}
