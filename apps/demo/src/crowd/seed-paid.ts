import type { Deps } from '../../../server/src/deps.ts';
import { sayFunding } from '../../../server/src/modules/fundings/index.ts';
import {
  decidePayout,
  requestPayout,
  savePayoutSettings,
} from '../../../server/src/modules/payouts/index.ts';
import { philippineTime } from '../../../server/src/platform/philippine-time.ts';
import { unlessRefused } from '../seed/unless-refused.ts';

interface Paying {
  adminId: string;
  creatorIds: readonly string[];
  /** The machine itself. */
  from: string;
}

/** Creators who were paid by hand, and what left the bank for all but the last of them, which waits for that (P954). Passes over what is there. */
export async function seedPaid(deps: Deps, { adminId, creatorIds, from }: Paying): Promise<void> {
  for (const [place, id] of creatorIds.entries()) {
    const number = `091755502${String(place).padStart(2, '0')}`;
    await savePayoutSettings(deps, id, { method: 'gcash', gcash_number: number, code: undefined });
    await unlessRefused(['payout_minimum', 'payout_waits', 'payout_account_new'], async () => {
      const asking = { idempotencyKey: `demo-paid-${place}`, correlationId: deps.ids.next() };
      const payout = await requestPayout(deps, id, 'earnings', asking);
      const by = { adminId, correlationId: deps.ids.next(), from };
      for (const decision of ['approve', 'paid'] as const)
        await unlessRefused(['payout_decided'], () =>
          decidePayout(deps, {
            ...{ payoutId: payout.id, decision, reason: null, reference: `GC-20${place}`, isByHand: true },
            ...by,
          }),
        );
      if (place === creatorIds.length - 1) return;
      const left = {
        ...{ centavos: payout.centavos, feeCentavos: 1_500, reference: `InstaPay 004${place}` },
        leftOn: philippineTime(payout.requested_at).slice(0, 10),
      };
      await unlessRefused(['funding_said_already'], () =>
        sayFunding(deps, { ...left, agreesWith: null, ...by }),
      );
    });
  }
}
