export const MAIL_APPEAL = 'appeals.mail';
export const MAIL_ATTEMPTS = 12;
