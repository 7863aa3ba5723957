import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { changeStanding, lockForJudgement } from '../accounts/index.ts';
import { endSanction, findSanction, listDue } from './enforcement.queries.ts';
import { tellPerson } from './record-sanction.ts';

const PAGE = 100;
/** A run ends here, and the next one goes on. */
const MOST_PAGES = 20;

/**
 * Ends the suspensions and warnings whose time is over, each in a transaction of its own. Who was suspended may sign in again
 * and is told.
 * @returns how many ended
 */
export async function endSanctions(deps: BaseDeps): Promise<number> {
  let ended = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const due = await listDue(deps.db, deps.clock.now(), PAGE);
    let done = 0;
    for (const sanction of due) if (await endOne(deps, sanction)) done += 1;
    ended += done;
    if (due.length < PAGE || done === 0) break;
  }
  return ended;
}

/** Lifted or banned meanwhile, it is left alone. */
async function endOne(deps: BaseDeps, { id, user_id: userId }: { id: string; user_id: string }) {
  try {
    return await inTransaction(deps.db, async (tx) => {
      await lockForJudgement(tx, userId);
      if (!(await endSanction(tx, id, { at: deps.clock.now(), by: null, reason: null }))) return false;
      if ((await findSanction(tx, id))?.kind !== 'suspension') return true;
      await changeStanding(tx, userId, 'active', deps.clock.now());
      await tellPerson(tx, id, 'over');
      return true;
    });
  } catch (error) {
    // Others are not kept waiting behind it; the next run tries again.
    deps.log.error({ err: error, sanction_id: id }, 'a sanction did not end');
    return false;
  }
}
