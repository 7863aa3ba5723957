import type { CallResponse, Calls } from '@likha/contract';
import { PASSKEYS } from '@likha/contract/limits';
import type { Viewer } from '../../../platform/viewer.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { listPasskeyRows } from './passkeys.queries.ts';
import { presentPasskey } from './present-passkey.ts';

/** One's own passkeys, the newest first, and how many there may be. */
export async function listPasskeys(
  deps: Pick<AccountsDeps, 'db'>,
  viewer: Viewer,
): Promise<CallResponse<Calls['listPasskeys']>> {
  const rows = await listPasskeyRows(deps.db, viewer.id);
  return { passkeys: rows.map(presentPasskey), max: PASSKEYS.max };
}
