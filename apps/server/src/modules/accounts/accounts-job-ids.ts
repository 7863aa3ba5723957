/** Here and not with the jobs: who adds a job carries none of them. */
export const MAIL_LINK = 'accounts.mail-link';
export const MAIL_NOTICE = 'accounts.mail-notice';
export const REMOVE_UNUSED_PICTURE = 'accounts.remove-unused-picture';
