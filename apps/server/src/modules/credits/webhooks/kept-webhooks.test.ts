import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { countWaiting } from '../disputes/disputes.fixture.ts';
import { replayKeptEvents } from './replay-webhooks.ts';
import { sweepWebhooks } from './sweep-webhooks.ts';

const harness = useHarness();

function deliver(event: object) {
  return harness.app.inject({
    method: 'POST',
    url: '/api/webhooks/paypal',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ isAuthentic: true, ...event }),
  });
}

const eventRow = (id: string) =>
  harness.deps.db.selectFrom('webhook_events').selectAll().where('event_id', '=', id).executeTakeFirst();

const dispute = (id: string) => ({
  id,
  kind: 'CUSTOMER.DISPUTE.CREATED',
  about: { type: 'dispute', captureId: null, orderId: null, stage: 'opened' },
});

describe('a genuine webhook that does not say what to ask about', () => {
  it.each([
    ['refund', { type: 'refund', captureId: null, orderId: null }],
    ['dispute', { type: 'dispute', captureId: null, orderId: null, stage: 'opened' }],
  ])('about a %s is kept, its payload sealed', async (type, about) => {
    const id = randomUUID();
    expect((await deliver({ id, kind: 'KIND', about, secret: 'of a payer' })).statusCode).toBe(200);
    const row = await eventRow(id);
    expect(row).toMatchObject({ status: 'kept', about: type, capture_id: null, kind: 'KIND' });
    expect(row?.payload?.includes('of a payer')).toBe(false);
    const opened = harness.deps.webhookCipher.open(row?.payload ?? Buffer.alloc(0));
    expect(JSON.parse(opened.toString())).toMatchObject({ id, secret: 'of a payer' });
  });

  it('shows in a metric, and is offered to whoever replays', async () => {
    const id = randomUUID();
    for (let copy = 0; copy < 3; copy += 1) await deliver(dispute(id));
    await sweepWebhooks(harness.deps);
    const metrics = await harness.deps.metrics.registry.metrics();
    expect(metrics).toMatch(/webhook_events_kept\{provider="paypal",about="dispute"\} [1-9]/);
    const kept = await replayKeptEvents(harness.deps.db);
    expect(kept.filter(({ eventId }) => eventId === id)).toEqual([
      expect.objectContaining({ kind: 'CUSTOMER.DISPUTE.CREATED', isReplayed: false }),
    ]);
    expect((await eventRow(id))?.status).toBe('kept');
  });

  it('that was kept before something acted on it leads to its job when it is replayed', async () => {
    const id = randomUUID();
    await deliver({ ...dispute(id), about: { ...dispute(id).about, captureId: 'CAP-1' } });
    const { db } = harness.deps;
    // As an older version left it, for which disputes were nothing to act on.
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await db
      .updateTable('webhook_events')
      .set({ status: 'kept', stage: null })
      .where('event_id', '=', id)
      .execute();
    const kept = await replayKeptEvents(db);
    expect(kept.find(({ eventId }) => eventId === id)?.isReplayed).toBe(true);
    expect((await eventRow(id))?.status).toBe('queued');
    expect(await countWaiting(harness, 'credits.check-capture.paypal')).toBe(1);
  });

  it('outlives the others: handled ones go after 90 days, kept ones after a year and a half', async () => {
    const [kept, handled] = [randomUUID(), randomUUID()];
    await deliver(dispute(kept));
    await deliver({ id: handled });
    harness.clock.advance(91 * DAY_MS);
    await sweepWebhooks(harness.deps);
    expect([(await eventRow(kept))?.status, await eventRow(handled)]).toEqual(['kept', undefined]);
    harness.clock.advance(450 * DAY_MS);
    await sweepWebhooks(harness.deps);
    expect(await eventRow(kept)).toBeUndefined();
  });
});
