import { inTransaction } from '../../../platform/database/index.ts';
import { noFirstApproval } from '../../accounts/index.ts';
import { recordAdminAction } from '../../audit/index.ts';
import { holdRate, readSettings } from '../../settings/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { deleteProposals } from './rate.queries.ts';
import { findWaiting } from './second-person.ts';

/**
 * Whoever proposed the far rate that waits withdraws it, while no second person has sent the same (P842): under the rate's lock. One whose
 * place it took does not come back.
 * @throws AppError `first_approval_gone`
 */
export function withdrawProposal(
  deps: CreditsDeps,
  { adminId, from }: { adminId: string; from: string },
): Promise<void> {
  return inTransaction(deps.moneyDb, async (tx) => {
    await holdRate(tx);
    const { centavos_per_credit: now } = await readSettings(tx);
    const waiting = await findWaiting(deps, tx, now);
    if (waiting?.proposed_by !== adminId) throw noFirstApproval();
    await deleteProposals(tx, now);
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: 'rate.withdraw',
      subject: { type: 'rate_proposal', id: waiting.id },
      before: { centavos_per_credit: waiting.centavos_after },
      after: { centavos_per_credit: now },
      from,
    });
  });
}
