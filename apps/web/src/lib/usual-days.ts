import { USUAL_ANALYTICS_DAYS } from '@likha/contract/limits';

/** Days that analytics begin with, as a query carries them. */
export const USUAL_DAYS = `${USUAL_ANALYTICS_DAYS}`;
