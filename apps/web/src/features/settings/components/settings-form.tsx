import { useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type Form, useForm } from '../../../ui/form/use-form.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { useChangeSettings } from '../api/use-change-settings.ts';
import { settingsTexts } from '../settings.texts.generated.ts';
import {
  bodyOf,
  boundsOf,
  changedIn,
  type Draft,
  draftOf,
  type FieldName,
  firstProblem,
  ownErrors,
  problemsOf,
  type Settings,
} from '../settings-form.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import classes from './settings-form.module.css';
import { useLabels } from './use-labels.ts';

export interface Group {
  title: string;
  fields: readonly FieldName[];
  /** Below the fields, of what was typed. */
  note?: (draft: Draft) => string | null;
}

interface SettingsFormProps {
  /** Where what was typed is kept (P84). */
  name: string;
  settings: Settings;
  groups: readonly Group[];
  /** What to say where the server says nothing. */
  failed: string;
  /** Each group in a card of its own, with a heading. */
  inCards?: boolean;
}

/** Some of the settings, to edit. What is kept of a draft is what was typed, so that another admin's change is not undone by it. */
export function SettingsForm({ name, settings, groups, failed, inCards = false }: SettingsFormProps) {
  const t = useTexts(settingsTexts);
  const draftName = `settings.${name}`;
  const [asked, setAsked] = useState<Draft | null>(null);
  const labelOf = useLabels(settings);
  const change = useChangeSettings(failed);
  const form = useForm<Draft>({
    initialValues: readDraft(draftName, draftOf(settings)),
    onValuesChange: (draft) => keepDraft(draftName, changedIn(draft, settings)),
    validate: (draft) => problemsOf(draft, t),
  });
  const changed = changedIn(form.values, settings);
  const submit = form.onSubmit(
    () => setAsked(changed),
    (problems) => {
      const fields = groups.flatMap((group) => group.fields);
      notify({ tone: 'bad', title: t.validationTitle, text: firstProblem(problems, fields, labelOf) });
    },
  );
  function save(asked: Draft) {
    change.mutate(
      { body: { version: settings.version, ...bodyOf(asked, settings) } },
      {
        onSuccess: () => dropDraft(draftName),
        onError: (error) => {
          setAsked(null);
          form.setErrors(ownErrors(fieldErrorsOf(error), settings));
        },
      },
    );
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {groups.map((group) => (
        <Fields key={group.title} group={group} settings={settings} form={form} inCard={inCards} />
      ))}
      <Button type="submit" disabled={Object.keys(changed).length === 0}>
        {t.save}
      </Button>
      {asked && (
        <SettingsDialog
          settings={settings}
          changed={asked}
          isBusy={change.isPending}
          onConfirm={() => save(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </form>
  );
}

interface FieldsProps {
  group: Group;
  settings: Settings;
  form: Form<Draft>;
  inCard: boolean;
}

function Fields({ group: { title, fields, note }, settings, form, inCard }: FieldsProps) {
  const t = useTexts(settingsTexts);
  const labelOf = useLabels(settings);
  const said = note?.(form.values);
  return (
    <fieldset className={inCard ? `${cardClass()} ${classes.group} ${classes.card}` : classes.group}>
      <legend>{inCard ? <h2>{title}</h2> : title}</legend>
      <div className={classes.pair}>
        {fields.map((field) => (
          <TextField
            key={field}
            label={labelOf(field)}
            description={rangeOf(field, t.between)}
            inputMode="decimal"
            autoComplete="off"
            {...form.getInputProps(field)}
          />
        ))}
      </div>
      {said && (
        <p className="dim" aria-live="polite">
          {said}
        </p>
      )}
    </fieldset>
  );
}

function rangeOf(field: FieldName, say: (range: { min: string; max: string }) => string): string {
  const { min, max } = boundsOf(field);
  return say({ min: wholeNumber(min), max: wholeNumber(max) });
}
