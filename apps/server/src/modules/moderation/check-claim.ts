import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { findName, type Locked } from './moderation.queries.ts';
import { moderationTexts } from './moderation.texts.generated.ts';

const OPEN = new Set(['pending', 'flagged']);
const STATES = {
  resolved: 'resolved',
  dismissed: 'dismissedState',
  approved: 'approved',
  removed: 'removed',
} as const;

/**
 * May this admin decide about, or claim, something that is locked?
 * @throws AppError `moderation_decided` and `moderation_claimed`, both saying by whom
 */
export async function checkClaim(deps: BaseDeps, db: Queryable, row: Locked, adminId: string): Promise<void> {
  const nameOf = async (id: string | null) => (id && (await findName(db, id))?.full_name) || 'Likha';
  if (!OPEN.has(row.status)) {
    const name = await nameOf(row.decided_by);
    throw new AppError('moderation_decided', {
      detail: (language) => {
        const t = moderationTexts[language];
        return t.decidedBy({ name, what: t[STATES[row.status as keyof typeof STATES]] });
      },
    });
  }
  const isClaimed = row.claimed_until !== null && row.claimed_until > deps.clock.now();
  if (!isClaimed || row.claimed_by === adminId) return;
  const name = await nameOf(row.claimed_by);
  throw new AppError('moderation_claimed', {
    detail: (language) => moderationTexts[language].claimedBy({ name }),
  });
}
