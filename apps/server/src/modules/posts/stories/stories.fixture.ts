import { expect } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { type FormFile, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';

export type Audience = 'everyone' | 'followers' | 'subscribers';

/** A creator who tells, and who watches. */
export function useStories() {
  const harness = useHarness();

  function send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    person: Person | null,
    payload?: object,
  ) {
    const headers = person?.headers ?? {};
    return harness.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  }

  const tell = (creator: Person, fields: Record<string, string> = {}, files: FormFile[] = []) =>
    sendForm(
      harness,
      creator.headers,
      { fields: { text: 'Words of a story', ...fields }, files },
      '/api/stories',
    );

  async function told(creator: Person, fields: Record<string, string> = {}, files: FormFile[] = []) {
    harness.clock.advance(1000);
    const answer = await tell(creator, fields, files);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }

  const follow = (fan: Person, creator: Person) => send('POST', `/creators/${creator.id}/follow`, fan);

  async function subscribe(fan: Person, creator: Person) {
    const price = { subscription_price_centavos: 10_000 };
    await harness.deps.db.updateTable('users').set(price).where('id', '=', creator.id).execute();
    await harness.factory.buy(fan.id, 200);
    const answer = await send('POST', `/creators/${creator.id}/subscription`, fan, {});
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  }

  const stories = async (person: Person, creator: Person) =>
    (await send('GET', `/stories/${creator.username}`, person)).json();
  const idsFor = async (person: Person, creator: Person): Promise<string[]> =>
    (await stories(person, creator)).stories.map(({ id }: { id: string }) => id);
  const row = async (person: Person) => (await send('GET', '/stories', person)).json().creators;
  const see = (person: Person, id: string) => send('POST', `/stories/${id}/seen`, person);
  const viewers = (creator: Person, id: string) => send('GET', `/stories/${id}/viewers`, creator);
  const own = async (creator: Person) => (await send('GET', '/content/mine/stories', creator)).json().stories;
  const hours = (count: number) => harness.clock.advance(count * 3_600_000);

  return { harness, send, tell, told, follow, subscribe, stories, idsFor, row, see, viewers, own, hours };
}
