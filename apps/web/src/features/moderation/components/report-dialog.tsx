import { MODERATION } from '@likha/contract/limits';
import { type FormEvent, useState } from 'react';
import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import { type ReportType, useReportTypeChoices } from '../../../lib/report-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { OfflineNotice } from '../../../ui/connection-notices.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { reportTexts } from '../report.texts.generated.ts';
import type { ReportedThing } from '../reported-thing.ts';
import classes from './report-dialog.module.css';

interface ReportDialogProps {
  thing: ReportedThing;
  title: string;
  /** What stands in the field to begin with; who reports may change it. */
  words?: string;
  onClose: () => void;
}

/** Asks what is wrong, and sends it. What was typed stays when it is refused. */
export function ReportDialog({ thing, title, words = '', onClose }: ReportDialogProps) {
  const t = useTexts(reportTexts);
  const types = useReportTypeChoices();
  const [type, setType] = useState<ReportType>('inappropriate_content');
  const [description, setDescription] = useState(words);
  const send = useAction('POST /reports', {
    invalidates: [],
    onSuccess: ({ message }) => {
      onClose();
      notify({ tone: 'good', title: t.sent, text: message });
    },
    onError: (error) => notify({ tone: 'bad', title: t.failed, text: detailOf(error, t.tryAgain) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending || send.isSuccess) return;
    send.mutate({
      body: { report_type: type, subject_type: thing.type, subject_id: thing.id, description },
    });
  };
  return (
    <Dialog title={title} onClose={send.isPending ? () => undefined : onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className="dim">{thing.type === 'message' ? t.messageLead({ name: thing.owner.name }) : t.lead}</p>
        <ChoiceField
          label={t.why}
          value={type}
          data={types}
          onChange={(event) => setType(event.currentTarget.value as ReportType)}
        />
        <TextArea
          label={t.description}
          description={t.descriptionHint}
          error={send.error ? fieldErrorsOf(send.error).description : undefined}
          maxLength={MODERATION.descriptionCharacters}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <OfflineNotice />
        <Button type="submit" fullWidth loading={send.isPending}>
          {send.isPending ? t.sending : t.send}
        </Button>
      </form>
    </Dialog>
  );
}
