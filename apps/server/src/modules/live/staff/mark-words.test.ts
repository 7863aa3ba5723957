import { expect, it } from 'vitest';
import { addKeyword } from '../../reviews/index.ts';
import { useLive } from '../live.fixture.ts';
import { sweepStreams } from '../streams/sweep-streams.ts';

/** Fake: who carries streams. */
const { harness, call, plan, running } = useLive();

it.each([3, 5] as const)(
  'a running stream in which a word became a keyword of severity %i is marked for staff',
  async (severity) => {
    const moderator = await harness.factory.admin({ role: 'moderator' });
    const word = `bawal${severity}`;
    const [titled, fine] = [
      await running(await harness.factory.creator(), { title: `Live ${word}` }),
      await running(await harness.factory.creator()),
    ];
    const host = await harness.factory.creator();
    const pinned = await running(host);
    await call('PUT', `/live/${pinned}/chat/settings`, host, { pinned: `Ang ${word} dito` });
    await plan(await harness.factory.creator(), { title: `Bukas ${word}` });
    const marked = async () => {
      await sweepStreams(harness.deps);
      const { lives } = (await call('GET', '/admin/live', moderator)).json();
      return Object.fromEntries(
        lives.map((each: { live: { id: string }; is_flagged: boolean }) => [each.live.id, each.is_flagged]),
      );
    };
    expect(await marked()).toMatchObject({ [titled]: false, [fine]: false, [pinned]: false });
    await addKeyword(harness.deps, { id: moderator.id, from: '127.0.0.1' }, { keyword: word, severity });
    expect(await marked()).toMatchObject({ [titled]: true, [fine]: false, [pinned]: true });
  },
);
