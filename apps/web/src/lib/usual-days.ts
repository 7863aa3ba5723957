/** Days that analytics begin with. */
export const USUAL_DAYS = '30';
