import { MESSAGE_FILES } from '@likha/contract/late-limits';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { removeMedia } from '../../media/index.ts';
import { takeUnused } from './files.queries.ts';

const BATCH = 100;

/** Removes what was uploaded for messages and never sent (P431), and what was unsent once its report was decided (P434). @returns how many files that were */
export async function removeUnused(deps: BaseDeps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - MESSAGE_FILES.keptDays * DAY_MS);
  let removed = 0;
  for (;;) {
    const count = await inTransaction(deps.db, async (tx) => {
      const ids = await takeUnused(tx, before, BATCH);
      for (const id of ids) await removeMedia(tx, id);
      return ids.length;
    });
    removed += count;
    if (count < BATCH) return removed;
  }
}
