import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../../scripts/source-files.ts';

/**
 * The tests' PostgreSQL is the newest, an operator's may be 15 (P935): what later ones brought is in no statement. By hand the same is
 * asked of an older one itself, by `TEST_DATABASE_URL`.
 */
const ROOT = resolve(import.meta.dirname, '../../..');
const PLACES = ['apps/server/src', 'apps/server/migrations', 'apps/demo/src'];

/** Functions and words that 15 does not know. */
const LATER: Record<string, RegExp> = {
  16: /\b(any_value|array_sample|array_shuffle|random_normal|pg_input_is_valid|pg_input_error_info|erfc?|system_user|date_add|date_subtract)\s*\(|\bis json\b/i,
  17: /\b(uuid_extract_timestamp|uuid_extract_version|to_bin|to_oct|json_table|json_query|json_value|json_exists|json_scalar|json_serialize|xmltext|merge_action)\s*\(/i,
  18: /\b(uuidv4|uuidv7|array_sort|array_reverse|casefold|crc32c?|json_strip_nulls_in_arrays)\s*\(|\b(analyze|vacuum) only\b|\bwithout overlaps\b|\bgenerated always as \([^`]*\) virtual\b/i,
};

const statements = PLACES.flatMap((place) => listFiles(ROOT, place))
  .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const)
  .filter(([file, text]) => /\.(sql|queries\.ts|law\.ts)$/.test(file) || text.includes('sql`'));

it.each(Object.entries(LATER))('no statement needs PostgreSQL %s', (_version, words) => {
  expect(statements.length).toBeGreaterThan(100);
  expect(statements.filter(([, text]) => words.test(text)).map(([file]) => file)).toEqual([]);
});
