import { calls } from '@likha/contract/calls';
import { expect, it } from 'vitest';
import { checkInvariants } from '../src/invariants/check-invariants.ts';
import { useStories } from '../src/modules/posts/stories/stories.fixture.ts';
import { samples } from './call-samples.ts';
import type { Person } from './factory.ts';
import { jpeg } from './forms.ts';

/** Every call that reads is asked, so that a list which is made later and forgets that stories are no posts (P414) is found here. */
const { harness, send, told, follow, subscribe } = useStories();

/** What is there to tell of stories, by call. */
const OF_STORIES = new Set(['listStories', 'getStories', 'listOwnStories', 'listStoryViewers']);

const FEEDS = ['/content/feed?only_subscribed=true', '/content/feed?only_followed=true'];

/** The addresses of all calls that read and that a person of the public may make, for one creator. */
function addresses({ id, username }: Person): Map<string, string> {
  const found = new Map(FEEDS.map((url) => [url, url]));
  for (const [name, call] of Object.entries(calls)) {
    if (call.method !== 'GET' || call.who === 'admin' || OF_STORIES.has(name)) continue;
    const sample = samples[name as keyof typeof samples] as { query?: Record<string, string> };
    const { cursor: _, ...query } = sample.query ?? {};
    const path = call.path.replace('{id}', id).replace('{username}', username).replace('{tag}', 'told');
    found.set(name, `${path}?${new URLSearchParams(query)}`);
  }
  return found;
}

/** By call, those whose answer to somebody contains a word. */
async function naming(words: readonly string[], creator: Person, people: readonly (Person | null)[]) {
  const names = new Set<string>();
  for (const [name, url] of addresses(creator))
    for (const person of people) {
      const { body } = await send('GET', url, person);
      if (words.some((word) => body.includes(word))) names.add(name);
    }
  return names;
}

it('no list but those of stories has a story, to its creator neither', async () => {
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ isSafeMode: false });
  await follow(fan, creator);
  await subscribe(fan, creator);
  const people = [creator, fan, null];
  const story = await told(creator, { text: 'Told #told minsanlang' }, [{ content: await jpeg() }]);
  for (const person of [creator, fan]) {
    await send('PUT', `/content/${story.id}/save`, person);
    await send('POST', `/content/${story.id}/seen`, person);
    await send('POST', `/stories/${story.id}/seen`, person);
  }
  expect([...(await naming([story.id, story.media.file_key, 'minsanlang'], creator, people))]).toEqual([]);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
  // The same question finds posts, so it looks where they are.
  const post = await harness.factory.post(creator.id);
  const lists = await naming([post], creator, people);
  for (const list of ['getFeed', 'listCreatorPosts', 'listOwnPosts', ...FEEDS])
    expect([...lists]).toContain(list);
});
