import type { BaseDeps } from '../../platform/base-deps.ts';
import { createCipher } from '../../platform/cipher.ts';
import type { Keys } from '../../platform/keys.ts';
import { type Resealing, resealRows } from '../../platform/resealing.ts';
import { listSealedDetails, replaceSealedDetails, type Sealed } from './details/details.queries.ts';

type Deps = Pick<BaseDeps, 'db' | 'ids'> & { keysFor(use: string): Keys };

/** Who creators are to the tax office, every version. */
export async function detailsResealing(deps: Deps): Promise<Resealing[]> {
  const cipher = createCipher(deps.keysFor('tax'), deps.ids);
  return [
    resealRows<Sealed>({
      name: 'tax details of creators',
      cipher,
      list: (after, limit) => listSealedDetails(deps.db, after, limit),
      replace: (row, sealed) => replaceSealedDetails(deps.db, row, sealed),
    }),
  ];
}
