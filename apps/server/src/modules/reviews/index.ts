export { matchKeywords } from './match-keywords.ts';
export {
  claimReviewRow,
  dropReview,
  eraseReviews,
  lockReview,
  settleReview,
} from './reviews.queries.ts';
