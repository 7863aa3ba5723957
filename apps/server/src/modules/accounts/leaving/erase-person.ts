import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { erasePersonRow, lockDueToErase } from './leaving.queries.ts';

/**
 * Erases what accounts keep of a person whose time to come back is over, in the caller's transaction. May be repeated.
 * @returns their pictures, to be removed once this is permanent; null when they came back, or were erased before
 */
export async function erasePerson(deps: BaseDeps, tx: Tx, userId: string): Promise<string[] | null> {
  const now = deps.clock.now();
  const person = await lockDueToErase(tx, userId, now);
  if (!person) return null;
  await erasePersonRow(tx, userId, accountsTexts[DEFAULT_LANGUAGE].erasedName, now);
  await recordSecurityEvent(deps, tx, { kind: 'account_erased', userId, from: null });
  return [person.avatar_key, person.cover_key].filter((key) => key !== null);
}
