import { relative } from 'node:path';

/** Seconds of each test file that takes long, as a run measured them; `npm test -- --measure` writes it anew. */
export const LONG_TESTS = 'vitest.long.json';

/** Those below come in any order: none of them is waited for alone. */
const LONG_SECONDS = 4;

/** Vitest's report, as far as it is read here. */
export interface Report {
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** The text of the file: the longest first. */
export function longTests({ testResults }: Report, root: string): string {
  const seconds = testResults
    .map(
      ({ name, startTime, endTime }) =>
        [relative(root, name), Math.round((endTime - startTime) / 1000)] as const,
    )
    .filter(([, took]) => took >= LONG_SECONDS)
    .sort(([, one], [, other]) => other - one);
  return `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`;
}
