import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconUsers } from '../../../ui/icons/icons.generated.ts';
import { useSwitchCoupon } from '../api/use-save-coupon.ts';
import type { Coupon } from '../coupon-form.ts';
import { couponsTexts } from '../coupons.texts.generated.ts';
import classes from './coupon-acts.module.css';

interface CouponActsProps {
  coupon: Coupon;
  onEdit: () => void;
  showsUses: boolean;
  onUses: () => void;
}

/** What can be done with a coupon. */
export function CouponActs({ coupon, onEdit, showsUses, onUses }: CouponActsProps) {
  const t = useTexts(couponsTexts);
  const [isAsking, setIsAsking] = useState(false);
  const change = useSwitchCoupon();
  const { id, code, is_active: isActive } = coupon;
  return (
    <div className={classes.acts}>
      <IconButton label={t.edit({ code })} onClick={onEdit}>
        <IconPencil size={20} stroke={1.75} />
      </IconButton>
      <IconButton label={t.uses({ code })} aria-expanded={showsUses} onClick={onUses}>
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
    </div>
  );
}
