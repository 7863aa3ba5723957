import { AppError } from '../app-error.ts';
import { problemsTexts } from './problems.texts.generated.ts';

/** From here on people think in minutes. */
const LONG_SECONDS = 120;

/** @returns an AppError `rate_limited`, whose words say when to come again as people do */
export function tooManyRequests(seconds: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new AppError('rate_limited', {
    detail: (language) =>
      retryAfterSeconds < LONG_SECONDS
        ? problemsTexts[language].tooManyRequests({ seconds: retryAfterSeconds })
        : problemsTexts[language].tooManyForMinutes({ minutes }),
    retryAfterSeconds,
  });
}
