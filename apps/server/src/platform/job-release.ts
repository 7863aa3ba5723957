import type { z } from 'zod';
import { isLater, RELEASE } from './release.ts';

const FLAG = 'release:';

/** Written on each job: who takes it sees which release added it. */
export const releaseFlags: readonly string[] = [`${FLAG}${RELEASE}`];

/** A job of a later release, which says what this one cannot read: it waits for a worker that can. */
export class SaysMore extends Error {}

/**
 * What a job is told, as it was declared. While releases serve beside each other an older worker takes what a newer web has added: what it
 * has no word for it must not do by half (P983).
 * @param flags of the job
 * @throws SaysMore where a later release says it otherwise than this one reads
 */
export function readTold<Payload>(
  payload: z.ZodType<Payload>,
  said: unknown,
  flags: Readonly<Record<string, true>> | null,
): Payload {
  const read = payload.safeParse(said);
  if (read.success && isNamed(said, read.data)) return read.data;
  const later = releasesOf(flags).find((release) => isLater(release, RELEASE));
  if (later !== undefined)
    throw new SaysMore(
      `release ${later} says more than this one, ${RELEASE}, can read: it waits for a worker of that release`,
    );
  if (!read.success) throw read.error;
  return read.data;
}

/** Is everything that was said in what was read? A declaration drops what it does not name. */
function isNamed(said: unknown, read: unknown): boolean {
  if (typeof said !== 'object' || said === null) return true;
  if (typeof read !== 'object' || read === null) return false;
  return Object.entries(said).every(
    ([key, value]) => key in read && isNamed(value, (read as Record<string, unknown>)[key]),
  );
}

function releasesOf(flags: Readonly<Record<string, true>> | null): string[] {
  return Object.keys(flags ?? {})
    .filter((flag) => flag.startsWith(FLAG))
    .map((flag) => flag.slice(FLAG.length));
}
