import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface RateChange {
  id: string;
  centavos_before: number;
  centavos_after: number;
  credits_in_circulation: number;
  changed_by: string;
  changed_at: Date;
}

export async function insertRateChange(tx: Tx, change: RateChange): Promise<void> {
  await tx.insertInto('rate_changes').values(change).execute();
}

/** A rate that somebody proposed, for a second person to confirm. */
export interface RateProposal {
  id: string;
  centavos_before: number;
  centavos_after: number;
  proposed_by: string;
  proposed_at: Date;
}

export async function insertProposal(tx: Tx, proposal: RateProposal): Promise<void> {
  await tx.insertInto('rate_proposals').values(proposal).execute();
}

/** Those that were made from a rate: none of them waits any more. */
export async function deleteProposals(tx: Tx, centavosBefore: number): Promise<void> {
  await tx.deleteFrom('rate_proposals').where('centavos_before', '=', centavosBefore).execute();
}

/** The newest proposal, if it was made since then and from the rate in force: a newer one takes the place of those before. */
export async function findProposal(db: Queryable, since: Date, centavosNow: number) {
  const row = await db
    .selectFrom('rate_proposals')
    .innerJoin('users', 'users.id', 'rate_proposals.proposed_by')
    .select([
      'rate_proposals.id',
      'centavos_before',
      'centavos_after',
      'proposed_by',
      'proposed_at',
      'full_name',
    ])
    .orderBy('proposed_at', 'desc')
    .orderBy('rate_proposals.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && row.proposed_at > since && row.centavos_before === centavosNow ? row : undefined;
}
