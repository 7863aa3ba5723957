import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import type { NotificationLinks } from './notification-links.ts';

export interface NotificationsDeps extends BaseDeps {
  notificationLinks: NotificationLinks;
  publicUrl: string;
}

export interface NotificationsMailDeps extends NotificationsDeps {
  mail: Mail;
}
