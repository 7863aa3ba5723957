import { MESSAGE_FILES } from '@likha/contract/late-limits';
import { MESSAGE_CHARACTERS } from '@likha/contract/limits';
import { useState } from 'react';
import { dropDraft, formDraft } from '../../../lib/drafts.ts';
import { scheduleTexts } from '../../../lib/schedule.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useDraftGone } from '../../../lib/use-draft.ts';
import { Card } from '../../../ui/card.tsx';
import { ScheduleFields } from '../../../ui/form/schedule-fields.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { useUploads } from '../components/use-uploads.ts';
import { filesTexts } from '../files.texts.generated.ts';
import { refusedHint } from '../refused-hint.ts';
import { writtenDraft } from '../uploads/draft-names.ts';
import { keptVoice } from '../voice/kept-voice.ts';
import { AudienceFields } from './audience-fields.tsx';
import { BroadcastFiles } from './broadcast-files.tsx';
import classes from './broadcast-form.module.css';
import { broadcastFormTexts } from './broadcast-form.texts.generated.ts';
import { broadcastsTexts } from './broadcasts.texts.generated.ts';
import {
  BLANK_BROADCAST,
  broadcastBody,
  broadcastProblems,
  excludedLists,
  excludedOf,
  type NewBroadcast,
  refusedBroadcast,
} from './new-broadcast.ts';
import { SendDialog } from './send-dialog.tsx';
import { useCreateBroadcast } from './use-create-broadcast.ts';

const DRAFT = writtenDraft(null);
const loadPrice = () => import('../components/price-dialog.tsx').then((module) => module.PriceDialog);
/** From here on it is said how much room is left. */
const FEW_LEFT = 200;

/** It has its name from the beginning, so that what is sent again after a reload is the same. */
const blank = (): NewBroadcast => ({ ...BLANK_BROADCAST, clientId: crypto.randomUUID() });

/** Writing a message to many (P450). What was written stays until it is sent or the person signs out. */
export function BroadcastForm() {
  const t = useTexts(broadcastsTexts);
  const own = useTexts(broadcastFormTexts);
  const fileWords = useTexts(filesTexts);
  const moments = useTexts(scheduleTexts);
  const [open, setOpen] = useState<'send' | 'price' | null>(null);
  const [isRecording, setIsRecording] = useState(() => keptVoice(null).seconds > 0);
  const close = () => setOpen(null);
  const form = useForm<NewBroadcast>({
    ...formDraft(DRAFT, blank()),
    validate: (written) => broadcastProblems(written, moments),
  });
  useDraftGone(DRAFT, () => form.setValues(blank()));
  const { values } = form;
  const { audience, files, price, text, isScheduled } = values;
  const exclude = excludedOf(values).join(',');
  const lists = {
    ...(values.listId !== null && { list_id: values.listId }),
    exclude_lists: excludedLists(values).join(','),
  };
  const counted = useCall(
    'GET /messages/broadcasts/receivers',
    { query: { audience, exclude, ...lists } },
    { staleTime: 0 },
  );
  const uploads = useUploads(null, files, (more) => form.setFieldValue('files', more), null);
  const { send, isSending } = useCreateBroadcast({
    onKept: () => dropDraft(DRAFT),
    onSent: () => {
      // As it was sent, so that a copy of this tab knows it; and then what the form keeps of being blank.
      dropDraft(DRAFT);
      form.setValues(blank());
      dropDraft(DRAFT);
    },
    onRefused: (errors) => {
      const refused = refusedBroadcast(errors);
      if (Object.keys(refused).length === 0) return;
      close();
      form.setErrors(refused);
    },
  });
  const waitsFor = waitingFor();
  const left = MESSAGE_CHARACTERS - text.length;

  function waitingFor(): string | null {
    if (uploads.uploading.some(({ refusal }) => !refusal)) return own.waitsForFiles;
    if (uploads.uploading.length > 0) return refusedHint(uploads.uploading, fileWords);
    if (isRecording) return own.waitsForVoice;
    if (text.trim() === '' && files.length === 0) return own.waitsForWords;
    if (counted.data === undefined) return own.waitsForCount;
    return counted.data.count === 0 && !isScheduled ? own.waitsForPeople : null;
  }

  return (
    <>
      <Card
        as="form"
        className={classes.form}
        noValidate
        aria-label={t.write}
        onSubmit={form.onSubmit(() => setOpen('send'))}
      >
        <AudienceFields
          written={values}
          error={form.errors.audience}
          counted={counted}
          onChange={(change) => form.setValues(change)}
        />
        <TextArea
          label={t.text}
          description={left >= 0 && left <= FEW_LEFT ? own.left({ count: left }) : undefined}
          rows={5}
          maxLength={MESSAGE_CHARACTERS}
          {...form.getInputProps('text')}
        />
        <BroadcastFiles
          hint={own.filesHint({ count: MESSAGE_FILES.count })}
          files={files}
          price={price}
          uploads={uploads}
          error={form.errors.files}
          isRecording={isRecording}
          onRecording={setIsRecording}
          onFiles={(rest) => form.setValues({ files: rest, price: rest.length === 0 ? null : price })}
          onAsk={() => setOpen('price')}
        />
        <ScheduleFields
          hint={own.scheduleHint}
          label={own.sendAt}
          isScheduled={isScheduled}
          later={form.getInputProps('isScheduled', { type: 'checkbox' })}
          moment={form.getInputProps('sendAt')}
        />
        <SubmitButton isReady={waitsFor === null} waitsFor={waitsFor ?? ''} isBusy={isSending}>
          {isScheduled ? own.schedule : own.send}
        </SubmitButton>
      </Card>
      {/* Not in the form: what is submitted in a dialog of it would send the message. */}
      {open === 'price' && (
        <OnDemand
          load={loadPrice}
          props={{
            price,
            name: null,
            onChange: (asked) => form.setFieldValue('price', asked),
            onClose: close,
          }}
          onFailed={close}
        />
      )}
      {open === 'send' && counted.data && (
        <SendDialog
          written={values}
          count={counted.data.count}
          isBusy={isSending}
          onConfirm={() => send({ body: broadcastBody(values) })}
          onClose={close}
        />
      )}
    </>
  );
}
