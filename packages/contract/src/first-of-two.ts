import { z } from 'zod';

/** What the first of two people said of something is withdrawn by them, while no second has come (P842). */
export const withdrawn = z.object({ message: z.string() });

export const WITHDRAW_SUMMARY = 'Withdraw what one said as the first of two';
export const WITHDRAW_DESCRIPTION =
  'By who said it alone, and only while it waits for a second person: of the two at once exactly one holds. It is on record.';
