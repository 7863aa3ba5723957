import { familyMs, processorMs } from './processor-time.ts';

/** How often something was done, and in how many seconds. */
export interface Done {
  count: number;
  seconds: number;
}

export const perSecond = ({ count, seconds }: Done): number => count / seconds;

/** What was done, and the processor time that it took. */
export interface Spent extends Done {
  /** Of the program that did it. */
  processorMs: number;
  /** Of the database, with all of its processes. */
  databaseMs: number;
}

/** Whose processor time is looked at. */
export interface Spenders {
  program: number;
  postmaster: number;
}

/** Runs, and looks at the processor time of both before and after. */
export async function spend({ program, postmaster }: Spenders, run: () => Promise<Done>): Promise<Spent> {
  const [programBefore, databaseBefore] = [processorMs(program), familyMs(postmaster)];
  const done = await run();
  return {
    ...done,
    processorMs: processorMs(program) - programBefore,
    databaseMs: familyMs(postmaster) - databaseBefore,
  };
}
