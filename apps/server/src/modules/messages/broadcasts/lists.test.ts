import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { useMessages } from '../messages.fixture.ts';
import { moveBroadcast } from './deliver-broadcast.ts';

const { harness, call, inbox } = useMessages();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const creator = {} as Person;
const [suki, bago, follower, stranger] = [{}, {}, {}, {}] as [Person, Person, Person, Person];
beforeAll(async () => {
  Object.assign(creator, await harness.factory.creator());
  for (const fan of [suki, bago, follower, stranger])
    Object.assign(fan, await harness.factory.fan({ credits: 500 }));
  for (const fan of [suki, bago, follower]) await call('POST', `/creators/${creator.id}/follow`, fan);
  await call('POST', `/creators/${creator.id}/tips`, suki, { credits: 100 });
  await call('POST', `/creators/${creator.id}/tips`, bago, { credits: 10 });
});

const make = async (form: object, person = creator) => call('POST', '/lists', person, form);
const put = (list: string, fan: Person, person = creator) =>
  call('PUT', `/lists/${list}/fans/${fan.id}`, person);
const fansOf = async (list: string) =>
  (await call('GET', `/lists/${list}/fans`, creator)).json().fans.map(({ id }: { id: string }) => id);
const write = (form: object) =>
  call('POST', '/messages/broadcasts', creator, {
    client_id: harness.deps.ids.next(),
    text: 'Salamat',
    ...form,
  });
const count = async (query: string) =>
  (await call('GET', `/messages/broadcasts/receivers?${query}`, creator)).json().count;
const got = async (fan: Person) => (await inbox(fan)).conversations.length;

describe('a list of fans', () => {
  it('by hand has whom its creator puts there, once, of those with whom they have to do', async () => {
    const { id } = (await make({ kind: 'by_hand', name: 'Mga suki' })).json();
    expect((await put(id, suki)).json()).toMatchObject({ fans_count: 1 });
    expect((await put(id, suki)).json()).toMatchObject({ fans_count: 1 });
    expect(expectRefusal(await put(id, stranger)).code).toBe('person_not_found');
    expect(await fansOf(id)).toEqual([suki.id]);
    expect((await call('GET', `/fans/${suki.id}`, creator)).json().list_ids).toEqual([id]);
    const taken = await call('DELETE', `/lists/${id}/fans/${suki.id}`, creator);
    expect(taken.json()).toMatchObject({ fans_count: 0 });
    expect((await call('GET', `/fans/${suki.id}`, creator)).json().list_ids).toEqual([]);
  });

  it('by a rule fills itself, also with those to whom the rule applies only now', async () => {
    const { id } = (await make({ kind: 'spent', name: 'Mapagbigay', credits: 50, days: 30 })).json();
    expect(await fansOf(id)).toEqual([suki.id]);
    await call('POST', `/creators/${creator.id}/tips`, bago, { credits: 40 });
    expect((await fansOf(id)).sort()).toEqual([suki.id, bago.id].sort());
    const changed = await call('PUT', `/lists/${id}`, creator, {
      kind: 'subscribed',
      name: 'Tapat',
      days: 1,
    });
    expect(changed.json()).toMatchObject({ kind: 'subscribed', credits: null, days: 1, fans_count: 0 });
    expect(expectRefusal(await put(id, suki)).errors).toHaveProperty('list');
  });

  it('is its creator’s alone, has a name of its own, and says which field is wrong', async () => {
    const { id } = (await make({ kind: 'by_hand', name: 'Akin' })).json();
    const other = await harness.factory.creator();
    expect(expectRefusal(await call('GET', `/lists/${id}/fans`, other)).code).toBe('list_not_found');
    expect(expectRefusal(await put(id, suki, other)).code).toBe('list_not_found');
    expect(expectRefusal(await call('PUT', `/lists/${id}`, other, { kind: 'by_hand', name: 'x' })).code).toBe(
      'list_not_found',
    );
    expect((await call('GET', '/lists', other)).json().lists).toEqual([]);
    expect(expectRefusal(await make({ kind: 'by_hand', name: 'AKIN' })).errors).toHaveProperty('name');
    expect(expectRefusal(await make({ kind: 'spent', name: 'x', days: 3 })).errors).toHaveProperty('credits');
    expect(
      expectRefusal(await make({ kind: 'spent', name: 'x', credits: 1, days: 366 })).errors,
    ).toHaveProperty('days');
    expect(expectRefusal(await make({ kind: 'nobody', name: 'x' })).errors).toHaveProperty('kind');
    expect(expectRefusal(await make({ kind: 'by_hand', name: 'x' }, suki)).code).toBe('creators_only');
  });
});

describe('a message to a list', () => {
  it('goes to who is in it, leaves out who is in another, and keeps its name once the list is gone', async () => {
    const lists = await Promise.all(
      ['Lahat', 'Hindi'].map(async (name) => (await make({ kind: 'by_hand', name })).json().id as string),
    );
    const [all, none] = lists as [string, string];
    for (const fan of [suki, bago, follower]) await put(all, fan);
    await put(none, follower);
    expect(await count(`audience=list&list_id=${all}`)).toBe(3);
    expect(await count(`audience=list&list_id=${all}&exclude_lists=${none}`)).toBe(2);
    const scheduled_at = new Date(harness.clock.now().getTime() + 3_600_000).toISOString();
    const form = { audience: 'list', list_id: all, exclude_lists: [none], scheduled_at };
    const { id } = (await write(form)).json();
    for (const list of lists)
      expect(expectRefusal(await call('DELETE', `/lists/${list}`, creator)).errors).toHaveProperty('list');
    harness.clock.advance(3_600_001);
    await moveBroadcast(harness.deps, id);
    expect([await got(suki), await got(bago), await got(follower)]).toEqual([1, 1, 0]);
    for (const list of lists) expect((await call('DELETE', `/lists/${list}`, creator)).statusCode).toBe(200);
    expect((await call('GET', `/messages/broadcasts/${id}`, creator)).json()).toMatchObject({
      audience: 'list',
      list_name: 'Lahat',
      receivers_count: 2,
      sent_count: 2,
      state: 'sent',
    });
  });

  it('names a list of one’s own, and only with that audience', async () => {
    const other = await harness.factory.creator();
    const theirs = (await make({ kind: 'by_hand', name: 'Kanila' }, other)).json().id;
    for (const form of [
      { audience: 'list' },
      { audience: 'list', list_id: theirs },
      { audience: 'all', list_id: theirs },
    ])
      expect(expectRefusal(await write(form)).errors).toHaveProperty('list_id');
    expect(expectRefusal(await write({ audience: 'all', exclude_lists: [theirs] })).errors).toHaveProperty(
      'exclude_lists',
    );
    expect(await count('audience=list')).toBe(0);
  });

  it('reaches nobody who may not be written to first any more', async () => {
    const { id } = (await make({ kind: 'by_hand', name: 'Dati' })).json();
    await put(id, follower);
    // Asked for again, it ends.
    await call('POST', `/creators/${creator.id}/follow`, follower);
    expect(await count(`audience=list&list_id=${id}`)).toBe(0);
  });
});
