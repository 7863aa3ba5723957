import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { changeUser } from '../accounts.queries.ts';

/** What a person may change of themselves; what is left out stays. */
export interface ProfileChange {
  bio?: string;
  location?: string;
  /** One on each line. */
  benefits?: string;
  /** As `storePublicPicture` of media gave it. */
  avatar_key?: string;
  cover_key?: string;
  /** Of a month, in centavos. */
  subscription_price_centavos?: number;
  safe_mode?: boolean;
}

/** Changes a person's profile. Every node forgets what it remembers of them. Who calls it has checked the fields. */
export function updateProfile(deps: BaseDeps, userId: string, change: ProfileChange): Promise<void> {
  return inTransaction(deps.db, (tx) => changeUser(tx, userId, change));
}
