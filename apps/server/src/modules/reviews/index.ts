export { addKeyword } from './change-keywords.ts';
export { suspendWriterJob } from './declared-jobs.ts';
export { matchKeywords } from './match-keywords.ts';
export { refuseSpam } from './refuse-spam.ts';
export {
  claimReviewRow,
  closeReview,
  dropReview,
  isHeld,
  lockReview,
  queueAgain,
  reopenReview,
  settleReview,
} from './reviews.queries.ts';
