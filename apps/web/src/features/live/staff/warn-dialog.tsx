import { LIVE } from '@likha/contract/live/live-limits';
import { useState } from 'react';
import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { SpendButton } from '../../../ui/spend-button.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { wallTexts } from './wall.texts.generated.ts';
import classes from './warn-dialog.module.css';
import type { WatchedStream } from './watched-stream.ts';

/** Words that a host reads over their own picture. */
export function WarnDialog({ watched: { live }, onClose }: { watched: WatchedStream; onClose: () => void }) {
  const t = useTexts(wallTexts);
  const [text, setText] = useState('');
  const warn = useAction('POST /admin/live/{id}/warn', {
    invalidates: ['GET /admin/live'],
    onSuccess: ({ message }) => {
      onClose();
      notify({ tone: 'good', title: t.warnSent, text: message });
    },
    onError: (error) => notify({ tone: 'bad', title: t.notDone, text: detailOf(error, t.tryAgain) }),
  });
  return (
    <Dialog
      title={t.warnTitle({ name: live.creator.full_name })}
      onClose={warn.isPending ? () => undefined : onClose}
    >
      <div className={classes.form}>
        <TextArea
          label={t.warnText}
          description={t.warnHint}
          maxLength={LIVE.warningCharacters}
          error={warn.error ? fieldErrorsOf(warn.error).text : undefined}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <SpendButton
          isBusy={warn.isPending}
          isDisabled={text.trim() === ''}
          onPress={() => warn.mutate({ params: { id: live.id }, body: { text: text.trim() } })}
        >
          {t.warnSend}
        </SpendButton>
      </div>
    </Dialog>
  );
}
