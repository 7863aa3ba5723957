import { expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { lowestIdAt } from '../ids.ts';
import { idOfDays, ofDays } from './of-days.ts';

const harness = useHarness();

/** Whether a moment, and an id of it, are of these days. */
async function isOf(moment: string, days: Parameters<typeof ofDays>[1]): Promise<boolean> {
  const row = await harness.deps.db
    .selectNoFrom((q) => [
      q.cast<Date>(q.val(new Date(moment)), 'timestamptz').as('at'),
      q.cast<string>(q.val(lowestIdAt(new Date(moment))), 'uuid').as('id'),
    ])
    .$call((given) => harness.deps.db.selectFrom(given.as('given')))
    .select([ofDays('given.at', days).as('by_moment'), idOfDays('given.id', days).as('by_id')])
    .executeTakeFirstOrThrow();
  expect(row.by_id).toBe(row.by_moment);
  return row.by_moment;
}

it.each([
  ['2026-06-14T15:59:59.999Z', false],
  ['2026-06-14T16:00:00.000Z', true],
  ['2026-06-16T15:59:59.999Z', true],
  ['2026-06-16T16:00:00.000Z', false],
])('%s in the days of 15 and 16 June in the Philippines: %s', async (moment, expected) => {
  expect(await isOf(moment, { from: '2026-06-15', to: '2026-06-16' })).toBe(expected);
});

it.each([
  [{ from: '2026-06-15' }, true],
  [{ from: '2026-06-17' }, false],
  [{ to: '2026-06-15' }, false],
  [{}, true],
  [{ from: '0000-01-01', to: '9999-12-31' }, true],
  [{ to: '0000-01-01' }, false],
])('are open where one of them is left out, and as wide as days are: %j', async (days, expected) => {
  expect(await isOf('2026-06-16T00:00:00.000Z', days)).toBe(expected);
});
