import type { Env } from '../env.ts';

/** What was found of one thing. `fault`: Likha does not work, or not safely. `warning`: it works, and should not stay so. */
export interface Finding {
  part: string;
  level: 'ok' | 'warning' | 'fault';
  says: string;
  /** What to do about it; nothing of what is in order. */
  todo?: string;
}

export interface Patient {
  env: Env;
  /** Null where the embedded database belongs to a Likha that does not run: it is not started to be looked at. */
  connectionString: string | null;
  now: () => Date;
}

export type Found = Omit<Finding, 'part'>;

/** Looks at one part. What it throws is a fault of that part. */
export interface Examination {
  part: string;
  look(patient: Patient): Promise<Found[]>;
}

export const ok = (says: string): Found => ({ level: 'ok', says });
export const warning = (says: string, todo: string): Found => ({ level: 'warning', says, todo });
export const fault = (says: string, todo: string): Found => ({ level: 'fault', says, todo });

/** Errors of networks hide what they mean; addresses in them are ours, passwords never are. */
export function reasonOf(error: unknown): string {
  const { message, cause, code } = error as { message?: string; cause?: unknown; code?: string };
  const inner = cause instanceof Error ? `: ${cause.message}` : '';
  return `${message || code || String(error)}${inner}`.replaceAll(/\/\/[^@/\s]*@/g, '//…@');
}

/** Is that the type of a refusal of ours? A proxy's own page is none. */
export function isProblem(contentType: string | null | undefined): boolean {
  return /^application\/problem\+json\b/.test(contentType ?? '');
}
