import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { createDatabase, createPool, type Database, prepare, sendTogether } from './index.ts';
import { MAX_NAMED_STATEMENTS } from './named-statements.ts';

const harness = useHarness();

/** One connection, so that what it has prepared can be counted. */
let db: Database;
beforeAll(() => {
  const { connectionString } = harness;
  db = createDatabase(createPool({ connectionString, maxConnections: 1, statementTimeoutMs: 20_000 }));
});
afterAll(() => db.destroy());

async function preparedTexts(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

describe('a statement', () => {
  it('with parameters is prepared once, whatever its parameters', async () => {
    for (const n of [1, 2, 3])
      expect((await sql`select ${n}::int as once`.execute(db)).rows).toEqual([{ once: n }]);
    expect(await preparedTexts()).toEqual(['select $1::int as once']);
  });

  it('past the bound is not, and is answered all the same; another pool begins anew', async () => {
    const connections = { connectionString: harness.connectionString, maxConnections: 1 };
    const own = createDatabase(createPool({ ...connections, statementTimeoutMs: 20_000 }));
    for (let n = 0; n <= MAX_NAMED_STATEMENTS; n++)
      expect((await sql`select ${n}::int as ${sql.ref(`n${n}`)}`.execute(own)).rows).toEqual([
        { [`n${n}`]: n },
      ]);
    const { rows } = await sql`select 1 from pg_prepared_statements`.execute(own);
    expect(rows).toHaveLength(MAX_NAMED_STATEMENTS);
    await own.destroy();
    await sql`select ${1}::int as another`.execute(db);
    expect(await preparedTexts()).toContain('select $1::int as another');
  });

  it('without parameters is not', async () => {
    await sql`select 5 as plain`.execute(db);
    expect(await preparedTexts()).not.toContain('select 5 as plain');
  });

  it('that fails says so, and its connection goes on', async () => {
    await expect(sql`select 1 / ${0}::int`.execute(db)).rejects.toMatchObject({ code: '22012' });
    expect((await sql`select 1 / ${1}::int as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it('in a transaction is part of it', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await sql`insert into captcha_uses values (${'gone'}, now())`.execute(tx);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const kept = await db.selectFrom('captcha_uses').selectAll().where('challenge', '=', 'gone').execute();
    expect(kept).toEqual([]);
  });
});

const note = prepare<{ challenge: string }, { challenge: string }>(
  (_db, param) =>
    sql`insert into captcha_uses values (${param('challenge')}, now()) on conflict do nothing returning challenge`,
);
const halve = prepare<{ n: number; by: number }, { half: number }>(
  (_db, param) => sql`select ${param('n')}::int / ${param('by')}::int as half`,
);

describe.each([true, false])('statements sent together (pipelined: %s)', (isPipelined) => {
  let own: Database;
  beforeAll(() => {
    const { connectionString } = harness;
    own = createDatabase(
      createPool({ connectionString, maxConnections: 1, statementTimeoutMs: 20_000, isPipelined }),
    );
  });
  afterAll(() => own.destroy());
  const noted = () => own.selectFrom('captcha_uses').select('challenge').orderBy('challenge').execute();

  it('are done in their order, and each has its own answer', async () => {
    const challenge = `order ${isPipelined}`;
    const answers = await own
      .transaction()
      .execute((tx) =>
        sendTogether(tx, [note.fill({ challenge }), note.fill({ challenge }), halve.fill({ n: 9, by: 2 })]),
      );
    expect(answers).toEqual([[{ challenge }], [], [{ half: 4 }]]);
  });

  it('leave nothing when one of them fails, say why, and the connection goes on', async () => {
    const before = await noted();
    const failing = own
      .transaction()
      .execute((tx) =>
        sendTogether(tx, [
          note.fill({ challenge: 'before' }),
          halve.fill({ n: 1, by: 0 }),
          note.fill({ challenge: 'after' }),
        ]),
      );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await noted()).toEqual(before);
  });

  it('that are cut off fail, and the next ones are done', async () => {
    const cut = own.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(harness.deps.db);
      return sendTogether(tx, [halve.fill({ n: 4, by: 2 }), halve.fill({ n: 6, by: 2 })]);
    });
    await expect(cut).rejects.toThrow();
    const again = () => own.transaction().execute((tx) => sendTogether(tx, [halve.fill({ n: 4, by: 2 })]));
    await expect.poll(() => again().catch(() => null)).toEqual([[{ half: 2 }]]);
  });
});

describe('a connection that was cut', () => {
  it('is replaced by one that prepares anew', async () => {
    const read = () => sql<{ pid: number }>`select ${1}::int as n, pg_backend_pid() as pid`.execute(db);
    const pid = (await read()).rows[0]?.pid;
    await sql`select pg_terminate_backend(${pid}::int)`.execute(harness.deps.db);
    await expect.poll(async () => (await read().catch(() => null))?.rows[0]?.pid).toBeGreaterThan(0);
    expect((await read()).rows[0]?.pid).not.toBe(pid);
  });
});
