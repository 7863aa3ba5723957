import type { BaseDeps } from '../../platform/base-deps.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { deletePushesBefore } from './push-settings.queries.ts';

const PAGE = 1000;
/** A run ends here, and the next one goes on. */
const MOST_PAGES = 1000;

/** Forgets what devices were told: after minutes nothing is told again (P465). A page at a time. */
export async function forgetPushes(deps: BaseDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - DAY_MS);
  for (let page = 0; page < MOST_PAGES; page += 1)
    if ((await deletePushesBefore(deps.db, before, PAGE)) < PAGE) return;
}
