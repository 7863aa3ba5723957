import type { Duplex } from 'node:stream';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { nameStatement } from '../telemetry/name-statement.ts';
import { inSpan, isTraced } from '../telemetry/spans.ts';

/** Past the bound a statement goes unnamed: texts that are built from data cannot fill the server's memory. */
export const MAX_NAMED_STATEMENTS = 500;

type NameOf = (text: string) => string | undefined;

/** The same text always has the same name, on every connection of one pool. */
function createNames(): NameOf {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= MAX_NAMED_STATEMENTS) return known;
    const name = `s${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/** pg's Query takes a name, which its types do not say. */
type NamedQuery = pg.Query & { name: string | undefined };

/**
 * The pool as Kysely uses it: every statement with parameters is sent as a named prepared one, parsed and planned once
 * per connection (docs/decisions/0003 and 0013). The pool itself and its clients stay pg's own.
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  // Kysely remembers what it knows of a connection by this object, so a client has one for as long as it lives.
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = createNames();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const named = known.get(client) ?? nameStatements(client, nameOf);
      known.set(client, named);
      return named;
    },
    end: () => pool.end(),
  };
}

/** In place of a text: the parameters are statements to be sent in one go, and each answer's rows are a row (prepared.ts). */
export const TOGETHER = '(several statements)';

const BEGUN = { command: 'BEGIN', rowCount: null, rows: [] };

/**
 * Without cursors, which Kysely uses for streams only and which are not configured. On a connection that pipelines, `begin`
 * travels with the first statement: it cannot fail unless the connection does, and then that statement fails as well.
 */
function nameStatements(client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient {
  const isPipelined = (client as { pipeline?: boolean }).pipeline === true;
  const query = (text: string, values: readonly unknown[]) => {
    if (text === 'begin' && isPipelined) {
      const stream = streamOf(client);
      stream.cork();
      client.query(text).catch(() => undefined);
      // The first statement follows before anything else happens, and is written along.
      process.nextTick(() => stream.uncork());
      return Promise.resolve(BEGUN);
    }
    if (text === TOGETHER) return sendAll(client, nameOf, values as readonly Statement[]);
    return values.length === 0 ? client.query(text) : send(client, nameOf, text, values);
  };
  return {
    query: ((text: string, values: readonly unknown[]) =>
      isTraced() ? traced(text, values, query) : query(text, values)) as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken),
  };
}

/** By verb and table alone; of statements in one go by how many they are. */
function traced<T>(
  text: string,
  values: readonly unknown[],
  query: (text: string, values: readonly unknown[]) => Promise<T>,
): Promise<T> {
  const { name, facts } =
    text === TOGETHER
      ? {
          name: 'statements',
          facts: { 'db.system.name': 'postgresql', 'db.operation.batch.size': values.length },
        }
      : nameStatement(text);
  return inSpan(name, facts, () => query(text, values));
}

/** The client's connection, which its types do not say. */
function streamOf(client: pg.PoolClient): Duplex {
  return (client as unknown as { connection: { stream: Duplex } }).connection.stream;
}

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** In one write: each costs more than the statement that it carries. Waits for all of them, so that none is left under way. */
async function sendAll(client: pg.PoolClient, nameOf: NameOf, statements: readonly Statement[]) {
  const stream = streamOf(client);
  stream.cork();
  const answers = Promise.allSettled(
    statements.map(({ sql, parameters }) => send(client, nameOf, sql, parameters)),
  );
  stream.uncork();
  const rows: unknown[] = [];
  for (const answer of await answers) {
    if (answer.status === 'rejected') throw answer.reason;
    rows.push((answer.value as pg.QueryResult).rows);
  }
  return { command: 'SELECT', rowCount: rows.length, rows };
}

/**
 * As a Query rather than as its settings, which pg would copy property by property; and with a callback, as pg's own
 * promise keeps the rows reachable until a full collection, which then runs thrice as often.
 */
function send(
  client: pg.PoolClient,
  nameOf: NameOf,
  text: string,
  values: readonly unknown[],
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(text, [...values], (error: Error | undefined, result: unknown) =>
      error ? reject(error) : resolve(result),
    ) as NamedQuery;
    query.name = nameOf(text);
    client.query(query);
  });
}
