import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/index.ts';
import { countPeople, type DecidedBy } from '../accounts/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { readSettings } from '../settings/index.ts';
import { isPaused, lockWaiting, setFirstApproval } from './payouts.queries.ts';
import { payoutsTexts } from './payouts.texts.generated.ts';
import type { PayoutsDeps } from './payouts-deps.ts';

interface Approving {
  payoutId: string;
  adminId: string;
  /** Paid from the list; left out by who has not said. */
  isByHand?: boolean | undefined;
  from: string;
}

interface Approved {
  people: DecidedBy;
  /** What holds where it is not said now: by who approved it first, as long as that counts (P840). */
  wasByHand: boolean;
}

/**
 * Whether this approval is the last that a payout needs (P332); the first of two is noted here.
 * @throws AppError `payout_needs_second` to who approved it first; `payout_paused`
 */
export async function approve(
  deps: PayoutsDeps,
  tx: Tx,
  { payoutId, adminId, isByHand = false, from }: Approving,
): Promise<Approved> {
  const payout = await lockWaiting(tx, payoutId);
  if (!payout) return { people: 'by one', wasByHand: false };
  const { payout_two_person_centavos: limit } = await readSettings(tx);
  const first = payout.first_approved_by;
  const people = await countPeople(tx, 'payouts', { first, adminId, needsTwo: payout.centavos > limit });
  if (people === 'by two') return { people, wasByHand: payout.first_by_hand };
  if (people === 'by one' || people === 'by one, as nobody else may') {
    if (first !== null) await setFirstApproval(tx, payoutId, null);
    return { people, wasByHand: first === adminId && payout.first_by_hand };
  }
  if (people === 'first again')
    throw new AppError('payout_needs_second', { detail: (language) => payoutsTexts[language].needsSecond });
  if (await isPaused(tx, payout.creator_id))
    throw new AppError('payout_paused', { detail: (language) => payoutsTexts[language].paused });
  await setFirstApproval(tx, payoutId, { by: adminId, at: deps.clock.now(), isByHand });
  await recordAdminAction(deps, tx, {
    actorId: adminId,
    action: 'payout.first_approve',
    subject: { type: 'user', id: payout.creator_id },
    before: { payout_id: payoutId, status: 'pending' },
    after: { centavos: payout.centavos, limit_centavos: limit, ...(isByHand && { by_hand: true }) },
    from,
  });
  return { people, wasByHand: isByHand };
}
