import type { CallResponse, Calls } from '@likha/contract';
import { addMonths, monthOf, spanOf } from '../../../platform/philippine-months.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { DISPUTE_LIMITS, disputeRatio } from './dispute-ratio.ts';
import { countDisputes } from './ratios.queries.ts';

/** How many are shown: networks look at one month after the other, and let go after three. */
const MONTHS = 4;

/** What share of a month's payments was disputed, by how they were paid, the newest month first (P765). */
export async function readRatios(
  deps: Pick<CreditsDeps, 'db' | 'clock'>,
): Promise<CallResponse<Calls['getDisputeRatios']>> {
  const now = monthOf(deps.clock.now());
  const months = Array.from({ length: MONTHS }, (_, ago) => addMonths(now, -ago));
  const ratios = await Promise.all(
    months.map(async (month) =>
      (await countDisputes(deps.db, spanOf(month))).map((row) => {
        const { basisPoints, standing } = disputeRatio(row.payments, row.disputes);
        return { month, ...row, basis_points: basisPoints, standing };
      }),
    ),
  );
  const { nearBasisPoints, nearDisputes, overBasisPoints, overDisputes } = DISPUTE_LIMITS;
  return {
    ratios: ratios.flat(),
    near: { basis_points: nearBasisPoints, disputes: nearDisputes },
    over: { basis_points: overBasisPoints, disputes: overDisputes },
  };
}

const STANDINGS = { calm: 0, near: 1, over: 2 } as const;

/** For an alarm: how this month stands (P765). What is known stays until it is counted anew. */
export async function measureDisputes(deps: Pick<CreditsDeps, 'db' | 'clock' | 'metrics'>): Promise<void> {
  const counts = await countDisputes(deps.db, spanOf(monthOf(deps.clock.now())));
  const { disputeStanding } = deps.metrics;
  disputeStanding.reset();
  for (const { provider, payment_method: method, payments, disputes } of counts)
    disputeStanding.set({ provider, method }, STANDINGS[disputeRatio(payments, disputes).standing]);
}
