import { readExportedPage } from '../../platform/personal-data.ts';
import { findProfile } from './export.queries.ts';
import type { PersonalDataDeps } from './personal-data-deps.ts';

const PAGE_ROWS = 500;

/**
 * Everything that is kept of a person, as JSON, part by part: a page of rows at a time, so that a long life costs no more
 * memory than a short one.
 */
export async function* exportData(deps: PersonalDataDeps, userId: string): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(deps.clock.now())},"profile":${JSON.stringify(await findProfile(deps.db, userId))}`;
  for (const [name, table] of deps.personalData.flatMap(({ exported = {} }) => Object.entries(exported))) {
    yield `,${JSON.stringify(name)}:[`;
    let after: string | null = null;
    let isFirst = true;
    for (;;) {
      const rows: { key: string }[] = await readExportedPage(deps.db, table, userId, after, PAGE_ROWS);
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
