import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Past the bound a statement goes unnamed: texts that are built from data cannot fill the server's memory. */
const MAX_NAMED_STATEMENTS = 500;
const statementNames = new Map<string, string>();

/** The same text always has the same name, on every connection of every pool. */
function nameOf(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known || statementNames.size >= MAX_NAMED_STATEMENTS) return known;
  const name = `s${statementNames.size + 1}`;
  statementNames.set(text, name);
  return name;
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
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const named = known.get(client) ?? nameStatements(client);
      known.set(client, named);
      return named;
    },
    end: () => pool.end(),
  };
}

const BEGUN = { command: 'BEGIN', rowCount: null, rows: [] };

/**
 * Without cursors, which Kysely uses for streams only and which are not configured. On a connection that pipelines, `begin`
 * travels with the first statement: it cannot fail unless the connection does, and then that statement fails as well.
 */
function nameStatements(client: pg.PoolClient): PostgresPoolClient {
  const isPipelined = (client as { pipeline?: boolean }).pipeline === true;
  const query = (text: string, values: readonly unknown[]) => {
    if (text === 'begin' && isPipelined) {
      client.query(text).catch(() => undefined);
      return Promise.resolve(BEGUN);
    }
    return values.length === 0 ? client.query(text) : send(client, text, values);
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken),
  };
}

/**
 * As a Query rather than as its settings, which pg would copy property by property; and with a callback, as pg's own
 * promise keeps the rows reachable until a full collection, which then runs thrice as often.
 */
function send(client: pg.PoolClient, text: string, values: readonly unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(text, [...values], (error: Error | undefined, result: unknown) =>
      error ? reject(error) : resolve(result),
    ) as NamedQuery;
    query.name = nameOf(text);
    client.query(query);
  });
}
