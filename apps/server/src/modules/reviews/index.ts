export { addKeyword } from './change-keywords.ts';
export { matchKeywords } from './match-keywords.ts';
export {
  claimReviewRow,
  closeReview,
  dropReview,
  lockReview,
  reopenReview,
  settleReview,
} from './reviews.queries.ts';
