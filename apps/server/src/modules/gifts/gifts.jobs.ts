import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { mailGiftJob } from './declared-jobs.ts';
import { type MailGiftDeps, mailGift } from './mail-gift.ts';

export function giftsJobs(deps: MailGiftDeps) {
  return [mailGiftJob.handledBy(({ giftId }) => refusedForGood(mailGift(deps, giftId)))];
}
