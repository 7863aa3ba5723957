import { type CompiledQuery, type Expression, Kysely, PostgresDialect, sql } from 'kysely';
import type { DB } from '../schema.generated.ts';
import type { Database, Queryable } from './types.ts';

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
    all,
    first: async (db, params) => (await all(db, params))[0],
  };
}

/** Builds statements; never connects. */
const compiler: Database = new Kysely<DB>({
  dialect: new PostgresDialect({
    pool: async () => {
      throw new Error('the statement compiler has no connection');
    },
  }),
});
