import type { Cipher } from '../../../platform/cipher.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { findDetailsById } from './details.queries.ts';
import { openDetails, type TaxDetails } from './tax-details.ts';

/** Who a creator was to the tax office, whole, by the row that a paper refers to (P793); null once it is gone. */
export async function readDetailsOf(
  { db, taxCipher }: { db: Queryable; taxCipher: Cipher },
  id: string,
): Promise<TaxDetails | null> {
  const row = await findDetailsById(db, id);
  return row ? openDetails(taxCipher, row) : null;
}
