import type { Database } from '../types.ts';

/** The same dependencies, with reads of `db` by this reader: for what writes nothing. What writes, or decides, gets its own. */
export function readingFrom<Deps extends { readonly db: Database }>(deps: Deps, reader: Database): Deps {
  return reader === deps.db ? deps : { ...deps, db: reader };
}
