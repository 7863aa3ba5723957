import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { modules } from '../src/modules.ts';
import type { ServerModule } from '../src/platform/server-module.ts';
import { useHarness } from './harness.ts';

const harness = useHarness();
const list: readonly ServerModule[] = modules;

/** Every column that refers to a person, by what the database itself says. */
async function columnsAboutPeople(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`.execute(harness.deps.db);
  return rows.map(({ name }) => name);
}

const declared = list.flatMap(({ personal }) => [
  ...(personal?.erased ?? []),
  ...Object.keys(personal?.kept ?? {}),
  ...Object.values(personal?.exported ?? {}).map(({ table, owner }) => `${table}.${owner}`),
]);

it('each column that refers to a person is erased, exported, or kept for a reason', async () => {
  const columns = await columnsAboutPeople();
  expect(columns.length).toBeGreaterThan(60);
  expect(columns.filter((column) => !declared.includes(column))).toEqual([]);
});

it('nothing is said of columns that are not there', async () => {
  const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
    from information_schema.columns where table_schema = 'public'`.execute(harness.deps.db);
  const there = new Set(rows.map(({ name }) => name));
  expect(declared.filter((column) => !there.has(column))).toEqual([]);
});

it('what is said to be erased has a module that erases, or goes with the account itself', () => {
  const silent = list.filter(({ personal }) => personal?.erased && !personal.load).map(({ name }) => name);
  // Accounts are erased first, for their pictures; documents by a job, as that waits for what is being looked at.
  expect(silent).toEqual(['accounts', 'verification']);
});
