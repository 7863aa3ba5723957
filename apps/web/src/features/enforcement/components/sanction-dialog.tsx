import { SANCTION } from '@likha/contract/limits';
import { useState } from 'react';
import { type ReportType, useReportTypeChoices } from '../../../lib/report-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { StrikeRecord } from '../../../ui/strikes/strike-record.tsx';
import { TemplatePicker } from '../../../ui/templates/template-picker.tsx';
import { useSanction } from '../api/use-sanction.ts';
import { enforcementTexts } from '../enforcement.texts.generated.ts';
import {
  type Act,
  formFor,
  problemsOf,
  type Sanction,
  type SanctionForm,
  type StrikeRecordAnswer,
} from '../sanction-form.ts';
import classes from './sanction-dialog.module.css';
import { SeverityField } from './severity-field.tsx';

interface SanctionDialogProps {
  act: Act;
  /** What is lifted. */
  sanction: Sanction | null;
  person: { id: string; full_name: string };
  /** What counts against them, and what is offered; nothing until it is there. */
  record: StrikeRecordAnswer | undefined;
  onClose: () => void;
}

const KIND_OF = { warn: 'warning', suspend: 'suspension', ban: 'ban' } as const;

type Change = (change: Partial<SanctionForm>) => void;

/** Asks for what a decision needs, and what it means. What was typed stays when it is refused. */
export function SanctionDialog({ act, sanction, person, record, onClose }: SanctionDialogProps) {
  const t = useTexts(enforcementTexts);
  const [form, setForm] = useState(() => formFor(act, record?.proposed));
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});
  const { send, isBusy } = useSanction(person.id, onClose, setProblems);
  const change: Change = (part) => setForm((before) => ({ ...before, ...part }));
  const name = person.full_name;
  const titles = { warn: t.warn, suspend: t.suspend, ban: t.banUser, lift: t.lift };
  const meanings = {
    warn: t.warnMeans({ name }),
    suspend: t.suspendMeans({ name }),
    ban: t.banMeans({ name }),
    lift: t.liftMeans({ name }),
  };
  function confirm() {
    const found = problemsOf(act, form, t);
    setProblems(found);
    if (Object.keys(found).length === 0) send(act, form, sanction);
  }
  return (
    <ConfirmDialog
      isOpen
      title={sanction ? t.liftOne({ what: t[sanction.kind] }) : titles[act]}
      confirmLabel={titles[act]}
      busyLabel={t.saving}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>{meanings[act]}</p>
        {record && act !== 'lift' && <StrikeRecord record={record} />}
        {act === 'warn' && <WarningFields form={form} onChange={change} />}
        {act === 'suspend' && (
          <TextField
            label={t.daysField}
            inputMode="numeric"
            value={form.days}
            error={problems.days}
            onChange={(event) => change({ days: event.currentTarget.value })}
          />
        )}
        {act !== 'lift' && (
          <TemplatePicker
            kind={KIND_OF[act]}
            subject={{ type: 'person', id: person.id }}
            rule={act === 'warn' ? form.type : undefined}
            days={act === 'suspend' ? form.days : undefined}
            words={form.reason}
            onWords={(reason) => change({ reason })}
          />
        )}
        <TextArea
          label={t.reason}
          description={t.reasonHint}
          maxLength={SANCTION.reasonCharacters}
          rows={3}
          value={form.reason}
          error={problems.reason ?? problems.description}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
      </div>
    </ConfirmDialog>
  );
}

const COUNTS = ['30', '90', '365'] as const;

function WarningFields({ form, onChange }: { form: SanctionForm; onChange: Change }) {
  const t = useTexts(enforcementTexts);
  const types = useReportTypeChoices();
  return (
    <>
      <SeverityField value={form.severity} onChange={(severity) => onChange({ severity })} />
      <Select
        label={t.type}
        value={form.type}
        options={types}
        onChange={(type) => onChange({ type: type as ReportType })}
      />
      <Select
        label={t.counts}
        value={form.counts}
        options={[
          ...COUNTS.map((value) => ({ value, label: t.days({ count: Number(value) }) })),
          { value: '', label: t.forGood },
        ]}
        onChange={(counts) => onChange({ counts })}
      />
    </>
  );
}
