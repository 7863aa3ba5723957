import { AppError } from '../app-error.ts';
import { sayWait } from '../say-wait.ts';
import { problemsTexts } from './problems.texts.generated.ts';

/** @returns an AppError `rate_limited`, whose words say when to come again as people do */
export function tooManyRequests(seconds: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  return new AppError('rate_limited', {
    detail: (language) =>
      problemsTexts[language].tooManyRequests({ wait: sayWait(retryAfterSeconds, language) }),
    retryAfterSeconds,
  });
}
