import { AppError } from '../../platform/app-error.ts';
import { findAccepted } from './legal.queries.ts';
import { legalTexts } from './legal.texts.generated.ts';
import type { LegalDeps } from './legal-deps.ts';
import { isFirstAlone, versionToAccept } from './legal-versions.ts';
import { readVersions } from './read-versions.ts';

/**
 * Lets through who has accepted the documents in force (P360).
 * @throws AppError `consent_required` for who accepted an older version
 */
export async function demandConsent(deps: LegalDeps, personId: string): Promise<void> {
  if (isFirstAlone(deps.legalVersions)) return;
  const [{ all }, accepted] = await Promise.all([readVersions(deps), findAccepted(deps.db, personId)]);
  const now = deps.clock.now();
  const due = accepted === undefined ? null : versionToAccept(all, accepted, now);
  if (due === null || due.effectiveAt > now) return;
  throw new AppError('consent_required', {
    detail: (language) => legalTexts[language].consentNeeded({ version: due.version }),
  });
}
