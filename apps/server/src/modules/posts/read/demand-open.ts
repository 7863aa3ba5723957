import { formatCredits } from '@likha/contract/money';
import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { accessTo } from '../posts.policy.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import { factsOf } from '../present-post.ts';
import type { PostRow } from './post-lists.queries.ts';

/** @throws AppError `purchase_required`, `subscription_required` */
export function demandOpen(row: PostRow, viewer: Viewer | null): void {
  const access = accessTo(factsOf(row), viewer);
  if (!access.isOpen) throw lockedError(access.reason, row.credit_price ?? 0, row.creator_name);
}

/** Why something is not shown, in words: what it costs, or whose subscribers see it. */
export function lockedError(reason: 'ppv' | 'subscription', credits: number, creatorName: string): AppError {
  return reason === 'ppv'
    ? new AppError('purchase_required', {
        detail: (language) => postsTexts[language].purchase({ credits: formatCredits(credits) }),
      })
    : new AppError('subscription_required', {
        detail: (language) => postsTexts[language].subscribe({ name: creatorName }),
      });
}
