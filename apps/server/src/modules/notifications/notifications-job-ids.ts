export const MAIL_NOTICE = 'notifications.mail-notice';
export const MAIL_DIGEST = 'notifications.mail-digest';
export const MAIL_ATTEMPTS = 12;
