import { MODERATION, SANCTION } from '@likha/contract/limits';
import { type FormEvent, useRef, useState } from 'react';
import type { Body } from '../../../lib/api-types.ts';
import { type ReportType, useReportTypeChoices } from '../../../lib/report-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { OfflineNotice } from '../../../ui/connection-notices.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TemplatePicker } from '../../../ui/templates/template-picker.tsx';
import { useDecideReport } from '../api/use-decisions.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { type Report, severityChoices } from '../words.ts';
import { ReportStep } from './report-step.tsx';
import classes from './sanction-dialog.module.css';

type Sent = Body<'PUT /moderation/reports/{id}'>;

interface SanctionDialogProps {
  report: Report;
  act: 'warn' | 'ban';
  onClose: () => void;
}

const DAYS = [7, 30, 90, 365] as const;

/** Warns or bans the person of a report: what they are told, and for a warning how bad it is and how long it counts. */
export function SanctionDialog({ report, act: asked, onClose }: SanctionDialogProps) {
  const t = useTexts(moderationTexts);
  const types = useReportTypeChoices();
  const name = report.reported_user.full_name;
  const [act, setAct] = useState(asked);
  const [severity, setSeverity] = useState('1');
  const [type, setType] = useState<ReportType>(report.report_type);
  const [days, setDays] = useState('30');
  const [words, setWords] = useState('');
  const [notes, setNotes] = useState('');
  const decide = useDecideReport();
  // The second of a double tap comes before the screen knows of the first.
  const isSent = useRef(false);
  const send = (sent: Omit<Parameters<typeof decide.mutate>[0], 'id'>) => {
    if (isSent.current) return;
    isSent.current = true;
    const onError = () => {
      isSent.current = false;
    };
    decide.mutate({ id: report.id, ...sent }, { onSuccess: onClose, onError });
  };
  const told = words.trim() || undefined;
  const warning: Sent['warning'] = {
    severity: Number(severity),
    warning_type: type,
    description: told,
    expires_in_days: days === '' ? null : Number(days),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const more = { admin_notes: notes, ...(act === 'warn' ? { warning } : { reason: told }) };
    send({ act, more });
  };
  /** A ban is asked about first (P28), with its words filled in. */
  function takeStep(step: { days: number | null; reason: string }) {
    if (step.days === null) {
      setAct('ban');
      setWords(told ?? step.reason);
      return;
    }
    const more = { admin_notes: notes, reason: told ?? step.reason, suspension_days: step.days };
    send({ act: 'suspend', more });
  }
  return (
    <Dialog
      title={act === 'warn' ? t.warnTitle : t.banTitle({ name })}
      onClose={decide.isPending ? () => undefined : onClose}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className="dim">{act === 'warn' ? t.warnWhom({ name }) : t.banMeans}</p>
        <ReportStep
          personId={report.reported_user.id}
          isBan={act === 'ban'}
          isBusy={decide.isPending}
          onStep={takeStep}
        />
        {act === 'warn' && (
          <>
            <ChoiceField
              label={t.severity}
              value={severity}
              data={severityChoices(t)}
              onChange={(event) => setSeverity(event.currentTarget.value)}
            />
            <ChoiceField
              label={t.type}
              value={type}
              data={types}
              onChange={(event) => setType(event.currentTarget.value as ReportType)}
            />
            <ChoiceField
              label={t.expiry}
              value={days}
              data={[
                ...DAYS.map((count) => ({ value: String(count), label: t.days({ count }) })),
                { value: '', label: t.never },
              ]}
              onChange={(event) => setDays(event.currentTarget.value)}
            />
          </>
        )}
        <TemplatePicker
          key={act}
          kind={act === 'warn' ? 'warning' : 'ban'}
          subject={{ type: 'report', id: report.id }}
          rule={act === 'warn' ? type : undefined}
          words={words}
          onWords={setWords}
        />
        <TextArea
          label={t.description}
          description={t.descriptionHint}
          maxLength={SANCTION.reasonCharacters}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <TextArea
          label={t.notesLabel}
          description={t.notesHint}
          rows={2}
          maxLength={MODERATION.notesCharacters}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        <OfflineNotice />
        <Button type="submit" fullWidth loading={decide.isPending}>
          {decide.isPending ? t.saving : act === 'warn' ? t.warn : t.ban}
        </Button>
      </form>
    </Dialog>
  );
}
