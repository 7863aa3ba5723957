import { COUPON, couponCode } from '@likha/contract/late-limits';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { dropDraft, formDraft } from '../../../lib/drafts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { useSaveCoupon } from '../api/use-save-coupon.ts';
import {
  BLANK_COUPON,
  type Coupon,
  type CouponDraft,
  couponBody,
  couponProblems,
  draftOf,
  FIELD_NAMES,
} from '../coupon-form.ts';
import { couponsTexts } from '../coupons.texts.generated.ts';
import classes from './coupon-form.module.css';

interface CouponFormProps {
  /** Null for a new one. */
  coupon: Coupon | null;
  onDone: () => void;
}

/** Creating a coupon, or changing one. What was typed stays until it is saved or cancelled (P84). */
export function CouponForm({ coupon, onDone }: CouponFormProps) {
  const t = useTexts(couponsTexts);
  const name = `coupon.${coupon?.id ?? 'new'}`;
  const save = useSaveCoupon();
  const form = useForm<CouponDraft>({
    ...formDraft(name, coupon ? draftOf(coupon) : BLANK_COUPON),
    validate: (draft) => couponProblems(draft, t),
  });
  const end = () => {
    dropDraft(name);
    onDone();
  };
  const submit = form.onSubmit(
    (draft) =>
      save.mutate(
        { id: coupon?.id ?? null, version: coupon?.version, body: couponBody(draft, coupon) },
        { onSuccess: end, onError: (error) => form.setErrors(ownFields(fieldErrorsOf(error))) },
      ),
    (problems) => {
      const first = Object.values(problems)[0];
      notify({ tone: 'bad', title: t.validationTitle, text: typeof first === 'string' ? first : t.needs });
    },
  );
  const isPercentage = form.values.type === 'percentage';
  return (
    <Card as="form" className={classes.form} onSubmit={submit} noValidate aria-labelledby="coupon-form-title">
      <h3 id="coupon-form-title">{coupon ? t.editTitle : t.createTitle}</h3>
      <TextField
        label={t.code}
        required
        autoComplete="off"
        autoCapitalize="characters"
        {...form.getInputProps('code')}
        onChange={(event) => form.setFieldValue('code', couponCode(event.currentTarget.value))}
      />
      <Select
        label={t.type}
        value={form.values.type}
        options={[
          { value: 'percentage', label: t.percentage },
          { value: 'fixed_amount', label: t.fixed },
        ]}
        onChange={(type) => form.setFieldValue('type', type === 'percentage' ? type : 'fixed_amount')}
      />
      <TextField
        label={isPercentage ? t.percent : t.pesos}
        required
        inputMode="decimal"
        autoComplete="off"
        {...form.getInputProps('value')}
      />
      <TextField
        label={t.description}
        maxLength={COUPON.descriptionCharacters}
        {...form.getInputProps('description')}
      />
      <div className={classes.pair}>
        <TextField label={t.minOrder} inputMode="decimal" {...form.getInputProps('minOrder')} />
        {isPercentage && (
          <TextField label={t.maxDiscount} inputMode="decimal" {...form.getInputProps('maxDiscount')} />
        )}
      </div>
      <div className={classes.pair}>
        <TextField
          label={t.perUser}
          description={t.optional}
          inputMode="numeric"
          {...form.getInputProps('perUser')}
        />
        <TextField
          label={t.total}
          description={t.optional}
          inputMode="numeric"
          {...form.getInputProps('total')}
        />
      </div>
      <TextField label={t.expiry} description={t.expiryHint} type="date" {...form.getInputProps('lastDay')} />
      <div className={classes.acts}>
        <Button type="submit" loading={save.isPending}>
          {t.save}
        </Button>
        <Button variant="subtle" disabled={save.isPending} onClick={end}>
          {t.cancel}
        </Button>
      </div>
    </Card>
  );
}

function ownFields(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, words]) => [FIELD_NAMES[name] ?? name, words]),
  );
}
