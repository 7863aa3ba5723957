import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentUser, withWaiting } from '../accounts/index.ts';
import { leavesOutMature } from '../posts/index.ts';
import { readOwnWaiting } from '../reviews/index.ts';
import { readSettings } from '../settings/index.ts';
import { type CreatorRow, findPerson, findPersonByUsername, isAcquainted } from './creators.queries.ts';
import { maySeeProfile } from './profile.policy.ts';

/** A profile by its id, to who may see it. @throws AppError `creator_not_found`, also where somebody may not */
export async function readProfile(deps: BaseDeps, viewer: Viewer, id: string) {
  return present(deps, viewer, await findPerson(deps.db, id, viewer.id, deps.clock.now()));
}

/** The profile behind a public address. @throws AppError `creator_not_found`, also where somebody may not see it */
export async function readProfileByUsername(deps: BaseDeps, viewer: Viewer | null, username: string) {
  return present(
    deps,
    viewer,
    await findPersonByUsername(deps.db, username, viewer?.id ?? null, deps.clock.now()),
  );
}

async function present(deps: BaseDeps, viewer: Viewer | null, row: CreatorRow | undefined) {
  const now = deps.clock.now();
  const isKnown =
    row?.user_type === 'fan' &&
    viewer?.userType === 'creator' &&
    (await isAcquainted(deps.db, row.id, viewer.id, now));
  // Asked before it is known whether there is somebody, so that both refusals take the same time.
  const settings = await readSettings(deps.db);
  if (!row || !maySeeProfile(row, viewer, isKnown)) throw new AppError('creator_not_found');
  const own = viewer?.id === row.id ? await readOwnWaiting(deps.db, row.id) : new Map<string, string>();
  return presentUser(withWaiting(row, own), {
    now,
    centavosPerCredit: settings.centavos_per_credit,
    isFollowing: row.is_following,
    isSubscribed: row.is_subscribed,
    hidesMature: leavesOutMature(viewer, row.id),
  });
}
