import { type ReactNode, useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import type { Answer, Body } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { Choices } from '../../../ui/form/choices.tsx';
import { TextField, type TextFieldProps } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSaveSettings } from '../api/use-save-settings.ts';
import { methodWords } from '../payout-words.ts';
import { payoutsTexts } from '../payouts.texts.generated.ts';
import { bodyOf, type PasskeyAnswer, valuesOf } from '../settings-form.ts';
import classes from './payout-settings.module.css';

/** What asks for a code or a passkey, which is known where accounts are. */
type SecondFactor = (asked: {
  field: Omit<TextFieldProps, 'label'>;
  answer: PasskeyAnswer | null;
  onAnswer: (answer: PasskeyAnswer) => void;
}) => ReactNode;

/** Where a creator is paid: a GCash number or a bank account. */
export function PayoutSettings({ secondFactor }: { secondFactor: SecondFactor }) {
  const t = useTexts(payoutsTexts);
  return (
    <Card as="section" className={classes.box} aria-labelledby="payout-settings">
      <h2 id="payout-settings">{t.settings}</h2>
      <Loaded
        query={useCall('GET /payouts/settings')}
        loading={<Skeleton height={240} label={t.settingsLoading} />}
        failedTitle={t.settingsFailed}
      >
        {({ settings }) => <SettingsForm settings={settings} secondFactor={secondFactor} />}
      </Loaded>
    </Card>
  );
}

type Settings = Answer<'GET /payouts/settings'>['settings'];

const METHODS = ['gcash', 'bank_transfer'] as const satisfies Body<'PUT /payouts/settings'>['method'][];

function SettingsForm({ settings, secondFactor }: { settings: Settings; secondFactor: SecondFactor }) {
  const t = useTexts(payoutsTexts);
  const save = useSaveSettings();
  const form = useForm({ initialValues: valuesOf(settings) });
  const [passkey, setPasskey] = useState<PasskeyAnswer | null>(null);
  const { method } = form.values;
  const security = useCall('GET /auth/me/security').data;
  const needsCode = security?.two_factor.is_on || form.errors.code !== undefined;
  const field = (
    name: 'gcash_number' | 'bank_name' | 'bank_account_name' | 'bank_account_number' | 'code',
  ) => ({
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
          { body: bodyOf(values, passkey) },
          {
            onSuccess: () => form.setFieldValue('code', ''),
            onError: (error) => form.setErrors(fieldErrorsOf(error)),
            // A code works once, and so does a passkey's answer.
            onSettled: () => setPasskey(null),
          },
        ),
      )}
    >
      <Choices legend={t.method} isPlain>
        {METHODS.map((name) => (
          <ChoiceCard
            key={name}
            name="payout-method"
            isChosen={method === name}
            onChoose={() => form.setFieldValue('method', name)}
            className={classes.choice}
          >
            {methodWords(name, t)}
          </ChoiceCard>
        ))}
      </Choices>
      {method === 'gcash' ? (
        <TextField
          label={t.gcashNumber}
          inputMode="tel"
          placeholder="0917 123 4567"
          {...field('gcash_number')}
        />
      ) : (
        <>
          <TextField label={t.bankName} {...field('bank_name')} />
          <TextField label={t.accountName} {...field('bank_account_name')} />
          <TextField label={t.accountNumber} inputMode="numeric" {...field('bank_account_number')} />
        </>
      )}
      {needsCode && secondFactor({ field: field('code'), answer: passkey, onAnswer: setPasskey })}
      <Button type="submit" variant="default" loading={save.isPending}>
        {t.save}
      </Button>
    </form>
  );
}
