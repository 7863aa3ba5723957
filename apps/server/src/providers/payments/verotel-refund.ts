import { decimalPesos, shareOf } from '@likha/contract/money';
import { z } from 'zod';
import { ProviderError } from '../http/provider-error.ts';
import type { ProviderAnswer } from '../http/provider-http.ts';
import type { AcquirerMemory } from './acquirer-memory.ts';
import type { ProviderRefund, RefundRequest } from './payment-provider.ts';
import type { KnownSale } from './verotel-aftermath.ts';
import { REFUND_CALL, type VerotelApi } from './verotel-api.ts';
import { goneOf } from './verotel-moves.ts';

const takenSchema = z.object({ is_success: z.literal(true) });

/**
 * Gives back a part of a sale, or all that is left. The Control Center takes no key of ours, so a refund is written down before it is
 * asked for and never asked for twice: one whose answer was lost waits for its post, or for a person (P779).
 * @throws ProviderError
 */
export async function refundVerotelSale(
  { memory, api, now }: { memory: AcquirerMemory; api: VerotelApi; now: () => Date },
  sale: KnownSale,
  refund: RefundRequest,
): Promise<ProviderRefund> {
  const { refundId, captureId: saleId, amountCentavos } = refund;
  const known = sale.moves.find((move) => move.refundId === refundId);
  if (known?.isBack) return { providerRefundId: known.id, state: 'done' };
  const minor = known?.minor ?? minorOf(sale, amountCentavos);
  const isFirst = await memory.beginRefund('verotel', {
    refundId,
    saleId,
    amountCentavos,
    minor,
    askedAt: now(),
  });
  const money = `${decimalPesos(minor)} ${sale.whole.currency}`;
  if (!api.refund) throw waits(`give ${money} of sale ${saleId} back in the Control Center`);
  if (!isFirst)
    throw waits(`whether ${money} of sale ${saleId} went back was not said; look in the Control Center`);
  const form = new URLSearchParams({ amount: decimalPesos(minor), currency: sale.whole.currency });
  const sent = await api.refund(saleId, form);
  if ('error' in sent) {
    if (!sent.isSent) await memory.dropRefund(refundId);
    throw sent.error;
  }
  await readAnswer(memory, refundId, sent.answer);
  return { providerRefundId: `asked-${refundId}`, state: 'done' };
}

/** The last of the pesos are the last of the charge; a part is its share of that, down to a whole hundredth. */
function minorOf({ whole, moves }: KnownSale, amountCentavos: number): number {
  const gone = goneOf(moves);
  const isAmount = Number.isSafeInteger(amountCentavos) && amountCentavos > 0;
  const left = whole.centavos - gone.centavos;
  if (!isAmount || amountCentavos > left)
    throw new ProviderError('rejected', `verotel: ${amountCentavos} centavos are not left to refund`, {
      retryable: false,
    });
  const minor =
    amountCentavos === left ? whole.minor - gone.minor : shareOf(whole.minor, amountCentavos, whole.centavos);
  if (minor > 0) return minor;
  throw new ProviderError('rejected', 'verotel: less than one hundredth to refund', { retryable: false });
}

/** @throws ProviderError, `rejected` and retryable where it refused us and not the refund */
async function readAnswer(memory: AcquirerMemory, refundId: string, { status, body }: ProviderAnswer) {
  if (status >= 400) {
    await memory.dropRefund(refundId);
    throw new ProviderError('rejected', `verotel: ${REFUND_CALL} answered ${status}`, {
      retryable: status === 401 || status === 403 || status === 404,
    });
  }
  if (!takenSchema.safeParse(body).success)
    throw new ProviderError(
      'malformed',
      `verotel: ${REFUND_CALL} answered ${status} and not that it is done`,
      {
        retryable: true,
      },
    );
  await memory.markTaken(refundId);
}

function waits(what: string): ProviderError {
  return new ProviderError('rejected', `verotel: ${what}`, { retryable: true });
}
