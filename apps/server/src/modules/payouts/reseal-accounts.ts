import type { BaseDeps } from '../../platform/base-deps.ts';
import { createCipher } from '../../platform/cipher.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Keys } from '../../platform/keys.ts';
import { type Resealing, resealRows } from '../../platform/resealing.ts';
import {
  listSealed,
  listSealedSettings,
  replaceSealed,
  replaceSealedSettings,
  type Sealed,
} from './sealed-accounts.queries.ts';

type Deps = Pick<BaseDeps, 'db' | 'ids'> & { keysFor(use: string): Keys };

/**
 * Accounts that creators are paid to, in the settings and as they were when a payout was asked for. What `payouts-go-their-way` compares
 * is written in the same transaction: the same account, at the same moment, under its new seal.
 */
export async function accountsResealing(deps: Deps): Promise<Resealing[]> {
  const cipher = createCipher(deps.keysFor('payouts'), deps.ids);
  return [
    resealRows<Sealed>({
      name: 'accounts to be paid to',
      cipher,
      list: (after, limit) => listSealedSettings(deps.db, after, limit),
      replace: (row, sealed) => inTransaction(deps.db, (tx) => replaceSealedSettings(tx, row, sealed)),
    }),
    resealRows<Sealed>({
      name: 'accounts of payouts',
      cipher,
      list: (after, limit) => listSealed(deps.db, after, limit),
      replace: (row, sealed) => inTransaction(deps.db, (tx) => replaceSealed(tx, row, sealed)),
    }),
  ];
}
