import { type CompiledQuery, type Expression, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './schema.generated.ts';

export type Database = Kysely<DB>;
/** A transaction that a use case owns and hands down. */
export type Tx = Transaction<DB>;
/** Either: a query that only reads does not care. */
export type Queryable = Database | Tx;

export interface DatabaseOptions {
  connectionString: string;
  maxConnections: number;
  /** Milliseconds after which PostgreSQL gives up on one statement. */
  statementTimeoutMs: number;
  /** Told when a connection is lost while nobody uses it; those in use fail their query. */
  onConnectionLost?: (error: Error) => void;
}

const MAX_NAMED_STATEMENTS = 500;
const statementNames = new Map<string, string>();

/** The same text always has the same name; past the bound a statement goes unnamed rather than fill the server. */
function nameOf(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known || statementNames.size >= MAX_NAMED_STATEMENTS) return known;
  const name = `s${statementNames.size + 1}`;
  statementNames.set(text, name);
  return name;
}

/** pg's Query takes a name, which its types do not say. */
type NamedQuery = pg.Query & { name: string | undefined };
type Callback = (error: Error | undefined, result: unknown) => void;

/** Sends every statement with parameters as a named prepared one: parsed and planned once per connection. */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; this passes all but one through
  override query(...args: any[]): any {
    const [text, values, callback] = args as [unknown, unknown, Callback | undefined];
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
      return super.query(...(args as [string]));
    // The pool's own query() and the job queue's clock wait for their callback: without it they wait for ever.
    if (callback) return this.#send(text, values, callback);
    // pg's own promise keeps the rows reachable until a full collection, which then runs thrice as often.
    return new Promise((resolve, reject) => {
      this.#send(text, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
  }

  /** As a Query rather than as its settings, which pg would copy property by property. */
  #send(text: string, values: unknown[], callback: Callback): void {
    const query = new pg.Query(text, values, callback) as NamedQuery;
    query.name = nameOf(text);
    super.query(query);
  }
}

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;
/** bigint arrives as a number (money and counts stay below 2^53, asserted), a date as the text it is. */
const types = {
  getTypeParser(oid: number, format?: string) {
    if (oid === INT8) return parseSafeInteger;
    if (oid === DATE) return (text: string) => text;
    if (oid === TIMESTAMPTZ) return parseMoment;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

const parseAnyMoment = pg.types.getTypeParser(TIMESTAMPTZ);
/** `2026-06-15 08:30:00.5+00`, as every connection of ours gets it; any other form is left to pg, which is slower. */
function parseMoment(text: string): unknown {
  if (!text.endsWith('+00') || text.charCodeAt(10) !== 32) return parseAnyMoment(text);
  return new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
}

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a database integer is beyond 2^53');
  return value;
}

/** A bounded pool with timeouts on connecting, on each statement and on idle transactions. */
export function createPool(options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparingClient as unknown as new () => pg.ClientBase,
    connectionString: options.connectionString,
    max: options.maxConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: options.statementTimeoutMs,
    lock_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: options.statementTimeoutMs * 2,
    application_name: 'likha',
    types: types as pg.CustomTypesConfig,
  } as pg.PoolConfig);
  const onLost = options.onConnectionLost ?? (() => undefined);
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

const RETRYABLE = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 4;

/** Runs `work` in one transaction; a deadlock or serialization failure is tried again, a bounded number of times. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !RETRYABLE.has(databaseErrorCode(error) ?? '')) throw error;
    }
  }
}

/** The SQLSTATE of an error that came from PostgreSQL. */
export function databaseErrorCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** Was this a violation of the unique index or constraint of that name? */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint;
}

class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A statement built and compiled once and then only filled in: the builder costs more than the query on hot paths. */
export interface Prepared<Params, Row> {
  readonly sql: () => string;
  parameters(params: Params): unknown[];
  all(db: Queryable, params: Params): Promise<Row[]>;
  first(db: Queryable, params: Params): Promise<Row | undefined>;
}

type Placeholder<Params> = <Name extends keyof Params & string>(name: Name) => Expression<Params[Name]>;

/**
 * Prepares a hot statement. `build` gets a query builder and a function that makes a placeholder for one of
 * `Params`; it runs once, on first use.
 */
export function prepare<Params extends object, Row>(
  build: (db: Database, param: Placeholder<Params>) => { compile(db: Database): CompiledQuery<Row> },
): Prepared<Params, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  const compile = () => {
    compiled ??= build(
      compiler,
      (name) => sql.val(new Parameter(name)) as unknown as Expression<never>,
    ).compile(compiler);
    return compiled;
  };
  const parameters = (params: Params) =>
    compile().parameters.map((value) =>
      value instanceof Parameter ? (params as Record<string, unknown>)[value.name] : value,
    );
  const all = async (db: Queryable, params: Params) =>
    (await db.executeQuery<Row>({ ...compile(), parameters: parameters(params) })).rows;
  return {
    sql: () => compile().sql,
    parameters,
    all,
    first: async (db, params) => (await all(db, params))[0],
  };
}

/** Builds statements; never connects. */
const compiler = new Kysely<DB>({
  dialect: new PostgresDialect({
    pool: async () => {
      throw new Error('the statement compiler has no connection');
    },
  }),
});
