/** Apart from the jobs themselves, so that who adds a job need not import who runs it. */
export const SETTLE_ORDER = 'credits.settle-order';
export const MAIL_RECEIPT = 'credits.mail-receipt';
