import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { KnownInstrument } from './instrument.ts';

/** Until the transaction ends nobody else asks about this one: two accounts at once are one after the other. */
export async function lockInstrument(tx: Tx, instrument: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('instrument:' || ${instrument}, 0))`.execute(tx);
}

/** @param names what it is called by each key that we have had @param since from when on its uses count */
export async function readInstrument(
  db: Queryable,
  { names, fanId, since }: { names: readonly string[]; fanId: string; since: Date },
): Promise<KnownInstrument> {
  const { rows } = await sql<KnownInstrument>`
    select (count(distinct i.fan_id) filter (where i.fan_id <> ${fanId}::uuid and i.at > ${since}))::int as others,
      coalesce(bool_or(i.fan_id = ${fanId}::uuid and i.at > ${since}), false) as "isKnownOfPayer",
      coalesce(bool_or(i.fan_id <> ${fanId}::uuid and (u.status = 'banned'
        or exists (select from disputes d where d.purchase_id = i.purchase_id and d.state = 'lost'))), false) as "isBarred"
    from purchase_instruments i join users u on u.id = i.fan_id where i.instrument = any(${[...names]}::text[])`.execute(
    db,
  );
  return rows[0] ?? { others: 0, isKnownOfPayer: false, isBarred: false };
}

/** Whether this purchase was let through with it before. */
export async function isLetThrough(
  tx: Tx,
  { purchaseId, names }: { purchaseId: string; names: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`select from purchase_instruments
    where purchase_id = ${purchaseId}::uuid and instrument = any(${[...names]}::text[])`.execute(tx);
  return rows.length > 0;
}

/** The payer of one purchase may choose another account after the first did not pay: the last one stays. */
export async function keepInstrument(
  tx: Tx,
  { purchaseId, fanId, instrument, at }: { purchaseId: string; fanId: string; instrument: string; at: Date },
): Promise<void> {
  await sql`insert into purchase_instruments (purchase_id, fan_id, instrument, at)
    values (${purchaseId}::uuid, ${fanId}::uuid, ${instrument}, ${at})
    on conflict (purchase_id) do update set instrument = excluded.instrument, at = excluded.at`.execute(tx);
}

export async function eraseInstruments(tx: Tx, fanId: string): Promise<void> {
  await tx.deleteFrom('purchase_instruments').where('fan_id', '=', fanId).execute();
}
