import { type RawBuilder, sql } from 'kysely';

/** The short name of the n-th purchase, in SQL: of a million drawn by chance two are mostly the same, which production draws again. */
export const referenceOf = (n: string): RawBuilder<string> =>
  sql.raw(
    `(select 'LK-' || left(code, 4) || '-' || right(code, 4) from (select translate(lpad((${n})::text, 8, '0'), '0123456789', '23456789BC') as code) coded)`,
  );
