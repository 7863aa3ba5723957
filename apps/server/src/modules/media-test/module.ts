import { defineModule } from '../../platform/server-module.ts';
import type { MediaTestDeps } from './media-test-deps.ts';
import { isTestFile } from './samples.ts';

export const mediaTestModule = defineModule({
  name: 'media-test',
  tables: [],
  services: () => ({ testMedia: { has: isTestFile } }),
  handlers: async (deps: MediaTestDeps) => (await import('./media-test.routes.ts')).mediaTestHandlers(deps),
});
