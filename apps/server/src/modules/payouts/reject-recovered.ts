import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { MAILED_LINKS } from '@likha/contract/limits';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { eachAlone } from '../../platform/each-alone.ts';
import { findAddressee, queueNotice } from '../accounts/index.ts';
import { lockEarner } from '../clawbacks/index.ts';
import { tell } from '../notifications/index.ts';
import { readSettings } from '../settings/index.ts';
import { moveWithTax } from './move-with-tax.ts';
import { lockAccount } from './payouts.queries.ts';
import { payoutsTexts } from './payouts.texts.generated.ts';
import type { PayoutsDeps } from './payouts-deps.ts';
import { recordAct } from './record-act.ts';
import { findNewAccount, listSuspect, noteRecovery, rejectWaiting } from './recovered.queries.ts';

interface Recovery {
  userId: string;
  at: Date;
}

/**
 * Somebody took their account back from who may have been a thief (P1031): where the account that they are paid to is new, it waits a
 * day anew, they are mailed to look at it, and payouts to it that nobody has approved are not made. Where it is not, nothing happens.
 * Safe to repeat. As long as a change of the address can be undone, what was done before counts as the thief's.
 */
export async function rejectRecovered(deps: PayoutsDeps, recovery: Recovery): Promise<void> {
  const ids = await holdAccount(deps, recovery);
  await eachAlone(ids, (id) => rejectOne(deps, id, recovery));
}

/** From then on nothing new goes there: who is just asking is waited for, as payouts are asked for behind the same lock. @returns what waits */
function holdAccount(deps: PayoutsDeps, { userId, at }: Recovery): Promise<string[]> {
  const since = new Date(at.getTime() - MAILED_LINKS.undoHours * HOUR_MS);
  const until = new Date(at.getTime() + DAY_MS);
  return inTransaction(deps.moneyDb, async (tx) => {
    await lockEarner(tx, userId);
    await lockAccount(tx, userId);
    const account = await findNewAccount(tx, userId, since);
    if (!account) return [];
    const { became_at: becameAt, recovered_at: before } = account;
    // One that was put there since is its owner's.
    if (becameAt <= at) {
      await noteRecovery(tx, userId, at);
      const isTold = before !== null && before >= becameAt;
      if (!isTold) await queueNotice(tx, { kind: 'payout_account_lately', userId, at, until });
    }
    return listSuspect(tx, { creatorId: userId, since, at, until, becameAt });
  });
}

/** As an admin rejects one (`decidePayout`): of the two one comes first. */
function rejectOne(deps: PayoutsDeps, id: string, { userId, at }: Recovery): Promise<boolean> {
  return inTransaction(deps.moneyDb, async (tx) => {
    const now = deps.clock.now();
    const language = (await findAddressee(tx, { id: userId }))?.language ?? DEFAULT_LANGUAGE;
    const reason = payoutsTexts[language].recovered;
    const payout = await rejectWaiting(tx, { id, at, reason, now });
    if (!payout) return false;
    await recordAct(deps, tx, { payoutIds: [id], kind: 'reject', actorId: null, reason });
    const by = { actor: { type: 'system' } as const, correlationId: id };
    const { creator_id: creatorId, bucket, centavos } = payout;
    const booked = { id, creatorId, bucket, centavos };
    const settings = await readSettings(tx);
    await moveWithTax(deps, tx, { reason: 'payout_return', payout: booked, by, settings, at: now });
    await tell(tx, { personId: creatorId, kind: 'payout_returned', groupKey: id, at: now });
    return true;
  });
}
