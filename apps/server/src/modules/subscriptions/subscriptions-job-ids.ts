export const MAIL_RENEWAL = 'subscriptions.mail-renewal';
