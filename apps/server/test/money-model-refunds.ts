import { lookAtCapture } from '../src/modules/credits/disputes/check-capture.ts';
import { askRefund } from '../src/modules/credits/refund/ask-refund.ts';
import { decideRefund } from '../src/modules/credits/refund/decide-refund.ts';
import { payBackRefunds } from '../src/modules/credits/refund/pay-back-refunds.ts';
import { returnCaptures } from '../src/modules/credits/settle/return-captures.ts';
import { AppError } from '../src/platform/app-error.ts';
import { refusal } from './fakes.ts';
import type { Harness } from './harness.ts';
import { insist, type Promises, type Purchase, pick } from './money-model-world.ts';

/** The payer complains at the provider, or it decides, of a part of the money where `hundredths` says so; or somebody gives money back in its own screens. */
export type GoesBack =
  | { kind: 'dispute'; which: number; state: 'open' | 'won' | 'lost'; hundredths: number }
  | { kind: 'by hand'; which: number; centavos: number };

/** Money goes back without us, and the provider is asked. */
export async function takeBack(
  harness: Harness,
  purchase: Purchase | undefined,
  what: GoesBack,
): Promise<void> {
  if (!purchase?.isPaid) return;
  const provider = harness[purchase.provider];
  // No provider gives back what it gave back before.
  if (what.kind === 'by hand') {
    const amountCentavos = Math.min(what.centavos, provider.leftOf(purchase.id));
    if (amountCentavos > 0) provider.refundByHand(purchase.id, amountCentavos);
  } else {
    const paid = provider.created.get(purchase.id)?.amountCentavos ?? 0;
    const asked = Math.ceil((paid * what.hundredths) / 100);
    const amountCentavos = Math.min(asked, provider.leftOf(purchase.id, { butForDisputes: true }));
    if (amountCentavos > 0) provider.dispute(purchase.id, what.state, { amountCentavos });
  }
  await lookAt(harness, purchase);
}

/** What has become of a capture; nothing is known of one that was paid when nobody asked any more. */
export async function lookAt({ deps, ...harness }: Harness, { id, provider }: Purchase): Promise<void> {
  const orderId = harness[provider].created.get(id)?.orderId;
  await insist(() => lookAtCapture(deps, provider, `cap-${orderId}`, deps.clock.now())).catch((error) => {
    if (!String(error).includes('not recorded')) throw error;
  });
}

/** Any purchase of these fans that was credited: also the one that a fan begins with. */
export async function askBack({ deps }: Harness, { fans }: Promises, which: number): Promise<void> {
  const credited = deps.db
    .selectFrom('purchases')
    .select(['id', 'fan_id'])
    .where(
      'fan_id',
      'in',
      fans.map(({ id }) => id),
    )
    .where('granted_credits', 'is not', null)
    .orderBy('id');
  const purchases = await insist(() => credited.execute());
  const purchase = purchases instanceof AppError ? undefined : pick(purchases, which);
  const fan = fans.find(({ id }) => id === purchase?.fan_id);
  if (!purchase || !fan) return;
  await insist(() => askRefund(deps, fan.viewer, { purchaseId: purchase.id, reason: '' }));
}

/** Some request of these fans: what another history left is not looked at in the end of this one. */
export async function decide(
  { deps }: Harness,
  { fans, admin }: Pick<Promises, 'fans' | 'admin'>,
  { which, isApproved, hundredths }: { which: number; isApproved: boolean; hundredths: number },
): Promise<void> {
  const open = deps.db
    .selectFrom('refund_requests')
    .select(['id', 'credits'])
    .where(
      'fan_id',
      'in',
      fans.map(({ id }) => id),
    )
    .where('decision', 'is', null)
    .orderBy('id');
  const requests = await insist(() => open.execute());
  const request = requests instanceof AppError ? undefined : pick(requests, which);
  if (!request) return;
  const decision = isApproved ? 'approve' : 'decline';
  const by = { adminId: admin.id, correlationId: deps.ids.next(), from: '127.0.0.1' };
  const part = Math.ceil((request.credits * hundredths) / 100);
  const credits = isApproved && hundredths < 100 ? part : undefined;
  await insist(() => decideRefund(deps, { requestId: request.id, decision, answer: 'So', credits, ...by }));
}

export async function payBack({ deps, paypal, paymongo }: Harness, isRefused: boolean): Promise<void> {
  for (const provider of [paypal, paymongo]) {
    provider.refundFailure = isRefused ? refusal() : null;
    await insist(() => payBackRefunds(deps, provider.name));
    await insist(() => returnCaptures(deps, provider.name));
  }
}
