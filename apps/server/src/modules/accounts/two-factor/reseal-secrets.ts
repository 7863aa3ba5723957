import type { BaseDeps } from '../../../platform/base-deps.ts';
import { createCipher } from '../../../platform/cipher.ts';
import type { Keys } from '../../../platform/keys.ts';
import { type Resealing, resealRows } from '../../../platform/resealing.ts';
import { listSealedSecrets, replaceSealedSecret, type SealedSecret } from './two-factor.queries.ts';

/** Secrets of authenticators. */
export async function secretsResealing(
  deps: Pick<BaseDeps, 'db' | 'ids'> & { keysFor(use: string): Keys },
): Promise<Resealing> {
  return resealRows<SealedSecret>({
    name: 'secrets of authenticators',
    cipher: createCipher(deps.keysFor('two-factor'), deps.ids),
    list: (after, limit) => listSealedSecrets(deps.db, after?.user_id ?? null, limit),
    replace: (row, sealed) => replaceSealedSecret(deps.db, row, sealed),
  });
}
