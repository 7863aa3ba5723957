import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';

export const templatesModule = defineModule({
  name: 'templates',
  tables: ['templates'],
  handlers: async (deps: BaseDeps) => (await import('./templates.routes.ts')).templatesHandlers(deps),
  personal: {
    kept: {
      'templates.changed_by': 'who of the staff did it: what they decide stays theirs to answer for',
    },
  },
});
