import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import type { Notice } from '../declared-jobs.ts';
import { queueNotice } from '../links/queue-notice.ts';
import { setRestored } from './leaving.queries.ts';

/** Gives an account back to who signs in to it before it is erased. Renewals that were stopped stay so. */
export async function restoreAccount(deps: BaseDeps, tx: Tx, userId: string, from: string): Promise<void> {
  await setRestored(tx, userId);
  await recordSecurityEvent(deps, tx, { kind: 'account_restored', userId, from });
  const notice: Notice = { kind: 'account_restored', userId, at: deps.clock.now() };
  await queueNotice(tx, notice);
}
