import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { register } from '../src/modules/accounts/accounts.fixture.ts';
import { modules } from '../src/modules.ts';
import type { ServerModule } from '../src/platform/server-module.ts';
import { useHarness } from './harness.ts';
import { KEYED, PLAIN, SEALED } from './sealed-columns.fixture.ts';

/** docs/data-classes.md against the database and against what modules say of people. */
const harness = useHarness();
const PAGE = readFileSync(new URL('../../../docs/data-classes.md', import.meta.url), 'utf8');
const list: readonly ServerModule[] = modules;

/** Classes of single columns, which are hidden from everybody. */
const HIDDEN = ['sensitive', 'secret'];
const SECRET_NAME = /(^|_)(password|secret|token|auth|salt|hash|sealed|private_key)$/;
const BY_STAFF = 'who of the staff did it: what they decide stays theirs to answer for';

function sectionOf(heading: string): string {
  return PAGE.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
}

const classes = [...sectionOf('How each class is kept').matchAll(/^\| `(\w+)` /gm)].map(
  ([, name = '']) => name,
);

const tables = sectionOf('Tables')
  .split('\n### ')
  .slice(1)
  .flatMap((part) => {
    const [name = '', ...lines] = part.split('\n');
    return [...lines.join(' ').matchAll(/`(\w+)`/g)].map(([, table = '']) => ({ table, class: name }));
  });

const columns = [
  ...sectionOf('Columns').matchAll(/^\| `([\w.]+)` +\| `(\w+)` +\| ([\w ]+?) +\| (.*?) *\|$/gm),
].map(([, column = '', name = '', kept = '', why = '']) => ({ column, class: name, kept, why }));
const kept = (how: string) => columns.filter((row) => row.kept === how).map(({ column }) => column);

let there: { table: string; column: string; type: string }[];
beforeAll(async () => {
  ({ rows: there } = await sql<(typeof there)[number]>`
    select table_name as table, column_name as column, data_type as type
    from information_schema.columns where table_schema = 'public'`.execute(harness.deps.db));
});

it('each table has one class, and each class says how it is kept', () => {
  const named = tables.map(({ table }) => table).sort();
  expect(named).toEqual([...new Set(there.map(({ table }) => table))].sort());
  const used = new Set([...tables, ...columns].map((row) => row.class));
  expect([...used].sort()).toEqual([...classes].sort());
});

it('each column of bytes, and each that is called a secret, has a class of its own', () => {
  const special = there.filter(({ column, type }) => {
    return type === 'bytea' || (SECRET_NAME.test(column) && type === 'text');
  });
  const names = special.map(({ table, column }) => `${table}.${column}`).sort();
  expect(columns.map(({ column }) => column).sort()).toEqual(names);
});

it('what is sealed or hashed by a key is so, and what is hidden and neither says why', () => {
  expect(kept('sealed').sort()).toEqual([...SEALED].sort());
  expect(kept('keyed hash')).toEqual(KEYED);
  expect(kept('hash').filter((column) => !PLAIN.includes(column))).toEqual([]);
  const hidden = columns.filter((row) => HIDDEN.includes(row.class));
  const bare = hidden.filter((row) => !['sealed', 'keyed hash', 'argon2id'].includes(row.kept));
  const unexplained = bare.filter(({ column, kept, why }) =>
    kept === 'hash' ? !column.endsWith('_hash') : why === '',
  );
  expect(unexplained).toEqual([]);
});

it('passwords and tokens are in the database as their hashes', async () => {
  const { user, access_token: token } = (await register(harness)).json();
  const { rows } = await sql<{ password: string; session: Buffer }>`
    select u.password_hash as password, s.bearer_hash as session
    from users u join sessions s on s.user_id = u.id where u.id = ${user.id}::uuid`.execute(harness.deps.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.password).toMatch(/^\$argon2id\$/);
  expect(rows[0]?.session).toHaveLength(32);
  expect(rows[0]?.session).not.toEqual(Buffer.from(token, 'base64url'));
});

it('tables about nobody refer to staff alone', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(harness.deps.db);
  const reasons: Record<string, string> = Object.assign({}, ...list.map(({ personal }) => personal?.kept));
  const nobodys = tables.filter((row) => row.class === 'operation').map(({ table }) => table);
  const people = rows.filter(({ table }) => nobodys.includes(table));
  expect(people.length).toBeGreaterThan(5);
  const others = people.map(({ table, column }) => `${table}.${column}`);
  expect(others.filter((name) => reasons[name] !== BY_STAFF)).toEqual([]);
});

it('nothing sensitive or secret is in the file that people take along', () => {
  const exported = list.flatMap(({ personal }) => Object.values(personal?.exported ?? {}));
  expect(exported.length).toBeGreaterThan(30);
  const taken = exported.flatMap(({ table, columns: words }) => {
    return (words.match(/\w+/g) ?? []).map((word) => `${table}.${word}`);
  });
  const hidden = columns.filter((row) => HIDDEN.includes(row.class)).map(({ column }) => column);
  expect(taken.filter((name) => hidden.includes(name))).toEqual([]);
});
