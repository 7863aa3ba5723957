/** Apart from the jobs themselves, so that who adds a job need not import who runs it. */
export const GIVE_RESTITUTION = 'restitutions.give';
export const MAIL_RESTITUTION = 'restitutions.mail';

/** With the queue's backoff, some three days. */
export const RESTITUTION_ATTEMPTS = 18;
