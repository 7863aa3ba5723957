/** Here and not with the jobs: who adds a job carries none of them. */
export const MAIL_SANCTION = 'enforcement.mail-sanction';
export const MAIL_ATTEMPTS = 12;
