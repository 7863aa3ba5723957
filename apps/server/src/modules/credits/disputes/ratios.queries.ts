import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import type { PaymentMethod, ProviderName } from '../../../providers/payments/payment-provider.ts';

export interface DisputeCount {
  provider: ProviderName;
  payment_method: PaymentMethod;
  payments: number;
  disputes: number;
}

/** Payments captured and disputes opened in a span of time, by how they were paid: what had neither is not in it. One that was opened again is one. */
export async function countDisputes(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<DisputeCount[]> {
  const { rows } = await sql<DisputeCount>`
    select provider, payment_method, sum(payments)::int as payments, sum(disputes)::int as disputes from (
      select provider, payment_method, count(*) as payments, 0 as disputes from payment_attempts
      where captured_at >= ${from} and captured_at < ${until} group by 1, 2
      union all
      select d.provider, a.payment_method, 0, count(distinct d.provider_dispute_id) from disputes d
      join payment_attempts a on a.provider = d.provider and a.capture_id = d.capture_id
      where d.opened_at >= ${from} and d.opened_at < ${until} and d.state <> 'corrected' group by 1, 2
    ) counted
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
