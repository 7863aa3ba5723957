import { LOCALES } from '@likha/contract/language';
import { formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import {
  IconCopy,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconUsers,
} from '../../../ui/icons/icons.generated.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { useSwitchCoupon } from '../api/use-save-coupon.ts';
import type { Coupon } from '../coupon-form.ts';
import { couponsTexts } from '../coupons.texts.generated.ts';
import classes from './coupon-row.module.css';
import { CouponUses } from './coupon-uses.tsx';

/** One coupon: what it is, how often it was used, and what can be done with it. */
export function CouponRow({ coupon, onEdit }: { coupon: Coupon; onEdit: () => void }) {
  const t = useTexts(couponsTexts);
  const [isAsking, setIsAsking] = useState(false);
  const [showsUses, setShowsUses] = useState(false);
  const change = useSwitchCoupon();
  const { id, code, is_active: isActive } = coupon;
  return (
    <Card as="li" className={classes.row} data-testid="coupon">
      <div className={classes.what}>
        <CopyCode code={code} />
        <Badge coupon={coupon} />
      </div>
      <Facts coupon={coupon} />
      <div className={classes.acts}>
        <IconButton label={t.edit({ code })} onClick={onEdit}>
          <IconPencil size={20} stroke={1.75} />
        </IconButton>
        <IconButton
          label={t.uses({ code })}
          aria-expanded={showsUses}
          onClick={() => setShowsUses(!showsUses)}
        >
          <IconUsers size={20} stroke={1.75} />
        </IconButton>
        {isActive ? (
          <IconButton label={t.deactivate({ code })} onClick={() => setIsAsking(true)}>
            <IconPlayerPause size={20} stroke={1.75} />
          </IconButton>
        ) : (
          <IconButton
            label={t.reactivate({ code })}
            disabled={change.isPending}
            onClick={() => change.mutate({ id, isActive: true })}
          >
            <IconPlayerPlay size={20} stroke={1.75} />
          </IconButton>
        )}
      </div>
      {showsUses && <CouponUses id={id} />}
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t.deactivateTitle}
          confirmLabel={t.deactivateNow}
          busyLabel={t.deactivating}
          isBusy={change.isPending}
          onConfirm={() => change.mutate({ id, isActive: false }, { onSettled: () => setIsAsking(false) })}
          onClose={() => setIsAsking(false)}
        >
          <p>{t.deactivateText}</p>
        </ConfirmDialog>
      )}
    </Card>
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

function Facts({ coupon }: { coupon: Coupon }) {
  const t = useTexts(couponsTexts);
  const locale = LOCALES[useLanguage()];
  const { type, value, description, expires_at: expires } = coupon;
  const { current_usage_count: used, reserved_count: reserved } = coupon;
  const percent = value.toLocaleString(locale);
  const facts = [
    type === 'percentage' ? t.percentOff({ percent }) : t.amountOff({ amount: formatPesos(value) }),
    used > 0 ? t.used({ count: used }) : '',
    reserved > 0 ? t.reserved({ count: reserved }) : '',
    expires ? t.expires({ when: dayOf(expires, locale) }) : '',
  ];
  return (
    <div className={classes.facts}>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {description && <p className="dim">{description}</p>}
    </div>
  );
}

function dayOf(moment: string, locale: string): string {
  return new Date(moment).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'Asia/Manila' });
}
