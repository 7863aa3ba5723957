import { pesosFromCentavos } from '@likha/contract/money';
import { AppError } from '../../../platform/app-error.ts';
import { creditsTexts } from '../credits.texts.generated.ts';
import type { PinnedCharge } from './pin-charge.ts';
import type { Quote } from './quote.ts';

/** The fan saw other figures: a refusal that carries the right ones (P14). */
export function priceChanged(quote: Quote, charge: PinnedCharge | null = null): AppError {
  return new AppError('price_changed', {
    detail: (language) => creditsTexts[language].priceChanged,
    expected: {
      credit_amount: quote.baseCredits + quote.bonusCredits,
      original_amount: pesosFromCentavos(quote.originalCentavos),
      final_amount: pesosFromCentavos(quote.finalCentavos),
      ...(charge && { charged_amount: pesosFromCentavos(charge.minor) }),
    },
  });
}
