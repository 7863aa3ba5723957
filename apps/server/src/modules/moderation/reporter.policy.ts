import { REPORTER } from '@likha/contract/limits';

/** How the newest reports of somebody were decided. */
export interface ReporterRecord {
  upheld: number;
  dismissed: number;
}

/** Are somebody's reports mostly dismissed, so that the next one waits behind those of others (P392)? */
export function isMostlyDismissed({ upheld, dismissed }: ReporterRecord): boolean {
  const decided = upheld + dismissed;
  return decided >= REPORTER.least && dismissed * 100 >= decided * REPORTER.dismissedPercent;
}
