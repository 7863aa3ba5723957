import { BUNDLES, TRIAL_DAYS } from '@likha/contract/limits';
import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { type Offers, offerChecks, offersOf, offerValues } from '../offer-values.ts';
import { offersTexts } from '../offers.texts.generated.ts';
import classes from './offers-form.module.css';
import { OffersPreview } from './offers-preview.tsx';

/** What a creator offers besides a month, with what fans would pay. @param price of a month, in pesos */
export function OffersForm({ offers, price }: { offers: Offers; price: number | null }) {
  const t = useTexts(offersTexts);
  const form = useForm({ initialValues: offerValues(offers), validate: offerChecks(t) });
  const save = useAction('PUT /studio/subscription-offers', {
    invalidates: ['GET /studio/subscription-offers', 'GET /creators/{id}/subscription-plans'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.saved, text: message }),
    onError: (error) => {
      form.setErrors(fieldErrorsOf(error));
      notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, t.tryAgain) });
    },
  });
  const { values } = form;
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit((checked) => save.mutate({ body: offersOf(checked) }))}
    >
      <div className={classes.bundles}>
        {BUNDLES.map((months) => (
          <TextField
            key={months}
            label={t.bundle({ months })}
            description={t.bundleHint}
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps(`bundle_${months}_percent`)}
          />
        ))}
      </div>
      <ChoiceField
        label={t.introduction}
        description={t.introductionHint}
        data={[
          { value: 'none', label: t.none },
          ...TRIAL_DAYS.map((days) => ({ value: String(days), label: t.trial({ days }) })),
          { value: 'first_month', label: t.firstMonth },
        ]}
        {...form.getInputProps('introduction')}
      />
      {values.introduction === 'first_month' && (
        <TextField
          label={t.firstMonthPercent}
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('first_month_percent')}
        />
      )}
      {!!price && <OffersPreview values={values} price={price} />}
      <div>
        <Button type="submit" loading={save.isPending}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
