import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { isOwnSession } from '../devices/devices.queries.ts';
import { shareStatus } from './sessions.queries.ts';

/** Who asks; by a session, or by none where the house asks for them. */
export interface Asker {
  id: string;
  sessionId?: string | undefined;
}

/**
 * Keeps who asks for money as they are until the transaction ends: they are neither kept out nor deleted meanwhile, and who was before is
 * refused (P1027); and so is a session that was ended before (P999). Comes before every other lock, as what ends an account holds its row
 * first.
 * @throws AppError `unauthenticated`, `account_suspended`
 */
export async function keepAsker(tx: Tx, { id, sessionId }: Asker): Promise<void> {
  const status = await shareStatus(tx, id);
  if (sessionId !== undefined && !(await isOwnSession(tx, id, sessionId)))
    throw new AppError('unauthenticated');
  if (status !== 'active') throw new AppError('account_suspended');
}
