import { fieldErrorsOf } from '../../../lib/api-error.ts';
import type { Answer, Body } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { Choices } from '../../../ui/form/choices.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSaveSettings } from '../api/use-save-settings.ts';
import { methodWords } from '../payout-words.ts';
import { payoutsTexts } from '../payouts.texts.generated.ts';
import { bodyOf, valuesOf } from '../settings-form.ts';
import classes from './payout-settings.module.css';

/** Where a creator is paid: a GCash number or a bank account. */
export function PayoutSettings() {
  const t = useTexts(payoutsTexts);
  return (
    <Card as="section" className={classes.box} aria-labelledby="payout-settings">
      <h2 id="payout-settings">{t.settings}</h2>
      <Loaded
        query={useCall('GET /payouts/settings')}
        loading={<Skeleton height={240} label={t.settingsLoading} />}
        failedTitle={t.settingsFailed}
      >
        {({ settings }) => <SettingsForm settings={settings} />}
      </Loaded>
    </Card>
  );
}

type Settings = Answer<'GET /payouts/settings'>['settings'];

const METHODS = ['gcash', 'bank_transfer'] as const satisfies Body<'PUT /payouts/settings'>['method'][];

function SettingsForm({ settings }: { settings: Settings }) {
  const t = useTexts(payoutsTexts);
  const save = useSaveSettings();
  const form = useForm({ initialValues: valuesOf(settings) });
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
          { body: bodyOf(values) },
          {
            // A code works once.
            onSuccess: () => form.setFieldValue('code', ''),
            onError: (error) => form.setErrors(fieldErrorsOf(error)),
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
      {needsCode && (
        <TextField
          label={t.code}
          description={t.codeLead}
          spellCheck={false}
          {...field('code')}
          autoComplete="one-time-code"
        />
      )}
      <Button type="submit" variant="default" loading={save.isPending}>
        {t.save}
      </Button>
    </form>
  );
}
