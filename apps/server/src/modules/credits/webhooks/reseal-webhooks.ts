import type { BaseDeps } from '../../../platform/base-deps.ts';
import { createCipher } from '../../../platform/cipher.ts';
import type { Keys } from '../../../platform/keys.ts';
import { type Resealing, resealRows } from '../../../platform/resealing.ts';
import { listSealedPayloads, replaceSealedPayload, type SealedPayload } from './sealed-payloads.queries.ts';

/** What providers sent. */
export async function webhooksResealing(
  deps: Pick<BaseDeps, 'db' | 'ids'> & { keysFor(use: string): Keys },
): Promise<Resealing> {
  return resealRows<SealedPayload>({
    name: 'payloads of webhooks',
    cipher: createCipher(deps.keysFor('webhooks'), deps.ids),
    list: (after, limit) => listSealedPayloads(deps.db, after, limit),
    replace: (row, sealed) => replaceSealedPayload(deps.db, row, sealed),
  });
}
