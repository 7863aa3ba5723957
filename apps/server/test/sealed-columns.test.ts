import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useHarness } from './harness.ts';
import { KEYED, PLAIN, SEALED } from './sealed-columns.fixture.ts';

const harness = useHarness();

it('every column of bytes is sealed anew, or is none that a secret sealed', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' order by 1`.execute(harness.deps.db);
  expect(rows.map(({ name }) => name)).toEqual([...SEALED, ...PLAIN, ...KEYED].sort());
});
