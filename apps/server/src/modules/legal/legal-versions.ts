import type { Language } from '@likha/contract';
import { isLaterVersion, type LegalVersion } from '@likha/contract/legal-versions';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';

/** A version as it is declared, with what it changes in words. */
export interface DeclaredVersion extends LegalVersion {
  readonly summary: Readonly<Record<Language, string>>;
}

/** All that are declared, the oldest first. There is a first one. */
export type DeclaredVersions = readonly [DeclaredVersion, ...DeclaredVersion[]];

/** While there is none but the first, which is accepted by joining, nobody has to be looked up. */
export const isFirstAlone = (versions: DeclaredVersions): boolean => versions.length === 1;

/** What the database keeps of a version that people were told of. */
export interface Announcement {
  version: string;
  announced_at: Date;
  effective_at: Date;
}

/** A declared version that people know of. */
export interface DatedVersion extends DeclaredVersion {
  /** Null for the first one. */
  readonly announcedAt: Date | null;
  readonly effectiveAt: Date;
}

/** Nobody is bound by a new version sooner after they were told (P358). */
const NOTICE_DAYS = 30;
/** Manila is ahead of UTC by so much, and has no summer time. */
const MANILA_MS = 8 * HOUR_MS;

/** The versions that people know of, the oldest first; one that was not announced yet is none of them. */
export function datedVersions(
  [first, ...later]: DeclaredVersions,
  announcements: readonly Announcement[],
): [DatedVersion, ...DatedVersion[]] {
  const known = new Map(announcements.map((each) => [each.version, each]));
  const dated = later.flatMap((declared): DatedVersion[] => {
    const announced = known.get(declared.version);
    if (!announced) return [];
    return [{ ...declared, announcedAt: announced.announced_at, effectiveAt: announced.effective_at }];
  });
  return [{ ...first, announcedAt: null, effectiveAt: beginningOf(first.from) }, ...dated];
}

/** The version that holds at a moment. */
export function versionInForce(
  [first, ...later]: [DatedVersion, ...DatedVersion[]],
  now: Date,
): DatedVersion {
  return later.findLast(({ effectiveAt }) => effectiveAt <= now) ?? first;
}

/** The version that will hold next, which people have been told of; null where there is none. */
export function announcedVersion(versions: readonly DatedVersion[], now: Date): DatedVersion | null {
  return versions.find(({ effectiveAt, announcedAt }) => announcedAt !== null && effectiveAt > now) ?? null;
}

/**
 * What somebody has yet to accept: the version in force, or else the one that is announced; null where there is none.
 * @param accepted the version that they accepted last
 */
export function versionToAccept(
  versions: [DatedVersion, ...DatedVersion[]],
  accepted: string,
  now: Date,
): DatedVersion | null {
  const inForce = versionInForce(versions, now);
  return isLaterVersion(inForce.version, accepted) ? inForce : announcedVersion(versions, now);
}

/**
 * From when a version holds that is announced now: the first Philippine day that leaves everybody 30 whole ones, its own day, or the
 * one before it, whichever is last.
 * @param bindsSomebody false while nobody has an account, so that nobody has to be told
 */
export function effectiveFrom(
  { from }: Pick<DeclaredVersion, 'from'>,
  { now, before, bindsSomebody }: { now: Date; before: Date; bindsSomebody: boolean },
): Date {
  const earliest = bindsSomebody ? nextDay(new Date(now.getTime() + NOTICE_DAYS * DAY_MS)) : now;
  return new Date(Math.max(earliest.getTime(), beginningOf(from).getTime(), before.getTime()));
}

function beginningOf(day: string): Date {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() - MANILA_MS);
}

/** The beginning of the Philippine day after a moment. */
function nextDay(moment: Date): Date {
  const day = Math.floor((moment.getTime() + MANILA_MS) / DAY_MS) + 1;
  return new Date(day * DAY_MS - MANILA_MS);
}
