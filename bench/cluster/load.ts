import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../../apps/server/test/factory.ts';
import type { People } from './inhabit.ts';

/** Longer than any fault here may last: who waits for longer has lost something. */
const PATIENCE_MS = 180_000;
/** As a screen waits for an answer. */
const CALL_MS = 10_000;
const AGAIN_MS = 1000;
/** Between what one fan does, so that no limit of a person is met. */
const PAUSE_MS = 1100;
/** Of three credits each. */
const TURNS_A_PURCHASE = 30;

/** What the product has said to somebody: from then on it must be true for good, once. */
export interface Promised {
  tips: Map<string, number>;
  unlocked: Map<string, Set<string>>;
  messages: Map<string, number>;
  /** Credits of purchases that are completed. */
  bought: Map<string, number>;
}

/** What people saw meanwhile, by what it was. */
export type Seen = Map<string, number>;

export interface Load {
  promised: Promised;
  seen: Seen;
  /** When each act was answered, in milliseconds. */
  answeredAt: number[];
  /** What was said that cannot be: a balance, or a refusal that is none of a fault's. */
  wrong: string[];
  /** Each finishes what it is at. */
  end(): Promise<void>;
}

/**
 * Everybody tips, unlocks, writes, buys and looks into the wallet, one act after the other, each under one name until it was answered. A
 * fan's balance is known at every moment: whatever else is said is wrong.
 * @param url of the balancer
 */
export function startLoad(url: string, { fans, creator, posts }: People): Load {
  const promised: Promised = { tips: new Map(), unlocked: new Map(), messages: new Map(), bought: new Map() };
  const load = { promised, seen: new Map() as Seen, answeredAt: [] as number[], wrong: [] as string[] };
  let isOver = false;
  // Who gives up has said what is wrong: the others go on, and what was started is stopped in the end.
  const people = fans.map((fan, index) => live(fan, index).catch(() => undefined));

  async function live(fan: Person, index: number): Promise<void> {
    let balance = 0;
    const add = (counts: Map<string, number>, by: number) =>
      counts.set(fan.id, (counts.get(fan.id) ?? 0) + by);
    const expectBalance = (said: unknown, where: string) => {
      if (said !== balance) load.wrong.push(`${where}: a balance of ${said} in place of ${balance}`);
    };
    await act(fan, 'POST', `/creators/${creator.id}/follow`);
    const opened = await act(fan, 'POST', '/conversations', { user_id: creator.id });
    for (let turn = 0; !isOver; turn += 1) {
      if (turn % TURNS_A_PURCHASE === 0) {
        await buy(fan);
        balance += 100;
        add(promised.bought, 100);
      }
      const tipped = await act(fan, 'POST', `/creators/${creator.id}/tips`, { credits: 2 });
      balance -= 2;
      add(promised.tips, 1);
      expectBalance(tipped.balance, 'a tip');
      const post = posts[(turn * fans.length + index) % posts.length] ?? '';
      const own = promised.unlocked.get(fan.id) ?? new Set();
      const unlocked = await act(fan, 'POST', '/credits/unlock', { content_id: post });
      if (!own.has(post)) balance -= 1;
      promised.unlocked.set(fan.id, own.add(post));
      expectBalance(unlocked.balance, 'an unlock');
      await act(fan, 'POST', `/conversations/${opened.id}/messages`, {
        client_id: randomUUID(),
        text: `${turn}`,
      });
      add(promised.messages, 1);
      await pause(PAUSE_MS);
      expectBalance((await act(fan, 'GET', '/credits/wallet')).balance, 'a wallet');
    }
  }

  async function buy(fan: Person): Promise<void> {
    const order = { credit_amount: 100, payment_method: 'paypal', original_amount: 100, final_amount: 100 };
    const bought = await act(fan, 'POST', '/credits/purchase', order);
    await fetch(String(bought.approval_url), {
      method: 'POST',
      body: new URLSearchParams({ action: 'approve' }),
      redirect: 'manual',
    });
    const ends = Date.now() + PATIENCE_MS;
    while (Date.now() < ends) {
      if ((await act(fan, 'GET', `/credits/purchases/${bought.purchase_id}`)).status === 'completed') return;
      await pause(AGAIN_MS);
    }
    load.wrong.push('a purchase that was paid is not completed');
  }

  /** Until it was answered, under one name. */
  async function act(
    fan: Person,
    method: string,
    path: string,
    body?: object,
  ): Promise<Record<string, unknown>> {
    const headers = {
      ...fan.headers,
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    };
    const ends = Date.now() + PATIENCE_MS;
    while (Date.now() < ends) {
      const answer = await fetch(`${url}/api${path}`, {
        ...{ method, headers, signal: AbortSignal.timeout(CALL_MS) },
        ...(body && { body: JSON.stringify(body) }),
      })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => ({ status: 0, text: '' }));
      if (answer.status === 200 || answer.status === 201) {
        load.answeredAt.push(Date.now());
        return JSON.parse(answer.text) as Record<string, unknown>;
      }
      const what = `${answer.status || 'no answer'} ${/"code":"(\w+)"/.exec(answer.text)?.[1] ?? ''}`.trim();
      load.seen.set(what, (load.seen.get(what) ?? 0) + 1);
      await pause(AGAIN_MS);
    }
    load.wrong.push(
      `${method} ${path.replace(/[0-9a-f-]{36}/g, '…')} was not answered in ${PATIENCE_MS / 1000} s`,
    );
    throw new Error('nobody answers');
  }

  return {
    ...load,
    end: async () => {
      isOver = true;
      await Promise.all(people);
    },
  };
}
