import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { fillTemplate } from './fill-template.ts';
import { readTemplates } from './list-templates.ts';
import { presentTemplate } from './present-template.ts';
import { changeTemplate, createTemplate, removeTemplate, restoreTemplate } from './save-template.ts';
import { templatesTexts } from './templates.texts.generated.ts';

type Name =
  | 'listTemplates'
  | 'createTemplate'
  | 'changeTemplate'
  | 'removeTemplate'
  | 'restoreTemplate'
  | 'fillTemplate';

const adminOf = ({ id, staffRole }: Viewer, { ip }: { ip: string }) => ({ id, role: staffRole, from: ip });

export function templatesHandlers(deps: BaseDeps): Pick<Handlers, Name> {
  return {
    listTemplates: ({ viewer, query }) => readTemplates(deps, viewer.staffRole, query.kind),
    createTemplate: async ({ viewer, body, request, language }) => {
      const row = await createTemplate(deps, adminOf(viewer, request), body);
      return { template: presentTemplate(row), message: templatesTexts[language].created };
    },
    changeTemplate: async ({ viewer, params, body, request, language }) => {
      const row = await changeTemplate(deps, adminOf(viewer, request), params.id, body);
      return { template: presentTemplate(row), message: templatesTexts[language].changed };
    },
    removeTemplate: async ({ viewer, params, request, language }) => {
      const row = await removeTemplate(deps, adminOf(viewer, request), params.id);
      const t = templatesTexts[language];
      return { template: row && presentTemplate(row), message: row ? t.putAway : t.deleted };
    },
    restoreTemplate: async ({ viewer, params, request, language }) => {
      const row = await restoreTemplate(deps, adminOf(viewer, request), params.id);
      return { template: presentTemplate(row), message: templatesTexts[language].restored };
    },
    fillTemplate: ({ viewer, params, body }) => fillTemplate(deps, viewer.staffRole, params.id, body),
  };
}
