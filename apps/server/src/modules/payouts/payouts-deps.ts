import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Cipher } from '../../platform/cipher.ts';
import type { PayoutSender } from '../../providers/payouts/payout-sender.ts';
import type { AppealTokens, SecondFactorDeps } from '../accounts/index.ts';
import type { Ledger } from '../ledger/index.ts';

export interface PayoutsDeps extends BaseDeps, SecondFactorDeps {
  ledger: Ledger;
  /** Who sends payouts; null where people pay by hand. */
  payoutSender: PayoutSender | null;
  /** What an appeal against a rejection is sent with (P958). */
  appealTokens: AppealTokens;
  /** What a payee's bank may be told. */
  neutralName: string;
  /** Seals the accounts that creators are paid to. */
  payoutCipher: Cipher;
}
