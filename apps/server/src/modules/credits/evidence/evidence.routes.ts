import { calls } from '@likha/contract/calls';
import { EVIDENCE } from '@likha/contract/limits';
import type { Handlers } from '../../../platform/http/bind-calls.ts';
import { withUpload } from '../../../platform/http/multipart.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { listDisputes } from '../disputes/list-disputes.ts';
import { readRatios } from '../disputes/read-ratios.ts';
import { addSummary } from './add-summary.ts';
import { evidenceTexts } from './evidence.texts.generated.ts';
import {
  addEvidenceFile,
  askToSend,
  demandOpenEvidence,
  handInEvidence,
  readEvidence,
  removeEvidenceFile,
  saveEvidence,
} from './keep-evidence.ts';
import { readEvidenceFile } from './read-evidence-file.ts';

export type DisputesCall =
  | 'listDisputes'
  | 'getDisputeRatios'
  | 'getEvidence'
  | 'saveEvidence'
  | 'addEvidenceFile'
  | 'removeEvidenceFile'
  | 'handInEvidence'
  | 'sendEvidence'
  | 'addSummary';

/** Disputes, and what they are answered with, for finance. */
export function disputesHandlers(deps: CreditsDeps): Pick<Handlers, DisputesCall> {
  return {
    listDisputes: ({ query }) => listDisputes(deps, query),
    getDisputeRatios: () => readRatios(deps),
    getEvidence: async ({ params }) => ({ evidence: await readEvidence(deps, params.id) }),
    saveEvidence: async ({ viewer, params, body, request, language }) => {
      const admin = { id: viewer.id, from: request.ip };
      const evidence = await saveEvidence(deps, admin, params.id, body);
      return { evidence, message: evidenceTexts[language].saved };
    },
    addEvidenceFile: async ({ viewer, params, request, language }) => {
      await demandOpenEvidence(deps, params.id);
      const limits = {
        workFolder: deps.workFolder,
        maxFileBytes: EVIDENCE.fileBytes,
        maxBytes: EVIDENCE.fileBytes + 1,
        fileFields: calls.addEvidenceFile.files,
      };
      return withUpload(request, limits, async ({ files }) => {
        const file = await readEvidenceFile(files.file?.[0], viewer.id);
        const evidence = await addEvidenceFile(deps, { id: viewer.id, from: request.ip }, params.id, file);
        return { evidence, message: evidenceTexts[language].added };
      });
    },
    removeEvidenceFile: async ({ viewer, params, request, language }) => {
      const admin = { id: viewer.id, from: request.ip };
      const evidence = await removeEvidenceFile(deps, admin, params.id, params.file_id);
      return { evidence, message: evidenceTexts[language].removed };
    },
    handInEvidence: async ({ viewer, params, request, language }) => {
      const evidence = await handInEvidence(deps, { id: viewer.id, from: request.ip }, params.id);
      return { evidence, message: evidenceTexts[language].handedIn };
    },
    addSummary: async ({ viewer, params, body, request, language }) => {
      const admin = { id: viewer.id, from: request.ip };
      const evidence = await addSummary(deps, admin, params.id, body.language);
      return { evidence, message: evidenceTexts[language].added };
    },
    sendEvidence: async ({ viewer, params, request, language }) => {
      const evidence = await askToSend(deps, { id: viewer.id, from: request.ip }, params.id);
      return { evidence, message: evidenceTexts[language].asked };
    },
  };
}
