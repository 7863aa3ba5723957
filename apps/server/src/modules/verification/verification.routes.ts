import { calls } from '@likha/contract/calls';
import { DOCUMENT_IMAGE, DOCUMENTS } from '@likha/contract/identity';
import type { Language } from '@likha/contract/language';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { withUpload } from '../../platform/http/multipart.ts';
import { readCaseHistory } from '../audit/index.ts';
import { decideVerification } from './decide-verification.ts';
import { FORM_NAMES } from './form-names.ts';
import { listSubmissions } from './list-submissions.ts';
import { presentSubmission, presentVerification } from './present-verification.ts';
import { readVerification } from './read-verification.ts';
import { submitVerification } from './submit-verification.ts';
import { takeBackDecision } from './take-back-decision.ts';
import type { VerificationRow } from './verification.queries.ts';
import { verificationTexts } from './verification.texts.generated.ts';
import type { VerificationDeps } from './verification-deps.ts';

export function verificationHandlers(
  deps: VerificationDeps,
): Pick<
  Handlers,
  | 'submitVerification'
  | 'getVerification'
  | 'listVerifications'
  | 'decideVerification'
  | 'takeBackVerification'
> {
  const present = async (row: VerificationRow, language: Language) => {
    const historyOf = await readCaseHistory(deps.db, 'verification', [row.creator_id]);
    return presentSubmission(row, language, historyOf(row.id));
  };
  return {
    submitVerification: async ({ viewer, request, language }) => {
      const limits = {
        workFolder: deps.workFolder,
        maxFileBytes: DOCUMENT_IMAGE.bytes,
        maxBytes: DOCUMENTS.length * (DOCUMENT_IMAGE.bytes + 1),
        fileFields: calls.submitVerification.files,
        otherNames: FORM_NAMES,
      };
      return withUpload(request, limits, async (upload) => {
        const row = await submitVerification(deps, viewer, upload, request.ip);
        const verification = presentVerification(row, { language, isVerified: false });
        return { verification, message: verificationTexts[language][row.status] };
      });
    },
    getVerification: ({ viewer, language }) => readVerification(deps, viewer, language),
    listVerifications: ({ query, language }) => listSubmissions(deps, query, language),
    decideVerification: async ({ viewer, params, body, request, language }) => {
      const row = await decideVerification(deps, {
        verificationId: params.id,
        decision: body.decision,
        reason: body.reason || null,
        adminId: viewer.id,
        from: request.ip,
      });
      return {
        verification: await present(row, language),
        message: verificationTexts[language][row.status],
      };
    },
    takeBackVerification: async ({ viewer, params, body, request, language }) => {
      const row = await takeBackDecision(deps, {
        verificationId: params.id,
        reason: body.reason,
        adminId: viewer.id,
        from: request.ip,
      });
      return { verification: await present(row, language), message: verificationTexts[language].waitsAgain };
    },
  };
}
