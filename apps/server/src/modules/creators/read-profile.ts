import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { type Filled, sendTogether } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentUser, withWaiting } from '../accounts/index.ts';
import { leavesOutMature } from '../posts/index.ts';
import { readOwnWaiting } from '../reviews/index.ts';
import { rateInForce } from '../settings/index.ts';
import { type CreatorRow, isAcquainted, personById, personByUsername } from './creators.queries.ts';
import { maySeeProfile } from './profile.policy.ts';

/** A profile by its id, to who may see it. @throws AppError `creator_not_found`, also where somebody may not */
export async function readProfile(deps: BaseDeps, viewer: Viewer, id: string) {
  return present(deps, viewer, personById.fill({ id, viewerId: viewer.id, now: deps.clock.now() }));
}

/** The profile behind a public address, without regard to case. @throws AppError `creator_not_found`, also where somebody may not see it */
export async function readProfileByUsername(deps: BaseDeps, viewer: Viewer | null, username: string) {
  const asked = { name: username.toLowerCase(), viewerId: viewer?.id ?? null, now: deps.clock.now() };
  return present(deps, viewer, personByUsername.fill(asked));
}

async function present(deps: BaseDeps, viewer: Viewer | null, person: Filled<CreatorRow>) {
  const now = deps.clock.now();
  const [[row], [rate]] = await sendTogether(deps.db, [person, rateInForce.fill({})]);
  const isKnown =
    row?.user_type === 'fan' &&
    viewer?.userType === 'creator' &&
    (await isAcquainted(deps.db, row.id, viewer.id, now));
  if (!rate) throw new Error('the settings row is missing');
  if (!row || !maySeeProfile(row, viewer, isKnown)) throw new AppError('creator_not_found');
  const own = viewer?.id === row.id ? await readOwnWaiting(deps.db, row.id) : new Map<string, string>();
  return presentUser(withWaiting(row, own), {
    now,
    centavosPerCredit: rate.centavos_per_credit,
    isFollowing: row.is_following,
    isSubscribed: row.is_subscribed,
    hidesMature: leavesOutMature(viewer, row.id),
  });
}
