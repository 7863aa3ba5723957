export const MAIL_VERIFICATION = 'verification.mail';
export const MAIL_ATTEMPTS = 12;
