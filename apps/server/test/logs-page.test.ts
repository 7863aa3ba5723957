import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { createLog } from '../src/platform/log.ts';
import { useHarness } from './harness.ts';

/** The inventory of logs in docs/operations.md against what is written. */
const harness = useHarness();
const PAGE = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

const rows = (PAGE.split('\n## What is written down\n')[1]?.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));
const codesIn = (cell = '') => [...cell.matchAll(/`([\w./]+)`/g)].map(([, code = '']) => code);

it('each table that only grows is in the inventory, and what is there exists', async () => {
  const { rows: growing } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and not c.relispartition and t.tgtype & 1 = 1 and t.tgtype & 16 = 16 and p.prosrc ~ 'restrict_violation'
    order by 1`.execute(harness.deps.db);
  const named = rows.filter(([, layer]) => layer === 'database').flatMap(([, , log]) => codesIn(log));
  expect(growing.length).toBeGreaterThan(15);
  expect(growing.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
  for (const name of named) {
    const there = await sql`select to_regclass(${name}) as it`.execute(harness.deps.db);
    expect(there.rows, name).not.toEqual([{ it: null }]);
  }
});

it('the lines of a request and of a refusal have the fields that the inventory names', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const app = await buildApp({ ...harness.deps, log }, { rateLimits: { check: async () => undefined } });
  const { headers } = await harness.factory.fan();
  await app.inject({ url: '/api/admin/payouts?search=lihim', headers });
  await app.inject({ method: 'POST', url: '/api/auth/login', payload: '{' });
  await app.close();
  for (const message of ['request', 'access was refused', 'input was refused']) {
    const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === message);
    const [row] = rows.filter(([, , log]) => log?.startsWith(`\`${message}\``));
    expect(Object.keys(line ?? {}).sort(), message).toEqual(codesIn(row?.[3]).sort());
  }
});

it('security events go after the year that the inventory says', async () => {
  const [row] = rows.filter(([, , log]) => log?.includes('`security_events`'));
  expect(row?.[5]).toContain('a year');
  const { rows: sources } = await sql<{ prosrc: string }>`
    select prosrc from pg_proc where proname like 'keep_security_event%'`.execute(harness.deps.db);
  expect(sources).toHaveLength(2);
  for (const { prosrc } of sources) expect(prosrc).toContain("interval '365 days'");
});
