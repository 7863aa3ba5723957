import { AUTO_TOP_UP } from '@likha/contract/late-limits';
import { formatCredits, formatPesos } from '@likha/contract/money';
import { type FormEvent, useState } from 'react';
import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { plainNumber, typedPesos } from '../../../lib/typed-number.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { topUpTexts } from './top-up.texts.generated.ts';
import type { TopUp } from './top-up.ts';
import classes from './top-up-form.module.css';

const FIRST_THRESHOLD = '100';

interface TopUpFormProps {
  topUp: TopUp | null;
  packs: Answer<'GET /config'>['packs'];
}

/** When, what and how much; one that is not on goes on at the company's page. */
export function TopUpForm({ topUp, packs }: TopUpFormProps) {
  const t = useTexts(topUpTexts);
  const [packId, setPackId] = useState(topUp?.package_id);
  const pack = packs.find(({ id }) => id === packId) ?? packs[0];
  const [threshold, setThreshold] = useState(topUp ? String(topUp.threshold) : FIRST_THRESHOLD);
  const [typedLimit, setLimit] = useState(topUp ? String(topUp.monthly_limit) : null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isOn = topUp?.status === 'on';
  const limit = typedLimit ?? String((pack?.price ?? 0) * 4);
  const save = useAction('PUT /credits/auto-top-up', {
    invalidates: ['GET /credits/auto-top-up'],
    // A price that changed is shown beside what is asked anew.
    invalidatesOnError: ['GET /config'],
    onSuccess: ({ top_up: saved }) => {
      if (saved?.approval_url) window.location.assign(saved.approval_url);
      else notify({ tone: 'good', title: t.saved });
    },
    onError: (error) => {
      setErrors(fieldErrorsOf(error));
      notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, t.tryAgain) });
    },
  });
  function send(event: FormEvent) {
    event.preventDefault();
    const asked = { threshold: thresholdFrom(threshold), monthly_limit: typedPesos(limit) };
    setErrors({
      ...(asked.threshold === null && { threshold: t.whole }),
      ...(asked.monthly_limit === null && { monthly_limit: t.money }),
    });
    if (asked.threshold === null || asked.monthly_limit === null || !pack) return;
    save.mutate({
      body: {
        threshold: asked.threshold,
        monthly_limit: asked.monthly_limit,
        package_id: pack.id,
        price: pack.price,
      },
    });
  }
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <TextField
        label={t.threshold}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={threshold}
        error={errors.threshold}
        onChange={(event) => setThreshold(event.currentTarget.value)}
      />
      <SelectField
        label={t.pack}
        options={packs.map(({ id, name, credits, bonus, price }) => ({
          value: id,
          label: t.packOption({ name, credits: formatCredits(credits + bonus), price: formatPesos(price) }),
        }))}
        value={pack?.id ?? ''}
        error={errors.package_id}
        onChange={(event) => setPackId(event.currentTarget.value)}
      />
      <TextField
        label={t.limit}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={limit}
        error={errors.monthly_limit}
        onChange={(event) => setLimit(event.currentTarget.value)}
      />
      <Button type="submit" variant={isOn ? 'default' : 'filled'} loading={save.isPending} disabled={!pack}>
        {isOn ? t.save : t.agree}
      </Button>
    </form>
  );
}

function thresholdFrom(typed: string): number | null {
  const plain = plainNumber(typed);
  if (!/^\d{1,6}$/.test(plain)) return null;
  const credits = Number(plain);
  const { min, max } = AUTO_TOP_UP.threshold;
  return credits >= min && credits <= max ? credits : null;
}
