export const MAIL_OPERATOR = 'contact.mail-operator';
export const MAIL_ATTEMPTS = 12;
