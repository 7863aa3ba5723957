import { expect } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';

export const POLL = {
  poll_question: 'Which one next?',
  poll_options: 'Sunset\nHarbour\nMarket',
  poll_hours: '24',
};
export const WORDS = { title: 'A choice', content: 'Help me' };

/** A creator who asks, and who answers. */
export function usePolls() {
  const harness = useHarness();

  const people = async () => ({
    creator: await harness.factory.creator(),
    fan: await harness.factory.fan({ credits: 100 }),
  });

  const write = (creator: Person, fields: Record<string, string> = {}) =>
    sendForm(harness, creator.headers, { fields: { ...WORDS, ...POLL, ...fields } });

  async function published(creator: Person, fields: Record<string, string> = {}) {
    const answer = await write(creator, fields);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }

  function send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    person: Person | null,
    payload?: object,
  ) {
    return harness.app.inject({
      method,
      url: `/api${url}`,
      headers: person?.headers ?? {},
      ...(payload && { payload }),
    });
  }

  const look = (person: Person | null, id: string) => send('GET', `/content/${id}/poll`, person);
  const poll = async (person: Person | null, id: string) => (await look(person, id)).json();
  const put = (person: Person, id: string, edition: string, option: number) =>
    send('PUT', `/content/${id}/poll/vote`, person, { edition, option });
  const vote = async (person: Person, id: string, option: number) =>
    put(person, id, (await poll(person, id)).edition, option);
  const edit = (creator: Person, id: string, fields: object) =>
    send('PUT', `/content/${id}`, creator, { ...WORDS, ...fields });
  /** What came of it, as its creator sees it. */
  const tally = async (creator: Person, id: string) =>
    (await poll(creator, id)).options.map(({ votes }: { votes: number }) => votes);

  return { harness, people, write, published, send, look, poll, put, vote, edit, tally };
}
