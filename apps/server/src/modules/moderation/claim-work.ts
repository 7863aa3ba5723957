import { MODERATION } from '@likha/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { claimReviewRow, lockReview } from '../reviews/index.ts';
import { checkClaim } from './check-claim.ts';
import { claimReportRow, lockReport } from './moderation.queries.ts';

const CLAIM_MS = MODERATION.claimMinutes * 60_000;

/**
 * Claims a report for five minutes (P154); again, for five more. Another one that this admin had claimed is let go.
 * @returns until when
 * @throws AppError `report_not_found`, `moderation_decided`, `moderation_claimed`
 */
export function claimReport(deps: BaseDeps, adminId: string, id: string): Promise<Date> {
  return inTransaction(deps.db, async (tx) => {
    const report = await lockReport(tx, id);
    if (!report) throw new AppError('report_not_found');
    await checkClaim(deps, tx, report, adminId);
    const until = new Date(deps.clock.now().getTime() + CLAIM_MS);
    await claimReportRow(tx, id, adminId, until);
    return until;
  });
}

/** The same for a post or comment in the queue. @throws AppError `review_not_found`, `moderation_decided`, `moderation_claimed` */
export function claimReview(deps: BaseDeps, adminId: string, contentId: string): Promise<Date> {
  return inTransaction(deps.db, async (tx) => {
    const review = await lockReview(tx, contentId);
    if (!review) throw new AppError('review_not_found');
    await checkClaim(deps, tx, review, adminId);
    const until = new Date(deps.clock.now().getTime() + CLAIM_MS);
    await claimReviewRow(tx, contentId, adminId, until);
    return until;
  });
}
