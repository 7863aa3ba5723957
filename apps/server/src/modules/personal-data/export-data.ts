import type { BaseDeps } from '../../platform/base-deps.ts';
import { findProfile, SECTIONS } from './export.queries.ts';

const PAGE_ROWS = 500;

/**
 * Everything that is kept of a person, as JSON, part by part: a page of rows at a time, so that a long life costs no more
 * memory than a short one.
 */
export async function* exportData(deps: BaseDeps, userId: string): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(deps.clock.now())},"profile":${JSON.stringify(await findProfile(deps.db, userId))}`;
  for (const [name, readPage] of Object.entries(SECTIONS)) {
    yield `,${JSON.stringify(name)}:[`;
    let after: string | null = null;
    let isFirst = true;
    for (;;) {
      const rows: { key: string }[] = await readPage(deps.db, userId, after, PAGE_ROWS);
      for (const { key: _, ...row } of rows) {
        yield `${isFirst ? '' : ','}${JSON.stringify(row)}`;
        isFirst = false;
      }
      after = rows.at(-1)?.key ?? null;
      if (rows.length < PAGE_ROWS) break;
    }
    yield ']';
  }
  yield '}\n';
}
