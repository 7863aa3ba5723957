import type { Answer } from '../../lib/api-types.ts';

/** A month of what was withheld, as `/admin/tax` shows it. */
export type OwedMonth = Answer<'GET /admin/tax'>['tax']['months'][number];
