import { AppError } from '../../../platform/app-error.ts';
import { sayMinutes } from '../../../platform/say-wait.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';

/** What was wrong too often. */
export type RestingWords = 'resting' | 'codesResting' | 'recoveryResting';

/** @returns the refusal of a guess that has to wait */
export function resting(until: Date, now: Date, words: RestingWords = 'resting'): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new AppError('rate_limited', {
    detail: (language) => accountsTexts[language][words]({ wait: sayMinutes(seconds, language) }),
    retryAfterSeconds: seconds,
  });
}
