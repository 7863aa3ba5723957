import { CompiledQuery, type Expression, Kysely, PostgresDialect, sql } from 'kysely';
import type { DB } from '../schema.generated.ts';
import { TOGETHER } from './named-statements.ts';
import type { Database, Queryable } from './types.ts';

class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A prepared statement with its values, to be sent with others. */
export interface Filled<Row> {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Says what it answers; never there. */
  readonly row?: Row;
}

/** A statement built and compiled once and then only filled in: the builder costs more than the query on hot paths. */
export interface Prepared<Params, Row> {
  readonly sql: () => string;
  parameters(params: Params): unknown[];
  fill(params: Params): Filled<Row>;
  all(db: Queryable, params: Params): Promise<Row[]>;
  first(db: Queryable, params: Params): Promise<Row | undefined>;
}

export type Placeholder<Params> = <Name extends keyof Params & string>(
  name: Name,
) => Expression<Params[Name]>;

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
    fill: (params) => ({ sql: compile().sql, parameters: parameters(params) }),
    all,
    first: async (db, params) => (await all(db, params))[0],
  };
}

/** The rows that each of these answers. */
export type RowsOf<List extends readonly Filled<unknown>[]> = {
  -readonly [Index in keyof List]: List[Index] extends Filled<infer Row> ? Row[] : never;
};

/**
 * Sends statements in one go and waits for all: one trip to the database instead of one each, while rows are locked. They run
 * in their order; in a transaction none does anything after one that fails. Without one, send what only reads, to a
 * pool that pipelines (docs/decisions/0016 and 0286).
 * @returns the rows of each
 * @throws what the first one that failed threw
 */
export async function sendTogether<const List extends readonly Filled<unknown>[]>(
  db: Queryable,
  statements: List,
): Promise<RowsOf<List>> {
  const { rows } = await db.executeQuery<unknown>(CompiledQuery.raw(TOGETHER, [...statements]));
  return rows as RowsOf<List>;
}

/** Builds statements; never connects. */
const compiler: Database = new Kysely<DB>({
  dialect: new PostgresDialect({
    pool: async () => {
      throw new Error('the statement compiler has no connection');
    },
  }),
});
