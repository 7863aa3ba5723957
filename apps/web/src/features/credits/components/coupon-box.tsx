import { couponCode } from '@likha/contract/late-limits';
import { formatPesos } from '@likha/contract/money';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconTicket, IconX } from '../../../ui/icons/icons.generated.ts';
import { type CouponAnswer, useApplyCoupon } from '../api/use-coupon.ts';
import { couponTexts } from '../coupon.texts.generated.ts';
import classes from './coupon-box.module.css';

interface CouponBoxProps {
  /** The code that is applied; null without. */
  code: string | null;
  /** What it does to the price now; nothing while that is asked, or could not be. */
  answer: CouponAnswer | undefined;
  isAsking: boolean;
  /** The price without it, in pesos; null while there is none. */
  amount: number | null;
  onChange: (code: string | null) => void;
}

/** Applying one coupon by Enter or a button, and taking it away again. */
export function CouponBox({ code, answer, isAsking, amount, onChange }: CouponBoxProps) {
  const t = useTexts(couponTexts);
  if (code === null) return <CouponForm amount={amount} onApply={onChange} />;
  return (
    <div className={classes.applied} role="status" data-testid="applied-coupon">
      <IconTicket size={22} stroke={1.75} aria-hidden="true" />
      <div>
        <p className={classes.code}>{t.applied({ code })}</p>
        <p className="dim">{wordsOf()}</p>
      </div>
      <IconButton label={t.remove} onClick={() => onChange(null)}>
        <IconX size={20} stroke={1.75} />
      </IconButton>
    </div>
  );

  function wordsOf(): string {
    if (amount === null) return t.chooseFirst;
    if (isAsking) return t.checking;
    if (!answer) return t.unchecked;
    if (!answer.valid) return answer.message;
    const off = t.off({ amount: formatPesos(answer.discount_amount) });
    return answer.coupon?.description ? `${off} · ${answer.coupon.description}` : off;
  }
}

function CouponForm({ amount, onApply }: { amount: number | null; onApply: (code: string) => void }) {
  const t = useTexts(couponTexts);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const apply = useApplyCoupon((code, answer) => {
    if (answer.valid) onApply(code);
    else setError(answer.message);
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const code = text.trim();
    if (code === '') return setError(t.needed);
    if (amount === null) return setError(t.chooseFirst);
    apply.mutate({ body: { code, purchase_amount: amount } });
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={t.title}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        error={error}
        onChange={(event) => {
          setError(null);
          setText(couponCode(event.currentTarget.value));
        }}
      />
      <Button type="submit" variant="default" loading={apply.isPending}>
        {t.apply}
      </Button>
    </form>
  );
}
