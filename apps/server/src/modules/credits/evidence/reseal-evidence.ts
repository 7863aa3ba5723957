import type { BaseDeps } from '../../../platform/base-deps.ts';
import { createCipher } from '../../../platform/cipher.ts';
import type { Keys } from '../../../platform/keys.ts';
import { type Resealing, resealRows } from '../../../platform/resealing.ts';
import { listSealedFiles, replaceSealedFile, type SealedFile } from './evidence.queries.ts';

/** What disputes are answered with. */
export async function evidenceResealing(
  deps: Pick<BaseDeps, 'db' | 'ids'> & { keysFor(use: string): Keys },
): Promise<Resealing> {
  return resealRows<SealedFile>({
    name: 'evidence of disputes',
    cipher: createCipher(deps.keysFor('dispute-evidence'), deps.ids),
    list: (after, limit) => listSealedFiles(deps.db, after, limit),
    replace: (row, sealed) => replaceSealedFile(deps.db, row, sealed),
  });
}
