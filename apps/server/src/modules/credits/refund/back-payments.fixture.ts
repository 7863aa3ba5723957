import { sql } from 'kysely';
import { afterEach, beforeEach, expect } from 'vitest';
import { catchMail } from '../../../../test/catch-mail.ts';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import type { MailMessage } from '../../../providers/mail/mail.ts';
import type { RefundNews } from '../declared-jobs.ts';
import { mailRefund } from './mail-refund.ts';
import { payBackRefunds } from './pay-back-refunds.ts';
import { ask, bought, decide, requestOf } from './refunds.fixture.ts';

/** Refunds that were approved, and what is paid back of them (P228). Fake: providers and clock. */
export function useBackPayments() {
  const harness = useHarness();
  const admin = {} as Person;

  beforeEach(async () => {
    Object.assign(admin, await harness.factory.admin());
  });

  afterEach(() => {
    harness.paypal.refundFailure = null;
    harness.paypal.refundState = 'done';
    harness.paypal.failure = null;
  });

  const run = () => payBackRefunds(harness.deps, 'paypal');

  /** A purchase of 100 credits for ₱100 whose refund was approved. */
  async function approved(method?: string) {
    const purchase = await bought(harness, method ? { method } : {});
    await ask(harness, purchase.fan, purchase.id);
    expect((await decide(harness, admin, purchase.id)).statusCode).toBe(200);
    const { refund_id: refundId } = await requestOf(harness, purchase.id);
    return { ...purchase, captureId: `cap-${purchase.orderId}`, refundId: refundId ?? '' };
  }

  const paidBack = (captureId: string) =>
    harness.paypal.refunds.filter((refund) => refund.captureId === captureId);

  const laws = () => checkInvariants(harness.deps.db);

  /** The mails about a request that wait in the queue. */
  async function mailed(purchaseId: string): Promise<MailMessage[]> {
    const { mail, sent } = catchMail();
    const { id } = await requestOf(harness, purchaseId);
    const { rows } = await sql<{ payload: RefundNews }>`
      select p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id
      where t.identifier = 'credits.mail-refund' and p.payload ->> 'requestId' = ${id} order by p.id`.execute(
      harness.deps.db,
    );
    for (const { payload } of rows) await mailRefund({ ...harness.deps, mail }, payload);
    return sent;
  }

  const newsOf = (mails: MailMessage[]) => mails.map(({ key }) => key?.split('-')[1]);

  return { harness, admin, run, approved, paidBack, laws, mailed, newsOf };
}
