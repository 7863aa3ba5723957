import type { Harness } from './harness.ts';

/** The providers of a history keep fees; one of them gives back what goes back with a refund. */
export function takeFees({ paypal, paymongo }: Harness): void {
  paypal.feePerMille = 39;
  paypal.givesFeesBack = true;
  paymongo.feePerMille = 25;
}

/** Every capture was asked about by now. @throws when the books keep another fee of one than its provider says it keeps */
export async function expectFees({ deps, ...harness }: Harness): Promise<void> {
  const captures = await deps.db
    .selectFrom('payment_attempts')
    .select(['provider', 'capture_id'])
    .where('capture_id', 'is not', null)
    .execute();
  for (const { provider, capture_id: captureId } of captures) {
    const { fee_centavos: kept } = (await deps.db
      .selectFrom('provider_fees')
      .select('fee_centavos')
      .where('provider', '=', provider)
      .where('source_id', '=', captureId ?? '')
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst()) ?? { fee_centavos: 0 };
    const said = (await harness[provider].readAftermath(captureId ?? ''))?.feeCentavos;
    if (kept !== said) throw new Error(`${kept} are kept of ${captureId}, and ${provider} says ${said}`);
  }
}
