export const MAIL_REMOVAL = 'removals.mail';
export const MAIL_ATTEMPTS = 12;
