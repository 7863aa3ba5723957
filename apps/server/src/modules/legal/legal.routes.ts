import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { LegalDeps } from './legal-deps.ts';
import { listVersions } from './read-versions.ts';

export function legalHandlers(deps: LegalDeps): Pick<Handlers, 'listLegalVersions'> {
  return { listLegalVersions: ({ viewer }) => listVersions(deps, viewer?.id ?? null) };
}
