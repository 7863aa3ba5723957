import { centavosFromPesos, creditsForCentavos } from '@likha/contract/money';
import type { Queryable } from '../../../platform/database/index.ts';
import { readSettings } from '../../settings/index.ts';

/** A price in pesos, rounded up to whole credits at the current rate. */
export async function creditsForPesos(db: Queryable, pesos: number): Promise<number> {
  const { centavos_per_credit } = await readSettings(db);
  return creditsForCentavos(centavosFromPesos(pesos) ?? 0, centavos_per_credit);
}
