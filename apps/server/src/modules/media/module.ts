import type { Clock } from '../../platform/clock.ts';
import { defineModule } from '../../platform/server-module.ts';
import { shownMediaIsReady } from './laws/shown-media-is-ready.law.ts';
import type { MediaDeps } from './media-deps.ts';
import { createMediaAddresses } from './serve/media-addresses.ts';
import type { ServeOptions } from './serve/serve-media.routes.ts';
import { createMediaKey } from './serve/sign-media.ts';

export const mediaModule = defineModule({
  name: 'media',
  tables: ['media_items', 'media_traces'],
  services: ({ clock, keyFor }: { clock: Clock; keyFor(use: string): Buffer }) => {
    const mediaKey = createMediaKey(keyFor('media'));
    return {
      mediaKey,
      mediaAddresses: createMediaAddresses({ clock, mediaKey }),
      traceKey: keyFor('trace'),
    };
  },
  routes: async (app, deps: MediaDeps & { viewCounter: { count: ServeOptions['onView'] } }, binding) => {
    const { mediaRoutes } = await import('./serve/serve-media.routes.ts');
    mediaRoutes(app, { deps, binding, onView: deps.viewCounter.count });
  },
  handlers: async (deps: MediaDeps) => (await import('./trace/trace.routes.ts')).traceHandlers(deps),
  jobs: async (deps: MediaDeps) => (await import('./media.jobs.ts')).mediaJobs(deps),
  laws: [shownMediaIsReady],
});
