import { centavosFromDecimal, shareOf } from '@likha/contract/money';
import { z } from 'zod';
import { readAs } from '../http/answer-schema.ts';
import { ProviderError } from '../http/provider-error.ts';
import type { ProviderAnswer } from '../http/provider-http.ts';
import type { PinnedOrder } from './acquirer-memory.ts';
import type { OrderOutcome } from './payment-provider.ts';
import { SALE_CALL } from './verotel-api.ts';
import { backOf, type Move, type Whole } from './verotel-moves.ts';

const schema = z.object({
  saleID: z.string().regex(/^\d{1,30}$/),
  referenceID: z.string().min(1),
  saleResult: z.string(),
  priceAmount: z.string(),
  priceCurrency: z.string(),
  /** A subscription would be charged again by itself: none of ours is one. */
  type: z.literal('purchase').optional(),
});

export type Sale = z.output<typeof schema>;

/**
 * The sale that Verotel's answer tells of: YAML, one `name: value` a line. Null where it knows none.
 * @throws ProviderError
 */
export function saleIn({ status, body }: ProviderAnswer): Sale | null {
  const lines = linesOf(String(body ?? ''));
  const response = lines.get('response');
  if (status === 200 && response === 'NOTFOUND') return null;
  if (status !== 200 || response === 'ERROR') {
    throw new ProviderError('rejected', `verotel: ${SALE_CALL} answered ${status}`, { retryable: false });
  }
  if (response !== 'FOUND')
    throw new ProviderError('malformed', `verotel: ${SALE_CALL} answered no sale`, { retryable: true });
  return readAs(schema, Object.fromEntries(lines), `verotel: ${SALE_CALL}`);
}

function linesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [, name, value = ''] = /^([A-Za-z][\w]*):(?:\s+(.*?))?\s*$/.exec(line) ?? [];
    if (name) found.set(name, value.replace(/^(['"])(.*)\1$/, '$2'));
  }
  return found;
}

/**
 * All of a sale in both kinds of money. One at another amount than was asked for is another in pesos, too: nobody is credited for it.
 * @throws ProviderError `malformed` for another currency: pesos cannot be made of that
 */
export function wholeOf(sale: Sale, { charge, amountCentavos }: PinnedOrder): Whole {
  const minor = centavosFromDecimal(sale.priceAmount);
  if (!minor || sale.priceCurrency !== charge.currency)
    throw new ProviderError('malformed', `verotel: sale ${sale.saleID} is not in ${charge.currency}`, {
      retryable: false,
    });
  return { minor, centavos: shareOf(minor, amountCentavos, charge.minor), currency: charge.currency };
}

/** What Verotel says of a sale, less what went back. */
export function outcomeOfSale(sale: Sale, whole: Whole, moves: readonly Move[]): OrderOutcome {
  if (sale.saleResult === 'DECLINED')
    // The same page takes another card.
    return { state: 'declined', reason: 'DECLINED', isFinal: false };
  if (sale.saleResult !== 'APPROVED')
    throw new ProviderError('malformed', `verotel: sale ${sale.saleID} has a result of no meaning`, {
      retryable: true,
    });
  const back = backOf(moves);
  const captureId = sale.saleID;
  if (back.minor >= whole.minor) return { state: 'refunded', captureId, amountCentavos: whole.centavos };
  return {
    state: 'captured',
    captureId,
    amountCentavos: whole.centavos - back.centavos,
    ...(back.centavos > 0 && { refundedCentavos: back.centavos }),
    capturedAt: null,
    feeCentavos: null,
  };
}
