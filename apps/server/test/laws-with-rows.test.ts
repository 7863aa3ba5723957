import { beforeAll, expect, it } from 'vitest';
import { laws } from '../src/invariants/check-invariants.ts';
import type { Law } from '../src/platform/law.ts';
import { useHarness } from './harness.ts';
import { lawsWithRows } from './laws-with-rows.ts';
import { makeRichWorld } from './rich-world.ts';

/** Which laws the end of every test file looks at. */
const harness = useHarness();
const namesOf = (list: readonly Law[]) => list.map(({ name }) => name);

let before: string[];
beforeAll(async () => {
  before = namesOf(await lawsWithRows(harness.deps.db, laws));
});

it('are few where nobody has done anything', () => {
  expect(before.length).toBeLessThan(laws.length / 2);
  expect(before).not.toContain('tips-are-messages');
});

it('are those of what was done, through views and partitions too', async () => {
  await makeRichWorld(harness);
  const asked = namesOf(await lawsWithRows(harness.deps.db, laws));
  expect(asked).toEqual(
    expect.arrayContaining([
      'sales-are-paid',
      'balances-equal-postings',
      'spends-of-fans-add-up',
      'entries-are-whole',
    ]),
  );
  expect(asked.length).toBeGreaterThan(before.length + 20);
});
