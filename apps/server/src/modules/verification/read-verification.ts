import type { CallResponse, Calls } from '@likha/contract';
import type { Language } from '@likha/contract/language';
import type { Viewer } from '../../platform/viewer.ts';
import { presentVerification } from './present-verification.ts';
import { findNewest } from './verification.queries.ts';
import type { VerificationDeps } from './verification-deps.ts';

/** How a creator's newest submission stands, in the reader's language. */
export async function readVerification(
  { db }: VerificationDeps,
  { id, isVerified }: Viewer,
  language: Language,
): Promise<CallResponse<Calls['getVerification']>> {
  return { verification: presentVerification(await findNewest(db, id), { language, isVerified }) };
}
