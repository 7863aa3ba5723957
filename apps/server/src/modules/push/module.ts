import { defineModule } from '../../platform/server-module.ts';
import type { PushDeps } from './push-deps.ts';

export const pushModule = defineModule({
  name: 'push',
  tables: ['push_keys', 'push_devices', 'push_settings', 'pushes'],
  handlers: async (deps: PushDeps) => (await import('./push.routes.ts')).pushHandlers(deps),
  jobs: async (deps: PushDeps) => (await import('./push.jobs.ts')).pushJobs(deps),
  resealing: async (deps: Pick<PushDeps, 'db' | 'ids' | 'keysFor'>) => [
    await (await import('./push-keys.ts')).keysResealing(deps),
  ],
  personal: {
    erased: ['push_devices.person_id', 'push_settings.person_id', 'pushes.person_id'],
    exported: {
      push_devices: {
        table: 'push_devices',
        owner: 'person_id',
        key: 'id',
        columns: 'id, endpoint, created_at',
      },
      push_settings: {
        table: 'push_settings',
        owner: 'person_id',
        key: 'person_id',
        columns: 'turned_off, quiet_from, quiet_to, changed_at',
      },
    },
    load: async () => (await import('./push-settings.queries.ts')).erasePush,
  },
});
