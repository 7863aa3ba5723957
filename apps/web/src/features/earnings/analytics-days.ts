import { ANALYTICS_DAYS } from '@likha/contract/limits';

export const PERIODS = ANALYTICS_DAYS.map(String);
/** What analytics begin with. */
export const ANALYTICS_USUAL = '30';
