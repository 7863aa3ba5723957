import { ApiError } from '../../lib/api-error.ts';

/** So many are decided at once and no more: what is said of each has to be read. */
export const MOST_AT_ONCE = 50;

/** One that is decided together with others. */
export interface Chosen {
  id: string;
  name: string;
}

/** One that was not decided: refused with what the server said, lost on its way, or never sent. */
export interface Failure extends Chosen {
  why: 'refused' | 'unanswered' | 'not_sent';
  detail?: string | undefined;
}

interface Steps {
  send: (id: string) => Promise<unknown>;
  /** Told how many were gone through. */
  onStep: (count: number) => void;
  /** Nobody waits for the rest any more. */
  isStopped: () => boolean;
}

/**
 * Decides about one after the other (P233): a refusal is of one alone, and the next is sent. Once an answer is lost nothing more
 * goes out, as whatever follows would be lost as well.
 * @returns those that were not decided, each with why
 */
export async function decideEach(
  chosen: readonly Chosen[],
  { send, onStep, isStopped }: Steps,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  let isLost = false;
  for (const [index, one] of chosen.slice(0, MOST_AT_ONCE).entries()) {
    if (isLost || isStopped()) failures.push({ ...one, why: 'not_sent' });
    else
      await send(one.id).catch((error: unknown) => {
        const why = whyOf(error);
        isLost = why !== 'refused';
        failures.push({ ...one, why, detail: error instanceof ApiError ? error.detail : undefined });
      });
    onStep(index + 1);
  }
  return failures;
}

function whyOf(error: unknown): Failure['why'] {
  if (!(error instanceof ApiError)) return 'unanswered';
  if (error.code === 'offline') return 'not_sent';
  return error.isUndecided ? 'unanswered' : 'refused';
}
