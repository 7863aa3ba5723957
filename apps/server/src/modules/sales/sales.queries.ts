import { sql } from 'kysely';
import { prepare, type Tx } from '../../platform/database/index.ts';

interface StripeParams {
  creatorId: string;
  stripe: number;
  centavos: number;
  share: number;
}

const addStatement = prepare<StripeParams, { stripe: number }>(
  (_db, param) => sql<{ stripe: number }>`
    update referral_earnings set earned_centavos = earned_centavos + ${param('centavos')}::bigint
    where creator_id = ${param('creatorId')}::uuid and stripe = ${param('stripe')}::smallint
      and earned_centavos + ${param('centavos')}::bigint <= ${param('share')}::bigint
    returning stripe`,
);

/** False when the amount does not fit into this stripe's share, or there is no such stripe. */
export async function addToStripe(
  tx: Tx,
  creatorId: string,
  stripe: number,
  centavos: number,
  share: number,
): Promise<boolean> {
  return (await addStatement.first(tx, { creatorId, stripe, centavos, share })) !== undefined;
}

const readStatement = prepare<{ creatorId: string }, { stripe: number; earned_centavos: number }>(
  (db, param) =>
    db
      .selectFrom('referral_earnings')
      .select(['stripe', 'earned_centavos'])
      .where('creator_id', '=', param('creatorId')),
);

/** As they stand now, unlocked: to choose a way, not to rely on. */
export function readReferral(tx: Tx, creatorId: string) {
  return readStatement.all(tx, { creatorId });
}

/** Makes the stripes of a creator who had none. */
export async function fillStripes(tx: Tx, creatorId: string): Promise<void> {
  await sql`insert into referral_earnings (creator_id, stripe, earned_centavos)
    select ${creatorId}::uuid, s, 0 from generate_series(0, 15) s on conflict do nothing`.execute(tx);
}

/** All stripes, locked in their order. */
export function lockReferral(tx: Tx, creatorId: string) {
  return tx
    .selectFrom('referral_earnings')
    .select(['stripe', 'earned_centavos'])
    .where('creator_id', '=', creatorId)
    .orderBy('stripe')
    .forUpdate()
    .execute();
}

export async function setStripes(
  tx: Tx,
  creatorId: string,
  rows: readonly { stripe: number; earned_centavos: number }[],
): Promise<void> {
  const stripes = rows.map(({ stripe }) => stripe);
  const amounts = rows.map(({ earned_centavos }) => earned_centavos);
  await sql`update referral_earnings r set earned_centavos = f.earned
    from unnest(${stripes}::smallint[], ${amounts}::bigint[]) as f (stripe, earned)
    where r.creator_id = ${creatorId}::uuid and r.stripe = f.stripe and r.earned_centavos <> f.earned`.execute(
    tx,
  );
}
