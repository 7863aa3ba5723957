import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';

export const firstStepsModule = defineModule({
  name: 'first-steps',
  tables: ['fan_interests'],
  handlers: async (deps: BaseDeps) => (await import('./first-steps.routes.ts')).firstStepsHandlers(deps),
});
