import { COMMENT_CHARACTERS } from '@likha/contract/limits';
import { type FormEvent, useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { OfflineNotice } from '../../../ui/connection-notices.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useRoom } from '../../../ui/form/use-room.ts';
import { useAddComment } from '../api/use-add-comment.ts';
import { commentsTexts } from '../comments.texts.generated.ts';
import classes from './comment-form.module.css';

/** One field, so it needs no kit; what was typed stays until it has been said. */
export function CommentForm({ postId }: { postId: string }) {
  const t = useTexts(commentsTexts);
  const [text, setText] = useState('');
  const add = useAddComment();
  const refused = add.error ? fieldErrorsOf(add.error).text : undefined;
  const room = useRoom({ value: text.trim(), maxLength: COMMENT_CHARACTERS, error: refused });
  const isTooLong = text.trim().length > COMMENT_CHARACTERS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    add.mutate({ params: { id: postId }, body: { text } }, { onSuccess: () => setText('') });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Field label={t.label} description={t.hint} error={room.error}>
        {(wiring) => (
          <textarea
            {...wiring}
            className={`${wiring.className} ${classes.text}`}
            rows={3}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              if (add.error) add.reset();
            }}
          />
        )}
      </Field>
      <OfflineNotice />
      <SubmitButton
        isReady={text.trim() !== '' && !isTooLong}
        waitsFor={isTooLong ? t.sendTooLong : t.sendWaits}
        isBusy={add.isPending}
      >
        {t.send}
      </SubmitButton>
    </form>
  );
}
