import { inTransaction } from '../../platform/database/index.ts';
import { forgetGuestPages } from '../../platform/http/pages/guest-pages.ts';
import { hasAnybody, insertAnnouncement } from './legal.queries.ts';
import type { LegalDeps } from './legal-deps.ts';
import { effectiveFrom } from './legal-versions.ts';
import { readVersions } from './read-versions.ts';

/**
 * Announces the versions that this release is the first to have (P358): from now on people are told, and the day from which each
 * holds is kept. May run as often as it likes, and twice at once.
 */
export async function announceVersions(deps: LegalDeps): Promise<void> {
  const { all } = await readVersions(deps);
  let before = all[0].effectiveAt;
  for (const declared of deps.legalVersions) {
    const known = all.find(({ version }) => version === declared.version);
    if (known) {
      before = known.effectiveAt;
      continue;
    }
    const now = deps.clock.now();
    const bindsSomebody = await hasAnybody(deps.db);
    const effectiveAt = effectiveFrom(declared, { now, before, bindsSomebody });
    await inTransaction(deps.db, async (tx) => {
      const row = { version: declared.version, announced_at: now, effective_at: effectiveAt };
      if (await insertAnnouncement(tx, row)) await forgetGuestPages(tx);
    });
    before = effectiveAt;
  }
}
