import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { useMessages } from './messages.fixture.ts';

/** What staff lets through of somebody who is banned or suspended by then comes to nobody (P428). */

const {
  harness,
  call,
  send,
  shown,
  heard,
  inbox,
  events,
  scene,
  untilWaiting,
  untilKeptOut,
  keepOutWhileWriting,
} = useMessages();
let admin: Person;

beforeAll(async () => {
  admin = await harness.factory.admin();
  await call('POST', '/moderation/spam-keywords', admin, { keyword: 'biglang yaman', severity: 3 });
});
afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

type Way = 'ban' | 'suspend';
const reason = 'Links to another site.';
const keepOut = (way: Way, { id }: Person) =>
  call('POST', `/admin/users/${id}/${way}`, admin, { reason, ...(way === 'suspend' && { days: 3 }) });
const lift = ({ id }: Person) => call('POST', `/admin/users/${id}/lift`, admin, { reason });
const approve = (id: string) => call('PUT', `/moderation/content/${id}`, admin, { status: 'approved' });
const SAID = 'Approved. It comes to nobody, as who wrote it is banned or suspended.';

/** A conversation with one message that came, and one that staff holds. */
async function heldScene() {
  const { creator, fan, id } = await scene();
  await send(fan, id, 'Una');
  const held = (await send(fan, id, 'Biglang yaman!')).json();
  return { creator, fan, id, held };
}
const seqsOf = async (person: Person, id: string) =>
  (await heard(person, id)).map(({ seq }: { seq: number }) => seq);

describe('a held message of somebody who is kept out meanwhile', () => {
  it.each<Way>(['ban', 'suspend'])('comes to nobody after a %s, which staff is told', async (way) => {
    const { creator, fan, id, held } = await heldScene();
    expect((await keepOut(way, fan)).statusCode).toBe(201);
    const [before, { cursor }] = [await shown(creator, id), await events(creator)];
    const answer = await approve(held.id);
    expect([answer.statusCode, answer.json().message]).toEqual([200, SAID]);
    expect(answer.json().content.status).toBe('approved');
    expect(await seqsOf(creator, id)).toEqual([1]);
    expect(await shown(creator, id)).toEqual(before);
    expect((await events(creator, cursor)).events).toEqual([]);
    expect((await inbox(creator)).conversations[0].last_message.text).toBe('Una');
  });

  it('does not come once they are back, either', async () => {
    const { creator, fan, id, held } = await heldScene();
    await keepOut('suspend', fan);
    await approve(held.id);
    const [before, { cursor }] = [await shown(creator, id), await events(creator)];
    expect((await lift(fan)).statusCode).toBe(200);
    expect(await seqsOf(creator, id)).toEqual([1]);
    expect(await shown(creator, id)).toEqual({ ...before, may_write: true });
    expect((await events(creator, cursor)).events).toEqual([]);
  });

  it('comes where its reader is kept out alone, and is there once they are back', async () => {
    const { creator, id, held } = await heldScene();
    await keepOut('suspend', creator);
    expect((await approve(held.id)).json().message).toBe('Content approved successfully');
    await lift(creator);
    expect(await seqsOf(await signedInAgain(creator), id)).toEqual([2, 1]);
  });
});

describe('a message that is let through while its sender is kept out', () => {
  it.each<Way>(['ban', 'suspend'])('is there before the %s is answered, or never', async (way) => {
    const { creator, fan, held } = await heldScene();
    const { written, answered } = await keepOutWhileWriting(creator, () => approve(held.id), {
      person: fan,
      keepOut: () => keepOut(way, fan),
    });
    expect((await answered).statusCode).toBe(201);
    const { cursor } = await events(creator);
    expect((await written).json().message).toBe('Content approved successfully');
    expect((await events(creator, cursor)).events).toEqual([]);
  });

  it('does not come where the ban was first, though staff was let in before', async () => {
    const { creator, fan, id, held } = await heldScene();
    const pending: Promise<{ statusCode: number; json: () => { message: string } }>[] = [];
    await inTransaction(harness.deps.moneyDb, async (tx) => {
      await sql`select from conversations where id = ${id}::uuid for update`.execute(tx);
      pending.push(approve(held.id).then((answer) => answer));
      await untilWaiting('conversations');
      pending.push(keepOut('ban', fan).then((answer) => answer));
      await untilKeptOut(fan);
    });
    const [approved, banned] = await Promise.all(pending);
    expect(banned?.statusCode).toBe(201);
    expect(approved?.json().message).toBe(SAID);
    expect(await seqsOf(creator, id)).toEqual([1]);
  });

  it('is heard of once or not at all where both are asked at once', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const { creator, fan, id, held } = await heldScene();
      const { cursor } = await events(creator);
      const [approved, banned] = await Promise.all([approve(held.id), keepOut('ban', fan)]);
      expect([approved.statusCode, banned.statusCode]).toEqual([200, 201]);
      const hasCome = approved.json().message !== SAID;
      expect(await seqsOf(creator, id)).toEqual(hasCome ? [2, 1] : [1]);
      expect((await events(creator, cursor)).events).toHaveLength(hasCome ? 1 : 0);
    }
  });
});

/** Whoever is kept out is signed out everywhere. */
async function signedInAgain(person: Person): Promise<Person> {
  const { bearer } = await harness.deps.sessions.start(harness.deps.db, person.id);
  return { ...person, headers: { authorization: `Bearer ${bearer}` } };
}
