import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';

/** Counters are set by hand here: the laws that count are left out. */
const harness = useHarness({ laws: [] });

function call(method: 'GET' | 'PUT' | 'POST', url: string, { headers }: Person, payload?: object) {
  return harness.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
}

async function creator(tags: string[], followers = 0, isNsfw = false): Promise<Person> {
  const person = await harness.factory.creator();
  const id = await harness.factory.post(person.id, { isNsfw });
  await harness.deps.db.updateTable('posts').set({ tags }).where('id', '=', id).execute();
  await harness.deps.db
    .updateTable('users')
    .set({ followers_count: followers })
    .where('id', '=', person.id)
    .execute();
  return person;
}

const suggested = async (fan: Person): Promise<string[]> =>
  (await call('GET', '/creators/suggested', fan)).json().creators.map(({ id }: { id: string }) => id);
const stepsOf = async (fan: Person) => (await call('GET', '/first-steps', fan)).json().steps;

let people: { sea: Person; both: Person; cosplay: Person; mature: Person; plain: Person };
beforeAll(async () => {
  people = {
    sea: await creator(['Sea'], 5),
    both: await creator(['sea', 'cosplay'], 1),
    cosplay: await creator(['cosplay', 'Séa side'], 3),
    mature: await creator(['midnight'], 2, true),
    plain: await creator([], 90),
  };
});

describe('first steps', () => {
  it('offer the tags that most creators use, once each, none of one creator or of mature posts alone', async () => {
    const fan = await harness.factory.fan();
    expect((await call('GET', '/interests', fan)).json()).toEqual({
      interests: ['cosplay', 'Sea'],
    });
  });

  it('suggest by interests, the most in common first, then whom most follow, and nobody followed already', async () => {
    const fan = await harness.factory.fan();
    const { sea, both, cosplay, mature, plain } = people;
    expect(await suggested(fan)).toEqual([plain, sea, cosplay, mature, both].map(({ id }) => id));
    await call('PUT', '/first-steps', fan, { interests: ['SEA', 'cosplay'] });
    expect(await suggested(fan)).toEqual([cosplay, both, sea, plain, mature].map(({ id }) => id));
    await call('PUT', '/first-steps', fan, { interests: ['midnight'] });
    expect((await suggested(fan))[0]).toBe(plain.id);
    await call('POST', `/creators/${plain.id}/follow`, fan);
    expect(await suggested(fan)).not.toContain(plain.id);
  });

  it('tick themselves off from what the fan does, and can be put away', async () => {
    const fan = await harness.factory.fan();
    const none = { interests: [], follows: 0, wanted_follows: 3, has_credits: false, is_put_away: false };
    expect(await stepsOf(fan)).toEqual(none);
    await call('PUT', '/first-steps', fan, { interests: ['Sea', 'Sea'] });
    for (const { id } of Object.values(people)) await call('POST', `/creators/${id}/follow`, fan);
    await harness.factory.buy(fan.id, 10);
    expect(await stepsOf(fan)).toEqual({ ...none, interests: ['Sea'], follows: 3, has_credits: true });
    const { steps } = (await call('PUT', '/first-steps', fan, { is_put_away: true })).json();
    expect(steps).toMatchObject({ interests: ['Sea'], is_put_away: true });
  });

  it('are for fans, and take ten interests at most', async () => {
    const fan = await harness.factory.fan();
    expect((await call('GET', '/first-steps', people.sea)).json().code).toBe('fans_only');
    const many = Array.from({ length: 11 }, (_, n) => `tag ${n}`);
    const answer = await call('PUT', '/first-steps', fan, { interests: many });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['interests']]);
  });
});
