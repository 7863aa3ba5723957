import { paths } from '@likha/contract/addresses';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTime } from '../../../platform/in-time.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { leavePurchase } from './leave-purchase.ts';
import { type Left, purchaseLeft } from './left-proof.ts';

/** The page is shown whatever the provider does meanwhile; it gives the purchase up once more by itself (P84). */
const CLOSE_WITHIN_MS = 3_000;

/**
 * Whoever comes back from a provider without having paid has their order closed before they see the page, and with it what their coupon is
 * held by: an app of a wallet leads them to another browser, where nobody is signed in (P1065). The address is the proof: it can do nothing else.
 */
export function leftRoutes(app: FastifyInstance, deps: CreditsDeps): void {
  app.get(paths.buyCredits(), async (request, reply) => {
    const purchaseId = isComingBack(request) ? purchaseLeft(deps.leftMac, request.query as Left) : null;
    if (purchaseId)
      await inTime(CLOSE_WITHIN_MS, leavePurchase(deps, purchaseId)).catch((error: unknown) =>
        deps.log.warn({ err: error, purchase_id: purchaseId }, 'a purchase that was left is open still'),
      );
    // What is shown is for the pages to say.
    return reply.callNotFound();
  });
}

/** Who only looks whether a page is there, or fetches it in case, has not come back. */
function isComingBack({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['sec-purpose'] === undefined && headers.purpose === undefined;
}
