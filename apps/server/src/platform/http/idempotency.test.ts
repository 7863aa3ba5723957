import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { timeout } from '../../../test/fakes.ts';
import { useHarness } from '../../../test/harness.ts';
import { startLiveness } from '../liveness.ts';

const harness = useHarness();

let count = 0;
function freshKey(): string {
  count += 1;
  return `key-${count}`;
}

function unlock(fan: Person, post: string, key: string) {
  return harness.app.inject({
    method: 'POST',
    url: '/api/credits/unlock',
    headers: { ...fan.headers, 'idempotency-key': key },
    payload: { content_id: post },
  });
}

function purchase(fan: Person, credits: number, key: string) {
  return harness.app.inject({
    method: 'POST',
    url: '/api/credits/purchase',
    headers: { ...fan.headers, 'idempotency-key': key },
    payload: {
      credit_amount: credits,
      payment_method: 'paypal',
      original_amount: credits,
      final_amount: credits,
    },
  });
}

async function balanceOf(fan: Person): Promise<number> {
  const answer = await harness.app.inject({ url: '/api/credits/wallet', headers: fan.headers });
  return answer.json().balance;
}

async function scene(price = 30) {
  const creator = await harness.factory.creator();
  const [fan, post] = [
    await harness.factory.fan({ credits: 100 }),
    await harness.factory.post(creator.id, { price }),
  ];
  return { creator, fan, post };
}

describe('the same key and the same body', () => {
  it('replay the first answer, also when the world has moved on', async () => {
    const { creator, fan, post } = await scene();
    const other = await harness.factory.post(creator.id, { price: 10 });
    const key = freshKey();
    const first = await unlock(fan, post, key);
    await unlock(fan, other, freshKey());
    const again = await unlock(fan, post, key);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect(again.json().balance).toBe(70);
    expect(await balanceOf(fan)).toBe(60);
  });

  it('twenty times at once are one request with one answer', async () => {
    const fan = await harness.factory.fan();
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => purchase(fan, 100, key)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(201));
    const rows = await harness.deps.db
      .selectFrom('purchases')
      .select('id')
      .where('fan_id', '=', fan.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('without a key are two requests', async () => {
    const fan = await harness.factory.fan();
    const plain = () =>
      harness.app.inject({
        method: 'POST',
        url: '/api/credits/purchase',
        headers: fan.headers,
        payload: { credit_amount: 10, payment_method: 'paypal', original_amount: 10, final_amount: 10 },
      });
    const [one, two] = [await plain(), await plain()];
    expect(one.json().purchase_id).not.toBe(two.json().purchase_id);
  });

  it('of another person are that person’s own', async () => {
    const { fan, post } = await scene();
    const other = await harness.factory.fan({ credits: 200 });
    const key = freshKey();
    await unlock(fan, post, key);
    const answer = await unlock(other, post, key);
    expect(answer.json()).toMatchObject({ is_unlocked: true, balance: 170 });
    expect((await unlock(other, post, key)).json()).toEqual(answer.json());
    expect((await unlock(fan, post, key)).json().balance).toBe(70);
  });

  it('replay a refusal that asking again cannot change', async () => {
    const fan = await harness.factory.fan();
    const key = freshKey();
    const [first, again] = [await purchase(fan, 9, key), await purchase(fan, 9, key)];
    expect(first.json().code).toBe('amount_out_of_range');
    expect(again.statusCode).toBe(422);
    expect({ ...again.json(), request_id: '' }).toEqual({ ...first.json(), request_id: '' });
  });

  it('are tried again after a refusal that can change: the wallet was filled in between', async () => {
    const { fan, post } = await scene(150);
    const key = freshKey();
    expect((await unlock(fan, post, key)).statusCode).toBe(402);
    await harness.factory.buy(fan.id, 100);
    expect((await unlock(fan, post, key)).json()).toMatchObject({ is_unlocked: true, balance: 50 });
  });

  it('are tried again after the provider was down', async () => {
    const fan = await harness.factory.fan();
    const key = freshKey();
    harness.paypal.failure = timeout();
    expect((await purchase(fan, 50, key)).statusCode).toBe(502);
    harness.paypal.failure = null;
    expect((await purchase(fan, 50, key)).statusCode).toBe(201);
  });
});

describe('a key', () => {
  it('used for another body or another call is refused', async () => {
    const { fan, post } = await scene();
    const key = freshKey();
    await purchase(fan, 20, key);
    for (const answer of [await purchase(fan, 21, key), await unlock(fan, post, key)])
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect(await balanceOf(fan)).toBe(100);
  });

  it.each(['', 'with space', 'ñ', 'k'.repeat(201)])('that reads "%s" is refused', async (key) => {
    const { fan, post } = await scene();
    const answer = await unlock(fan, post, key);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed']);
    expect(answer.json().errors).toHaveProperty('Idempotency-Key');
  });

  it('of 200 visible characters will do', async () => {
    const { fan, post } = await scene();
    expect((await unlock(fan, post, 'k~'.repeat(100))).statusCode).toBe(200);
  });
});

/** As a process leaves it that took the key and did not answer yet, or died after its use case had committed. */
async function forgetAnswer(key: string, holder: string): Promise<void> {
  await harness.deps.db
    .updateTable('idempotency_keys')
    .set({ status: null, response: null, holder })
    .where('key', '=', key)
    .execute();
}

describe('a key whose process died between the use case and its note', () => {
  it('is taken over within seconds, and nothing is taken twice', async () => {
    const { fan, post } = await scene();
    const [unlockKey, purchaseKey] = [freshKey(), freshKey()];
    await unlock(fan, post, unlockKey);
    const bought = await purchase(fan, 40, purchaseKey);
    await forgetAnswer(unlockKey, randomUUID());
    await forgetAnswer(purchaseKey, randomUUID());
    const [again, purchaseAgain] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => unlock(fan, post, unlockKey))),
      purchase(fan, 40, purchaseKey),
    ]);
    for (const answer of again) expect(answer.json()).toMatchObject({ credits_spent: 30, balance: 70 });
    expect(purchaseAgain.json()).toEqual(bought.json());
    expect(await balanceOf(fan)).toBe(70);
  });

  it('is not taken over while the process lives, also when its connection is cut; and is when it has ended', async () => {
    const { fan, post } = await scene();
    const { connectionString, deps } = harness;
    const other = await startLiveness({ connectionString, id: randomUUID(), log: deps.log });
    const key = freshKey();
    await unlock(fan, post, key);
    await forgetAnswer(key, other.id);
    const cutting = setInterval(() => void cut(other.id), 700);
    const answer = await unlock(fan, post, key);
    clearInterval(cutting);
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      409,
      'request_in_progress',
      '1',
    ]);
    await other.stop();
    expect((await unlock(fan, post, key)).statusCode).toBe(200);
    expect(await balanceOf(fan)).toBe(70);
  });
});

async function cut(id: string): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())
    and ((classid::bigint << 32) | objid::bigint) = hashtextextended(${id}, 0)`.execute(harness.deps.db);
}

describe('a key that was given back', () => {
  it('is refused for another request all the same, and answers its own', async () => {
    const fan = await harness.factory.fan();
    const key = freshKey();
    harness.paypal.failure = timeout();
    expect((await purchase(fan, 100, key)).statusCode).toBe(502);
    harness.paypal.failure = null;
    const another = await purchase(fan, 5000, key);
    expect([another.statusCode, another.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect((await purchase(fan, 100, key)).statusCode).toBe(201);
  });

  it('goes to one of many that try again at the same time', async () => {
    const fan = await harness.factory.fan();
    const key = freshKey();
    harness.paypal.failure = timeout();
    await purchase(fan, 60, key);
    harness.paypal.failure = null;
    const answers = await Promise.all(Array.from({ length: 10 }, () => purchase(fan, 60, key)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
  });
});

describe('an answer that cannot be noted', () => {
  it('is given again to who repeats the request, and noted as soon as it can be: nobody acts a second time', async () => {
    const { db } = harness.deps;
    const { fan, post } = await scene();
    const key = freshKey();
    await sql`create function refuse_note() returns trigger language plpgsql as
      'begin raise exception ''disk full''; end'`.execute(db);
    await sql`create trigger refuse_note before update on idempotency_keys
      for each row when (new.status is not null or new.holder is null) execute function refuse_note()`.execute(
      db,
    );
    const first = await unlock(fan, post, key);
    expect([first.statusCode, first.json().balance]).toEqual([200, 70]);
    const other = await harness.factory.post((await harness.factory.creator()).id, { price: 10 });
    expect((await unlock(fan, other, freshKey())).json().balance).toBe(60);
    expect((await unlock(fan, post, key)).json()).toEqual(first.json());
    expect((await unlock(fan, other, key)).json().code).toBe('idempotency_key_reused');
    await sql`drop trigger refuse_note on idempotency_keys`.execute(db);
    await expect.poll(() => statusOf(key)).toBe(200);
    expect((await unlock(fan, post, key)).json()).toEqual(first.json());
  });
});

async function statusOf(key: string): Promise<number | null | undefined> {
  const row = await harness.deps.db
    .selectFrom('idempotency_keys')
    .select('status')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.status;
}

describe('a key that is noted as held by this process, which does not work on it', () => {
  it('is answered at once, as a lost connection leaves it: what was done is not done again', async () => {
    const { fan, post } = await scene();
    const key = freshKey();
    await unlock(fan, post, key);
    await forgetAnswer(key, harness.deps.liveness.id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => unlock(fan, post, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await balanceOf(fan)).toBe(70);
  });
});
