import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { catchMail } from '../../../../test/catch-mail.ts';
import { useHarness } from '../../../../test/harness.ts';
import { PermanentFailure } from '../../../platform/declare-job.ts';
import { MailRefused } from '../../../providers/mail/mail.ts';
import { creditsJobs } from '../credits.jobs.ts';
import { mailReceiptJob } from '../declared-jobs.ts';
import { mailReceipt } from './mail-receipt.ts';
import { settlePurchase } from './settle-purchase.ts';

const harness = useHarness();

async function queuedReceipts(purchaseId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
    where j.task_identifier = ${mailReceiptJob.id} and p.payload->>'purchaseId' = ${purchaseId}`.execute(
    harness.deps.db,
  );
  return rows[0]?.count ?? 0;
}

async function purchaseOf(fanId: string, status: 'completed' | 'declined' = 'completed') {
  return harness.deps.db
    .selectFrom('purchases')
    .selectAll()
    .where('fan_id', '=', fanId)
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
}

async function buy(fan: { headers: Record<string, string> }): Promise<string> {
  const answer = await harness.app.inject({
    method: 'POST',
    url: '/api/credits/purchase',
    headers: fan.headers,
    payload: { credit_amount: 550, payment_method: 'gcash', original_amount: 500, final_amount: 500 },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().purchase_id;
}

describe('the receipt of a purchase', () => {
  it('is queued once, however many settle it at once', async () => {
    const fan = await harness.factory.fan();
    const id = await buy(fan);
    harness.paymongo.pay(id);
    await Promise.all(Array.from({ length: 16 }, () => settlePurchase(harness.deps, id)));
    await settlePurchase(harness.deps, id);
    expect(await queuedReceipts(id)).toBe(1);
  });

  it('is not queued while nobody has paid, nor for a payment that was declined', async () => {
    const fan = await harness.factory.fan();
    const id = await buy(fan);
    await settlePurchase(harness.deps, id);
    harness.paymongo.outcomes.set(harness.paymongo.created.get(id)?.orderId ?? '', {
      state: 'declined',
      isFinal: true,
      reason: 'no',
    });
    await settlePurchase(harness.deps, id);
    expect((await purchaseOf(fan.id, 'declined')).id).toBe(id);
    expect(await queuedReceipts(id)).toBe(0);
  });

  it('arrives once in the mailbox folder, also when the job runs twice', async () => {
    const fan = await harness.factory.fan({ credits: 120 });
    const { id } = await purchaseOf(fan.id);
    await mailReceipt(harness.deps, id);
    await mailReceipt(harness.deps, id);
    const folder = join(harness.folder, 'mail');
    const names = (await readdir(folder)).filter((name) => name.includes(id));
    expect(names).toEqual([`receipt-${id}.eml`]);
    const mail = await readFile(join(folder, `receipt-${id}.eml`), 'utf8');
    expect(mail).toContain(`To: ${fan.username}@example.test`);
    expect(mail).toContain(`Message-ID: <receipt-${id}@likha.test>`);
    expect(mail).toContain('You have 120 credits');
  });

  it('sends nothing for a purchase that is not completed', async () => {
    const fan = await harness.factory.fan();
    const id = await buy(fan);
    const { mail, sent } = catchMail();
    const deps = { ...harness.deps, mail };
    await mailReceipt(deps, id);
    const orderId = harness.paymongo.created.get(id)?.orderId ?? '';
    harness.paymongo.outcomes.set(orderId, { state: 'declined', reason: 'no', isFinal: true });
    await settlePurchase(deps, id);
    await mailReceipt(deps, id);
    expect(sent).toEqual([]);
  });

  it('gives up on an address that is refused, and tries again when the server is down', async () => {
    const fan = await harness.factory.fan({ credits: 50 });
    const { id: purchaseId } = await purchaseOf(fan.id);
    const run = (failure: Error) => {
      const mail = { ...catchMail().mail, send: () => Promise.reject(failure) };
      const job = creditsJobs({ ...harness.deps, mail }).find(({ id }) => id === mailReceiptJob.id);
      if (!job) throw new Error('there is no such job');
      return (job.handle as (payload: unknown, context: unknown) => Promise<void>)({ purchaseId }, {});
    };
    await expect(run(new MailRefused('no such person'))).rejects.toBeInstanceOf(PermanentFailure);
    await expect(run(new Error('connection refused'))).rejects.not.toBeInstanceOf(PermanentFailure);
  });
});
