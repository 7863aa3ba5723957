import type { z } from 'zod';

/** A job that will never succeed: it is not tried again. Anything else a handler throws is worth a retry. */
export class PermanentFailure extends Error {}

/** What a job is, said once: who adds it and who runs it both take it from here, and neither carries the other. */
export interface JobDeclaration<Payload = unknown> {
  /** `credits.settle-purchase` */
  readonly id: string;
  /** Jobs of one lane may wait for one another, never for those of another: `mail`, `settlement:paypal`. */
  readonly lane: string;
  readonly payload: z.ZodType<Payload>;
  /** Tries in all, whoever adds it, with graphile-worker's exponential backoff between them. */
  readonly tries: number;
  /** A crontab pattern for jobs that also run by the clock, UTC. */
  readonly cron?: string;
}

/** What the handler of a job is told of the try besides its payload. */
export interface Try {
  isLastAttempt: boolean;
  /** Aborts as the worker ends (P1080): work that takes long then rejects with the signal's reason, and the try is not counted. */
  signal: AbortSignal;
}

/** A declared job and what it does: what a worker takes. */
export interface Job<Payload = unknown> extends JobDeclaration<Payload> {
  handle(payload: Payload, context: Try): Promise<void>;
}

/** What the payload of a declared job is. */
export type PayloadOf<Declared> = Declared extends JobDeclaration<infer Payload> ? Payload : never;

/** The lane of jobs that need none of their own. */
export const CLOCKWORK = 'clockwork';

/**
 * Declares a job.
 * @returns what `addJob` takes; `handledBy` makes of it what a worker takes
 */
export function declareJob<Payload>(job: JobDeclaration<Payload>) {
  return {
    ...job,
    handledBy: (handle: Job<Payload>['handle']): Job<Payload> => ({ ...job, handle }),
  };
}
