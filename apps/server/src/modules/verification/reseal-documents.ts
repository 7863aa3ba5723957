import { DOCUMENTS } from '@likha/contract/identity';
import { inTransaction } from '../../platform/database/index.ts';
import type { Found, Resealing } from '../../platform/resealing.ts';
import { resealDocument } from './sealed-documents.ts';
import { listWithDocuments, lockDocuments } from './verification.queries.ts';
import type { VerificationDeps } from './verification-deps.ts';

export type ResealDeps = Pick<VerificationDeps, 'db' | 'ids' | 'keysFor' | 'storage' | 'workFolder'>;

const SUBMISSIONS = 20;

/** Pictures that creators were verified by, one by one: each is sealed with a key of its own. */
export async function documentsResealing(deps: ResealDeps): Promise<Resealing> {
  return {
    name: 'documents of creators',
    async *stretches() {
      let after: string | null = null;
      for (;;) {
        const ids: string[] = await listWithDocuments(deps.db, after, SUBMISSIONS);
        if (ids.length === 0) return;
        yield await resealSubmissions(deps, ids);
        after = ids.at(-1) ?? null;
      }
    },
  };
}

async function resealSubmissions(deps: ResealDeps, ids: readonly string[]): Promise<Found> {
  const found = { seen: 0, old: 0, unreadable: 0 };
  for (const id of ids)
    for (const name of DOCUMENTS) {
      const outcome = await resealOne(deps, id, name);
      if (outcome === 'gone') continue;
      found.seen += 1;
      if (outcome !== 'current') found[outcome] += 1;
    }
  return found;
}

/** The row is held while its file is written: whoever removes the pictures waits, and removes the new one. */
function resealOne(deps: ResealDeps, id: string, name: (typeof DOCUMENTS)[number]) {
  return inTransaction(deps.db, async (tx) =>
    (await lockDocuments(tx, id)) ? resealDocument(deps, id, name) : ('gone' as const),
  );
}
