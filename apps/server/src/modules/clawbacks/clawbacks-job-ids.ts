/** Apart from the jobs themselves, so that who adds a job need not import who runs it. */
export const SETTLE_CLAWBACK = 'clawbacks.settle';
export const MAIL_CLAWBACK = 'clawbacks.mail';

/** With the queue's backoff, some three days. */
export const CLAWBACK_ATTEMPTS = 18;
