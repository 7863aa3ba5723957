export { matchKeywords } from './match-keywords.ts';
export {
  claimReviewRow,
  dropReview,
  eraseReviews,
  lockReview,
  reopenReview,
  settleReview,
} from './reviews.queries.ts';
