export { addKeyword } from './change-keywords.ts';
export { suspendWriterJob } from './declared-jobs.ts';
export { areHeldNow, findKeywords, holdProfile, readOwnWaiting } from './hold-profile.ts';
export { HOLDS_FROM, holds } from './keyword-severity.ts';
export { matchKeywords } from './match-keywords.ts';
export { keywordsIn } from './plain-spelling.ts';
export { approveCleared, listWaiting, settleHold, waitingOf } from './profile-holds.queries.ts';
export { refuseSpam, refuseWords, wouldBeHeld } from './refuse-spam.ts';
export {
  type ContentType,
  claimReviewRow,
  closeReview,
  dropReview,
  isHeld,
  lockReview,
  queueAgain,
  reopenReview,
  settleReview,
} from './reviews.queries.ts';
