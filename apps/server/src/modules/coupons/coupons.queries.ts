import { type Insertable, type SelectQueryBuilder, sql } from 'kysely';
import { type Days, idOfDays, ofDays, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { Coupons, CouponUses, DB } from '../../platform/schema.generated.ts';

export type CouponRow = NonNullable<Awaited<ReturnType<typeof findCoupon>>>;
export type CouponFigures = Omit<
  Insertable<Coupons>,
  'id' | 'created_at' | 'created_by' | 'changed_by' | 'version' | 'is_active'
>;

export function findCoupon(db: Queryable, id: string) {
  return db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findCouponByCode(db: Queryable, code: string) {
  return db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();
}

/** Locked until the transaction ends: its uses are counted one after the other. */
export function lockCoupon(tx: Tx, id: string) {
  return tx.selectFrom('coupons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Uses of open and of paid orders, and how many of them were paid. */
export async function countUsesOfFan(
  db: Queryable,
  couponId: string,
  fanId: string,
): Promise<{ all: number; paid: number }> {
  const { all, paid } = await db
    .selectFrom('coupon_uses')
    .select((q) => [
      q.fn.countAll<number>().as('all'),
      q.fn.countAll<number>().filterWhere('state', '=', 'paid').as('paid'),
    ])
    .where('coupon_id', '=', couponId)
    .where('fan_id', '=', fanId)
    .where('state', '<>', 'released')
    .executeTakeFirstOrThrow();
  return { all: Number(all), paid: Number(paid) };
}

export async function insertUse(tx: Tx, use: Insertable<CouponUses>): Promise<void> {
  await tx.insertInto('coupon_uses').values(use).execute();
  await countUse(tx, use.coupon_id, { taken: 1, paid: 0 });
}

export function lockUse(tx: Tx, purchaseId: string) {
  return tx
    .selectFrom('coupon_uses')
    .select(['coupon_id', 'state'])
    .where('purchase_id', '=', purchaseId)
    .forUpdate()
    .executeTakeFirst();
}

export async function moveUse(
  tx: Tx,
  use: { purchaseId: string; couponId: string; state: 'paid' | 'released' },
  change: { taken: number; paid: number },
): Promise<void> {
  await tx
    .updateTable('coupon_uses')
    .set({ state: use.state })
    .where('purchase_id', '=', use.purchaseId)
    .execute();
  await countUse(tx, use.couponId, change);
}

async function countUse(tx: Tx, couponId: string, { taken, paid }: { taken: number; paid: number }) {
  await tx
    .updateTable('coupons')
    .set((q) => ({ taken_uses: q('taken_uses', '+', taken), paid_uses: q('paid_uses', '+', paid) }))
    .where('id', '=', couponId)
    .execute();
}

export async function insertCoupon(tx: Tx, coupon: Insertable<Coupons>): Promise<void> {
  await tx.insertInto('coupons').values(coupon).execute();
}

export async function updateCoupon(
  tx: Tx,
  id: string,
  change: Partial<CouponFigures> & { is_active?: boolean; changed_by: string },
): Promise<void> {
  await tx
    .updateTable('coupons')
    .set(change)
    .set((q) => ({ version: q('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Who changed it last; null for nobody yet, and for somebody who is gone. */
export async function findCouponChanger(db: Queryable, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('coupons')
    .innerJoin('users', 'users.id', 'coupons.changed_by')
    .select('users.full_name')
    .where('coupons.id', '=', id)
    .executeTakeFirst();
  return row?.full_name ?? null;
}

/** The most uses, of open and of paid orders, that one fan has of it. */
export async function mostUsesOfOneFan(db: Queryable, couponId: string): Promise<number> {
  const row = await db
    .selectFrom('coupon_uses')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('coupon_id', '=', couponId)
    .where('state', '<>', 'released')
    .groupBy('fan_id')
    .orderBy('count', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Those that are on, not over and not used up. */
export async function countActive(db: Queryable, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('coupons')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('is_active', '=', true)
    .where((q) => q.or([q('expires_at', 'is', null), q('expires_at', '>', now)]))
    .where((q) =>
      q.or([q('total_usage_limit', 'is', null), q('taken_uses', '<', q.ref('total_usage_limit'))]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function listCoupons(
  db: Queryable,
  {
    search,
    status,
    days,
    limit,
    after,
  }: {
    search: string;
    status: 'all' | 'active' | 'inactive';
    days: Days;
    limit: number;
    after: string | undefined;
  },
): Promise<CouponRow[]> {
  let query = db.selectFrom('coupons').selectAll().where(idOfDays('id', days)).limit(limit);
  if (status !== 'all') query = query.where('is_active', '=', status === 'active');
  return search ? beginningWith(query, search.toUpperCase(), after) : newestFirst(query, after);
}

type CouponsQuery = SelectQueryBuilder<DB, 'coupons', CouponRow>;

function newestFirst(query: CouponsQuery, after: string | undefined): Promise<CouponRow[]> {
  const page = after === undefined ? query : query.where('id', '<', after);
  return page.orderBy('id', 'desc').execute();
}

/** In their order, so that as many are read as are shown, however many begin alike. Codes hold nothing above `~`. */
function beginningWith(
  query: CouponsQuery,
  beginning: string,
  after: string | undefined,
): Promise<CouponRow[]> {
  const code = sql<string>`code collate "C"`;
  const range = query.where(code, '>=', beginning).where(code, '<', `${beginning}~`);
  const page =
    after === undefined
      ? range
      : range.where(code, '>', sql<string>`(select code from coupons where id = ${after})`);
  return page.orderBy(code).execute();
}

export function listUses(
  db: Queryable,
  couponId: string,
  { limit, after, days }: { limit: number; after: string | undefined; days: Days },
) {
  let query = db
    .selectFrom('coupon_uses as use')
    .innerJoin('users', 'users.id', 'use.fan_id')
    .innerJoin('purchases', 'purchases.id', 'use.purchase_id')
    .select([
      'use.purchase_id',
      'users.username',
      'use.state',
      'use.discount_centavos',
      'purchases.final_centavos',
      'use.created_at',
    ])
    .where('use.coupon_id', '=', couponId)
    .where(ofDays('use.created_at', days))
    .orderBy('use.purchase_id', 'desc')
    .limit(limit);
  if (after !== undefined) query = query.where('use.purchase_id', '<', after);
  return query.execute();
}
