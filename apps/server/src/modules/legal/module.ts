import { defineModule } from '../../platform/server-module.ts';
import { DECLARED_VERSIONS } from './declared-versions.ts';
import type { LegalDeps, LegalMailDeps } from './legal-deps.ts';

export const legalModule = defineModule({
  name: 'legal',
  tables: ['legal_announcements'],
  services: () => ({ legalVersions: DECLARED_VERSIONS }),
  handlers: async (deps: LegalDeps) => (await import('./legal.routes.ts')).legalHandlers(deps),
  jobs: async (deps: LegalMailDeps) => (await import('./legal.jobs.ts')).legalJobs(deps),
});
