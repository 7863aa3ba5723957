import type { Saying } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { LEGAL_VERSION } from '../settings/index.ts';
import { insertConsent, updateConsent } from './accounts.queries.ts';
import { accountsTexts } from './accounts.texts.generated.ts';

/**
 * Records that somebody accepts the documents in force (P207). Accepting them again changes nothing.
 * @param version what the person was shown
 * @throws AppError `validation_failed` when that is not the one in force
 */
export async function acceptDocuments(deps: BaseDeps, personId: string, version: string): Promise<void> {
  if (version !== LEGAL_VERSION) throw newerDocuments();
  await inTransaction(deps.db, async (tx) => {
    await updateConsent(tx, personId, version, deps.clock.now());
    await recordConsent(deps, tx, personId);
  });
}

/** Keeps that somebody accepted the documents in force, once for each version. */
export async function recordConsent(deps: BaseDeps, tx: Tx, personId: string): Promise<void> {
  await insertConsent(tx, {
    id: deps.ids.next(),
    person_id: personId,
    version: LEGAL_VERSION,
    accepted_at: deps.clock.now(),
  });
}

function newerDocuments(): AppError {
  const detail: Saying = (language) => accountsTexts[language].newerDocuments;
  return new AppError('validation_failed', { detail, errors: { version: detail } });
}
