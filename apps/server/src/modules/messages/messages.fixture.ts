import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { jpeg, sendForm } from '../../../test/forms.ts';
import { type HarnessOptions, useHarness } from '../../../test/harness.ts';
import { lockWaiters } from '../../../test/lock-waiters.ts';
import { inTransaction } from '../../platform/database/index.ts';

/** Two people who write with each other, through the calls that they make. */
export function useMessages(options: HarnessOptions = {}) {
  const harness = useHarness(options);

  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, person: Person, payload?: object) =>
    harness.app.inject({ method, url: `/api${url}`, headers: person.headers, ...(payload && { payload }) });
  const open = (person: Person, other: Person) =>
    call('POST', '/conversations', person, { user_id: other.id });
  const send = (person: Person, conversation: string, text = 'Kumusta', more: object = {}) =>
    call('POST', `/conversations/${conversation}/messages`, person, {
      client_id: harness.deps.ids.next(),
      text,
      ...more,
    });
  const upload = async (person: Person, conversation: string, content?: Buffer) =>
    sendForm(
      harness,
      person.headers,
      { files: [{ content: content ?? (await jpeg()) }] },
      `/api/conversations/${conversation}/files`,
    );
  /** The key of a photo that somebody uploaded for messages. */
  const photo = async (person: Person, conversation: string): Promise<string> =>
    (await upload(person, conversation)).json().file_key;
  const read = (person: Person, conversation: string, seq: number) =>
    call('POST', `/conversations/${conversation}/read`, person, { seq });
  const choose = (person: Person, settings: object) => call('PUT', '/messages/settings', person, settings);
  const shown = async (person: Person, conversation: string) =>
    (await call('GET', `/conversations/${conversation}`, person)).json();
  const heard = async (person: Person, conversation: string, query = '') =>
    (await call('GET', `/conversations/${conversation}/messages${query}`, person)).json().messages;
  const inbox = async (person: Person, filter = 'all') =>
    (await call('GET', `/conversations?filter=${filter}`, person)).json();
  const events = async (person: Person, after = 0) =>
    (await call('GET', `/events?after=${after}`, person)).json();

  /** A fan who follows a creator, and the conversation that the fan opened. */
  async function scene() {
    const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan()];
    await call('POST', `/creators/${creator.id}/follow`, fan);
    return { creator, fan, id: (await open(fan, creator)).json().id as string };
  }

  const block = (by: Person, whom: Person) => call('POST', `/users/${whom.id}/block`, by);
  const untilWaiting = (words: string) => expect.poll(() => lockWaiters(harness, words)).toBeGreaterThan(0);
  /**
   * Writes to somebody and lets it wait at what is written last, the cursor of whom it is told, behind all that was looked at, while something else is done.
   * @returns what becomes of the writing, which goes on by then
   */
  async function whileWriting<T>(
    reader: Person,
    write: () => PromiseLike<T>,
    meanwhile: () => Promise<unknown>,
  ): Promise<{ written: Promise<T> }> {
    return inTransaction(harness.deps.moneyDb, async (tx) => {
      await sql`select from event_cursors where person_id = ${reader.id}::uuid for update`.execute(tx);
      const written = (async () => await write())();
      await untilWaiting('event_cursors');
      await meanwhile();
      return { written };
    });
  }

  /** Kept out for everybody, whether or not that is answered. */
  async function untilKeptOut({ id }: Person): Promise<void> {
    const found = harness.deps.db.selectFrom('users').select('status').where('id', '=', id);
    await expect.poll(() => found.executeTakeFirstOrThrow()).not.toEqual({ status: 'active' });
  }

  /**
   * Keeps a person out in the middle of what `whileWriting` holds back: they are for everybody by then, and it is not answered.
   * @returns what becomes of both, which go on by then
   */
  async function keepOutWhileWriting<T, Answer>(
    reader: Person,
    write: () => PromiseLike<T>,
    { person, keepOut }: { person: Person; keepOut: () => PromiseLike<Answer> },
  ): Promise<{ written: Promise<T>; answered: Promise<Answer> }> {
    const pending: Promise<Answer>[] = [];
    let isAnswered = false;
    const { written } = await whileWriting(reader, write, async () => {
      const answer = (async () => await keepOut())();
      pending.push(
        answer.finally(() => {
          isAnswered = true;
        }),
      );
      await untilKeptOut(person);
      expect(isAnswered).toBe(false);
    });
    return { written, answered: pending[0] as Promise<Answer> };
  }

  const waiting = { block, untilWaiting, whileWriting, untilKeptOut, keepOutWhileWriting };
  return {
    ...waiting,
    harness,
    call,
    open,
    send,
    upload,
    photo,
    read,
    choose,
    shown,
    heard,
    inbox,
    events,
    scene,
  };
}
