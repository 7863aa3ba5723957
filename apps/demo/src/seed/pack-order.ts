import { CREDIT_PACKS } from '@likha/contract/limits';
import { pesosFromCentavos } from '@likha/contract/money';
import type { Deps } from '../../../server/src/deps.ts';
import { readSettings } from '../../../server/src/modules/settings/index.ts';

/** What a screen sends for a pack at the rate in force. @param method by which it is paid */
export async function packOrder<Method extends 'gcash' | 'paypal'>(
  { db }: Pick<Deps, 'db'>,
  packId: string,
  method: Method,
) {
  const pack = CREDIT_PACKS.find(({ id }) => id === packId);
  if (!pack) throw new Error(`there is no pack ${packId}`);
  const { centavos_per_credit: rate } = await readSettings(db);
  const pesos = pesosFromCentavos(pack.credits * rate);
  return {
    credit_amount: pack.credits + pack.bonus,
    payment_method: method,
    original_amount: pesos,
    final_amount: pesos,
    package_id: packId,
  };
}
