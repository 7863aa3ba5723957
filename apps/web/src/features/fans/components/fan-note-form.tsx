import { FAN } from '@likha/contract/late-limits';
import { type FormEvent, useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { callKey } from '../../../lib/call-key.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { fansTexts } from '../fans.texts.generated.ts';
import classes from './fan-note-form.module.css';

/** What a creator calls a fan and notes of them. What was typed stays until it is kept. */
export function FanNoteForm({ fan: { id, nickname, note } }: { fan: Answer<'GET /fans/{id}'> }) {
  const t = useTexts(fansTexts);
  const [typed, setTyped] = useState({ nickname: nickname ?? '', note: note ?? '' });
  const save = useAction('PUT /fans/{id}', {
    invalidates: ['GET /conversations', 'GET /conversations/{id}'],
    onSuccess: (fan) => {
      queryClient.setQueryData(callKey('GET /fans/{id}', { params: { id } }), fan);
      notify({ tone: 'good', title: t.saved, text: t.savedText });
    },
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, t.inAMoment) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ params: { id }, body: typed });
  };
  return (
    <form className={classes.form} onSubmit={submit} aria-label={t.form}>
      <TextField
        label={t.nickname}
        maxLength={FAN.nicknameCharacters}
        value={typed.nickname}
        readOnly={save.isPending}
        onChange={(event) => setTyped({ ...typed, nickname: event.currentTarget.value })}
      />
      <TextArea
        label={t.note}
        description={t.onlyYou}
        maxLength={FAN.noteCharacters}
        rows={3}
        value={typed.note}
        readOnly={save.isPending}
        onChange={(event) => setTyped({ ...typed, note: event.currentTarget.value })}
      />
      <Button type="submit" loading={save.isPending}>
        {t.save}
      </Button>
    </form>
  );
}
