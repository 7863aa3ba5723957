import type { CallInput, Calls, Saying } from '@likha/contract';
import type { AuditAction } from '@likha/contract/audit-actions';
import { centavosFromPesos, formatWhole } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../platform/database/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { settingsChanged } from '../settings/index.ts';
import {
  type CouponFigures,
  type CouponRow,
  findCoupon,
  findCouponChanger,
  insertCoupon,
  lockCoupon,
  mostUsesOfOneFan,
  updateCoupon,
} from './coupons.queries.ts';
import { couponsTexts } from './coupons.texts.generated.ts';

type Form = CallInput<Calls['createCoupon']>['body'];
type ChangeForm = CallInput<Calls['updateCoupon']>['body'];

/** Who acts, and from which address. */
export interface Admin {
  id: string;
  from: string;
}

/** @throws AppError `coupon_code_taken` */
export function createCoupon(deps: BaseDeps, admin: Admin, form: Form): Promise<CouponRow> {
  const id = deps.ids.next();
  return acting(deps, admin, { action: 'coupon.create', id }, async (tx) => {
    const created = { id, created_at: deps.clock.now(), created_by: admin.id };
    await insertCoupon(tx, { ...figuresOf(form), ...created });
  });
}

/**
 * Open orders keep the discount that they were made with.
 * @throws AppError `coupon_not_found`, `coupon_code_taken`; `settings_changed` where another admin was first, saying who;
 *   `validation_failed` for a limit below its uses (P292)
 */
export function changeCoupon(deps: BaseDeps, admin: Admin, id: string, form: ChangeForm): Promise<CouponRow> {
  return acting(deps, admin, { action: 'coupon.change', id }, async (tx, before) => {
    const figures = figuresOf(form);
    if (form.version !== undefined && form.version !== before?.version)
      throw settingsChanged(await findCouponChanger(tx, id));
    await checkLimits(tx, id, before?.taken_uses ?? 0, figures);
    await updateCoupon(tx, id, { ...figures, changed_by: admin.id });
  });
}

/** Uses cannot be taken back, so no limit is below them. */
async function checkLimits(tx: Tx, id: string, taken: number, figures: CouponFigures): Promise<void> {
  const { total_usage_limit: total, usage_limit_per_user: perFan } = figures;
  if (typeof total === 'number' && total < taken)
    throw limitBelow('total_usage_limit', (language) =>
      couponsTexts[language].totalBelow({ uses: formatWhole(taken) }),
    );
  const most = typeof perFan === 'number' ? await mostUsesOfOneFan(tx, id) : 0;
  if (typeof perFan === 'number' && perFan < most)
    throw limitBelow('usage_limit_per_user', (language) =>
      couponsTexts[language].perFanBelow({ uses: formatWhole(most) }),
    );
}

function limitBelow(field: string, detail: Saying): AppError {
  return new AppError('validation_failed', { detail, errors: { [field]: detail } });
}

/**
 * One that is so already stays as it is.
 * @throws AppError `coupon_not_found`
 */
export function switchCoupon(
  deps: BaseDeps,
  admin: Admin,
  id: string,
  isActive: boolean,
): Promise<CouponRow> {
  const action = isActive ? 'coupon.reactivate' : 'coupon.deactivate';
  return acting(deps, admin, { action, id }, async (tx, before) => {
    if (before?.is_active !== isActive)
      await updateCoupon(tx, id, { is_active: isActive, changed_by: admin.id });
  });
}

/** Does it, and writes down what was before and after, or neither; nothing where nothing has changed. */
async function acting(
  deps: BaseDeps,
  admin: Admin,
  { action, id }: { action: Extract<AuditAction, `coupon.${string}`>; id: string },
  act: (tx: Tx, before: CouponRow | undefined) => Promise<void>,
): Promise<CouponRow> {
  try {
    return await inTransaction(deps.db, async (tx) => {
      const before = await lockCoupon(tx, id);
      if (!before && action !== 'coupon.create') throw new AppError('coupon_not_found');
      await act(tx, before);
      const after = await findCoupon(tx, id);
      if (!after) throw new Error(`coupon ${id} is gone`);
      if (after.version === before?.version) return after;
      const subject = { type: 'coupon' as const, id };
      await recordAdminAction(deps, tx, {
        actorId: admin.id,
        action,
        subject,
        before,
        after,
        from: admin.from,
      });
      return after;
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'coupons_code')) throw error;
    throw new AppError('coupon_code_taken', {
      detail: (language) => couponsTexts[language].codeTaken,
      errors: { code: (language) => couponsTexts[language].codeTaken },
    });
  }
}

function figuresOf(form: Form): CouponFigures {
  const centavos = (pesos: number | null | undefined) =>
    pesos === null || pesos === undefined ? null : centavosFromPesos(pesos);
  return {
    code: form.code,
    type: form.type,
    // Hundredths of a percent and centavos are read the same way.
    value: centavosFromPesos(form.value) ?? 0,
    description: form.description ?? '',
    min_order_centavos: centavos(form.min_order_value),
    max_discount_centavos: form.type === 'percentage' ? centavos(form.max_discount) : null,
    usage_limit_per_user: form.usage_limit_per_user ?? null,
    total_usage_limit: form.total_usage_limit ?? null,
    expires_at: form.expires_at ? new Date(form.expires_at) : null,
  };
}
