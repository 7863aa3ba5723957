import { expect } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { grantSubscription } from '../../subscriptions/index.ts';

export interface Listed {
  posts: { id: string; is_locked: boolean; title: string }[];
  next_cursor: string | null;
}

/** Lists of posts as people read them, and a creator with many. */
export function useLists() {
  const harness = useHarness();

  async function list(url: string, person?: Person): Promise<Listed> {
    const answer = await harness.app.inject({ url: `/api${url}`, headers: person?.headers ?? {} });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  /** Every page of a list, with something happening between two of them. */
  async function readAll(
    url: string,
    person: Person | undefined,
    between: () => Promise<unknown>,
  ): Promise<string[]> {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Listed = await list(
        `${url}${url.includes('?') ? '&' : '?'}limit=4${cursor && `&cursor=${cursor}`}`,
        person,
      );
      seen.push(...page.posts.map(({ id }) => id));
      cursor = page.next_cursor;
      await between();
    }
    return seen;
  }

  function subscribe(fan: Person, creator: Person, days = 30): Promise<void> {
    const endsAt = new Date(harness.clock.now().getTime() + days * 86_400_000);
    return grantSubscription(harness.deps, { fanId: fan.id, creatorId: creator.id, endsAt });
  }

  async function writer(count: number) {
    const creator = await harness.factory.creator();
    const posts: string[] = [];
    for (let index = 0; index < count; index += 1) {
      harness.clock.advance(1000);
      posts.unshift(await harness.factory.post(creator.id));
    }
    return { creator, posts };
  }

  return { harness, list, readAll, subscribe, writer };
}
