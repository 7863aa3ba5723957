import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Law } from '../../platform/law.ts';
import type { Payments } from '../../providers/payments/create-payments.ts';
import type { PayoutSender } from '../../providers/payouts/payout-sender.ts';

export interface BooksDeps extends BaseDeps {
  /** What adds up reads for minutes: on a connection of its own. */
  lawsDb: Database;
  laws: readonly Law[];
  payments: Payments;
  payoutSender: PayoutSender | null;
  env: { DATA_DIR: string };
}
