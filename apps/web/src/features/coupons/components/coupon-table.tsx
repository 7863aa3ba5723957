import { LOCALES } from '@likha/contract/language';
import { formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { FactTable } from '../../../ui/fact-table.tsx';
import { IconCopy } from '../../../ui/icons/icons.generated.ts';
import { notify } from '../../../ui/toast/toast.ts';
import type { Coupon } from '../coupon-form.ts';
import { couponsTexts } from '../coupons.texts.generated.ts';
import { CouponActs } from './coupon-acts.tsx';
import classes from './coupon-table.module.css';
import { CouponUses } from './coupon-uses.tsx';

/** Coupons: what each is, how often it was used, and what can be done with it. */
export function CouponTable({ coupons, onEdit }: { coupons: Coupon[]; onEdit: (coupon: Coupon) => void }) {
  const t = useTexts(couponsTexts);
  const locale = LOCALES[useLanguage()];
  /** The coupon whose uses are unfolded. */
  const [unfolded, setUnfolded] = useState<string | null>(null);
  return (
    <FactTable
      caption={t.title}
      items={coupons}
      keyOf={({ id }) => id}
      testId="coupon"
      below={({ id }) => id === unfolded && <CouponUses id={id} />}
      columns={[
        { name: 'code', label: t.columnCode, isPlain: true, cell: ({ code }) => <CopyCode code={code} /> },
        {
          name: 'gives',
          label: t.columnGives,
          isPlain: true,
          cell: ({ type, value, description }) => (
            <>
              {type === 'percentage'
                ? t.percentOff({ percent: value.toLocaleString(locale) })
                : t.amountOff({ amount: formatPesos(value) })}
              {description && <p className="dim">{description}</p>}
            </>
          ),
        },
        {
          name: 'used',
          label: t.columnUsed,
          isPlain: true,
          isNothing: ({ current_usage_count: used, reserved_count: reserved }) => used + reserved === 0,
          cell: ({ current_usage_count: used, reserved_count: reserved }) =>
            [used > 0 ? t.used({ count: used }) : '', reserved > 0 ? t.reserved({ count: reserved }) : '']
              .filter(Boolean)
              .join(' · ') || '0',
        },
        {
          name: 'expires',
          label: t.columnExpires,
          cell: ({ expires_at: at }) => (at ? dayOf(at, locale) : t.never),
        },
        {
          name: 'status',
          label: t.columnStatus,
          isPlain: true,
          cell: (coupon) => <Badge coupon={coupon} />,
        },
        {
          name: 'acts',
          label: t.columnActs,
          isSilent: true,
          cell: (coupon) => (
            <CouponActs
              coupon={coupon}
              onEdit={() => onEdit(coupon)}
              showsUses={coupon.id === unfolded}
              onUses={() => setUnfolded(coupon.id === unfolded ? null : coupon.id)}
            />
          ),
        },
      ]}
    />
  );
}

function CopyCode({ code }: { code: string }) {
  const t = useTexts(couponsTexts);
  const copy = () => {
    const said = navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('no clipboard'));
    said.then(
      () => notify({ tone: 'good', title: t.copied, text: t.copiedText({ code }) }),
      () => notify({ tone: 'bad', title: t.error, text: t.notCopied }),
    );
  };
  return (
    <button type="button" className={classes.code} aria-label={t.copy({ code })} onClick={copy}>
      {code} <IconCopy size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

function Badge({
  coupon: { is_active: isActive, is_expired: isExpired, is_used_up: isUsedUp },
}: {
  coupon: Coupon;
}) {
  const t = useTexts(couponsTexts);
  const works = isActive && !isExpired && !isUsedUp;
  const over = isExpired ? t.expired : t.usedUp;
  const words = works ? t.active : isActive ? over : t.inactive;
  return (
    <span className={classes.badge} data-on={works}>
      {words}
    </span>
  );
}

function dayOf(moment: string, locale: string): string {
  return new Date(moment).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'Asia/Manila' });
}
