import { defineModule } from '../../platform/server-module.ts';
import { creatorsAreAsDecided } from './laws/creators-are-as-decided.law.ts';
import type { VerificationDeps } from './verification-deps.ts';

export const verificationModule = defineModule({
  name: 'verification',
  tables: ['verifications', 'verification_consents', 'verification_events'],
  handlers: async (deps: VerificationDeps) =>
    (await import('./verification.routes.ts')).verificationHandlers(deps),
  routes: async (app, deps: VerificationDeps, binding) => {
    const { documentRoutes } = await import('./document.routes.ts');
    documentRoutes(app, deps, binding);
  },
  jobs: async (deps: VerificationDeps) => (await import('./verification.jobs.ts')).verificationJobs(deps),
  resealing: async (deps: VerificationDeps) => [
    await (await import('./reseal-documents.ts')).documentsResealing(deps),
  ],
  laws: [creatorsAreAsDecided],
  personal: {
    erased: ['verifications.creator_id'],
    kept: {
      'verifications.decided_by': 'who of the staff did it: what they decide stays theirs to answer for',
    },
  },
});
