import { expect, it } from 'vitest';
import { useHarness } from '../../../server/test/harness.ts';
import { DEMO_CAST, type DemoCast } from './people.ts';
import { seedDemo } from './seed-demo.ts';

const harness = useHarness({ deps: { isDemo: true } });
const CAST: DemoCast = {
  ...DEMO_CAST,
  creators: DEMO_CAST.creators.slice(0, 4).map((creator) => ({ ...creator, posts: 3 })),
  supporters: DEMO_CAST.supporters.slice(0, 2),
};

it('is filled once by three nodes that start together, each of which waits until there is something to see', async () => {
  const lines: string[] = [];
  async function start(): Promise<number> {
    const rest = await seedDemo(harness.deps, (line) => lines.push(line), CAST);
    const { db } = harness.deps;
    const { length: admins } = await db
      .selectFrom('users')
      .where('user_type', '=', 'admin')
      .select('id')
      .execute();
    await rest?.(new AbortController().signal);
    return admins;
  }
  expect(await Promise.all([start(), start(), start()])).toEqual([1, 1, 1]);
  expect(lines.filter((line) => line.startsWith('Preparing'))).toHaveLength(1);
  expect(lines.filter((line) => line === '  The demo is whole.')).toHaveLength(1);
  const posts = await harness.deps.db
    .selectFrom('posts')
    .where('kind', '=', 'post')
    .select(({ fn }) => ['creator_id', fn.countAll<number>().as('many')])
    .groupBy('creator_id')
    .execute();
  expect(posts.map(({ many }) => many)).toEqual([3, 3, 3, 3]);
});
