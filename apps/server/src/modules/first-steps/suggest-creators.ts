import type { CallResponse, Calls } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentUser } from '../accounts/index.ts';
import { leavesOutMature } from '../posts/index.ts';
import { readSettings } from '../settings/index.ts';
import { findInterests, listByInterests } from './first-steps.queries.ts';

/** Creators whom this fan may want to follow (P142): by interests, then those whom most people follow. */
export async function suggestCreators(
  deps: BaseDeps,
  viewer: Viewer,
): Promise<CallResponse<Calls['listSuggestions']>['creators']> {
  const now = deps.clock.now();
  const interests = await findInterests(deps.db, viewer.id);
  const [rows, settings] = await Promise.all([
    listByInterests(deps.db, { fanId: viewer.id, interests, now }),
    readSettings(deps.db),
  ]);
  const facts = {
    now,
    centavosPerCredit: settings.centavos_per_credit,
    isFollowing: false,
    isSubscribed: false,
  };
  return rows.map((row) => presentUser(row, { ...facts, hidesMature: leavesOutMature(viewer, row.id) }));
}
