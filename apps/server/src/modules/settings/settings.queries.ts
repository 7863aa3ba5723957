import { sql } from 'kysely';
import { LOCKS, prepare, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { Figures } from './settings-rules.ts';

export interface Settings extends Figures {
  /** Grows with every change; entries name the one they were made by. */
  version: number;
  centavos_per_credit: number;
  /** When the rate of the acquirer's currency was set. */
  foreign_rate_at: Date | null;
  changed_at: Date | null;
}

/** Who changed settings, and when. */
export interface Changer {
  id: string;
  at: Date;
}

const settingsStatement = prepare<object, Settings>((db) =>
  db
    .selectFrom('platform_settings')
    .select([
      'version',
      'centavos_per_credit',
      'creator_percent',
      'affiliate_percent',
      'affiliate_validity_months',
      'affiliate_cap_centavos',
      'affiliate_min_transaction_centavos',
      'payout_min_centavos',
      'payout_two_person_centavos',
      'payout_instant_daily_centavos',
      'payout_instant_fee_centavos',
      'foreign_rate_centavos',
      'foreign_rate_at',
      'settlement_days',
      'earnings_hold_days',
      'earnings_reserve_percent',
      'earnings_reserve_days',
      'restitution_creator_percent',
      'custom_credits_min',
      'custom_credits_max',
      'strike_limit',
      'strike_window_days',
      'strike_first_days',
      'strike_second_days',
      'accounts_per_payer',
      'packs',
      'changed_at',
    ])
    .where('only_row', '=', true)
    // The shape of the packs is the contract's.
    .$castTo<Settings>(),
);

/** The rate in force, to be asked for together with what is worth something by it. */
export const rateInForce = prepare<object, Pick<Settings, 'centavos_per_credit'>>((db) =>
  db.selectFrom('platform_settings').select('centavos_per_credit').where('only_row', '=', true),
);

/** The settings in force. */
export async function readSettings(db: Queryable): Promise<Settings> {
  const settings = await settingsStatement.first(db, {});
  if (!settings) throw new Error('the settings row is missing');
  return settings;
}

/**
 * Keeps the rate as it is until the transaction ends; any number may share it. Take it before reading the rate in a
 * transaction that moves money, as the law `deposits = credits × rate` needs both to be of one moment.
 */
export async function shareRate(tx: Tx): Promise<void> {
  await shareStatement.all(tx, { lock: LOCKS.rate });
}
const shareStatement = prepare<{ lock: number }, unknown>(
  (_db, param) => sql`select pg_advisory_xact_lock_shared(${param('lock')}::bigint)`,
);

/** Waits for every transaction that shares the rate, and holds the rate alone. */
export async function holdRate(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.rate}::bigint)`.execute(tx);
}

/** The settings in force, which stay so until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<Settings> {
  await sql`select from platform_settings for update`.execute(tx);
  return readSettings(tx);
}

export async function writeFigures(tx: Tx, { packs, ...figures }: Figures, by: Changer): Promise<Settings> {
  const changed = { changed_by: by.id, changed_at: by.at };
  await tx
    .updateTable('platform_settings')
    .set({
      ...figures,
      packs: JSON.stringify(packs),
      foreign_rate_at: sql`case when foreign_rate_centavos = ${figures.foreign_rate_centavos} then foreign_rate_at else ${by.at}::timestamptz end`,
      ...changed,
    })
    .execute();
  return readSettings(tx);
}

/** Full name of who changed the settings last; null where nobody did. */
export async function findChanger(db: Queryable): Promise<string | null> {
  const row = await db
    .selectFrom('platform_settings')
    .innerJoin('users', 'users.id', 'platform_settings.changed_by')
    .select('users.full_name')
    .executeTakeFirst();
  return row?.full_name ?? null;
}

/** @returns the version of the settings that this makes */
export async function writeRate(tx: Tx, centavosPerCredit: number, by: Changer): Promise<number> {
  const row = await tx
    .updateTable('platform_settings')
    .set({ centavos_per_credit: centavosPerCredit, changed_by: by.id, changed_at: by.at })
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}
