import type { SpendingPeriod } from '@likha/contract/late-limits';
import { type RawBuilder, sql } from 'kysely';
import { type Filled, prepare, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { SpendingLimit } from './spending-limit.ts';

/** What a limit holds a fan to at this moment. */
export interface SpendingBound {
  period: SpendingPeriod;
  credits: number;
  /** What went before, in the same period. */
  used: number;
  ends_at: Date;
}

interface Asked {
  fanId: string;
  wallet: string;
  now: Date;
}

type Sql = RawBuilder<unknown>;

/** When the period of a row that has one began and ends, in the Philippines, at a moment. */
const periodAt = (now: Sql) => sql`
        date_trunc(period, ${now} at time zone 'Asia/Manila') at time zone 'Asia/Manila' as starts_at,
        (date_trunc(period, ${now} at time zone 'Asia/Manila') + ('1 ' || period)::interval) at time zone 'Asia/Manila' as ends_at`;

const boundsStatement = prepare<Asked, SpendingBound>(
  (_db, param) => sql<SpendingBound>`
    select l.period, l.credits, l.ends_at, spent_since(${param('wallet')}::text, l.starts_at) as used
    from (
      select period, case when next_from <= ${param('now')}::timestamptz then next_credits else credits end as credits, ${periodAt(sql`${param('now')}::timestamptz`)}
      from spending_limits where person_id = ${param('fanId')}::uuid
    ) l where l.credits is not null`,
);

const pauseStatement = prepare<{ fanId: string; now: Date }, { ends_at: Date }>(
  (_db, param) => sql<{ ends_at: Date }>`
    select ends_at from cool_offs where person_id = ${param('fanId')}::uuid and ends_at > ${param('now')}::timestamptz`,
);

/**
 * What a fan may spend, and until when nothing. To be sent behind the lock of the wallet, so that what others spend at the same
 * time is counted; who changes a limit locks the wallet as well.
 */
export function spendingBounds(
  wallet: string,
  fanId: string,
  now: Date,
): readonly [Filled<SpendingBound>, Filled<{ ends_at: Date }>] {
  return [boundsStatement.fill({ wallet, fanId, now }), pauseStatement.fill({ fanId, now })];
}

/** Until when a fan pauses. */
export async function findPause(db: Queryable, fanId: string, now: Date): Promise<Date | null> {
  return (await pauseStatement.first(db, { fanId, now }))?.ends_at ?? null;
}

/** One after the other: who buys and who changes what may be bought. */
export async function lockSpending(tx: Tx, fanId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('spending:' || ${fanId}, 0))`.execute(tx);
}

/** As a spend locks it; a wallet that is not there yet has nothing to spend. */
export async function lockWallet(tx: Tx, wallet: string): Promise<void> {
  await sql`select id from ledger_accounts where id = ${wallet} for no key update`.execute(tx);
}

export interface PeriodRow {
  period: SpendingPeriod;
  ends_at: Date;
  spent: number;
  bought: number;
  limit: SpendingLimit | null;
}

/** The three periods that run now, each with what was spent and bought in it; without purchases that came to nothing, and one that is just made. */
export async function listPeriods(
  db: Queryable,
  { wallet, fanId, now, besides }: Asked & { besides: string | null },
): Promise<PeriodRow[]> {
  const { rows } = await sql<
    Omit<PeriodRow, 'limit'> & {
      credits: number | null;
      set_at: Date | null;
      next_credits: number | null;
      next_from: Date | null;
    }
  >`
    select d.period, d.ends_at, l.credits, l.set_at, l.next_credits, l.next_from, spent_since(${wallet}, d.starts_at) as spent, (
      select coalesce(sum(b.base_credits), 0)::bigint from purchases b where b.fan_id = ${fanId}::uuid and b.created_at >= d.starts_at
        and b.status in ('pending', 'held', 'completed', 'mismatch', 'refunded', 'disputed') and b.id is distinct from ${besides}::uuid) as bought
    from (
      select period, place, ${periodAt(sql`${now}::timestamptz`)}
      from unnest(array['day', 'week', 'month']) with ordinality as each (period, place)
    ) d left join spending_limits l on l.person_id = ${fanId}::uuid and l.period = d.period order by d.place`.execute(
    db,
  );
  return rows.map(({ credits, set_at, next_credits, next_from, ...row }) => ({
    ...row,
    limit: set_at && {
      credits,
      setAt: set_at,
      next: next_from && { credits: next_credits, from: next_from },
    },
  }));
}
