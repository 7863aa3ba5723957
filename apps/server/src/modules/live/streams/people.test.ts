import { expect, it } from 'vitest';
import { expectRefusal } from '../../../../test/problems.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { eraseLive } from '../erase.queries.ts';
import { PEOPLE, useLive } from '../live.fixture.ts';
import { readPeople } from './name-people.ts';

/** Fake: who carries streams. */
const { harness, call, plan, start } = useLive();

const named = (legal_name: string) => ({ legal_name, birth_date: '1991-02-03', is_host: false });
const namesOf = async (id: string) =>
  (await readPeople(harness.deps, harness.deps.db, [id])).get(id)?.map(({ legal_name: name }) => name);

it('who was named on camera stays on record once a stream has begun, and who comes is named beside them', async () => {
  const creator = await harness.factory.creator();
  const { id } = await plan(creator, { people: [...PEOPLE, named('Not Coming')] });
  const name = (...names: string[]) =>
    call('PUT', `/live/${id}`, creator, { people: [...PEOPLE, ...names.map(named)], consents: true });
  await name('Ben Cruz');
  expect(await namesOf(id)).toEqual(['Ana Reyes', 'Ben Cruz']);
  await start(creator, id);
  expect((await name('Carla Diaz')).statusCode).toBe(200);
  expect((await start(creator, id, { people: PEOPLE, consents: true })).statusCode).toBe(200);
  expect(await namesOf(id)).toEqual(['Ana Reyes', 'Ben Cruz', 'Carla Diaz']);
  const many = Array.from({ length: 8 }, (_, place) => `Guest ${place}`);
  expect(expectRefusal(await name(...many)).errors).toHaveProperty('people');
  expect((await name(...many.slice(1))).statusCode).toBe(200);
  expect(await namesOf(id)).toHaveLength(10);
});

it('who was named on camera is erased with the account of the host, and of no other (P1035)', async () => {
  const [creator, other] = [await harness.factory.creator(), await harness.factory.creator()];
  const [{ id }, { id: others }] = [
    await plan(creator, { people: PEOPLE }),
    await plan(other, { people: PEOPLE }),
  ];
  await start(creator, id);
  await inTransaction(harness.deps.db, (tx) => eraseLive(tx, creator.id));
  expect([await namesOf(id), await namesOf(others)]).toEqual([undefined, ['Ana Reyes']]);
});
