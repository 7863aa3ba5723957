import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useModeration } from './moderation.fixture.ts';
import { isMostlyDismissed } from './reporter.policy.ts';

const { harness, send, scene, report, decide, all } = useModeration();
let admin: Person;
let creator: Person;
let fan: Person;
beforeEach(async () => {
  ({ admin, creator, fan } = await scene());
});

/** Reports a new post. */
async function reported(by: Person): Promise<string> {
  const answer = await report(by, 'post', await harness.factory.post(creator.id));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

async function ended(by: Person, dismissed: number, upheld: number) {
  for (let n = 0; n < dismissed; n += 1) await decide(admin, await reported(by), 'no_action');
  for (let n = 0; n < upheld; n += 1) await decide(admin, await reported(by), 'warning');
}

const waiting = () => all(admin, `/moderation/reports?status=pending&user_id=${creator.id}`, 'reports');

describe('of whom reports are mostly dismissed', () => {
  it.each([
    [4, 0, false],
    [5, 0, true],
    [4, 1, true],
    [3, 2, false],
    [16, 4, true],
    [15, 5, false],
  ])('%i dismissed and %i upheld: %s', (dismissed, upheld, is) => {
    expect(isMostlyDismissed({ dismissed, upheld })).toBe(is);
  });

  it('waits behind the others, on every page once, and is not hidden', async () => {
    const honest = await harness.factory.fan();
    await ended(fan, 5, 0);
    const [first, second] = [await reported(fan), await reported(fan)];
    const [third, fourth, fifth] = [await reported(honest), await reported(honest), await reported(honest)];
    const list = await waiting();
    expect(list.map(({ id }) => id)).toEqual([third, fourth, fifth, first, second]);
    expect(list.map(({ is_last }) => is_last)).toEqual([false, false, false, true, true]);
    expect(list.at(-1).reporter).toMatchObject({ id: fan.id, upheld: 0, dismissed: 5 });
  });

  it('is judged by the newest, and does not move what waits already', async () => {
    await ended(fan, 5, 0);
    const late = await reported(fan);
    await ended(fan, 0, 2);
    const next = await reported(fan);
    expect((await waiting()).map(({ id }) => id)).toEqual([next, late]);
  });
});

it('is beside the report without the report itself, and never told to who is reported', async () => {
  await ended(fan, 1, 1);
  const id = await reported(fan);
  const shown = (await decide(admin, id, 'warning')).json().report;
  expect(shown.reporter).toMatchObject({ upheld: 1, dismissed: 1 });
  for (const address of ['/account/export', '/users/me/strikes', '/auth/me']) {
    const told = (await send('GET', address, creator)).body;
    expect(told).not.toContain(fan.id);
    expect(told).not.toMatch(/is_last|dismissed/);
  }
});

it('takes a place of its own lists alone', async () => {
  for (const cursor of ['2_x', '1_', '12_0198a000-0000-7000-8000-000000000000', 'x'])
    expect((await send('GET', `/moderation/reports?status=pending&cursor=${cursor}`, admin)).statusCode).toBe(
      422,
    );
});
