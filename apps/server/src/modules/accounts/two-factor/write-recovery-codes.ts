import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './totp.ts';
import { putRecoveryCodes } from './two-factor.queries.ts';

/** Makes ten recovery codes in the place of all others, and keeps their hashes. */
export async function writeRecoveryCodes(deps: BaseDeps, tx: Tx, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes((bytes) => deps.ids.random(bytes));
  await putRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
  );
  return codes;
}
