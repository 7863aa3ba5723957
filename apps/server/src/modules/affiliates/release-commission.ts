import { POLICY } from '@likha/contract/limits';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { pagesAlone } from '../../platform/each-alone.ts';
import { philippineDay } from '../accounts/index.ts';
import { lockEarner } from '../clawbacks/index.ts';
import { accounts, type Entry, type Ledger, posting, systemEntry } from '../ledger/index.ts';
import { readSettings, type Settings } from '../settings/index.ts';
import { type DueRelease, insertReleaseStatement, listDueReleases } from './releases.queries.ts';

export interface ReleaseDeps extends BaseDeps {
  ledger: Ledger;
}

const PAGE = 200;

class ReleasedBefore extends Error {}

/**
 * Makes what was held for 30 days available to who brought the creator: once for each referrer and Philippine day. However
 * long nobody ran it, all that is due is released; a day that cannot be keeps no other (P1046).
 */
export async function releaseCommission(deps: ReleaseDeps): Promise<void> {
  const now = deps.clock.now().getTime();
  // The whole of a day is held for 30 days.
  const beforeDay = philippineDay(new Date(now - POLICY.commissionHeld * DAY_MS));
  const list = () => listDueReleases(deps.db, { beforeDay, limit: PAGE });
  await pagesAlone({ list, page: PAGE }, (release) => releaseOne(deps, release));
}

/** As much as the day holds under the lock of who earned it: a part may have been taken back since it was looked up. */
async function releaseOne(deps: ReleaseDeps, { affiliate_id: affiliateId, day }: DueRelease): Promise<void> {
  const id = deps.ids.next();
  try {
    await inTransaction(deps.moneyDb, async (tx) => {
      await lockEarner(tx, affiliateId);
      const beforeDay = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
      const [release] = await listDueReleases(tx, { fromDay: day, beforeDay, affiliateId, limit: 1 });
      if (!release) throw new ReleasedBefore();
      const { centavos } = release;
      const claim = insertReleaseStatement.fill({ id, affiliateId, day, centavos, now: deps.clock.now() });
      const entry = releaseEntry(id, release, await readSettings(tx));
      const posted = await deps.ledger.post(tx, entry, [claim]);
      if (posted.ahead[0].length === 0) throw new ReleasedBefore();
      if (posted.kind === 'insufficient_funds')
        throw new Error(`${affiliateId} holds less than what they earned on ${day}`);
    });
  } catch (error) {
    if (!(error instanceof ReleasedBefore)) throw error;
  }
}

function releaseEntry(id: string, { affiliate_id, day, centavos }: DueRelease, settings: Settings): Entry {
  return systemEntry('affiliate_release', id, settings, {
    details: { day },
    valueCentavos: centavos,
    postings: posting(
      accounts.affiliateHeld(affiliate_id),
      accounts.affiliatePayable(affiliate_id),
      centavos,
    ),
  });
}
