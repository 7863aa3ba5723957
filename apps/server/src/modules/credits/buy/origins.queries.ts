import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Where a payment is begun, each by a keyed hash; a browser that never signed anybody in has no name. */
export interface Place {
  network: string;
  device: string | null;
}

export async function insertOrigin(
  tx: Tx,
  { purchaseId, place, at }: { purchaseId: string; place: Place; at: Date },
): Promise<void> {
  await sql`insert into purchase_origins (purchase_id, network, device, at)
    values (${purchaseId}::uuid, ${place.network}, ${place.device}, ${at})`.execute(tx);
}

/** When payments from a device were declined that were begun since then, and after the last one that was taken; the newest first. */
export async function listDeclinedOn(
  tx: Tx,
  { device, since, limit }: { device: string; since: Date; limit: number },
): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    with begun as (
      select p.settled_at, p.status, p.reason, p.final_centavos from purchase_origins o join purchases p on p.id = o.purchase_id
      where o.device = ${device} and o.at > ${since}
    )
    select settled_at as at from begun where status = 'declined' and reason = 'declined'
      and settled_at > coalesce((select max(settled_at) from begun where status = 'completed' and final_centavos > 0), '-infinity')
    order by settled_at desc limit ${limit}`.execute(tx);
  return rows.map(({ at }) => at);
}

/** Of the payments from a network that were begun since then: when they were declined, the newest first, and how many were taken. */
export async function readNetwork(
  tx: Tx,
  { network, since, limit }: { network: string; since: Date; limit: number },
): Promise<{ declined: Date[]; taken: number }> {
  const { rows } = await sql<{ declined: Date[]; taken: number }>`
    with begun as (
      select p.settled_at, p.status, p.reason, p.final_centavos from purchase_origins o join purchases p on p.id = o.purchase_id
      where o.network = ${network} and o.at > ${since}
    )
    select array(select settled_at from begun where status = 'declined' and reason = 'declined' order by settled_at desc limit ${limit}) as declined,
      (select count(*) from begun where status = 'completed' and final_centavos > 0)::int as taken`.execute(
    tx,
  );
  return rows[0] ?? { declined: [], taken: 0 };
}
