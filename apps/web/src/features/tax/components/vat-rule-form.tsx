import { VAT_RULE } from '@likha/contract/staff-limits';
import { useState } from 'react';
import { dropDraft, formDraft } from '../../../lib/drafts.ts';
import { fieldErrorsAs } from '../../../lib/field-errors-as.ts';
import { shortDay } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { FormCard } from '../../../ui/form-card.tsx';
import { useSetVatRule } from '../api/use-set-vat-rule.ts';
import { vatTexts } from '../vat.texts.generated.ts';
import {
  VAT_RULE_FIELDS,
  type VatDraft,
  type VatRule,
  vatBodyOf,
  vatDraftOf,
  vatProblemsOf,
} from '../vat-rule-form.ts';

const DRAFT = 'vat-rule';

/** The VAT from a day on. It begins with what the last rule says, and is asked about by itself: it is never deleted. */
export function VatRuleForm({ last }: { last: VatRule | null }) {
  const t = useTexts(vatTexts);
  const language = useLanguage();
  const [asked, setAsked] = useState<VatDraft | null>(null);
  const close = () => setAsked(null);
  const form = useForm<VatDraft>({
    ...formDraft(DRAFT, vatDraftOf(last)),
    validate: (draft) => vatProblemsOf(draft, t),
  });
  const action = useSetVatRule((rules) => {
    close();
    form.setInitialValues(vatDraftOf(rules[0] ?? null));
    form.reset();
    dropDraft(DRAFT);
  });
  const refuse = (error: Error) => {
    close();
    form.setErrors(fieldErrorsAs(error, VAT_RULE_FIELDS));
  };
  const sure = ({ fromDay, isOn, rate }: VatDraft) => {
    const day = shortDay(fromDay, language);
    return isOn ? t.sureOn({ day, rate }) : t.sureOff({ day });
  };
  return (
    <FormCard onSubmit={form.onSubmit(setAsked)}>
      <h3>{t.set}</h3>
      <TextField
        label={t.fromDay}
        description={t.fromDayHint}
        type="date"
        {...form.getInputProps('fromDay')}
      />
      <Switch label={t.isOn} description={t.isOnHint} {...form.getInputProps('isOn', { type: 'checkbox' })} />
      <TextField label={t.rateInput} inputMode="decimal" {...form.getInputProps('rate')} />
      <TextField
        label={t.sourceInput}
        maxLength={VAT_RULE.sourceCharacters}
        {...form.getInputProps('source')}
      />
      <Button type="submit">{t.save}</Button>
      {asked && (
        <ConfirmDialog
          isOpen
          title={t.sureTitle}
          confirmLabel={t.save}
          busyLabel={t.saving}
          isBusy={action.isPending}
          onConfirm={() => action.mutate({ body: vatBodyOf(asked) }, { onError: refuse })}
          onClose={close}
        >
          <p>{sure(asked)}</p>
          <p className="dim">{t.kept}</p>
        </ConfirmDialog>
      )}
    </FormCard>
  );
}
