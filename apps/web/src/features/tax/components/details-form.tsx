import { TAX_DETAILS, TAX_KINDS, TAX_REGISTRATIONS } from '@likha/contract/tax/tin';
import { type ReactNode, useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField, type TextFieldProps } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useSaveDetails } from '../api/use-save-details.ts';
import { creatorTexts } from '../creator.texts.generated.ts';
import {
  bodyOf,
  type Details,
  type DetailsValues,
  kindWords,
  type PasskeyAnswer,
  registrationWords,
  valuesOf,
} from '../details-form.ts';
import classes from './details-form.module.css';

/** What asks for a code or a passkey, which is known where accounts are. */
export type SecondFactor = (asked: {
  field: Omit<TextFieldProps, 'label'>;
  answer: PasskeyAnswer | null;
  onAnswer: (answer: PasskeyAnswer) => void;
}) => ReactNode;

interface DetailsFormProps {
  details: Details | null;
  secondFactor: SecondFactor;
  onClose: () => void;
}

const DRAFT = 'tax-details';
/** A TIN lives as long as its page, and is stored nowhere. */
const KEEPING = { inPage: ['tin', 'code'] };

/** What a creator says of themselves to the tax office. What is refused is said at its field. */
export function DetailsForm({ details, secondFactor, onClose }: DetailsFormProps) {
  const t = useTexts(creatorTexts);
  const save = useSaveDetails();
  const form = useForm<DetailsValues>({
    initialValues: { ...readDraft(DRAFT, valuesOf(details)), code: '' },
    onValuesChange: (typed) => keepDraft(DRAFT, typed, KEEPING),
  });
  const end = () => {
    dropDraft(DRAFT);
    onClose();
  };
  const [passkey, setPasskey] = useState<PasskeyAnswer | null>(null);
  const security = useCall('GET /auth/me/security').data;
  const needsCode = security?.two_factor.is_on || form.errors.code !== undefined;
  const field = (name: keyof DetailsValues) => ({
    autoComplete: 'off',
    ...form.getInputProps(name),
    key: form.key(name),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) =>
        save.mutate(
          { body: bodyOf(values, { isFirst: details === null, passkey }) },
          {
            onSuccess: end,
            onError: (error) => form.setErrors(fieldErrorsOf(error)),
            // A code works once, and so does a passkey's answer.
            onSettled: () => setPasskey(null),
          },
        ),
      )}
    >
      <SelectField
        label={t.kind}
        autoFocus
        options={TAX_KINDS.map((kind) => ({ value: kind, label: kindWords(kind, t) }))}
        {...field('kind')}
      />
      <SelectField
        label={t.registration}
        options={TAX_REGISTRATIONS.map((value) => ({ value, label: registrationWords(value, t) }))}
        {...field('registration')}
      />
      <TextField
        label={t.tin}
        description={details ? t.tinKept({ tin: details.tin }) : undefined}
        inputMode="numeric"
        placeholder="123-456-789-00000"
        {...field('tin')}
      />
      <TextField
        label={t.registeredName}
        description={t.registeredNameHint}
        maxLength={TAX_DETAILS.nameCharacters}
        {...field('registered_name')}
      />
      <TextField label={t.address} maxLength={TAX_DETAILS.addressCharacters} {...field('address')} />
      <TextField label={t.zipCode} inputMode="numeric" {...field('zip_code')} />
      {needsCode && secondFactor({ field: field('code'), answer: passkey, onAnswer: setPasskey })}
      <div className={classes.actions}>
        <Button type="submit" loading={save.isPending}>
          {t.save}
        </Button>
        <Button variant="subtle" disabled={save.isPending} onClick={end}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
