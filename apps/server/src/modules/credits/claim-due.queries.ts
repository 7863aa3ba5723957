import { type RawBuilder, sql } from 'kysely';
import type { ProviderName } from '../../providers/payments/payment-provider.ts';

/** What one run of a job takes of a provider: so many of what is due `now`, which nobody else takes before `until`. */
export interface Claim {
  provider: ProviderName;
  now: Date;
  until: Date;
  limit: number;
}

/**
 * The ids of what is due, the oldest first; what another run is taking at this moment is passed over. Who takes them puts
 * their next look off to `until` in the same statement.
 * @param isLeft what is still to be done, in the text of the statement as in the index for it
 */
export function dueIds(
  table: 'payment_attempts' | 'refund_requests' | 'disputes' | 'dispute_evidence',
  { provider, now, limit }: Claim,
  isLeft: RawBuilder<unknown>,
): RawBuilder<{ id: string }> {
  return sql`(select id from ${sql.table(table)} where provider = ${provider} and ${isLeft} and next_check_at <= ${now}
    order by next_check_at limit ${limit} for update skip locked)`;
}
