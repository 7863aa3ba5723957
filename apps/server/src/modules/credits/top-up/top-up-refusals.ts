import { AppError } from '../../../platform/app-error.ts';
import { creditsTexts } from '../credits.texts.generated.ts';

export function noAnswer(cause?: unknown): AppError {
  return new AppError('payment_unavailable', {
    detail: (language) => creditsTexts[language].topUpSilent,
    cause,
  });
}

export function payerRefused(): AppError {
  return new AppError('top_up_not_agreed', { detail: (language) => creditsTexts[language].payer });
}

export function notAgreed(): AppError {
  return new AppError('top_up_not_agreed', { detail: (language) => creditsTexts[language].topUpNotAgreed });
}
