import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Listener } from '../../platform/listener.ts';
import { defineModule } from '../../platform/server-module.ts';
import type { AccountsDeps, AccountsMailDeps } from './accounts-deps.ts';
import { createKnownDevices } from './known-devices.ts';
import { createSessions } from './sessions.ts';

export const accountsModule = defineModule({
  name: 'accounts',
  tables: ['users', 'sessions', 'captcha_uses', 'login_failures', 'account_links'],
  sharedWrites: {
    idempotency_keys:
      "the hourly sweep removes the platform's old keys with everything else that has run out",
  },
  services: (wired: BaseDeps & { listener: Listener | null; keyFor(use: string): Buffer }) => ({
    sessions: createSessions(wired, wired.listener),
    knownDevices: createKnownDevices(wired.keyFor('devices'), (bytes) => wired.ids.random(bytes)),
  }),
  handlers: async (deps: AccountsDeps) => ({
    ...(await import('./accounts.routes.ts')).accountsHandlers(deps),
    ...(await import('./recovery/recovery.routes.ts')).recoveryHandlers(deps),
    ...(await import('./email/email.routes.ts')).emailHandlers(deps),
  }),
  jobs: async (deps: AccountsMailDeps) => (await import('./accounts.jobs.ts')).accountsJobs(deps),
});
