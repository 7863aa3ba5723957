import type { Saying } from '@likha/contract';
import { SCHEDULE } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { postsTexts } from '../posts.texts.generated.ts';

/**
 * Checks the moment at which a post is to be published (P126).
 * @throws AppError `validation_failed` for one that is less than 5 minutes or more than a year ahead
 */
export function checkPublishAt(publishAt: Date, now: Date): void {
  const ahead = publishAt.getTime() - now.getTime();
  if (ahead < SCHEDULE.minMinutes * MINUTE_MS)
    throw refused((language) => postsTexts[language].tooSoon({ count: SCHEDULE.minMinutes }));
  if (ahead > SCHEDULE.maxDays * DAY_MS) throw refused((language) => postsTexts[language].tooLate);
}

function refused(saying: Saying): AppError {
  return new AppError('validation_failed', { detail: saying, errors: { publish_at: saying } });
}
