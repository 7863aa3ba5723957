import { sql } from 'kysely';
import { LOCKS, prepare, type Tx } from '../../platform/database/index.ts';
import { shareRate } from '../settings/index.ts';
import { SALE_TERMS, type SaleTerms } from './sale-terms.ts';

/** On what terms something may be bought of a creator, whatever it is. */
export interface CreatorTerms extends SaleTerms {
  creator_name: string;
  /** Verified, neither of the two suspended or banned (P150), and has not blocked the fan (P138). */
  is_open: boolean;
  subscription_price_centavos: number | null;
  /** False while the rate is being changed: then these terms may be old. */
  is_rate_shared: boolean;
}

const termsStatement = prepare<{ creatorId: string; fanId: string }, CreatorTerms>((db, param) =>
  db
    .selectFrom('sale_terms as terms')
    .innerJoin('users as creator', 'creator.id', 'terms.creator_id')
    .select(SALE_TERMS)
    .select([
      'creator.full_name as creator_name',
      'creator.subscription_price_centavos',
      sql<boolean>`creator.user_type = 'creator' and creator.kyc_status = 'approved' and creator.status = 'active' and not exists (
        select 1 from blocks b where b.blocker_id = creator.id and b.blocked_id = ${param('fanId')}::uuid)
        and exists (select 1 from users fan where fan.id = ${param('fanId')}::uuid and fan.status = 'active')`.as(
        'is_open',
      ),
      sql<boolean>`pg_try_advisory_xact_lock_shared(${sql.lit(LOCKS.rate)})`.as('is_rate_shared'),
    ])
    .where('terms.creator_id', '=', param('creatorId'))
    // The view's columns come from columns that are not null.
    .$castTo<CreatorTerms>(),
);

/** A creator's terms for a fan, with the rate shared until the transaction ends; waits for a change of it that is under way. */
export async function findCreatorTerms(
  tx: Tx,
  creatorId: string,
  fanId: string,
): Promise<CreatorTerms | undefined> {
  const terms = await termsStatement.first(tx, { creatorId, fanId });
  if (!terms || terms.is_rate_shared) return terms;
  await shareRate(tx);
  return termsStatement.first(tx, { creatorId, fanId });
}
