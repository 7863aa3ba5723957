import type { BaseDeps } from '../../platform/base-deps.ts';
import { createCipher } from '../../platform/cipher.ts';
import { defineModule } from '../../platform/server-module.ts';
import { createNotificationLinks } from './notification-links.ts';
import type { NotificationsDeps, NotificationsMailDeps } from './notifications-deps.ts';

export const notificationsModule = defineModule({
  name: 'notifications',
  tables: ['notification_settings', 'notices', 'digests'],
  services: (wired: BaseDeps & { keyFor(use: string): Buffer }) => ({
    notificationLinks: createNotificationLinks(createCipher(wired.keyFor('notifications'), wired.ids)),
  }),
  handlers: async (deps: NotificationsDeps) =>
    (await import('./notifications.routes.ts')).notificationsHandlers(deps),
  routes: async (app, deps: NotificationsDeps, { rateLimits }) =>
    (await import('./one-click.routes.ts')).oneClickRoutes(app, deps, rateLimits),
  jobs: async (deps: NotificationsMailDeps) =>
    (await import('./notifications.jobs.ts')).notificationsJobs(deps),
});
