import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentUser } from '../accounts/index.ts';
import { readSettings } from '../settings/index.ts';
import { type CreatorRow, findPerson, findPersonByUsername } from './creators.queries.ts';

/** Anybody's profile, to somebody signed in. @throws AppError `creator_not_found` */
export async function readProfile(deps: BaseDeps, viewer: Viewer, id: string) {
  return present(deps, await findPerson(deps.db, id, viewer.id, deps.clock.now()));
}

/** The profile behind a public address: a guest sees verified creators only. @throws AppError `creator_not_found` */
export async function readProfileByUsername(deps: BaseDeps, viewer: Viewer | null, username: string) {
  const person = await findPersonByUsername(deps.db, username, viewer?.id ?? null, deps.clock.now());
  return present(deps, isPublic(person, viewer) ? person : undefined);
}

/** Public for verified creators; others only to somebody signed in. */
function isPublic(person: CreatorRow | undefined, viewer: Viewer | null): boolean {
  return viewer !== null || (person?.user_type === 'creator' && person.kyc_status === 'approved');
}

async function present(deps: BaseDeps, row: CreatorRow | undefined) {
  if (!row) throw new AppError('creator_not_found');
  const settings = await readSettings(deps.db);
  return presentUser(row, {
    now: deps.clock.now(),
    centavosPerCredit: settings.centavos_per_credit,
    isFollowing: row.is_following,
    isSubscribed: row.is_subscribed,
  });
}
