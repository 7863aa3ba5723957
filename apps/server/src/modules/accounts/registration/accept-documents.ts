import type { Saying } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { type LegalDeps, readVersions } from '../../legal/index.ts';
import { insertConsent, updateConsent } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';

/**
 * Records that somebody accepts the documents in force (P207). Accepting them again changes nothing.
 * @param version what the person was shown
 * @throws AppError `validation_failed` when that is not the one in force
 */
export async function acceptDocuments(deps: LegalDeps, personId: string, version: string): Promise<void> {
  const { inForce } = await readVersions(deps);
  if (version !== inForce.version) throw newerDocuments();
  await inTransaction(deps.db, async (tx) => {
    await updateConsent(tx, personId, version, deps.clock.now());
    await recordConsent(deps, tx, personId, version);
  });
}

/** Keeps that somebody accepted a version of the documents, once for each version. */
export async function recordConsent(
  deps: BaseDeps,
  tx: Tx,
  personId: string,
  version: string,
): Promise<void> {
  await insertConsent(tx, {
    id: deps.ids.next(),
    person_id: personId,
    version,
    accepted_at: deps.clock.now(),
  });
}

function newerDocuments(): AppError {
  const detail: Saying = (language) => accountsTexts[language].newerDocuments;
  return new AppError('validation_failed', { detail, errors: { version: detail } });
}
