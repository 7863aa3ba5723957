import type { Queryable } from '../../platform/database/index.ts';
import { readDeciders } from '../accounts/index.ts';
import { readSettings } from '../settings/index.ts';

/** Above what two people have to approve a payout, and who could, beside who looks at it (P332). */
export async function readApprovers(db: Queryable, viewerId: string) {
  const [{ payout_two_person_centavos: limitCentavos }, deciders] = [
    await readSettings(db),
    await readDeciders(db, 'payouts', viewerId),
  ];
  return { limitCentavos, deciders };
}
