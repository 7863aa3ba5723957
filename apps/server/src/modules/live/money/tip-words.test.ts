import { expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { useLive } from '../live.fixture.ts';
import { purgeStreams } from '../replay/purge-streams.ts';

/** Fake: who carries streams, the clock. */
const { harness, call, running } = useLive();

const balanceOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;
const tip = (person: Person, id: string, body: object, key?: string) =>
  call('POST', `/live/${id}/tips`, person, body, key);

it('a tip on a stream says nothing that its writer may not say in the chat, and is taken without words', async () => {
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ credits: 100 });
  const id = await running(creator);
  const settings = (to: object) => call('PUT', `/live/${id}/chat/settings`, creator, to);
  await settings({ muted_words: ['pangit'] });
  expect(expectRefusal(await tip(fan, id, { credits: 5, message: 'Ang p\u0430ngit' })).errors).toHaveProperty(
    'message',
  );
  await settings({ subscribers_only: true });
  expect(expectRefusal(await tip(fan, id, { credits: 5, message: 'Uy' })).code).toBe('subscription_required');
  await settings({ subscribers_only: false });
  await call('POST', `/live/${id}/muted`, creator, { user_id: fan.id });
  expect(expectRefusal(await tip(fan, id, { credits: 5, message: 'Uy' })).code).toBe('live_muted');
  expect(await balanceOf(fan)).toBe(100);
  expect((await tip(fan, id, { credits: 5 })).statusCode).toBe(201);
  expect(await balanceOf(fan)).toBe(95);
});

it('a tip that is asked for again once its chat has gone is answered, and not paid again', async () => {
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ credits: 100 });
  const id = await running(creator);
  const send = () => tip(fan, id, { credits: 20, message: 'Salamat' }, 'one');
  const { tip_id: tipId } = (await send()).json();
  await call('POST', `/live/${id}/end`, creator);
  harness.clock.advance(HOUR_MS);
  await purgeStreams(harness.deps);
  await harness.deps.db.deleteFrom('idempotency_keys').execute();
  expect((await send()).json()).toMatchObject({
    tip_id: tipId,
    balance: 80,
    line: { text: '', state: 'removed' },
  });
});

it('a goal that is set lower than what was reached is said to be reached, once', async () => {
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ credits: 100 });
  const id = await running(creator, { goal_credits: 100, goal_text: 'New lights' });
  await tip(fan, id, { credits: 30 });
  const set = (goal_credits: number) =>
    call('PUT', `/live/${id}`, creator, { goal_credits, goal_text: 'New lights' });
  const goals = async () =>
    (await call('GET', `/live/${id}/chat`, fan))
      .json()
      .lines.filter(({ kind }: { kind: string }) => kind === 'goal')
      .map(({ credits }: { credits: number }) => credits);
  for (const goal of [50, 25, 20]) await set(goal);
  await tip(fan, id, { credits: 5 });
  expect(await goals()).toEqual([25]);
  await set(60);
  await tip(fan, id, { credits: 30 });
  expect(await goals()).toEqual([25, 60]);
});
