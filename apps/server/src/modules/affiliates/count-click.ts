import { createHash, randomBytes } from 'node:crypto';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { philippineDay } from '../accounts/index.ts';
import { findAffiliate, insertClick, saltOf } from './affiliates.queries.ts';

interface Click {
  username: string;
  viewerId: string | null;
  address: string;
  browser: string;
}

/**
 * Counts a click on a referral link, once per visitor and Philippine day (P122). A creator's own clicks are none.
 * @returns the creator whose link it is; null for a link of nobody, or of the visitor
 */
export async function countClick(deps: BaseDeps, click: Click): Promise<string | null> {
  const affiliateId = await findAffiliate(deps.db, click.username, deps.clock.now());
  if (affiliateId === null || affiliateId === click.viewerId) return null;
  const day = philippineDay(deps.clock.now());
  const salt = await saltOf(deps.db, day, randomBytes(32));
  const visitor = createHash('sha256').update(salt).update(`${click.address}\n${click.browser}`).digest();
  await insertClick(deps.db, { affiliateId, day, visitor });
  return affiliateId;
}
