/** Two months side by side, as days `YYYY-MM-DD`. */
export interface MonthsCompared {
  /** The first of this month, and of the month before. */
  start: string;
  startBefore: string;
  /** The same day of the month before; its last day where it is shorter. */
  sameDayBefore: string;
}

/** This month so far and the month before until the same day (P135). @param today in the Philippines, `YYYY-MM-DD` */
export function monthsCompared(today: string): MonthsCompared {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastOfBefore = new Date(Date.UTC(year, month - 1, 0));
  const before = lastOfBefore.toISOString().slice(0, 7);
  const same = String(Math.min(day, lastOfBefore.getUTCDate())).padStart(2, '0');
  return {
    start: `${today.slice(0, 7)}-01`,
    startBefore: `${before}-01`,
    sameDayBefore: `${before}-${same}`,
  };
}
