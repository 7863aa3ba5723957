import {
  REFERENCE_LENGTH,
  REFERENCE_SYMBOLS,
  writeReference,
} from '@likha/contract/credits/purchase-reference';
import type { Ids } from '../../../platform/ids.ts';

/** A name for a purchase at random (P378). It opens nothing: it need be unlike the others, and not unguessable. */
export function newReference(ids: Pick<Ids, 'random'>): string {
  const symbols = [...ids.random(REFERENCE_LENGTH)].map(
    (byte) => REFERENCE_SYMBOLS[byte % REFERENCE_SYMBOLS.length],
  );
  return writeReference(symbols.join(''));
}
