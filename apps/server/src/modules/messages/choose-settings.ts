import type { CallInput, CallResponse, Calls } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { findSettings, putSettings } from './settings.queries.ts';

type Settings = CallResponse<Calls['getMessageSettings']>;

/** As the database has it for who never chose. */
const DEFAULTS: Settings = { first_writers: 'followers', tip_credits: 100, shows_read: true };

/** Who may write to a person first, and whether they show what they read (P422, P426). */
export async function readMessageSettings(deps: BaseDeps, personId: string): Promise<Settings> {
  return (await findSettings(deps.db, personId)) ?? DEFAULTS;
}

/** Chooses what is named; the rest stays as it was. */
export async function changeMessageSettings(
  deps: BaseDeps,
  personId: string,
  { first_writers, tip_credits, shows_read }: CallInput<Calls['putMessageSettings']>['body'],
): Promise<Settings> {
  return putSettings(deps.db, personId, {
    ...(first_writers !== undefined && { first_writers }),
    ...(tip_credits !== undefined && { tip_credits }),
    ...(shows_read !== undefined && { shows_read }),
  });
}
