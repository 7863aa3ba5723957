import type { CallResponse, Calls } from '@likha/contract';
import type { Viewer } from '../../../platform/viewer.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { hasSecondFactor, owesTwoFactor } from './has-second-factor.ts';
import { countRecoveryCodes, findSecurity } from './two-factor.queries.ts';

/** What the settings show of an account's safety; no secret. */
export async function readSecurity(
  deps: AccountsDeps,
  viewer: Viewer,
): Promise<CallResponse<Calls['getSecurity']>> {
  const [row, left] = [
    await findSecurity(deps.db, viewer.id, deps.clock.now()),
    await countRecoveryCodes(deps.db, viewer.id),
  ];
  return {
    email: row.email,
    is_email_confirmed: row.email_confirmed_at !== null,
    pending_email: row.pending_email === row.email ? null : row.pending_email,
    two_factor: {
      is_on: row.two_factor_at !== null,
      is_required: owesTwoFactor(row.user_type, deps.twoFactorFor),
      recovery_codes_left: left,
    },
    has_second_factor: hasSecondFactor(row, deps.twoFactorFor),
    has_passkey: row.has_passkey,
  };
}
