import { formatPesos } from '@likha/contract/money';
import { TAX_RULE } from '@likha/contract/staff-limits';
import { useState } from 'react';
import { dropDraft, formDraft } from '../../../lib/drafts.ts';
import { fieldErrorsAs } from '../../../lib/field-errors-as.ts';
import { shortDay } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { plainNumber } from '../../../lib/typed-number.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { FormCard } from '../../../ui/form-card.tsx';
import { useSetRule } from '../api/use-set-rule.ts';
import { bodyOf, type Draft, draftOf, problemsOf, RULE_FIELDS, type Rule } from '../rule-form.ts';
import { taxTexts } from '../tax.texts.generated.ts';

const DRAFT = 'tax-rule';

/** What is withheld from a day on. It begins with what the last rule says, and is asked about by itself: it is never deleted. */
export function RuleForm({ last }: { last: Rule | null }) {
  const t = useTexts(taxTexts);
  const [asked, setAsked] = useState<Draft | null>(null);
  const close = () => setAsked(null);
  const form = useForm<Draft>({
    ...formDraft(DRAFT, draftOf(last)),
    validate: (draft) => problemsOf(draft, t),
  });
  const action = useSetRule((rules) => {
    close();
    form.setInitialValues(draftOf(rules[0] ?? null));
    form.reset();
    dropDraft(DRAFT);
  });
  const refuse = (error: Error) => {
    close();
    form.setErrors(fieldErrorsAs(error, RULE_FIELDS));
  };
  const field = (name: keyof Draft) => form.getInputProps(name);
  return (
    <FormCard onSubmit={form.onSubmit(setAsked)}>
      <h2>{t.set}</h2>
      <TextField label={t.fromDay} description={t.fromDayHint} type="date" {...field('fromDay')} />
      <Switch label={t.isOn} description={t.isOnHint} {...form.getInputProps('isOn', { type: 'checkbox' })} />
      <TextField label={t.rateInput} inputMode="decimal" {...field('rate')} />
      <TextField label={t.shareInput} inputMode="decimal" {...field('share')} />
      <TextField label={t.thresholdInput} inputMode="decimal" {...field('threshold')} />
      <TextField
        label={t.atcIndividualInput}
        description={t.atcHint}
        maxLength={10}
        {...field('atcIndividual')}
      />
      <TextField label={t.atcCorporateInput} maxLength={10} {...field('atcCorporate')} />
      <TextField label={t.sourceInput} maxLength={TAX_RULE.sourceCharacters} {...field('source')} />
      <Button type="submit">{t.save}</Button>
      {asked && (
        <ConfirmDialog
          isOpen
          title={t.sureTitle}
          confirmLabel={t.save}
          busyLabel={t.saving}
          isBusy={action.isPending}
          onConfirm={() => action.mutate({ body: bodyOf(asked) }, { onError: refuse })}
          onClose={close}
        >
          <Sure draft={asked} />
        </ConfirmDialog>
      )}
    </FormCard>
  );
}

function Sure({ draft: { fromDay, isOn, rate, share, threshold } }: { draft: Draft }) {
  const t = useTexts(taxTexts);
  const day = shortDay(fromDay, useLanguage());
  const above = Number(plainNumber(threshold));
  const words =
    above === 0
      ? t.sureOnAll({ day, rate, share })
      : t.sureOn({ day, rate, share, pesos: formatPesos(above) });
  return (
    <>
      <p>{isOn ? words : t.sureOff({ day })}</p>
      <p className="dim">{t.kept}</p>
    </>
  );
}
