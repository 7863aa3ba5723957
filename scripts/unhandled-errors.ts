import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Where the errors that belong to no test are written, for the end of the run to say them; vitest's own report has no place for them. */
export const UNHANDLED_ERRORS = 'LIKHA_UNHANDLED_ERRORS';

/** A reporter of vitest: an error after the last test of a file fails the run and is of no test. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const path = process.env[UNHANDLED_ERRORS];
    if (path) writeFileSync(path, JSON.stringify(errors.map(({ message, stack }) => stack ?? message)));
  }
}
