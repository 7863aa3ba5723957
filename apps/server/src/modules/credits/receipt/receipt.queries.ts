import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import { CHARGE_OF_ATTEMPT, type ChargeRow } from '../settle/purchases.queries.ts';

/** What a receipt on paper says of a purchase, whatever became of it; undefined where there is none. */
export function findPaperFacts(db: Queryable, id: string) {
  return db
    .selectFrom('purchases as p')
    .innerJoin('users as fan', 'fan.id', 'p.fan_id')
    .select(['p.id', 'p.reference', 'p.fan_id', 'p.status', 'p.base_credits', 'p.bonus_credits'])
    .select(['p.granted_credits', 'p.is_requoted', 'p.original_centavos', 'p.final_centavos'])
    .select(['p.payment_method', 'p.settled_at', 'fan.full_name', 'fan.email', 'fan.is_discreet'])
    .select(['p.created_at', 'fan.username'])
    .select(
      sql<string | null>`(select a.provider from payment_attempts a
        where a.purchase_id = p.id and a.captured_centavos is not null order by a.id desc limit 1)`.as(
        'provider',
      ),
    )
    .select(
      sql<ChargeRow | null>`(select ${CHARGE_OF_ATTEMPT}
        from payment_attempts a where a.purchase_id = p.id and a.captured_centavos is not null order by a.id desc limit 1)`.as(
        'charge',
      ),
    )
    .where('p.id', '=', id)
    .executeTakeFirst();
}

export async function findByReference(db: Queryable, reference: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('purchases')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.id;
}
