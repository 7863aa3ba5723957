import type { BaseDeps } from '../../platform/base-deps.ts';
import { createCipher } from '../../platform/cipher.ts';
import type { Keys } from '../../platform/keys.ts';
import { defineModule } from '../../platform/server-module.ts';
import { createNotificationLinks } from './notification-links.ts';
import type { NotificationsDeps, NotificationsMailDeps } from './notifications-deps.ts';

export const notificationsModule = defineModule({
  name: 'notifications',
  tables: [
    'notification_settings',
    'notices',
    'digests',
    'notifications',
    'notification_actors',
    'muted_creators',
  ],
  services: (wired: BaseDeps & { keysFor(use: string): Keys }) => ({
    /** What a person has not read of what they were told in the app, and when that was last. */
    findNewsStanding: async (personId: string) =>
      (await import('./in-app/news.queries.ts')).findNewsStanding(wired.db, personId, wired.clock.now()),
    notificationLinks: createNotificationLinks(createCipher(wired.keysFor('notifications'), wired.ids)),
  }),
  handlers: async (deps: NotificationsDeps) =>
    (await import('./notifications.routes.ts')).notificationsHandlers(deps),
  routes: async (app, deps: NotificationsDeps, { rateLimits }) =>
    (await import('./one-click.routes.ts')).oneClickRoutes(app, deps, rateLimits),
  jobs: async (deps: NotificationsMailDeps) =>
    (await import('./notifications.jobs.ts')).notificationsJobs(deps),
  personal: {
    erased: [
      'notices.person_id',
      'notification_settings.person_id',
      'notifications.person_id',
      'notification_actors.actor_id',
      'muted_creators.fan_id',
      'muted_creators.creator_id',
    ],
    exported: {
      notifications: {
        table: 'notifications',
        owner: 'person_id',
        key: 'id',
        columns: 'id, kind, at, read_at',
      },
      muted_creators: {
        table: 'muted_creators',
        owner: 'fan_id',
        key: 'id',
        columns: 'creator_id, created_at',
      },
      turned_off_notifications: {
        table: 'notification_settings',
        owner: 'person_id',
        key: 'person_id',
        columns: 'turned_off, in_app_off, changed_at',
      },
    },
    load: async () => (await import('./settings.queries.ts')).eraseNotifications,
  },
});
